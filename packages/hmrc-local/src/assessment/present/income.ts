/** Other income, allowances and reliefs as a calculation shows them. */
import type { StandIn } from '../../app/plugin.ts';
import { lower } from '../../calculation/amount.ts';
import { parametersOf } from '../../calculation/parameters.ts';
import { UK_INTEREST } from '../../individuals/income-kinds.ts';
import { recordsIn } from '../../individuals/records.ts';
import { isRecord } from '../../mtd/json.ts';
import { fieldOf, inPounds } from '../amounts.ts';
import type { Assessment } from '../assess.ts';
import { contractorsTook } from '../return-of-year.ts';
import { percentage, wholePounds } from './bands.ts';

/** The parts of the answer that only people with such income have. */
export const otherParts = (standIn: StandIn, assessment: Assessment): object => ({
	...interest(standIn, assessment),
	...dividends(assessment),
	...giftAid(assessment),
	...pensions(assessment),
	...pensionCharges(assessment),
	...marriageAllowanceIn(assessment),
	...reliefs(assessment),
	...taxTakenOff(standIn, assessment),
});

/** Allowances and what is deducted with them. */
export function allowances({ boxes: c }: Assessment): object {
	const { c14_3, c4_64, c4_68, c4_47, c4_63b } = c;
	return {
		...(c4_68 > 0n
			? {
					marriageAllowanceTransferOut: {
						personalAllowanceBeforeTransferOut: inPounds(c4_64),
						transferredOutAmount: inPounds(c4_68),
					},
				}
			: {}),
		// HMRC gives one or the other.
		...(c14_3 > 0n
			? { reducedPersonalAllowance: wholePounds(c4_64) }
			: { personalAllowance: wholePounds(c4_64) }),
		...given('lossesAppliedToGeneralIncome', wholePounds(c4_47 - c4_63b)),
		...given('giftOfInvestmentsAndPropertyToCharity', wholePounds(c.c4_49)),
		...given('pensionContributions', inPounds(c.c4_48)),
	};
}

const given = (name: string, value: number): object => (value === 0 ? {} : { [name]: value });

/** The profits of each kind, together. */
export function incomeTotals({ results }: Assessment): object {
	const total = (type: string) =>
		results
			.filter(({ business }) => business.typeOfBusiness === type)
			.reduce((sum, { taxableProfit, broughtForwardUsed }) => sum + taxableProfit - broughtForwardUsed, 0n);
	const [trade, rent] = [wholePounds(total('self-employment')), wholePounds(total('uk-property'))];
	return {
		...given('totalSelfEmploymentProfit', trade),
		...given('totalPropertyProfit', rent),
		...given('totalUKOtherPropertyProfit', rent),
	};
}

function interest({ store }: StandIn, { nino, taxYear, boxes: c }: Assessment): object {
	if (c.c2_19 === 0n) return {};
	const accounts = recordsIn(store).all(UK_INTEREST, nino, taxYear);
	return {
		savingsAndGainsIncome: {
			totalChargeableSavingsAndGains: wholePounds(c.c2_19),
			totalUkSavingsAndGains: wholePounds(c.c2_17),
			...given('chargeableForeignSavingsAndGains', wholePounds(c.c2_9)),
			ukSavingsAndGainsIncome: accounts.flatMap(({ id, body }) =>
				isRecord(body)
					? [
							{
								incomeSourceId: id,
								incomeSourceType: 'uk-savings-and-gains',
								grossIncome: inPounds(
									fieldOf(body, 'untaxedUkInterest') + grossOf(fieldOf(body, 'taxedUkInterest')),
								),
							},
						]
					: [],
			),
		},
	};
}

/** Payments made after basic rate tax, with that tax. */
const grossOf = (net: bigint): bigint => (net * 5n) / 4n;

function dividends({ boxes: c }: Assessment): object {
	if (c.c3_15 === 0n) return {};
	return {
		dividendsIncome: {
			totalChargeableDividends: wholePounds(c.c3_15),
			totalUkDividends: wholePounds(c.c3_10 + c.c3_11),
			...given('chargeableForeignDividends', wholePounds(c.c3_5)),
			ukDividends: {
				incomeSourceType: 'uk-dividends',
				dividends: wholePounds(c.c3_10),
				otherUkDividends: wholePounds(c.c3_11),
			},
		},
	};
}

function giftAid({ boxes: c, taxYear }: Assessment): object {
	if (c.c4_57 === 0n) return {};
	const { BR_rate } = parametersOf(taxYear);
	return {
		giftAid: {
			grossGiftAidPayments: wholePounds(c.c4_57),
			rate: percentage(BR_rate),
			giftAidTax: inPounds(c.c9_34),
			giftAidCharge: inPounds(c.c9_39),
		},
	};
}

function pensions({ boxes: c }: Assessment): object {
	if (c.c4_58 === 0n) return {};
	return {
		pensionContributionReliefs: {
			totalPensionContributionReliefs: inPounds(c.c4_58),
			pensionContributionDetail: { regularPensionContributions: inPounds(c.c4_58) },
		},
	};
}

/** Each kind of charge, and how much of it was already paid. */
function pensionCharges({ boxes: c }: Assessment): object {
	if (c.c25_51 === 0n) return {};
	const detail = {
		...(c.c25_36 > 0n
			? {
					pensionSchemeUnauthorisedPayments: {
						totalChargeableAmount: inPounds(c.c25_36),
						totalTaxPaid: inPounds(c.c25_38),
					},
				}
			: {}),
		...(c.c25_23 > 0n
			? {
					pensionContributionsInExcessOfTheAnnualAllowance: {
						totalContributions: inPounds(c.c25_9),
						totalPensionCharge: inPounds(c.c25_23),
						annualAllowanceTaxPaid: inPounds(c.c25_25),
						totalPensionChargeDue: inPounds(c.c25_26),
					},
				}
			: {}),
	};
	return {
		pensionSavingsTaxCharges: {
			totalPensionCharges: inPounds(c.c25_51),
			totalTaxPaid: inPounds(c.c25_52),
			totalPensionChargesDue: inPounds(c.c25_50),
			...(Object.keys(detail).length > 0 ? { pensionSavingsTaxChargesDetail: detail } : {}),
		},
	};
}

function marriageAllowanceIn({ boxes: c }: Assessment): object {
	if (c.c9_20 === 0n) return {};
	return { marriageAllowanceTransferredIn: { amount: inPounds(c.c9_20), rate: percentage(c.c3a_4) } };
}

function reliefs(assessment: Assessment): object {
	const parts = { ...financeCosts(assessment), ...investments(assessment) };
	return Object.keys(parts).length > 0 ? { reliefs: parts } : {};
}

function financeCosts({ boxes: c, taxYear }: Assessment): object {
	if (c.c24_1 === 0n) return {};
	const { finance_cost_rate } = parametersOf(taxYear);
	return {
		residentialFinanceCosts: {
			adjustedTotalIncome: inPounds(c.c24_15),
			totalAllowableAmount: inPounds(c.c24_16),
			relievableAmount: inPounds(c.c24_17),
			rate: percentage(finance_cost_rate),
			totalResidentialFinanceCostsRelief: inPounds(c.c9_23),
			ukProperty: {
				amountClaimed: wholePounds(c.c24_1),
				allowableAmount: inPounds(c.c24_3),
				carryForwardAmount: inPounds(c.c24_1 - c.c24_17),
			},
		},
	};
}

/** Each scheme with its rate, in the order they reduce tax; the last ones may find none left. */
function investments({ boxes: c, taxYear }: Assessment): object {
	const p = parametersOf(taxYear);
	let left = c.c9_1;
	const reliefsClaimed = (
		[
			['vct-subscriptions', c.c9_4, p.VCT_rate, c.c9_5],
			['eis-subscriptions', c.c9_6, p.EIS_rate, c.c9_7],
			['seed-enterprise-investment', c.c9_8, p.SEIS_rate, c.c9_9],
			['community-investment', c.c9_10, p.CITR_rate, c.c9_11],
		] as const
	).flatMap(([type, claimed, rate, relief]) => {
		if (claimed === 0n) return [];
		const used = lower(relief, left);
		left -= used;
		const [amountClaimed, amountUsed] = [inPounds(claimed), inPounds(used)];
		return [{ type, amountClaimed, allowableAmount: inPounds(relief), amountUsed, rate: percentage(rate) }];
	});
	return reliefsClaimed.length > 0 ? { reliefsClaimed } : {};
}

function taxTakenOff(standIn: StandIn, { boxes: c, nino, taxYear, results }: Assessment): object {
	const isTrade = results.some(({ business }) => business.typeOfBusiness === 'self-employment');
	const contractors = isTrade ? contractorsTook(standIn, nino, taxYear) : 0n;
	const parts = {
		...given('cis', inPounds(contractors)),
		...given('bbsi', inPounds(c.c11_27)),
		...given('ukLandAndProperty', inPounds(c.c11_14)),
		...given('securities', inPounds(c.c11_28)),
		...given('taxTakenOffTradingIncome', inPounds(c.c11_10 - contractors)),
	};
	return Object.keys(parts).length > 0 ? { taxDeductedAtSource: parts } : {};
}

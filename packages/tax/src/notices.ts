/** What a person should know before filing: what HMRC's calculation accepts or leaves out, and HMRC may query. */
import { type Facts, type Pence, pence } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import { clipped } from './clipped.ts';
import { compared } from './compared.ts';
import type { Figures } from './figures.ts';
import { ignored } from './ignored.ts';
import type { Notice } from './notice.ts';
import type { Pages } from './pages/pages.ts';
import { larger, lower, positive } from './rounding.ts';
import { withinLimits } from './within-limits.ts';

const NOTHING: readonly never[] = [];

/** Every notice for these figures. */
export function notices(facts: Facts, figures: Figures): readonly Notice[] {
	const found = [
		aboveEarnings(facts, figures),
		refundNotCounted(facts, figures),
		carriedBackAboveGifts(facts),
		winterFuelNotCharged(facts),
	].filter((one) => one !== undefined);
	const others = [
		...aboveLimits(facts),
		...maintenanceAboveLimit(facts),
		...taxAbovePay(facts),
		...ignored(facts, figures),
		...clipped(facts, figures),
		...compared(facts, figures),
	];
	return found.length + others.length === 0 ? NOTHING : [...found, ...others];
}

/**
 * Pension payments above the relief limit: the year's earnings, or without earnings £3,600 of payments with relief at
 * source (FA 2004 ss.190 and 191(7); HMRC PTM044100). HMRC's calculation limits neither (c4.48, c4.58).
 */
function aboveEarnings(
	{ reliefs, taxYear }: Facts,
	{ reliefs: figures, pages }: Figures,
): Notice | undefined {
	const { pensionReliefAtSource: atSource, pensionPaymentsGross: gross } = figures;
	if (atSource + gross === 0) return undefined;
	const earned = relevantEarnings(pages);
	const withoutEarnings = yearData(taxYear).pensionRelief.basicAmountPounds * 100;
	const limit = lower(larger(withoutEarnings, earned), atSource + lower(gross, earned));
	if (atSource + gross <= limit) return undefined;
	const fact = PAYMENTS.find((name) => (reliefs?.[name] ?? 0) > 0) ?? PAYMENTS[0];
	return {
		code: 'pensionReliefAboveEarnings',
		fact: `reliefs.${fact}`,
		amount: pence(atSource + gross - limit),
		limit: pence(limit),
		withoutEarnings: pence(withoutEarnings),
	};
}

const PAYMENTS = [
	'pensionReliefAtSource',
	'retirementAnnuityPayments',
	'paymentToEmployersSchemeNoTaxRelief',
	'overseasPensionSchemeContributions',
] as const;

/** Relevant UK earnings (s.189(2)): jobs after expenses, and profits of trades and partnerships before losses of other years. */
function relevantEarnings({ employments, trades, partnerships }: Pages): number {
	let earned = 0;
	for (const { pay, benefits, expenses } of employments) earned += positive(pay + benefits - expenses);
	for (const { taxableProfit, lossUsed, transitionProfit } of trades)
		earned += positive(taxableProfit + lossUsed) + transitionProfit;
	for (const { tradingProfit, lossUsed, transitionProfit } of partnerships)
		earned += positive(tradingProfit + lossUsed) + transitionProfit;
	return earned;
}

/** Tax taken off pay and pensions that adds up to less than zero: HMRC counts it as none (c11.5). */
function refundNotCounted(facts: Facts, { taxPaid }: Figures): Notice | undefined {
	const taken = taxPaid.employment + taxPaid.pensions;
	if (taken >= 0) return undefined;
	const job = facts.employments?.findIndex(({ taxDeducted }) => (taxDeducted ?? 0) < 0) ?? -1;
	const fact = job >= 0 ? `employments[${job}].taxDeducted` : 'pensions.taxDeducted';
	return { code: 'taxRefundNotCounted', fact, amount: pence(-taken) };
}

/** Investments or payments above the relief limit: the excess has no relief, and does not go in the box. */
function aboveLimits(facts: Facts): readonly Notice[] {
	const { reliefs } = facts;
	const within = withinLimits(facts).reliefs;
	if (reliefs === within) return NOTHING;
	return LIMITED.flatMap((name) => {
		const [given = 0, limit = 0] = [reliefs?.[name], within?.[name]];
		if (given <= limit) return [];
		return [
			{
				...{ code: 'reliefAboveLimit', fact: `reliefs.${name}`, amount: pence(given - limit) },
				limit: pence(limit),
			} as const,
		];
	});
}

const LIMITED = [
	'ventureCapitalTrust',
	'enterpriseInvestmentScheme',
	'seedEnterpriseInvestmentScheme',
	'paymentsToTradeUnionsForDeathBenefits',
] as const;

/** Maintenance above the minimum of the married couple's allowance (ITA 2007 s.454), which HMRC's calculation cuts itself. */
function maintenanceAboveLimit({ reliefs, taxYear }: Facts): readonly Notice[] {
	const paid = reliefs?.maintenancePayments;
	if (paid === undefined) return NOTHING;
	const limit = pence(yearData(taxYear).allowances.marriedCouplesAllowanceMinimumPounds * 100);
	if (paid <= limit) return NOTHING;
	const fact = 'reliefs.maintenancePayments';
	return [{ code: 'reliefAboveLimit', fact, amount: pence(paid - limit), limit }];
}

/** Tax taken off a job or pensions above what they paid. HMRC's calculation counts all of it; a figure is probably wrong. */
function taxAbovePay({ employments, pensions }: Facts): readonly Notice[] {
	const found: Notice[] = [];
	const look = (paid: Pence | undefined, taken: Pence | undefined, fact: () => string): void => {
		if (paid === undefined || taken === undefined || taken <= paid || taken <= 0) return;
		found.push({ code: 'taxAbovePay', fact: fact(), amount: pence(taken - paid) });
	};
	employments?.forEach(({ pay, taxDeducted }, index) => {
		look(pay, taxDeducted, () => `employments[${index}].taxDeducted`);
	});
	// Box 12: state pension is paid without tax.
	look(pensions?.otherPensions, pensions?.taxDeducted, () => 'pensions.taxDeducted');
	return found;
}

/** Gifts treated as paid in the previous year, above this year's gifts and those made since (ITA 2007 s.426). */
function carriedBackAboveGifts({ reliefs }: Facts): Notice | undefined {
	const { giftAid = 0, giftAidCarriedBack = 0 } = reliefs ?? {};
	if (giftAidCarriedBack <= giftAid) return undefined;
	const amount = pence(giftAidCarriedBack - giftAid);
	return { code: 'giftAidCarriedBackAboveGifts', fact: 'reliefs.giftAidCarriedBack', amount };
}

/** A Winter Fuel Payment in a year with no charge to take it back. */
function winterFuelNotCharged({ taxYear, winterFuelPayment = pence(0) }: Facts): Notice | undefined {
	if (winterFuelPayment === 0 || yearData(taxYear).winterFuelPaymentCharge !== null) return undefined;
	return { code: 'winterFuelNotCharged', fact: 'winterFuelPayment', amount: winterFuelPayment };
}

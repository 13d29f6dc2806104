/** What a person sent to MTD for a year as the boxes of a return, which the calculation reads. */

import { yearData } from '@halfpenny/years';
import { deductedIn } from '../apis/income/cis-periods.ts';
import type { StandIn } from '../app/plugin.ts';
import { written } from '../calculation/amount.ts';
import type { CalculatedYear } from '../calculation/parameters.ts';
import type { WrittenBoxes } from '../calculation/return-boxes.ts';
import {
	CHARITABLE_GIVING,
	CHILD_BENEFIT,
	CIS_DEDUCTIONS,
	DISCLOSURES,
	DIVIDENDS,
	INVESTMENT_RELIEFS,
	OTHER_EXPENSES,
	OTHER_RELIEFS,
	OTHER_SAVINGS,
	PENSION_CHARGES,
	PENSION_RELIEFS,
	PENSIONS_INCOME,
	UK_DIVIDENDS,
	UK_INTEREST,
	WINTER_FUEL,
} from '../individuals/income-kinds.ts';
import { marriageClaimsIn } from '../individuals/marriage-claims.ts';
import { recordsIn } from '../individuals/records.ts';
import { partOf } from '../mtd/json.ts';
import { fieldOf, sumOf, sumOfEach } from './amounts.ts';
import { annualOf } from './business-figures.ts';
import type { BusinessResult } from './business-result.ts';

type Page = Readonly<Record<string, string>>;

/** Boxes with something in them. */
const filled = (boxes: Readonly<Record<string, bigint>>): Page =>
	Object.fromEntries(
		Object.entries(boxes).flatMap(([box, value]) => (value === 0n ? [] : [[box, written(value)] as const])),
	);

/** The boxes of a person's year. Everyone in the stand-in is taxed as in England. */
export function returnOfYear(
	standIn: StandIn,
	nino: string,
	taxYear: CalculatedYear,
	results: readonly BusinessResult[],
): WrittenBoxes {
	const classTwo = volunteersClassTwo(standIn, nino, taxYear);
	const trades = results.filter(({ business }) => business.typeOfBusiness === 'self-employment');
	const lettings = results.filter(({ business }) => business.typeOfBusiness === 'uk-property');
	return {
		YPDTR: 'U',
		...marriageBoxes(standIn, nino),
		...filled({
			...savingsBoxes(standIn, nino, taxYear),
			...dividendBoxes(standIn, nino, taxYear),
			...reliefBoxes(standIn, nino, taxYear),
			...otherReliefBoxes(standIn, nino, taxYear),
			...investmentBoxes(standIn, nino, taxYear),
			...chargeBoxes(standIn, nino, taxYear),
			...pensionBoxes(standIn, nino, taxYear),
		}),
		FSE: trades.map((result, at) => ({
			...tradePage(standIn, result, taxYear),
			// HMRC knows contractors by person, not by business.
			...(at === 0 ? filled({ FSE81: contractorsTook(standIn, nino, taxYear) }) : {}),
			...(classTwo === 0n ? {} : { FSE100: 'yes', FSECL2: written(classTwo) }),
		})),
		PRO: lettings.map(lettingPage),
	};
}

function tradePage(standIn: StandIn, result: BusinessResult, taxYear: string): Page {
	const annual = annualOf(standIn, result.business, taxYear);
	const adjustments = partOf(annual, 'adjustments');
	const isExempt = partOf(annual, 'nonFinancials').class4NicsExemptionReason !== undefined;
	return {
		...filled({
			'FSE73.3': sumOf(adjustments, ['transitionProfitAmount', 'transitionProfitAccelerationAmount']),
			FSE74: result.broughtForwardUsed,
			FSE76: result.taxableProfit - result.broughtForwardUsed,
			FSE78: result.sideways,
			FSE82: result.figures.taxTakenOff,
			FSE102: fieldOf(adjustments, 'adjustmentToProfitsForClass4') + result.class4Losses,
		}),
		...(isExempt ? { FSE101: 'yes' } : {}),
	};
}

const lettingPage = ({ figures, taxableProfit, broughtForward, broughtForwardUsed }: BusinessResult): Page =>
	filled({
		PRO21: figures.taxTakenOff,
		PRO38: taxableProfit,
		PRO39: broughtForward,
		PRO40: taxableProfit - broughtForwardUsed,
		PRO44: figures.residentialCost,
		PRO45: figures.residentialCostCarried,
	});

/** What contractors deducted from a person's payments in a year. */
export const contractorsTook = ({ store }: StandIn, nino: string, taxYear: string): bigint =>
	deductedIn(recordsIn(store).all(CIS_DEDUCTIONS, nino, taxYear));

/** A year's voluntary Class 2, if the person disclosed that they pay it. */
function volunteersClassTwo({ store }: StandIn, nino: string, taxYear: CalculatedYear): bigint {
	const held = recordsIn(store).get({ kind: DISCLOSURES, nino, taxYear, id: '' });
	if (partOf(held?.body, 'class2Nics').class2VoluntaryContributions !== true) return 0n;
	return classTwoOf(taxYear);
}

/** Fifty-two weeks, in millionths of a pound. */
export function classTwoOf(taxYear: CalculatedYear): bigint {
	return BigInt(yearData(taxYear).class2.weeklyRatePence * 52) * 10_000n;
}

function bodyOf({ store }: StandIn, kind: string, nino: string, taxYear: string) {
	return partOf(recordsIn(store).get({ kind, nino, taxYear, id: '' }), 'body');
}

function savingsBoxes(standIn: StandIn, nino: string, taxYear: string) {
	const accounts = recordsIn(standIn.store)
		.all(UK_INTEREST, nino, taxYear)
		.map(({ body }) => body);
	const other = bodyOf(standIn, OTHER_SAVINGS, nino, taxYear);
	const pensions = bodyOf(standIn, PENSIONS_INCOME, nino, taxYear);
	return {
		INC1: sumOfEach(accounts, 'taxedUkInterest'),
		INC2: sumOfEach(accounts, 'untaxedUkInterest'),
		AOI2: fieldOf(partOf(other, 'securities'), 'taxTakenOff'),
		AOI3: fieldOf(partOf(other, 'securities'), 'grossAmount'),
		FOR4: sumOfEach(other.foreignInterest, 'taxableAmount'),
		FOR9: sumOfEach(pensions.foreignPensions, 'taxableAmount'),
	};
}

function dividendBoxes(standIn: StandIn, nino: string, taxYear: string) {
	const uk = bodyOf(standIn, UK_DIVIDENDS, nino, taxYear);
	const special = bodyOf(standIn, DIVIDENDS, nino, taxYear);
	const gross = (name: string) => fieldOf(partOf(special, name), 'grossAmount');
	return {
		INC4: fieldOf(uk, 'ukDividends'),
		INC5: fieldOf(uk, 'otherUkDividends'),
		FOR6:
			sumOfEach(special.foreignDividend, 'taxableAmount') +
			sumOfEach(special.dividendIncomeReceivedWhilstAbroad, 'taxableAmount'),
		AOI12: gross('stockDividend'),
		AOI13: gross('redeemableShares') + gross('bonusIssuesOfSecurities'),
		'AOI13.1': gross('closeCompanyLoansWrittenOff'),
	};
}

function reliefBoxes(standIn: StandIn, nino: string, taxYear: string) {
	const pensions = partOf(bodyOf(standIn, PENSION_RELIEFS, nino, taxYear), 'pensionReliefs');
	const giving = bodyOf(standIn, CHARITABLE_GIVING, nino, taxYear);
	const giftAid = partOf(giving, 'giftAidPayments');
	const gifts = partOf(giving, 'gifts');
	return {
		// One-off payments are part of the regular ones' total, as in the return.
		REL1: fieldOf(pensions, 'regularPensionContributions'),
		REL2: fieldOf(pensions, 'retirementAnnuityPayments'),
		REL3: fieldOf(pensions, 'paymentToEmployersSchemeNoTaxRelief'),
		REL4: fieldOf(pensions, 'overseasPensionSchemeContributions'),
		REL5: fieldOf(giftAid, 'totalAmount'),
		REL7: fieldOf(giftAid, 'amountTreatedAsPreviousTaxYear'),
		REL8: fieldOf(giftAid, 'amountTreatedAsSpecifiedTaxYear'),
		REL9: fieldOf(gifts, 'sharesOrSecurities'),
		REL10: fieldOf(gifts, 'landAndBuildings'),
	};
}

function otherReliefBoxes(standIn: StandIn, nino: string, taxYear: string) {
	const body = bodyOf(standIn, OTHER_RELIEFS, nino, taxYear);
	const claimed = (name: string) => fieldOf(partOf(body, name), 'reliefClaimed');
	const expenses = bodyOf(standIn, OTHER_EXPENSES, nino, taxYear);
	const toUnions = partOf(expenses, 'paymentsToTradeUnionsForDeathBenefits');
	return {
		AIL6: claimed('payrollGiving'),
		AOR4: claimed('annualPaymentsMade'),
		AOR5: sumOfEach(body.qualifyingLoanInterestPayments, 'reliefClaimed'),
		AOR6: sumOfEach(body.postCessationTradeReliefAndCertainOtherLosses, 'amount'),
		AOR7: sumOfEach(body.maintenancePayments, 'amount'),
		AOR8: fieldOf(toUnions, 'expenseAmount'),
		AOR12: claimed('nonDeductibleLoanInterest'),
	};
}

function investmentBoxes(standIn: StandIn, nino: string, taxYear: string) {
	const body = bodyOf(standIn, INVESTMENT_RELIEFS, nino, taxYear);
	return {
		AOR1: sumOfEach(body.vctSubscription, 'reliefClaimed'),
		AOR2: sumOfEach(body.eisSubscription, 'reliefClaimed'),
		AOR3: sumOfEach(body.communityInvestment, 'reliefClaimed'),
		AOR10: sumOfEach(body.seedEnterpriseInvestment, 'reliefClaimed'),
	};
}

const chargeBoxes = (standIn: StandIn, nino: string, taxYear: string) => ({
	CBC1: fieldOf(bodyOf(standIn, CHILD_BENEFIT, nino, taxYear), 'amountOfChildBenefitReceived'),
	WFP1: fieldOf(bodyOf(standIn, WINTER_FUEL, nino, taxYear), 'winterFuelPayment'),
});

function pensionBoxes(standIn: StandIn, nino: string, taxYear: string) {
	const body = bodyOf(standIn, PENSION_CHARGES, nino, taxYear);
	const above = partOf(body, 'pensionContributions');
	const transfers = partOf(body, 'pensionSchemeOverseasTransfers');
	const refunds = partOf(body, 'overseasPensionContributions');
	const without = partOf(body, 'pensionSchemeUnauthorisedPayments', 'noSurcharge');
	const surcharged = partOf(body, 'pensionSchemeUnauthorisedPayments', 'surcharge');
	return {
		AIL10: fieldOf(above, 'inExcessOfTheAnnualAllowance'),
		AIL11: fieldOf(above, 'annualAllowanceTaxPaid'),
		'AIL11.1': fieldOf(transfers, 'transferCharge'),
		'AIL11.2': fieldOf(transfers, 'transferChargeTaxPaid'),
		AIL13: fieldOf(without, 'amount'),
		AIL14: fieldOf(surcharged, 'amount'),
		AIL15: fieldOf(without, 'foreignTaxPaid') + fieldOf(surcharged, 'foreignTaxPaid'),
		AIL16: fieldOf(refunds, 'shortServiceRefund'),
		AIL18: fieldOf(refunds, 'shortServiceRefundTaxPaid'),
	};
}

function marriageBoxes({ store }: StandIn, nino: string): Page {
	const claims = marriageClaimsIn(store);
	return {
		...(claims.isGivenBy(nino) ? { 'MAT-OUT': 'yes' } : {}),
		...(claims.isGivenTo(nino) ? { 'MAT-IN': 'yes' } : {}),
	};
}

/** Stage 27, student loan repayments. Boxes c27.1 to c27.45; HMRC CSLM16030. */
import type { Facts } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import { deduction, income } from '../pages/box.ts';
import type { Pages } from '../pages/pages.ts';
import { positive, rateDownToPound } from '../rounding.ts';
import type { NonSavings } from './stage-01-non-savings.ts';
import type { Savings } from './stage-02-savings.ts';
import type { Dividends } from './stage-03-dividends.ts';
import type { Reliefs } from './stage-04-reliefs.ts';

/** Repayments through Self Assessment. */
export interface StudentLoans {
	/** c27.17. */
	readonly earned: number;
	/** c27.28: all unearned income if it is above £2,000, else none. */
	readonly unearned: number;
	/** c27.40. */
	readonly income: number;
	/** c27.42. */
	readonly repayment: number;
	/** c27.44: after employers' deductions. */
	readonly due: number;
	/** c27.43b. */
	readonly postgraduateRepayment: number;
	/** c27.45. */
	readonly postgraduateDue: number;
}

const NONE: StudentLoans = {
	earned: 0,
	unearned: 0,
	income: 0,
	repayment: 0,
	due: 0,
	postgraduateRepayment: 0,
	postgraduateDue: 0,
};

/** The inputs of repayments. */
export interface StudentLoanInputs {
	readonly facts: Facts;
	readonly pages: Pages;
	readonly nonSavings: NonSavings;
	readonly savings: Savings;
	readonly dividends: Dividends;
	readonly reliefs: Reliefs;
}

/** Repayments of a loan by plan, and of a postgraduate loan. */
export function studentLoans(inputs: StudentLoanInputs): StudentLoans {
	const loans = inputs.facts.studentLoans;
	if (!loans) return NONE;
	const year = yearData(inputs.facts.taxYear).studentLoans;
	const earned = earnedOf(inputs);
	const allUnearned = unearnedOf(inputs);
	const unearned = allUnearned > year.unearnedIncomePounds * 100 ? allUnearned : 0;
	const counted = positive(earned + unearned - deductionsOf(inputs));
	const threshold = thresholdOf(loans.plans, year);
	const repayment = threshold === undefined ? 0 : rateDownToPound(positive(counted - threshold), year.rate);
	const postgraduateRepayment = loans.postgraduate
		? rateDownToPound(positive(counted - year.postgraduatePounds * 100), year.postgraduateRate)
		: 0;
	return {
		earned,
		unearned,
		income: counted,
		repayment,
		due: positive(repayment - deduction(loans.deducted)),
		postgraduateRepayment,
		postgraduateDue: positive(postgraduateRepayment - deduction(loans.postgraduateDeducted)),
	};
}

/** c27.5 to c27.17. */
function earnedOf({ facts, pages, reliefs }: StudentLoanInputs): number {
	let earned = 0;
	for (const page of pages.employments) earned += page.studentLoanIncome;
	for (const page of pages.trades) earned += page.taxableProfit;
	for (const page of pages.partnerships) earned += page.nonSavings;
	return (
		earned +
		income(facts.pensions?.statePension) +
		income(facts.pensions?.otherPensions) +
		income(facts.stateBenefits?.otherStateBenefits) +
		reliefs.transitionProfit
	);
}

/** c27.18 to c27.26. */
function unearnedOf({ facts, nonSavings, savings, dividends }: StudentLoanInputs): number {
	return (
		savings.partnerships +
		dividends.partnerships +
		nonSavings.propertyProfit +
		savings.foreignInterest +
		dividends.foreign +
		savings.ukInterest +
		dividends.uk +
		income(facts.stateBenefits?.jobSeekersAllowance) +
		nonSavings.other
	);
}

/** c27.30 to c27.39: losses of the year and every pension payment. */
function deductionsOf({ facts, pages, dividends }: StudentLoanInputs): number {
	let losses = pages.property?.lossAgainstOtherIncome ?? 0;
	for (const page of pages.trades) losses += page.lossAgainstOtherIncome;
	for (const page of pages.partnerships) {
		losses += page.lossAgainstOtherIncome + page.propertyLossAgainstOtherIncome;
	}
	const given = facts.reliefs;
	return (
		losses +
		deduction(given?.postCessationTradeReliefAndCertainOtherLosses) +
		deduction(given?.preIncorporationLosses) +
		dividends.pensionPayments
	);
}

/** c27.41: the lowest threshold of the plans held, in pence. */
export function thresholdOf(
	plans: NonNullable<Facts['studentLoans']>['plans'] | undefined,
	year: ReturnType<typeof yearData>['studentLoans'],
): number | undefined {
	let lowest: number | undefined;
	for (const plan of plans ?? []) {
		const pounds = year[`${plan}Pounds`];
		if (pounds !== null && (lowest === undefined || pounds < lowest)) lowest = pounds;
	}
	return lowest === undefined ? undefined : lowest * 100;
}

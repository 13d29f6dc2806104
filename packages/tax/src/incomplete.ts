/** What the answer does not hold: schedules that are not worked out, and facts that are missing. */
import { type Facts, pence } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import type { Calculation, Incomplete } from './calculation.ts';
import type { Figures } from './figures.ts';
import { missingOfBusinesses } from './missing-of-businesses.ts';
import { lower, positive } from './rounding.ts';
import { nationalInsurance } from './stages/stage-16-national-insurance.ts';

const NOTHING: readonly never[] = [];

/** Every schedule that the person has and that these figures leave out. */
export function unsupported(facts: Facts): Calculation['unsupported'] {
	const foreignTax = (facts.dividends?.foreignTaxDeducted ?? 0) > 0;
	if (!facts.otherSchedules && !foreignTax) return NOTHING;
	const named = [...new Set(facts.otherSchedules ?? NOTHING)].sort();
	return foreignTax ? [...named, 'foreignTaxCredit'] : named;
}

/** Every fact that is missing, with the figure that waits for it. */
export function incomplete(facts: Facts, figures: Figures): readonly Incomplete[] {
	const list: Incomplete[] = [];
	const want = (fact: string, figure: keyof Calculation): void => void list.push({ fact, figure });
	if (facts.residence === undefined) want('residence', 'incomeTaxCharged');
	facts.employments?.forEach((job, index) => {
		if (job.pay === undefined) want(`employments[${index}].pay`, 'totalIncome');
		if (job.taxDeducted === undefined) want(`employments[${index}].taxDeducted`, 'taxDeducted');
	});
	facts.trades?.forEach((trade, index) => {
		if (trade.turnover === undefined) want(`trades[${index}].turnover`, 'totalIncome');
	});
	for (const fact of missingOfBusinesses(facts)) want(fact, 'totalIncome');
	facts.partnerships?.forEach((share, index) => {
		if (share.profit === undefined) want(`partnerships[${index}].profit`, 'totalIncome');
	});
	if (facts.ukProperty && facts.ukProperty.rents === undefined && !facts.ukProperty.rentARoom) {
		want('ukProperty.rents', 'totalIncome');
	}
	const loans = facts.studentLoans;
	if (loans && !loans.postgraduate && (loans.plans ?? NOTHING).length === 0) {
		want('studentLoans.plans', 'studentLoan');
	}
	if (facts.childBenefit && facts.childBenefit.received === undefined) {
		want('childBenefit.received', 'highIncomeChildBenefitCharge');
	}
	if (facts.pensionCharges?.savings && facts.pensionCharges.savings.saved === undefined) {
		want('pensionCharges.savings.saved', 'pensionCharges');
	}
	const couple = facts.reliefs?.marriedCouplesAllowance;
	if (couple && !couple.higherIncome && !couple.transferred) {
		want('reliefs.marriedCouplesAllowance.transferred', 'reliefs');
	}
	if (couple && facts.person?.dateOfBirth === undefined) {
		want('person.dateOfBirth', 'reliefs');
	}
	facts.capitalGains?.disposals?.forEach((disposal, index) => {
		const path = `capitalGains.disposals[${index}]`;
		if (disposal.gain === undefined && disposal.proceeds === undefined)
			want(`${path}.proceeds`, 'capitalGainsTax');
		if (disposal.date === undefined && yearData(facts.taxYear).capitalGains.mainRates.length > 1) {
			want(`${path}.date`, 'capitalGainsTax');
		}
	});
	const saving = class4LimitSaving(facts, figures);
	if (saving > 0)
		list.push({ fact: 'employments[0].class1Earnings', figure: 'class4', couldSave: pence(saving) });
	return list;
}

/** What the limit on Class 4 could save if all pay between the thresholds were liable to Class 1. */
function class4LimitSaving(facts: Facts, figures: Figures): number {
	const { class4, class4Limit } = figures.nationalInsurance;
	if (class4 === 0 || class4Limit !== undefined || figures.pages.employments.length === 0) return 0;
	const { class1 } = yearData(facts.taxYear);
	const from = class1.primaryThresholdPounds * 100;
	const to = class1.upperEarningsLimitPounds * 100;
	const employments = figures.pages.employments.map((page) => ({
		...page,
		class1Earnings: positive(lower(page.pay, to) - from),
	}));
	const limited = nationalInsurance(facts, { ...figures.pages, employments }, figures.reliefs);
	return class4 - limited.class4;
}

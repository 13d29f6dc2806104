/** Which earnings are missing that could lower Class 4: the limit for people who are employed too (SSCR 2001 reg.100). */
import type { Facts } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import type { Figures } from './figures.ts';
import { lower, positive } from './rounding.ts';
import { nationalInsurance } from './stages/stage-16-national-insurance.ts';
import type { Want } from './want.ts';

/** Every job whose Class 1 earnings are not told, with what they could save together at most. */
export function missingOfClass4(facts: Facts, figures: Figures, want: Want): void {
	const { class4 } = figures.nationalInsurance;
	const jobs = facts.employments;
	if (class4 === 0 || !jobs?.some(({ class1Earnings }) => class1Earnings === undefined)) return;
	const saving = class4 - class4AtMost(facts, figures);
	if (saving <= 0) return;
	jobs.forEach(({ class1Earnings }, index) => {
		if (class1Earnings === undefined) want(`employments[${index}].class1Earnings`, 'class4', saving);
	});
}

/** Class 4 if all pay between the thresholds of the jobs in question were liable to Class 1. */
function class4AtMost(facts: Facts, { pages, reliefs }: Figures): number {
	const { class1 } = yearData(facts.taxYear);
	const from = class1.primaryThresholdPounds * 100;
	const to = class1.upperEarningsLimitPounds * 100;
	const employments = pages.employments.map((page, index) =>
		facts.employments?.[index]?.class1Earnings === undefined
			? { ...page, class1Earnings: positive(lower(page.pay, to) - from) }
			: page,
	);
	return nationalInsurance(facts, { ...pages, employments }, reliefs).class4;
}

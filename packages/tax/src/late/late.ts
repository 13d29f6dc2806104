/** The cost of a late return and a late payment: penalties and interest by date, in both regimes. */
import { addDays, type Pence, pence, sum } from '@halfpenny/facts';
import {
	interestKnownTo,
	type LatePaymentStep,
	latePaymentStep,
	selfAssessmentPenalties as rules,
	submissionPoints,
	type TaxYear,
	yearData,
} from '@halfpenny/years';
import { rateOnPenceDown } from '../rounding.ts';
import { addMonths, daysBetween } from './dates.ts';
import { lateInterest } from './interest.ts';

/** The input. Dates are ISO. */
export interface LateInputs {
	readonly year: TaxYear;
	/** The balancing payment: what was owed on 31 January. */
	readonly tax: Pence;
	/**
	 * The first payment on account for the next year, due on the same day and paid with it: it bears interest, but no
	 * penalty (FA 2009 s.101; Schedule 56 para. 1 counts only what TMA 1970 s.59B asks for). Default: none.
	 */
	readonly onAccount?: Pence;
	/**
	 * What the return shows as owed after tax taken off, before payments already made: late filing penalties are a share
	 * of it (FA 2009 Schedule 55 para. 24; HMRC CH62240). Default: `tax`.
	 */
	readonly liability?: Pence;
	/** When the return was filed. */
	readonly filed: string;
	/** Whether on paper, which is due three months before (TMA 1970 s.8(1D)). Default: online, as always in Making Tax Digital. */
	readonly onPaper?: boolean;
	/** When the tax was paid. */
	readonly paid: string;
	/** Default `selfAssessment`; `points` for people in Making Tax Digital, in a year with `pointsInForce`. */
	readonly regime?: 'selfAssessment' | 'points';
	/** In the points regime: points held before, and how many lead to a penalty (2 for yearly, 4 for quarterly filers). */
	readonly pointsHeld?: number;
	readonly quarterly?: boolean;
}

/** Names of the penalties. */
export type PenaltyName =
	| 'lateFiling'
	| 'daily'
	| 'sixMonths'
	| 'twelveMonths'
	| 'latePayment30Days'
	| 'latePayment6Months'
	| 'latePayment12Months'
	| 'points'
	| 'latePaymentFirst'
	| 'latePaymentSecond';

/** One penalty and its first due date. */
export interface Penalty {
	readonly name: PenaltyName;
	readonly from: string;
	readonly amount: Pence;
}

/** The cost of being late. */
export interface Late {
	readonly penalties: readonly Penalty[];
	readonly interest: Pence;
	readonly total: Pence;
	/** Points held after this return, in the points regime. */
	readonly points?: number;
	/** The last day with a known interest rate, if later days are counted at that rate. */
	readonly rateKnownTo?: string;
}

/** Whether the points regime can apply in a year: from 2024-25, for people in Making Tax Digital (S.I. 2024/440). */
export function pointsInForce(year: TaxYear): boolean {
	return latePaymentStep(year) !== null;
}

/** Penalties and interest. A return filed and tax paid in time cost nothing. */
export function late(inputs: LateInputs): Late {
	const due = yearData(inputs.year).deadlines.balancingPayment;
	const bill = sum([inputs.tax, inputs.onAccount ?? pence(0)]);
	const interest = inputs.paid > due ? lateInterest(bill, due, inputs.paid) : pence(0);
	const known =
		interest > 0 && inputs.paid > addDays(interestKnownTo, 1) ? { rateKnownTo: interestKnownTo } : {};
	if (inputs.regime === 'points') return { ...withPoints(inputs, interest), ...known };
	const penalties = [...filingPenalties(inputs), ...paymentPenalties(inputs)];
	return { penalties, interest, total: totalOf(penalties, interest), ...known };
}

/** FA 2009 Schedule 55: immediately, daily from three months, and after six and twelve months. */
function filingPenalties({ year, tax, liability = tax, filed, onPaper }: LateInputs): Penalty[] {
	const { paper, online } = yearData(year).deadlines;
	const from = addDays(onPaper ? paper : online, 1);
	if (filed < from) return [];
	const penalties: Penalty[] = [{ name: 'lateFiling', from, amount: pence(rules.lateFilingPounds * 100) }];
	const dailyFrom = addMonths(from, rules.dailyAfterMonths);
	const days = Math.min(rules.dailyForDays, daysBetween(dailyFrom, filed) + 1); // the day of receipt too (HMRC CH62120)
	if (days > 0)
		penalties.push({ name: 'daily', from: dailyFrom, amount: pence(days * rules.dailyPounds * 100) });
	const amount = pence(Math.max(rateOnPenceDown(liability, rules.laterShare), rules.laterLeastPounds * 100));
	const [six, twelve] = rules.laterAfterMonths;
	if (filed >= addMonths(from, six))
		penalties.push({ name: 'sixMonths', from: addMonths(from, six), amount });
	if (filed >= addMonths(from, twelve)) {
		penalties.push({ name: 'twelveMonths', from: addMonths(from, twelve), amount });
	}
	return penalties;
}

/** FA 2009 Schedule 56: 5% of what is unpaid after 30 days, and 5 and 11 months after the day that follows. */
function paymentPenalties({ year, tax, paid }: LateInputs): Penalty[] {
	const penaltyDate = addDays(yearData(year).deadlines.balancingPayment, rules.latePaymentAfterDays + 1);
	const amount = pence(rateOnPenceDown(tax, rules.latePaymentShare));
	if (amount === 0) return [];
	const [five, eleven] = rules.latePaymentAfterMonths;
	const steps: readonly (readonly [PenaltyName, string])[] = [
		['latePayment30Days', penaltyDate],
		['latePayment6Months', addMonths(penaltyDate, five)],
		['latePayment12Months', addMonths(penaltyDate, eleven)],
	];
	return steps.filter(([, from]) => paid >= from).map(([name, from]) => ({ name, from, amount }));
}

/** FA 2021 Schedules 24 and 26; in a year without them, interest only. */
function withPoints(inputs: LateInputs, interest: Pence): Late {
	if (!pointsInForce(inputs.year)) return { penalties: [], interest, total: interest };
	const { online } = yearData(inputs.year).deadlines;
	const isLate = inputs.filed > online;
	const threshold = inputs.quarterly ? submissionPoints.thresholdQuarterly : submissionPoints.thresholdAnnual;
	const points = Math.min(threshold, (inputs.pointsHeld ?? 0) + (isLate ? 1 : 0));
	const penalties: Penalty[] = [];
	if (isLate && points === threshold) {
		const amount = pence(submissionPoints.penaltyPounds * 100);
		penalties.push({ name: 'points', from: addDays(online, 1), amount });
	}
	penalties.push(...newPaymentPenalties(inputs));
	return { penalties, interest, total: totalOf(penalties, interest), points };
}

/** FA 2021 Schedule 26: what is unpaid after day 15 and after day 30, then a yearly rate by the day from day 31. */
function newPaymentPenalties({ year, tax, paid }: LateInputs): Penalty[] {
	const due = yearData(year).deadlines.balancingPayment;
	const step = latePaymentStep(year);
	const days = daysBetween(due, paid);
	if (!step || days <= 15) return [];
	const first = pence(
		rateOnPenceDown(tax, step.day15Share) + (days > 30 ? rateOnPenceDown(tax, step.day30Share) : 0),
	);
	const penalties: Penalty[] = [{ name: 'latePaymentFirst', from: addDays(due, 16), amount: first }];
	if (days > 30) {
		penalties.push({
			name: 'latePaymentSecond',
			from: addDays(due, 31),
			amount: dailyPenalty(tax, step, days - 30),
		});
	}
	return penalties;
}

function dailyPenalty(tax: Pence, { dailyYearlyRate }: LatePaymentStep, days: number): Pence {
	return pence(Number((BigInt(tax) * BigInt(dailyYearlyRate) * BigInt(days)) / 3_650_000n));
}

function totalOf(penalties: readonly Penalty[], interest: Pence): Pence {
	return sum([...penalties.map(({ amount }) => amount), interest]);
}

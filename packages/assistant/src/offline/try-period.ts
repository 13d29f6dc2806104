/** How often an amount that is tried comes: so much a week is tried for all weeks, and an amount alone comes as often as the one before. */
import { fromPounds, type Pence } from '@halfpenny/facts';
import type { SaidAmount } from '../language/amounts.ts';
import { timesOf, WEEKS_OF_YEAR } from '../language/counts.ts';
import type { Asked } from './plan.ts';

const IN_YEAR = { month: 12, week: WEEKS_OF_YEAR } as const;

/** How often an amount can come. */
type Often = keyof typeof IN_YEAR;

const ASKS_RESULT = /\b(?:what|how much)\b.*\b(?:save|owe|pay|get back|be|worth|off)\b/;

/** An amount by the week for all weeks, where the result is asked for or another one was tried; elsewhere the person is asked. */
export function forWholeYear({ memory }: Asked, text: string, amount: SaidAmount): SaidAmount {
	const { per, said, inYear, isOften } = amount;
	const isWeekly = per === 'week' && inYear === undefined && !isOften && said !== undefined;
	const isTried = memory.used?.tool === 'whatIf' || ASKS_RESULT.test(text);
	return isWeekly && isTried ? { ...amount, inYear: timesOf(said, IN_YEAR.week) } : amount;
}

/** An amount alone that comes as often as the one before: “50 a month”, then “make it 75”. */
export function asOftenAsBefore({ memory }: Asked, amount: SaidAmount): SaidAmount {
	const { per: before = '', amount: tried = '', becomes } = memory.used?.with ?? {};
	const last = fromPounds(becomes ?? tried);
	const { per, said, inYear } = amount;
	if (!isOften(before) || last === undefined || per !== undefined || said === undefined || said !== inYear)
		return amount;
	const whole = timesOf(said, IN_YEAR[before]);
	// “3,000” after “250 a month” is of the year: the nearer one is meant.
	return apart(whole, last) < apart(said, last)
		? { ...amount, said: whole, inYear: whole, per: before }
		: amount;
}

/** How often an amount of a plan comes, to be remembered. */
export function oftenOf({ per }: Pick<SaidAmount, 'per'>): { readonly per?: Often } {
	return per !== undefined && isOften(per) ? { per } : {};
}

function isOften(per: string): per is Often {
	return per in IN_YEAR;
}

function apart(one: Pence, other: Pence): number {
	return Math.abs(Math.log(Math.abs(one) / Math.abs(other))); // a ratio, not money
}

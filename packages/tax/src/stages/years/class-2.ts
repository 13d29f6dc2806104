/** Class 2 in a given year: compulsory above a profit to 2023-24, voluntary only from 2024-25. */
import type { Facts } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';

/** The weeks in a full year of self-employment; HMRC may give another number. */
const WEEKS = 52;

/** c16.32: Class 2 for profits in pence. */
export function class2Of(facts: Facts, profits: number): number {
	const { payableAbovePounds, smallProfitsThresholdPounds } = yearData(facts.taxYear).class2;
	const compulsory = payableAbovePounds !== null && profits > payableAbovePounds * 100;
	const voluntary = facts.class2?.voluntary === true && profits < smallProfitsThresholdPounds * 100;
	return compulsory || voluntary ? amountOf(facts) : 0;
}

/** The amount HMRC gave; else the weekly rate times the weeks. */
function amountOf({ class2, taxYear }: Facts): number {
	if (class2?.amount !== undefined) return class2.amount;
	return yearData(taxYear).class2.weeklyRatePence * class2WeeksOf({ class2 });
}

/** The weeks counted. */
export function class2WeeksOf({ class2 }: Pick<Facts, 'class2'>): number {
	return class2?.weeks ?? WEEKS;
}

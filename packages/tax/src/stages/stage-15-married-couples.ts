/** Stage 15, the married couple's allowance, if one of the two was born before 6 April 1935. Boxes c15.1 to c15.21. */
import type { Facts } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import { deduction } from '../pages/box.ts';
import { halfDownToPound, larger, positive, twelfthsDown, twelfthsUp } from '../rounding.ts';

/** The allowance, which reduces tax by a tenth of its amount. */
export interface MarriedCouplesAllowance {
	/** c9.18: the person's own and what the spouse could not use. */
	readonly amount: number;
	/** c9.16. */
	readonly own: number;
}

const NONE: MarriedCouplesAllowance = { amount: 0, own: 0 };

/** The allowance. `allowanceLost` is the personal allowance lost to the taper (c15.8). */
export function marriedCouplesAllowance(
	facts: Facts,
	adjustedNetIncome: number,
	allowanceLost: number,
): MarriedCouplesAllowance {
	const claim = facts.reliefs?.marriedCouplesAllowance;
	if (!claim) return NONE;
	const { allowances } = yearData(facts.taxYear);
	const surplus = deduction(claim.surplusFromSpouse); // c9.17
	const months = monthsBefore(claim.dateOfMarriage, facts.taxYear);
	const minimum = allowances.marriedCouplesAllowanceMinimumPounds * 100;
	const share = claim.transferred === 'half' ? halfDownToPound(minimum) : minimum; // c15.16
	const moved = claim.transferred ? share - twelfthsUp(share, months) : 0; // c15.20
	if (!claim.higherIncome) return { own: moved, amount: moved + surplus };
	const excess = positive(adjustedNetIncome - allowances.marriedCouplesAllowanceIncomeLimitPounds * 100);
	const reduction = positive(halfDownToPound(excess) - allowanceLost); // c15.9
	const full = isOldEnough(facts)
		? larger(positive(allowances.marriedCouplesAllowanceMaximumPounds * 100 - reduction), minimum)
		: 0; // c15.11
	const own = positive(full - twelfthsDown(full, months) - moved); // c15.21
	return { own, amount: own + surplus };
}

/** Whether one of the two was born before 6 April 1935 (ITA 2007 s.45). */
export function isOldEnough({ person, reliefs, taxYear }: Facts): boolean {
	const before = yearData(taxYear).allowances.marriedCouplesBornBefore;
	const births = [person?.dateOfBirth, reliefs?.marriedCouplesAllowance?.spouseDateOfBirth];
	return births.some((birth) => birth !== undefined && birth < before);
}

/** Table A: whole tax months from 6 April before the day of marriage; 0 if they married before the year. */
function monthsBefore(dateOfMarriage: string | undefined, taxYear: Facts['taxYear']): number {
	if (dateOfMarriage === undefined || dateOfMarriage < yearData(taxYear).startsOn) return 0;
	const [year = 0, month = 0, day = 0] = dateOfMarriage.split('-').map(Number);
	const start = Number(yearData(taxYear).startsOn.slice(0, 4));
	const months = (year - start) * 12 + month - 4 - (day < 6 ? 1 : 0);
	return Math.min(12, Math.max(0, months));
}

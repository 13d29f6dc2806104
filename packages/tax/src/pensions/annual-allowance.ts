/** The pension annual allowance with its taper. FA 2004 ss.227 to 228ZB; HMRC PTM056100 and PTM057100. */
import { type Pence, pence } from '@halfpenny/facts';
import { type TaxYear, yearData } from '@halfpenny/years';
import { halfDownToPound, larger, positive } from '../rounding.ts';

/** The allowance of a year for a given threshold and adjusted income. */
export function annualAllowance(year: TaxYear, thresholdIncome: Pence, adjustedIncome: Pence): Pence {
	const { pensions } = yearData(year);
	const full = pensions.annualAllowancePounds * 100;
	const tapered =
		thresholdIncome > pensions.thresholdIncomePounds * 100 &&
		adjustedIncome > pensions.adjustedIncomePounds * 100;
	if (!tapered) return pence(full);
	const reduction = halfDownToPound(positive(adjustedIncome - pensions.adjustedIncomePounds * 100));
	return pence(larger(full - reduction, pensions.taperedMinimumPounds * 100));
}

/** One year's savings and allowance. */
export interface AllowanceYear {
	readonly savings: Pence;
	readonly allowance: Pence;
}

/**
 * This year's savings above this year's allowance and the unused allowance of the three years before, oldest first
 * (s.228A). `earlier` holds those years, oldest first; their own excess uses what was left before them.
 */
export function annualAllowanceExcess(current: AllowanceYear, earlier: readonly AllowanceYear[]): Pence {
	const left: number[] = [];
	for (const year of earlier) {
		let excess = positive(year.savings - year.allowance);
		excess = takeFrom(left.slice(-3), left, excess);
		left.push(positive(year.allowance - year.savings));
	}
	const recent = left.slice(-3);
	return pence(takeFrom(recent, recent, positive(current.savings - current.allowance)));
}

/** Uses up unused allowance, oldest first; returns the remaining excess. */
function takeFrom(window: readonly number[], left: number[], excess: number): number {
	let rest = excess;
	const offset = left.length - window.length;
	for (let index = 0; index < window.length; index++) {
		const available = left[offset + index] ?? 0;
		const used = Math.min(available, rest);
		left[offset + index] = available - used;
		rest -= used;
	}
	return rest;
}

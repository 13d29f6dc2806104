/** Leaves out what cannot be on a payslip: more taken off than was earned, less in the year so far than in this period. */
import type { FigureFound } from '../../engine/relations/figures.ts';

/**
 * The most of the pay that each can be; more means the wrong column or line. The top rate of tax is 45%, with K codes
 * 50%.
 */
const MOST: readonly (readonly [string, string, number])[] = [
	['incomeTax', 'grossPay', 0.5],
	['nationalInsurance', 'grossPay', 0.15],
	['netPay', 'grossPay', 1.2],
	['grossPay', 'payToDate', 1.0001],
	['incomeTax', 'taxToDate', 1.0001],
	['taxToDate', 'payToDate', 0.5],
];

/** The figures that no other contradicts. */
export function plausibleFigures(found: readonly FigureFound[]): FigureFound[] {
	const amountOf = (field: string) => found.find((figure) => figure.field === field)?.amount.value;
	const doubted = new Set<string>();
	for (const [part, whole, most] of MOST) {
		const [less, more] = [amountOf(part), amountOf(whole)];
		if (less === undefined || more === undefined || less <= 0 || less <= more * most) continue;
		doubted.add(part).add(whole);
	}
	return found.filter(({ field }) => !doubted.has(field));
}

/** Compares the tax in a return's SA110 with our own calculation, to the penny. */
import { written } from '../../calculation/amount.ts';
import { calculate, selfAssessment } from '../../calculation/calculate.ts';
import type { CalculatedYear } from '../../calculation/parameters.ts';
import type { ReturnBoxes } from '../../calculation/return-boxes.ts';
import type { LeafTable } from '../structure/leaf-table.ts';
import { say } from '../words.ts';
import { locationOf, locationOfBox } from './location.ts';
import type { ReturnProblem } from './return-problem.ts';

/** Every box of SA110 that differs from our calculation for a year. A box left out counts as nil. */
export function taxProblems(
	r: ReturnBoxes,
	table: LeafTable,
	year: CalculatedYear,
): readonly ReturnProblem[] {
	const ours = selfAssessment(calculate(year, r));
	return Object.entries(ours).flatMap(([box, expected]) => {
		if (!compared(box, r) || r.sum(box) === expected) return [];
		const values = { box, expected: written(expected), given: written(r.sum(box)) };
		const text = r.present(box) ? say('tax', values) : say('taxMissing', values);
		const location = r.present(box)
			? locationOfBox(box, table)
			: locationOf('IRenvelope/MTR/SA110/SelfAssessment');
		return [{ code: '3001', type: 'business', text, location }];
	});
}

/** The first payment on account may be left out, and is the person's own figure if they claim to reduce it. */
function compared(box: string, r: ReturnBoxes): boolean {
	return box !== 'CAL11' || (r.present('CAL11') && !r.yes('CAL10'));
}

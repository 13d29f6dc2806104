/** The calculation of a return, and what SA110 must show. */
import { type Boxes, boxesOf } from './boxes.ts';
import { type CalculatedYear, parametersOf } from './parameters.ts';
import type { ReturnBoxes } from './return-boxes.ts';
import { specificationOf } from './specification.ts';

/** Every box of the calculation for a return of a year, in millionths of a pound. Boxes are calculated when read. */
export function calculate(year: CalculatedYear, from: ReturnBoxes): Boxes {
	const p = parametersOf(year);
	return boxesOf(specificationOf(p), p, from);
}

/** What SA110 must show by our calculation, by its box. Boxes 1 and 2 are one figure, negative when tax is repayable. */
export function selfAssessment(c: Boxes) {
	return {
		'CAL1/2': c.c12_18,
		CAL3: c.c12_7,
		'CAL3.1': c.c12_7b,
		CAL4: c.c12_2,
		'CAL4.1': c.c12_3,
		CAL5: c.c12_17,
		CAL6: c.c9_39a,
		CAL11: c.c13_4,
	} as const;
}

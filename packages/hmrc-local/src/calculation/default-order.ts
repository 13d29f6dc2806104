/**
 * MTD's calculation: allowances go against non-savings income first, then savings, then dividends, instead of where
 * they save most, as in the return's own calculation.
 */
import { lower } from './amount.ts';
import { type Boxes, boxesOf, type Specification, type Stage } from './boxes.ts';
import { type CalculatedYear, parametersOf } from './parameters.ts';
import type { ReturnBoxes } from './return-boxes.ts';
import { specificationOf } from './specification.ts';

const defaultOrder = {
	c5_67: (c) => lower(c.c5_1, c.c5_35),
	c5_68: () => 0n,
	c5_69: (c) => lower(c.c5_1 - c.c5_67, c.c5_37),
	c5_70: (c) => c.c5_1 - (c.c5_67 + c.c5_69),
} satisfies Stage;

const made = new Map<Specification, Specification>();

/** One per specification, since the boxes of all returns share what is made from it. */
function inDefaultOrder(base: Specification): Specification {
	const before = made.get(base);
	if (before) return before;
	const changed = { ...base, formulas: { ...base.formulas, ...defaultOrder } };
	made.set(base, changed);
	return changed;
}

/** Every box of MTD's calculation of a year, in millionths of a pound. */
export function calculateInDefaultOrder(year: CalculatedYear, from: ReturnBoxes): Boxes {
	const p = parametersOf(year);
	return boxesOf(inDefaultOrder(specificationOf(p)), p, from);
}

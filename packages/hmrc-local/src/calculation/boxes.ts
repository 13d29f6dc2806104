/** Works out the calculation's boxes: each by its formula, when first asked for, and nil when it comes out negative. */
import type { BoxName } from './generated/box-names.ts';
import type { Parameters } from './parameters.ts';
import type { ReturnBoxes } from './return-boxes.ts';

/** Every box of the calculation, in millionths of a pound; `c5_2a` is box c5.2a. */
export type Boxes = Readonly<Record<BoxName, bigint>> & {
	/** The same return worked out again with some boxes set ("set c4.59 to ... and calculate"). */
	recalculated(set: Partial<Record<BoxName, bigint>>): Boxes;
};

/** How one box follows from other boxes, the year's parameters and the return. */
export type Formula = (c: Boxes, p: Parameters, r: ReturnBoxes) => bigint;

/** The formulas of one stage, or a part of one. */
export type Stage = Partial<Record<BoxName, Formula>>;

/** A condition of the specification under which boxes are worked out at all. */
export type Condition = (c: Boxes, p: Parameters, r: ReturnBoxes) => boolean;

/** All formulas, the boxes that may be negative (all others are nil then), and those that only a condition opens. */
export type Specification = {
	readonly formulas: Readonly<Record<BoxName, Formula>>;
	readonly signed: ReadonlySet<string>;
	readonly conditions: ReadonlyMap<string, Condition>;
};

/** The boxes of a return. Nothing is worked out until it is asked for, and then once. */
export function boxesOf(
	specification: Specification,
	p: Parameters,
	r: ReturnBoxes,
	set: Partial<Record<BoxName, bigint>> = {},
): Boxes {
	const known = new Map<string, bigint>(Object.entries(set));
	const workOut = (name: string, formula: Formula): bigint => {
		const closed = specification.conditions.get(name)?.(boxes, p, r) === false;
		const value = known.get(name) ?? (closed ? 0n : formula(boxes, p, r));
		const kept = value < 0n && !specification.signed.has(name) ? 0n : value;
		known.set(name, kept);
		return kept;
	};
	const descriptors: PropertyDescriptorMap = {
		recalculated: { value: (more: typeof set) => boxesOf(specification, p, r, { ...set, ...more }) },
	};
	for (const [name, formula] of Object.entries(specification.formulas))
		descriptors[name] = { enumerable: true, get: () => workOut(name, formula) };
	const boxes: Boxes = Object.create(null, descriptors);
	return boxes;
}

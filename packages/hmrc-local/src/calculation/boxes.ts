/** Calculates the boxes: each by its formula, on first use, and 0 if negative. */
import type { BoxName } from './generated/box-names.ts';
import type { Parameters } from './parameters.ts';
import type { ReturnBoxes } from './return-boxes.ts';

/** Every box of the calculation, in millionths of a pound; `c5_2a` is box c5.2a. */
export type Boxes = Readonly<Record<BoxName, bigint>> & {
	/** The same return recalculated with some boxes set ("set c4.59 to ... and calculate"). */
	recalculated(set: Partial<Record<BoxName, bigint>>): Boxes;
};

/** How one box follows from other boxes, the year's parameters and the return. */
export type Formula = (c: Boxes, p: Parameters, r: ReturnBoxes) => bigint;

/** The formulas of one stage, or a part of one. */
export type Stage = Partial<Record<BoxName, Formula>>;

/** A condition of the specification that some boxes depend on. */
export type Condition = (c: Boxes, p: Parameters, r: ReturnBoxes) => boolean;

/** All formulas, the boxes that may be negative (others become 0), and those that need a condition. */
export type Specification = {
	readonly formulas: Readonly<Record<BoxName, Formula>>;
	readonly signed: ReadonlySet<string>;
	readonly conditions: ReadonlyMap<string, Condition>;
};

type State = {
	readonly specification: Specification;
	readonly p: Parameters;
	readonly r: ReturnBoxes;
	readonly known: Map<string, bigint>;
};

const states = new WeakMap<object, State>();
const prototypes = new WeakMap<Specification, object>();

/** Shared by all returns: a getter for every box. Created once, because there are some 1,500. */
function prototypeOf(specification: Specification): object {
	const descriptors: PropertyDescriptorMap = {};
	for (const [name, formula] of Object.entries(specification.formulas))
		descriptors[name] = {
			enumerable: true,
			get(this: Boxes) {
				return workedOut(this, name, formula);
			},
		};
	const prototype: object = Object.create(null, descriptors);
	prototypes.set(specification, prototype);
	return prototype;
}

function workedOut(boxes: Boxes, name: string, formula: Formula): bigint {
	const state = states.get(boxes);
	if (!state) throw new TypeError('these are not the boxes of a return');
	const { known, p, r, specification } = state;
	const before = known.get(name);
	if (before !== undefined) return before;
	const open = specification.conditions.get(name)?.(boxes, p, r) !== false;
	const value = open ? formula(boxes, p, r) : 0n;
	const kept = value < 0n && !specification.signed.has(name) ? 0n : value;
	known.set(name, kept);
	return kept;
}

/** The boxes of a return. Each is calculated on first use, once. A box that is set stays as set. */
export function boxesOf(
	specification: Specification,
	p: Parameters,
	r: ReturnBoxes,
	set: Partial<Record<BoxName, bigint>> = {},
): Boxes {
	const boxes: Boxes = Object.create(prototypes.get(specification) ?? prototypeOf(specification), {
		recalculated: { value: (more: typeof set) => boxesOf(specification, p, r, { ...set, ...more }) },
	});
	states.set(boxes, { specification, p, r, known: new Map(Object.entries(set)) });
	return boxes;
}

/** Every box by name, all calculated. */
export function everyBox(boxes: Boxes): ReadonlyMap<string, bigint> {
	const formulas: Readonly<Record<string, Formula>> = states.get(boxes)?.specification.formulas ?? {};
	return new Map(Object.entries(formulas).map(([name, formula]) => [name, workedOut(boxes, name, formula)]));
}

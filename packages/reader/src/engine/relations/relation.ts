/**
 * How a value is placed relative to its label: to the right, below, above or to the left, how far, and whether something
 * is in between.
 */
import { bottom, centreY, overlapX, right, sameRow } from '../../geometry.ts';
import type { Box } from '../../page.ts';

/** Where the value is, seen from its label. */
export type Direction = 'right' | 'below' | 'above' | 'left';

/** A way in which a value may belong to a label; the lower its cost, the more likely. */
export interface Relation {
	readonly direction: Direction;
	readonly cost: number;
}

interface Placed {
	readonly box: Box;
	readonly size: number;
}

interface Value extends Placed {
	/** Whether its form alone identifies it, so that it may be farther away. */
	readonly isTelling: boolean;
}

/** The farthest a value may be above or below its label, in type sizes. */
const FARTHEST_LINE = 3.2;
const FARTHEST_LINE_IF_TELLING = 6;
/** The farthest a value may be to the right of its label, in type sizes. */
const FARTHEST_RIGHT = 75;
/** And to the side, for one above or below; lines drawn around both show that they belong together. */
const FARTHEST_ASIDE = 0.8;
const FARTHEST_IN_CELL = 6;
/** And in a drawn cell that nothing else stands in. */
const FARTHEST_ALONE = 24;
const ASIDE = { none: FARTHEST_ASIDE, shared: FARTHEST_IN_CELL, own: FARTHEST_ALONE } as const;
/** And to the left. */
const FARTHEST_LEFT = 40;

/** Every way in which `value` can belong to `label` with none of the others between; `cell` where lines are drawn around both, its own where nothing else stands in it on the label's line. */
export function relationsOf(
	label: Placed,
	value: Value,
	others: readonly Box[],
	cell?: 'shared' | 'own',
): Relation[] {
	const size = Math.max(label.size, value.size);
	return [
		toRight(label.box, value.box, size),
		toLeft(label.box, value.box, size),
		vertically(label.box, value, { size, aside: ASIDE[cell ?? 'none'] }),
	]
		.filter((relation) => relation !== undefined)
		.filter((relation) => !others.some((other) => isBetween(relation, label.box, value.box, other)));
}

function toRight(label: Box, value: Box, size: number): Relation | undefined {
	const gap = (value.x - right(label)) / size;
	if (!sameRow(label, value) || gap < -0.3 || gap > FARTHEST_RIGHT) return undefined;
	return { direction: 'right', cost: gap <= 4 ? gap * 0.1 : 0.4 + (gap - 4) * 0.08 };
}

/** The most expensive: values come before their labels only on pages where they all do. */
function toLeft(label: Box, value: Box, size: number): Relation | undefined {
	const gap = (label.x - right(value)) / size;
	if (!sameRow(label, value) || gap < -0.3 || gap > FARTHEST_LEFT) return undefined;
	return { direction: 'left', cost: 1.2 + gap * 0.1 };
}

function vertically(
	label: Box,
	{ box: value, isTelling }: Value,
	{ size, aside: farthestAside }: { readonly size: number; readonly aside: number },
): Relation | undefined {
	const farthest = isTelling ? FARTHEST_LINE_IF_TELLING : FARTHEST_LINE;
	const isBelow = value.y > label.y;
	const gap = (isBelow ? value.y - bottom(label) : label.y - bottom(value)) / size;
	const aside = Math.max(0, -overlapX(label, value)) / size;
	if (
		gap < -0.4 ||
		gap > farthest ||
		aside > farthestAside ||
		(sameRow(label, value) && !isStacked(label, value))
	)
		return undefined;
	const offset = Math.min(Math.abs(value.x - label.x) / size, 3) * 0.05;
	return {
		direction: isBelow ? 'below' : 'above',
		cost: Math.max(0, gap) * 0.4 + offset + (isBelow ? 0.15 : 0.9),
	};
}

/** Whether one stands under the other though their boxes touch, as large type under small does. */
export function isStacked(label: Box, value: Box): boolean {
	const apart = Math.abs(centreY(label) - centreY(value));
	return overlapX(label, value) > 0 && apart > 0.6 * Math.min(label.height, value.height);
}

function isBetween({ direction }: Relation, label: Box, value: Box, other: Box): boolean {
	if (direction === 'right') {
		return sameRow(other, value) && other.x >= right(label) - 1 && right(other) <= value.x + 1;
	}
	if (direction === 'left') {
		return sameRow(other, value) && other.x >= right(value) - 1 && right(other) <= label.x + 1;
	}
	const [upper, lower] = direction === 'below' ? [label, value] : [value, label];
	const middle = other.y + other.height / 2;
	const inColumn = overlapX(other, lower) > 0 && overlapX(other, upper) > 0;
	return inColumn && middle > bottom(upper) - 1 && middle < lower.y + 1;
}

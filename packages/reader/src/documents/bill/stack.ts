/** Lines of a bill set right under each other, as a title with its number and its day. */
import { around, bottom, overlapX, right } from '../../geometry.ts';
import type { Segment } from '../../page.ts';

/** The widest room between two such lines, in sizes of the type; they may touch. */
const WIDEST = 0.9;
const TOUCHING = -0.5;
/** How far their starts or ends may be apart, in sizes of the type. */
const APART = 0.4;

/** The line right over this one that starts or ends where it does. */
export function lineOver(line: Segment, segments: readonly Segment[]): Segment | undefined {
	return segments
		.filter((other) => isOver(other, line))
		.sort((one, other) => bottom(other.box) - bottom(one.box))[0];
}

/** The line right under this one that starts or ends where it does. */
export function lineUnder(line: Segment, segments: readonly Segment[]): Segment | undefined {
	return segments.filter((other) => isOver(line, other)).sort((one, other) => one.box.y - other.box.y)[0];
}

function isOver(over: Segment, line: Segment): boolean {
	const gap = line.box.y - bottom(over.box);
	const size = Math.max(over.size, line.size);
	const isNear = over.box.y < line.box.y && gap > TOUCHING * size && gap < WIDEST * size;
	const starts = Math.abs(over.box.x - line.box.x);
	const ends = Math.abs(right(over.box) - right(line.box));
	return isNear && Math.min(starts, ends) < APART * line.size;
}

/** How far over a row its box's title may stand, in sizes of the type. */
const TITLE_OVER = 1.8;

/** The nearest text over all of a row's pieces together, wherever over them it stands. */
export function nearestOver(row: readonly Segment[], segments: readonly Segment[]): Segment | undefined {
	const box = around(row.map((piece) => piece.box));
	return segments
		.filter((other) => {
			const gap = box.y - bottom(other.box);
			const isOver = other.box.y < box.y && gap > TOUCHING * other.size && gap < TITLE_OVER * other.size;
			return isOver && overlapX(other.box, box) > 0 && !row.includes(other);
		})
		.sort((one, other) => bottom(other.box) - bottom(one.box))[0];
}

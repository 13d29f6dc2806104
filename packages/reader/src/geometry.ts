/** How boxes on a page are placed relative to each other. */
import type { Box } from './page.ts';

/** The right edge. */
export const right = (box: Box): number => box.x + box.width;

/** The lower edge. */
export const bottom = (box: Box): number => box.y + box.height;

/** The middle from left to right. */
export const centreX = (box: Box): number => box.x + box.width / 2;

/** The middle from top to bottom. */
export const centreY = (box: Box): number => box.y + box.height / 2;

/** The smallest box around all of them; an empty box for none. */
export function around(boxes: readonly Box[]): Box {
	const [first] = boxes;
	if (!first) return { x: 0, y: 0, width: 0, height: 0 };
	let { x, y } = first;
	let [toX, toY] = [right(first), bottom(first)];
	for (const box of boxes) {
		x = Math.min(x, box.x);
		y = Math.min(y, box.y);
		toX = Math.max(toX, right(box));
		toY = Math.max(toY, bottom(box));
	}
	return { x, y, width: toX - x, height: toY - y };
}

/** The points that both cover from left to right; negative is the gap between them. */
export function overlapX(one: Box, other: Box): number {
	return Math.min(right(one), right(other)) - Math.max(one.x, other.x);
}

/** The points that both cover from top to bottom; negative is the gap between them. */
function overlapY(one: Box, other: Box): number {
	return Math.min(bottom(one), bottom(other)) - Math.max(one.y, other.y);
}

/** Whether the two are side by side: they share at least two fifths of the lower one's height. */
export function sameRow(one: Box, other: Box): boolean {
	return overlapY(one, other) >= 0.4 * Math.min(one.height, other.height);
}

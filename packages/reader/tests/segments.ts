/** Segments for tests, as if printed: each letter half as wide as the type is high. */
import { toSegment } from '../src/engine/layout/segments.ts';
import type { Segment, Word } from '../src/page.ts';

/** A word that starts at x and y. */
function word(text: string, x: number, y: number, size = 10): Word {
	return {
		text,
		box: { x, y, width: text.length * size * 0.5, height: size },
		baseline: y + size,
		size,
		font: 1,
		isTypewritten: false,
	};
}

/** A segment whose text starts at x and y. */
export function segment(text: string, x: number, y: number, size = 10): Segment {
	let left = x;
	const words = text.split(' ').map((part) => {
		const placed = word(part, left, y, size);
		left += placed.box.width + size * 0.25;
		return placed;
	});
	return toSegment(words);
}

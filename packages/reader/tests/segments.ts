/** Segments for tests, as if printed: each letter half as wide as the type is high. */
import { toSegment } from '../src/engine/layout/segments.ts';
import type { Segment } from '../src/page.ts';

/** A segment whose text starts at x and y. */
export function segment(text: string, x: number, y: number, size = 10): Segment {
	let left = x;
	const words = text.split(' ').map((word) => {
		const width = word.length * size * 0.5;
		const at = left;
		left += width + size * 0.25;
		return {
			text: word,
			box: { x: at, y, width, height: size },
			baseline: y + size,
			size,
			font: 1,
			isTypewritten: false,
		};
	});
	return toSegment(words);
}

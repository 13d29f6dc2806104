/** Headings that run up a picture of a page are whole, and those of other rows apart. */
import { describe, expect, it } from 'vitest';
import { UPWARDS } from '../pdf/sideways.ts';
import { headingsOf, isUpDown, type SidewaysLine } from './sideways.ts';

/** A line of the narrow column at the left of the page, as high as its text is long. */
function line(text: string, x: number, y: number, height: number): SidewaysLine {
	return { text, turn: UPWARDS, sureness: 0.99, strip: { x, y, width: 36, height, slope: 0 } };
}

const frame = { scale: 2, level: (x: number, y: number) => ({ x, y }) };

describe('a heading that runs up a picture', () => {
	it('goes on in the line beside it, and is not that of the rows below', () => {
		const lines = [
			line('employment(s)', 152, 385, 171),
			line('Previous', 130, 385, 105),
			line('Total for year', 138, 590, 171),
		];
		const headings = headingsOf(lines, frame);
		expect(headings.map(({ text }) => text).sort()).toEqual(['Previous employment(s)', 'Total for year']);
		const box = headings.find(({ text }) => text.startsWith('Previous'))?.box;
		expect(box?.x).toBeCloseTo(56);
		expect(box?.height).toBeCloseTo(76.5);
	});

	it('is longer than a letter or a stroke is high', () => {
		expect(isUpDown({ x: 0, y: 0, width: 30, height: 40, slope: 0 })).toBe(false);
		expect(isUpDown({ x: 0, y: 0, width: 30, height: 100, slope: 0 })).toBe(true);
	});
});

import { describe, expect, it } from 'vitest';
import type { Character } from './characters.ts';
import { sidewaysLines } from './sideways.ts';

/** A line that runs up from the point: each letter is 5 long and stands 10 to the left of its foot. */
function upwards(text: string, x: number, y: number): Character[] {
	return [...text].flatMap((letter, index) =>
		letter === ' '
			? []
			: [
					{
						...{ text: letter, font: 1, turn: 1, size: 8, baseline: y },
						box: { x, y: y - 5 * (index + 1), width: 10, height: 5 },
						startsWord: index === 0 || text[index - 1] === ' ',
					},
				],
	);
}

describe('a line that runs up the page', () => {
	it('is one word with its spaces, in the box that it fills', () => {
		expect(sidewaysLines(upwards('Tax deducted', 50, 200))).toMatchObject([
			{ text: 'Tax deducted', box: { x: 50, y: 140, width: 10, height: 60 } },
		]);
	});

	it('goes on in the line beside it', () => {
		const characters = [...upwards('Previous', 50, 200), ...upwards('employment', 58, 200)];
		expect(sidewaysLines(characters).map(({ text }) => text)).toEqual(['Previous employment']);
	});

	it('does not run into the next column', () => {
		const characters = [...upwards('Pay', 50, 200), ...upwards('Tax', 90, 200)];
		expect(sidewaysLines(characters).map(({ text }) => text)).toEqual(['Pay', 'Tax']);
	});

	it('is none where all is upright', () => {
		expect(sidewaysLines(upwards('Pay', 50, 200).map((each) => ({ ...each, turn: 0 })))).toEqual([]);
	});
});

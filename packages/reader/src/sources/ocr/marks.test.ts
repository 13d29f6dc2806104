/** Letters under a mark that the networks do not know are in doubt; the others are as sure as before. */
import { describe, expect, it } from 'vitest';
import { doubtingMarks, NOTHING } from './marks.ts';

const WIDTH = 20;
/** A line of these letters, each with the row that it rises to. */
function line(letters: readonly (readonly [string, number])[]) {
	const tops = new Uint8Array(letters.length * WIDTH).fill(NOTHING);
	const characters = letters.map(([text, top], index) => {
		const middle = index * WIDTH + WIDTH / 2;
		tops.fill(top, middle - 4, middle + 5);
		return { text, at: middle / tops.length, sureness: 1, startsWord: false };
	});
	return doubtingMarks(characters, tops)
		.filter(({ sureness }) => sureness < 1)
		.map(({ text }) => text);
}

describe('a letter under a mark', () => {
	it('is in doubt', () => {
		expect(
			line([
				['e', 10],
				['n', 18],
				['e', 18],
				['a', 19],
			]),
		).toEqual(['e']);
	});

	it('is told from letters that rise higher by themselves', () => {
		expect(
			line([
				['l', 9],
				['i', 10],
				['n', 18],
				['e', 18],
				['a', 19],
			]),
		).toEqual([]);
	});

	it('is told from the dot of an i close beside it', () => {
		const [width, gap] = [9, 10];
		const tops = new Uint8Array(5 * gap).fill(NOTHING);
		const characters = [...'rinse'].map((text, index) => {
			tops.fill(18, index * gap, index * gap + width);
			return { text, at: (index * gap + 4) / tops.length, sureness: 1, startsWord: false };
		});
		tops.fill(10, gap - 1, gap + 2);
		expect(doubtingMarks(characters, tops).every(({ sureness }) => sureness === 1)).toBe(true);
	});

	it('is not told where too few letters show how high they are', () => {
		expect(
			line([
				['e', 10],
				['n', 18],
			]),
		).toEqual([]);
	});
});

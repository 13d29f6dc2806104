/** Words are parted where a line has room between characters, not where networks say so alone. */
import { describe, expect, it } from 'vitest';
import type { Agreed } from './agree.ts';
import { inkOf } from './ink.ts';
import { LINE_HEIGHT } from './recognise.ts';
import { wordsOf } from './words.ts';

const LETTER = 14;

/** A line of letters with this much room after each, as it is cut out of a picture, and what was read on it. */
function line(text: string, room: (index: number) => number) {
	const starts: number[] = [];
	let width = 8;
	for (const index of text.split('').keys()) {
		starts.push(width);
		width += LETTER + room(index);
	}
	const size = (width + 8) * LINE_HEIGHT;
	const data = new Float32Array(3 * size).fill(1);
	for (const start of starts) {
		for (let row = 14; row < 34; row += 1) {
			for (let column = start; column < start + LETTER; column += 1) {
				for (const plane of [0, size, 2 * size]) data[plane + row * (width + 8) + column] = -1;
			}
		}
	}
	const characters: Agreed[] = [...text].map((character, index) => ({
		text: character,
		at: ((starts[index] ?? 0) + LETTER / 2) / (width + 8),
		sureness: 0.99,
		startsWord: false,
	}));
	const ink = inkOf({ data, width: width + 8, height: LINE_HEIGHT }).ink;
	const strip = { x: 200, y: 20, width: width + 8, height: LINE_HEIGHT, slope: 0 };
	return { strip, ink, characters, middle: 20, size: 31 };
}

const frame = { scale: 1, level: (x: number, y: number) => ({ x, y }) };
const read = (text: string, room: (index: number) => number) =>
	wordsOf(line(text, room), frame).map((word) => word.text);

describe('the words of a line', () => {
	it('are parted where there is room, though no space was read', () => {
		expect(read('FINALTAXCODE', (index) => (index === 4 || index === 7 ? 11 : 3))).toEqual([
			'FINAL',
			'TAX',
			'CODE',
		]);
	});

	it('stay whole where all characters stand apart', () => {
		expect(read('TOTAL', () => 9)).toEqual(['TOTAL']);
	});

	it('keep an amount together whose point has room around it', () => {
		expect(read('102.40', (index) => (index === 2 || index === 3 ? 12 : 3))).toEqual(['102.40']);
	});

	it('are two where a value follows the colon of its label, but not in a time', () => {
		expect(read('Code:1257L', () => 3)).toEqual(['Code:', '1257L']);
		expect(read('12:30', () => 3)).toEqual(['12:30']);
	});

	it('have a point before the pence, where none was read', () => {
		expect(read('42,34567', () => 3)).toEqual(['42,345.67']);
		expect(read('42,345', () => 3)).toEqual(['42,345']);
		expect(read('4234567', () => 3)).toEqual(['4234567']);
	});

	it('end where their ink ends', () => {
		const [first, second] = wordsOf(
			line('AB', () => 40),
			frame,
		);
		expect(first?.box.width).toBeCloseTo(LETTER, 0);
		expect((second?.box.x ?? 0) - (first?.box.x ?? 0)).toBeCloseTo(LETTER + 40, 0);
	});
});

import { describe, expect, it } from 'vitest';
import type { Character } from './characters.ts';
import { toWords } from './words.ts';

/** A line of type of size 10 with so much room between its letters; a space is of 2.5 and has that room on both sides. */
function line(text: string, apart: number, kerned: Readonly<Record<string, number>> = {}): Character[] {
	const characters: Character[] = [];
	let [x, startsWord] = [50, true];
	for (const [index, letter] of [...text].entries()) {
		if (letter === ' ') {
			x += 2.5 + apart;
			startsWord = true;
			continue;
		}
		x += kerned[text.slice(index - 1, index + 1)] ?? 0;
		const box = { x, y: 100, width: 5 + (letter.charCodeAt(0) % 3), height: 12 };
		characters.push({ text: letter, font: 1, turn: 0, size: 10, baseline: 110, box, startsWord });
		x += box.width + apart;
		startsWord = apart > 1.2;
	}
	return characters;
}

const wordsOf = (characters: readonly Character[]) => toWords(characters).map(({ text }) => text);

describe('letters that are set apart', () => {
	it.each([0.8, 1.5, 2.4, 4])('make words with %d points between them', (apart) => {
		expect(wordsOf(line('WAGES DUE TO DATE', apart))).toEqual(['WAGES', 'DUE', 'TO', 'DATE']);
		expect(wordsOf(line('Total Deductions', apart))).toEqual(['Total', 'Deductions']);
	});

	it('make words though some pairs of letters are kerned', () => {
		const kerned = { WA: -0.7, AT: -0.8, TA: -0.8, AY: -0.6 };
		expect(wordsOf(line('WAGES TO DATE', 1.5, kerned))).toEqual(['WAGES', 'TO', 'DATE']);
		expect(wordsOf(line('PAYMENTS', 1.8, kerned))).toEqual(['PAYMENTS']);
	});

	it('are those of one heading, not of the next beside it', () => {
		const next = line('STOPPAGES', 1.5).map((each) => ({
			...each,
			box: { ...each.box, x: each.box.x + 120 },
		}));
		expect(wordsOf([...line('WAGES', 1.5), ...next])).toEqual(['WAGES', 'STOPPAGES']);
	});

	it('make words with a plain space between them, so that a heading is one piece', () => {
		const [first, last] = toWords(line('TO DATE', 2.4));
		expect((last?.box.x ?? 0) - (first ? first.box.x + first.box.width : 0)).toBeCloseTo(2.5, 5);
	});

	it('leave figures and plain lines as they are', () => {
		expect(wordsOf(line('Gross pay 1,234.50', 0))).toEqual(['Gross', 'pay', '1,234.50']);
		expect(wordsOf(line('12 34 56', 0))).toEqual(['12', '34', '56']);
	});
});

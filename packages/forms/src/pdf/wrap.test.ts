/** Lines that fit, measuring about as many letters as there are, so that one word cannot keep a server busy. */
import { PDFDocument, type PDFFont, StandardFonts } from 'pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { wrapped } from './wrap.ts';

describe('text in lines', () => {
	let font: PDFFont;
	beforeAll(async () => {
		font = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica);
	});
	const widthOf = (line: string) => font.widthOfTextAtSize(line, 10);

	it('breaks between words, and inside a word longer than a line where no more letters fit', () => {
		expect(wrapped('a plain sentence', { font, size: 10 }, 60)).toEqual(['a plain', 'sentence']);
		const word = 'WAVE-Yo.To-AVAWAm.il'.repeat(40);
		const lines = wrapped(`so ${word} it goes`, { font, size: 10 }, 100);
		expect(lines.join('').replaceAll(' ', '')).toBe(`so${word}itgoes`);
		for (const [index, line] of lines.entries()) {
			expect(widthOf(line)).toBeLessThanOrEqual(100);
			const next = lines[index + 1]?.[0] ?? '';
			if (index > 0 && index < lines.length - 2) expect(widthOf(line + next)).toBeGreaterThan(100);
		}
	});

	it('puts at least a letter on a line, and gives a line for empty text', () => {
		expect(wrapped('WAX', { font, size: 10 }, 1)).toEqual(['W', 'A', 'X']);
		expect(wrapped('', { font, size: 10 }, 100)).toEqual(['']);
	});

	it('measures a long word in proportion to its length', () => {
		const measuredFor = (length: number) => {
			let measured = 0;
			const counting = {
				widthOfTextAtSize: (text: string) => {
					measured += text.length;
					return text.length;
				},
			};
			wrapped('x'.repeat(length), { font: counting, size: 10 }, 100);
			return measured;
		};
		expect(measuredFor(20_000)).toBeLessThan(20_000 * 20);
		expect(measuredFor(200_000)).toBeLessThan(measuredFor(20_000) * 11);
	});
});

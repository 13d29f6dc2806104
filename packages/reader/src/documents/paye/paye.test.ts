import { pence } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { judgeTax } from './fits.ts';
import { expectedTax } from './tax.ts';

const tax = (pounds: number, code: string, taxYear = '2024-25', months = 12) =>
	expectedTax({ pay: pence(pounds * 100), code, taxYear, months });

describe('the tax that a code takes', () => {
	it.each([
		// (32,500 - 12,579) at 20%
		[32_500, '1257L', 398_420],
		// 37,700 at 20%, (60,000 - 12,579 - 37,700) at 40%
		[60_000, '1257L', 1_142_840],
		[60_000, 'C1257L', 1_142_840],
		// 2,306 at 19%, 11,685 at 20%, 17,101 at 21%, 16,329 at 42%
		[60_000, 'S1257L', 1_322_453],
		[10_000, '1257L', 0],
		[10_000, '0T', 200_000],
		[10_000, 'BR', 200_000],
		[10_000, 'D0', 400_000],
		[10_000, 'D1', 450_000],
		[10_000, 'SBR', 200_000],
		[10_000, 'SD0', 210_000],
		[10_000, 'SD1', 420_000],
		// (10,000 + 4,759) at 20%
		[10_000, 'K475', 295_180],
		[10_000, 'NT', 0],
		[20_000, '1383M', 123_220],
		[20_000, '1131N', 173_620],
	])('on £%s by %s is %s pence', (pounds, code, expected) => {
		expect(tax(pounds, code)).toBe(expected);
	});

	it('is for so many twelfths of the year', () => {
		// 5,000 less 3 x 1,048.25 at 20%
		expect(tax(5000, '1257L', '2024-25', 3)).toBe(37_105);
	});

	it.each([
		['1257L M1', '2024-25'],
		['1257L W1', '2024-25'],
		['1257L X', '2024-25'],
		['FT', '2024-25'],
		['D8', '2024-25'],
		['1257', '2024-25'],
		['1257L', '1999-00'],
	])('is not known for %s in %s', (code, year) => {
		expect(tax(30_000, code, year)).toBeUndefined();
	});
});

describe('tax against pay and code', () => {
	const paid = { pay: pence(3_250_000), code: '1257L', taxYear: '2024-25', months: 12 };

	it.each([
		[398_420, 'agrees'],
		[398_640, 'agrees'],
		[380_000, 'open'],
		[159_440, 'disagrees'],
		[3_986, 'disagrees'],
		[3_250_000, 'disagrees'],
		[0, 'disagrees'],
	] as const)('%s pence %s', (printed, verdict) => {
		expect(judgeTax(printed, paid)).toBe(verdict);
	});

	it('is open where a pension may have come off before the tax', () => {
		const all = { ...paid, pay: pence(6_000_000) };
		expect(judgeTax(900_000, all)).toBe('disagrees');
		expect(judgeTax(900_000, all, 5_400_000)).toBe('open');
	});
});

import { describe, expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import { findTaxYear } from './tax-year.ts';

describe('the tax year', () => {
	it.each([
		'Tax year to 5 April 2025',
		'Year ended 5th April 2025',
		'for the year ending 5 April, 2025',
		'Tax year to 5 April ........ 2025',
		'Period: 6 April 2024 to 5 April 2025',
		'Interest paid between 6 April 2024 and 5 April 2025',
		'06/04/2024 - 05/04/2025',
		'Tax year 2024-25',
		'Tax Year: 2024/2025',
		'P60 2024/25',
	])('is found in "%s"', (text) => {
		expect(findTaxYear([segment(text, 50, 50)])?.value).toBe('2024-25');
	});

	it('may be broken over two boxes or two lines', () => {
		expect(findTaxYear([segment('Tax year to 5 April', 50, 50), segment('2025', 200, 48, 14)])?.value).toBe(
			'2024-25',
		);
		expect(findTaxYear([segment('Tax year to', 50, 50), segment('5 April 2025', 50, 62)])?.value).toBe(
			'2024-25',
		);
	});

	it('is the whole of what follows "ended"', () => {
		expect(findTaxYear([segment('Tax year ended 2024-25', 50, 50)])?.value).toBe('2024-25');
	});

	it.each(['2024-26', '2025', 'Printed 5 April 2025', '2024-2023', 'P60 (2024)'])(
		'is not in "%s"',
		(text) => {
			expect(findTaxYear([segment(text, 50, 50)])).toBeUndefined();
		},
	);

	it('is the most prominent one; two equally prominent ones leave it open', () => {
		const title = segment('Tax year to 5 April 2025', 50, 50, 16);
		const note = segment('Send your return for the year ended 5 April 2026 by post', 50, 300, 8);
		expect(findTaxYear([note, title])?.value).toBe('2024-25');
		expect(findTaxYear([title, segment('Tax year to 5 April 2024', 50, 300, 16)])).toBeUndefined();
	});
});

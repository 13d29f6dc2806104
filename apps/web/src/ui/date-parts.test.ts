/** Dates as people type them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDate, toDateParts } from './date-parts.ts';

const read = (day: string, month: string, year: string) => readDate({ day, month, year });

describe('a date in three parts', () => {
	it.each([
		['5', '4', '2025', '2025-04-05'],
		[' 05 ', '04', '2025', '2025-04-05'],
		['5', 'April', '2025', '2025-04-05'],
		['5', 'apr', '2025', '2025-04-05'],
		['5', 'Apr.', '2025', '2025-04-05'],
		['1', 'sept', '1980', '1980-09-01'],
		['29', '2', '2024', '2024-02-29'],
	])('reads %s %s %s', (day, month, year, iso) => {
		expect(read(day, month, year)).toEqual({ kind: 'date', iso });
	});

	it('tells an empty date from an incomplete one', () => {
		expect(read('', ' ', '')).toEqual({ kind: 'empty' });
		expect(read('5', '', '')).toEqual({ kind: 'missing', parts: ['month', 'year'] });
	});

	it.each([
		['32', '1', '2025', ['day']],
		['29', '2', '2025', ['day']],
		['1', '13', '2025', ['month']],
		['1', 'ma', '2025', ['month']],
		['x', 'May', '25', ['day', 'year']],
		['1', '1', '1800', ['year']],
	])('finds the impossible part of %s %s %s', (day, month, year, parts) => {
		expect(read(day, month, year)).toEqual({ kind: 'impossible', parts });
	});

	it('reads back every real date', () => {
		fc.assert(
			fc.property(
				fc.date({ min: new Date('1851-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
				(date) => {
					const iso = date.toISOString().slice(0, 10);
					expect(readDate(toDateParts(iso))).toEqual({ kind: 'date', iso });
				},
			),
		);
	});

	it('is empty for text that is not a date', () => {
		expect(toDateParts(null)).toEqual({ day: '', month: '', year: '' });
		expect(toDateParts('soon')).toEqual({ day: '', month: '', year: '' });
	});
});

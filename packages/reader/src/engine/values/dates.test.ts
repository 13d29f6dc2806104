import { expect, it } from 'vitest';
import { asDate } from './dates.ts';

it.each([
	['31/03/2025', '2025-03-31'],
	['1.4.25', '2025-04-01'],
	['17 02 2025', '2025-02-17'],
	['2025-03-31', '2025-03-31'],
	['31 March 2025', '2025-03-31'],
	['Monday 31 March 2025', '2025-03-31'],
	['Tues, 1 April 2025', '2025-04-01'],
	['1st of April, 2025', '2025-04-01'],
	['30-Sep-2024', '2024-09-30'],
	['30 Sept 24', '2024-09-30'],
	['April 5, 2025', '2025-04-05'],
])('%s is the date %s', (text, date) => {
	expect(asDate(text)).toBe(date);
});

it.each(['31/02/2025', '13/13/2025', '5 Arpil 2025', '2025', '12.50', '1 March', '5 April 2025 to 6'])(
	'%s is no date',
	(text) => {
		expect(asDate(text)).toBeUndefined();
	},
);

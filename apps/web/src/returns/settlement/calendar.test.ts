/** The calendar file has an event for each future payment. */
import { expect, it } from 'vitest';
import { paymentsCalendar } from './calendar.ts';

const bill = (date: string, amount: string) => ({ date, amount, parts: [] });
const bills = [bill('2027-01-31', '4419.10'), bill('2027-07-31', '1080.70')];

it('puts each future payment on its date', () => {
	const file = paymentsCalendar(bills, '2025-26', '2026-11-20') ?? '';
	expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
	expect(file).toContain('DTSTART;VALUE=DATE:20270131\r\nSUMMARY:Pay HMRC £4\\,419.10\r\n');
	expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
	expect(paymentsCalendar(bills, '2025-26', '2027-02-01')?.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});

it('is undefined if nothing is due', () => {
	expect(paymentsCalendar([], '2025-26', '2026-11-20')).toBeUndefined();
	expect(paymentsCalendar([bill('2027-01-31', '0.00')], '2025-26', '2026-11-20')).toBeUndefined();
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayInTheUk, formatDay, formatDayOfYear, formatMoment, parseDate } from './dates.ts';

afterEach(() => {
	vi.unstubAllEnvs();
});

describe('a day', () => {
	it('reads with its month in words and no leading zero', () => {
		expect(formatDay('2027-01-31')).toBe('31 January 2027');
		expect(formatDay('2026-04-05')).toBe('5 April 2026');
	});

	it('is the same day wherever the machine is', () => {
		for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
			vi.stubEnv('TZ', zone);
			expect(formatDay('2026-06-01')).toBe('1 June 2026');
			expect(formatDayOfYear('08-07')).toBe('7 August');
		}
	});

	it('of every year reads without one, 29 February too', () => {
		expect(['08-07', '11-07', '02-29'].map(formatDayOfYear)).toEqual([
			'7 August',
			'7 November',
			'29 February',
		]);
	});

	it('that is not a date stays as typed', () => {
		expect(formatDay('soon')).toBe('soon');
		expect(formatDay('')).toBe('');
		expect(formatDayOfYear('13-01')).toBe('13-01');
	});

	it.each(['2025-02-29', '2025-13-01', '1850-12-31', '05/04/2025'])('%s is not in the calendar', (text) => {
		expect(parseDate(text)).toBeUndefined();
	});
});

describe('an instant', () => {
	it('reads by the clocks of the United Kingdom, in winter and in summer', () => {
		expect(formatMoment('2026-11-20T06:02:00.000Z')).toBe('20 November 2026 at 06:02');
		expect(formatMoment('2026-07-01T23:30:00.000Z')).toBe('2 July 2026 at 00:30');
	});

	it('that is not an instant stays as it was', () => {
		expect(formatMoment('')).toBe('');
	});

	it('falls on the UK’s date', () => {
		expect(dayInTheUk(new Date('2026-07-01T22:59:59Z'))).toBe('2026-07-01');
		expect(dayInTheUk(new Date('2026-07-01T23:00:00Z'))).toBe('2026-07-02');
		expect(dayInTheUk(new Date('2026-01-31T23:59:59Z'))).toBe('2026-01-31');
	});
});

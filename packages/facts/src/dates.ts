/** Dates: parsed from storage, written for people. Separate from the fields of facts, so that no schema is loaded. */

const LONDON = 'Europe/London';
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const daysOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: LONDON });
const isoDays = new Intl.DateTimeFormat('en-CA', {
	...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
	timeZone: LONDON,
});

/** A valid ISO date, or undefined. */
export function parseDate(input: string): string | undefined {
	const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(input);
	if (!match) return undefined;
	const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
	const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
	return month >= 1 && month <= 12 && day >= 1 && day <= lastDay && year >= 1851 ? input : undefined;
}

/** The ISO date a number of days later, in UTC so that no clock or zone matters. */
export function addDays(date: string, days: number): string {
	return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** An ISO date as `31 January 2027`; other text is returned unchanged. */
export function formatDay(isoDate: string): string {
	return formatted(days, `${isoDate}T00:00:00Z`) ?? isoDate;
}

/** A day and month without a year: `08-07` becomes `7 August`; other text is returned unchanged. */
export function formatDayOfYear(monthAndDay: string): string {
	// 2000 has a 29 February.
	return formatted(daysOfYear, `2000-${monthAndDay}T00:00:00Z`) ?? monthAndDay;
}

/** An instant in UK time: `20 November 2026 at 06:02`; other text is returned unchanged. */
export function formatMoment(timestamp: string): string {
	return formatted(moments, timestamp) ?? timestamp;
}

const HOUR_MS = 3_600_000;
/** The UK is whole hours from UTC, so the date is the same within each. */
let latest = { hour: Number.NaN, day: '' };

/** The date in the United Kingdom at an instant, in ISO form. */
export function dayInTheUk(instant: Date): string {
	const hour = Math.floor(instant.getTime() / HOUR_MS);
	if (hour !== latest.hour) latest = { hour, day: isoDays.format(instant) };
	return latest.day;
}

function formatted(format: Intl.DateTimeFormat, timestamp: string): string | undefined {
	const date = new Date(timestamp);
	return Number.isNaN(date.getTime()) ? undefined : format.format(date);
}

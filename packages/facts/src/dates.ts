/** Dates: read as they are kept, written as people read them. Apart from the fields of facts, so that none of their schema is loaded. */

const LONDON = 'Europe/London';
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const daysOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: LONDON });
const isoDays = new Intl.DateTimeFormat('en-CA', {
	...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
	timeZone: LONDON,
});

/** An ISO date that is in the calendar, or undefined. */
export function parseDate(input: string): string | undefined {
	const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(input);
	if (!match) return undefined;
	const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
	const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
	return month >= 1 && month <= 12 && day >= 1 && day <= lastDay && year >= 1851 ? input : undefined;
}

/** The ISO date so many days later, in UTC so that no clock or zone matters. */
export function addDays(date: string, days: number): string {
	return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** An ISO date as `31 January 2027`; text that is no date comes back as it is. */
export function formatDay(isoDate: string): string {
	return formatted(days, `${isoDate}T00:00:00Z`) ?? isoDate;
}

/** A day of any year: `08-07` becomes `7 August`; other text stays as it is. */
export function formatDayOfYear(monthAndDay: string): string {
	// 2000 has a 29 February.
	return formatted(daysOfYear, `2000-${monthAndDay}T00:00:00Z`) ?? monthAndDay;
}

/** An instant by the clocks of the United Kingdom: `20 November 2026 at 06:02`; text that is none comes back as it is. */
export function formatMoment(timestamp: string): string {
	return formatted(moments, timestamp) ?? timestamp;
}

/** The date in the United Kingdom at an instant, in ISO form. */
export function dayInTheUk(instant: Date): string {
	return isoDays.format(instant);
}

function formatted(format: Intl.DateTimeFormat, timestamp: string): string | undefined {
	const date = new Date(timestamp);
	return Number.isNaN(date.getTime()) ? undefined : format.format(date);
}

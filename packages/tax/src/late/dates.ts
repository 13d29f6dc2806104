/** Calendar arithmetic on ISO dates (`2026-01-31`), in UTC so that no clock or zone matters. */

const DAY = 86_400_000;

/** The date a number of months later; the last day of the month if it has no such day. */
export function addMonths(date: string, months: number): string {
	const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
	const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
	return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** Days from one date to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
	return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

/** The earlier of two dates. */
export function earlier(one: string, other: string): string {
	return one < other ? one : other;
}

/** The later of two dates. */
export function later(one: string, other: string): string {
	return one > other ? one : other;
}

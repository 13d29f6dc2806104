/** Dates on a line. ISO dates compare as text, so no clock or time zone is involved. */

/** A date and what happens on it. */
export interface DateOnLine {
	/** ISO. */
	readonly date: string;
	readonly label: string;
}

/** Returns how far a date is between two others: 0 at the first, 1 at the last, outside that before or after them. */
export function shareOf(date: string, from: string, to: string): number {
	return (dayOf(date) - dayOf(from)) / (dayOf(to) - dayOf(from));
}

/** Returns whether one ISO date is before another. */
export function isBefore(date: string, other: string): boolean {
	return date < other;
}

function dayOf(date: string): number {
	return Date.parse(`${date}T00:00:00Z`) / 86_400_000;
}

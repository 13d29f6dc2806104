/** Dates on a line. ISO dates compare as text, so no clock and no time zone comes in. */

/** A date with what happens on it. */
export interface DateOnLine {
	/** ISO. */
	readonly date: string;
	readonly label: string;
}

/** How far a date lies between two others: 0 at the first, 1 at the last, outside them below or above. */
export function shareOf(date: string, from: string, to: string): number {
	return (dayOf(date) - dayOf(from)) / (dayOf(to) - dayOf(from));
}

/** Whether one ISO date comes before another. */
export function isBefore(date: string, other: string): boolean {
	return date < other;
}

function dayOf(date: string): number {
	return Date.parse(`${date}T00:00:00Z`) / 86_400_000;
}

/** Days and instants as people read them. */

const format = new Intl.DateTimeFormat('en-GB', {
	day: 'numeric',
	month: 'long',
	year: 'numeric',
	timeZone: 'UTC',
});

/** An ISO date as `5 April 2025`. */
export function dayInWords(isoDate: string): string {
	return format.format(new Date(`${isoDate}T00:00:00Z`));
}

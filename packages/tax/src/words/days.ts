/** Days as people write them. */

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO date in words: `31 January 2026`. */
export function dayInWords(date: string): string {
	return format.format(new Date(date));
}

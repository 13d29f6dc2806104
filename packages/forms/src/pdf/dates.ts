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

/** Day and time of HMRC's own time, or undefined where it gave none that can be read. */
export function momentInWords(iso: string): { readonly day: string; readonly time: string } | undefined {
	if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(iso)) return undefined;
	return { day: dayInWords(iso.slice(0, 10)), time: iso.slice(11, 16) };
}

/** Dates as they are kept. Apart from the fields of facts, so that who only reads dates loads no schema. */

/** An ISO date that is in the calendar, or undefined. */
export function parseDate(input: string): string | undefined {
	const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(input);
	if (!match) return undefined;
	const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
	const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
	return month >= 1 && month <= 12 && day >= 1 && day <= lastDay && year >= 1851 ? input : undefined;
}

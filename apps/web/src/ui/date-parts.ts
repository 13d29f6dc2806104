/** Reads a date typed in three parts: "6", "April" or "4", "2025". */

/** The three parts as typed. */
export interface DateParts {
	readonly day: string;
	readonly month: string;
	readonly year: string;
}

/** One of the three parts. */
export type DatePart = keyof DateParts;

/** An ISO date, nothing, or which parts are wrong and whether they are missing or impossible. */
export type DateReading =
	| { readonly kind: 'date'; readonly iso: string }
	| { readonly kind: 'empty' }
	| { readonly kind: 'missing' | 'impossible'; readonly parts: readonly DatePart[] };

/** No date. */
export const emptyDate: DateParts = { day: '', month: '', year: '' };

const monthNames =
	'january february march april may june july august september october november december'.split(' ');
const partNames: readonly DatePart[] = ['day', 'month', 'year'];

/** Reads the parts. Month names need only three letters. Missing parts are reported before impossible ones. */
export function readDate(parts: DateParts): DateReading {
	const missing = partNames.filter((part) => parts[part].trim() === '');
	if (missing.length === partNames.length) return { kind: 'empty' };
	if (missing.length > 0) return { kind: 'missing', parts: missing };
	const day = wholeNumber(parts.day, 1, 31);
	const month = readMonth(parts.month);
	const year = wholeNumber(parts.year, 1851, 9999);
	const wrong = partNames.filter((part) => ({ day, month, year })[part] === undefined);
	if (day === undefined || month === undefined || year === undefined)
		return { kind: 'impossible', parts: wrong };
	if (day > daysIn(year, month)) return { kind: 'impossible', parts: ['day'] };
	return { kind: 'date', iso: `${year}-${twoDigits(month)}-${twoDigits(day)}` };
}

/** Returns an ISO date as the three parts a person would type; empty parts for anything else. */
export function toDateParts(iso: string | null | undefined): DateParts {
	const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso ?? '');
	if (!match) return emptyDate;
	const [, year = '', month = '', day = ''] = match;
	return { day: String(Number(day)), month: String(Number(month)), year };
}

function readMonth(text: string): number | undefined {
	const name = text.trim().toLowerCase().replace(/\.$/, '');
	const index = name.length >= 3 ? monthNames.findIndex((month) => month.startsWith(name)) : -1;
	return index >= 0 ? index + 1 : wholeNumber(text, 1, 12);
}

function wholeNumber(text: string, least: number, most: number): number | undefined {
	const digits = text.trim();
	const value = /^\d{1,4}$/.test(digits) ? Number(digits) : Number.NaN;
	return value >= least && value <= most ? value : undefined;
}

function daysIn(year: number, month: number): number {
	return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function twoDigits(value: number): string {
	return String(value).padStart(2, '0');
}

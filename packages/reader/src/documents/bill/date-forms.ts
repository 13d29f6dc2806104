/** How bills print a day, and the day that it is: in figures or with the month's name, run into the time after it where no space was seen. */
import { parseDate } from '@halfpenny/facts';
import { asDate } from '../../engine/values/dates.ts';
import { ABROAD, inEnglish } from './months-abroad.ts';

const MONTH = `(?:${ABROAD}|(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*)`;
/** A time, or what is no part of a longer number. */
const END = '(?=\\d{1,2}[:.]\\d{2}|\\d{4}[:.]\\d{2})|(?![/.,-]?\\d{3}|\\d|\\.\\d(?!\\d[:.]\\d{2}))';
const LONG_YEAR = `20\\d\\d(?:${END})`;
const SHORT_YEAR = '\\d{2}(?:(?=\\d{2}:\\d{2})|(?![/.,-]?\\d{3}|\\d|\\.\\d))';
const YEAR = `(?:${LONG_YEAR}|${SHORT_YEAR})`;
const FORMS = [
	// Only a year starts with four figures.
	`(?<![\\d.])(20\\d\\d([/.-])(?:\\d{2}\\2\\d{2}|\\d{1,2}\\2\\d{1,2}(?!\\d)))(?!\\d{3})`,
	`(?<![\\d.,/-])(\\d{1,2}[/.-]\\d{1,2}[/.-]${YEAR})`,
	// With spaces only around the same sign and before a whole year: sums and codes have such signs too.
	`(?<![\\d.,/-])(\\d{1,2}(?: ([/-])| ?([/-]) )(?:\\d{1,2}) ?(?:\\2|\\3) ?${LONG_YEAR})`,
	`(?<![\\d.,/-])(\\d{1,2}([/-])\\d{1,2}(?: \\2 ?| ?\\2 )${LONG_YEAR})`,
	`(?<!\\d)(\\d{1,2}(?:st|nd|rd|th)?[ /.-]{0,2}(?:of )?${MONTH}[ ,/.'-]{0,2}${YEAR})`,
	`\\b(${MONTH}[. -]{0,2}\\d{1,2}(?:st|nd|rd|th)?[, -]{0,2}20\\d\\d)\\b`,
].map((form) => new RegExp(form, 'giu'));

/** A day in a text. */
export interface DateText {
	readonly index: number;
	readonly text: string;
	readonly value: string;
	/** Whether day and month could be swapped. */
	readonly isReversible: boolean;
	/** Whether it is a date only if the month comes first. */
	readonly isMonthFirst: boolean;
	/** Whether letters were taken for the figures that they look like. */
	readonly isMended: boolean;
}

/** The days in a text, from left to right; `isSeen` where letters may be misread figures. */
export function datesInText(printed: string, isSeen: boolean): DateText[] {
	const text = isSeen ? mended(printed) : printed;
	const matches = FORMS.flatMap((form) => [...text.matchAll(form)]).sort(
		(one, other) => one.index - other.index,
	);
	return matches.flatMap(({ index, 1: found = '' }) => {
		const tight = /[a-z]/i.test(found) ? spaced(found) : found.replace(/ ?([/.-]) ?/g, '$1');
		const dayFirst = yearFirst(tight) ?? asDate(tight);
		const value = dayFirst ?? monthFirst(tight);
		if (value === undefined) return [];
		const [first = 0, second = 0] = tight.split(/[/.-]/).map(Number);
		return {
			...{ index, text: found, value },
			isReversible: first <= 12 && second >= 1 && second <= 12 && first !== second,
			isMonthFirst: dayFirst === undefined,
			isMended: printed.slice(index, index + found.length) !== found,
		};
	});
}

/** Figures with signs between, some of which were seen as letters or other signs. */
const DOUBTFUL =
	/(?<![\p{L}\d])[\dOIl|]{1,2}[/.,:-][\dOIl|]{1,2}[/.,:-](?:[\dOIl|]{4}|[\dOIl|]{2}(?![\p{L}\d]))(?!\p{L})/gu;
/** Fewer figures are none. */
const FEWEST = 4;

/** The text, as long as it was, with figures for the letters that look like them in what must be a date, and letters for figures in the names of months. */
function mended(text: string): string {
	return text
		.replace(DOUBTFUL, (all) =>
			(all.match(/\d/g)?.length ?? 0) < FEWEST || !/[OIl|,]/.test(all)
				? all
				: all.replace(/O/g, '0').replace(/[Il|]/g, '1').replace(/[,:]/g, '/'),
		)
		.replace(/(?<=\d[ /.-]?)0(?=CT\b)|(?<=\d[ /.-]?N)0(?=V\b)/gi, 'o');
}

/** "2018/01/12". */
function yearFirst(text: string): string | undefined {
	const [, year = '', month = '', day = ''] = /^(20\d\d)[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(text) ?? [];
	return year === '' ? undefined : isoOf(year, month, day);
}

/** "03/20/2023", which can be read in only one way. */
function monthFirst(text: string): string | undefined {
	const [, month = '', day = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](20\d\d)$/.exec(text) ?? [];
	return year === '' ? undefined : isoOf(year, month, day);
}

function isoOf(year: string, month: string, day: string): string | undefined {
	return parseDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** "02/JAN/2017" and "5Mar18" with spaces between the parts. */
function spaced(text: string): string {
	return inEnglish(text)
		.replace(/(\d)(st|nd|rd|th)\b/i, '$1')
		.replace(/[/.,'-]+/g, ' ')
		.replace(/(\d)(?=[a-z])|([a-z])(?=\d)/gi, '$1$2 ')
		.replace(/\s+/g, ' ')
		.trim();
}

/** Days as people write them. Day and month must be certain; the year too, unless the tax year settles it. */
import { parseDate } from '@halfpenny/facts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH =
	'(?<month>jan(?=\\b|uary)|feb(?=\\b|ruary)|mar(?=\\b|ch)|apr(?=\\b|il)|may(?=\\b)|jun(?=\\b|e)|jul(?=\\b|y)|aug(?=\\b|ust)|sep(?=\\b|t)|oct(?=\\b|ober)|nov(?=\\b|ember)|dec(?=\\b|ember))[a-z]*';
const FORMS = [
	/\b(?<year>\d{4})-(?<number>\d{2})-(?<day>\d{2})\b/,
	/\b(?<day>\d{1,2})[/.-](?<number>\d{1,2})[/.-](?<year>\d{4})\b/,
	new RegExp(String.raw`\b(?<day>\d{1,2})(?:st|nd|rd|th)?(?:\s+of)?[\s-]+${MONTH}[\s,-]*(?<year>\d{4})?\b`),
	new RegExp(String.raw`\b${MONTH}\s+(?<day>\d{1,2})(?:st|nd|rd|th)?\b(?:,?\s+(?<year>\d{4}))?`),
];

/** The first day in a lower-case text, ISO; without a year, the one in the tax year. Undefined where none is certain. */
export function dayIn(text: string, taxYear: string): string | undefined {
	for (const form of FORMS) {
		const groups = form.exec(text)?.groups;
		if (!groups) continue;
		const { day = '', month, number, year } = groups;
		const place = month === undefined ? Number(number) : MONTHS.indexOf(month) + 1;
		const monthAndDay = `${String(place).padStart(2, '0')}-${day.padStart(2, '0')}`;
		return parseDate(`${year ?? yearOf(monthAndDay, taxYear)}-${monthAndDay}`);
	}
	return undefined;
}

/** The calendar year of a day in the tax year, which begins on 6 April. */
function yearOf(monthAndDay: string, taxYear: string): string {
	const first = Number(taxYear.slice(0, 4));
	return String(monthAndDay >= '04-06' ? first : first + 1);
}

/** The tax year a text names: `2024-25`, `2024/25`, `24/25`, "the 2025 tax year"; undefined for none. */
export function taxYearIn(text: string): string | undefined {
	const full =
		/\b(20\d\d)\s?[-/–]\s?(?:20)?(\d\d)\b/.exec(text) ??
		/\b(\d\d)\s?[/–]\s?(\d\d)\b(?!\/)/.exec(text) ??
		/\b(?:for|in|during|of|year) (\d\d)-(\d\d)\b(?![-/\d])/.exec(text);
	if (!full) return undefined;
	const [, first = '', last = ''] = full;
	const start = first.length === 4 ? first : `20${first}`;
	const follows = (Number(start) + 1) % 100 === Number(last); // years, not money
	return follows ? `${start}-${last}` : undefined;
}

const NAME =
	'(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
/** Years of two digits are years beside a month or another year, and never beside a sign of money. */
const YEARS = [
	new RegExp(
		String.raw`\b\d{1,2}(?:st|nd|rd|th)?(?:\s+of)?\s+${NAME}\s+'?\d{2}\b(?![\d,.]*\d|\s*(?:k|p|pounds?|quid|grand|thousand|hundred|a|per|each)\b|%)`,
		'g',
	),
	/(?<![£\d.,])\b\d{2}\s?[-–]\s?\d{2}\b(?![\d,.]*\d|\s*(?:k|pounds?|quid|grand|thousand|hundred)\b|%)/g,
	/\b(?:tax year|year)(?: of)? 20\d\d\s?(?:to|until|and)\s?20\d\d\b/g,
	new RegExp(String.raw`\b${NAME}\s+'\d{2}\b`, 'g'),
];

/** A lower-case text of the same length in which years and days with a year of two digits are blank. */
export function withoutYears(text: string): string {
	return YEARS.reduce(
		(left, form) =>
			left.replace(form, (found) =>
				/^\d{2}\s?[-–]/.test(found) && taxYearIn(found.replace(/\s?[-–]\s?/, '/')) === undefined
					? found
					: ' '.repeat(found.length),
			),
		text,
	);
}

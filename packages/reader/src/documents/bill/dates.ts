/**
 * When a bill was written. Bills name many days, and a wrong one is worse than none: an invoice's date must be labelled
 * as such, and dates that Americans read the other way round are left out where the bill may be American.
 */
import { parseDate } from '@halfpenny/facts';
import { asDate } from '../../engine/values/dates.ts';
import { around, bottom, overlapX } from '../../geometry.ts';
import type { Box, PageText } from '../../page.ts';
import type { FieldReading } from '../../reading.ts';
import { type Found, toField } from './found.ts';
import type { Row } from './rows.ts';

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*';
/** Dates as bills print them, the time after them left out. */
const DATES = [
	/(?<![\d.])(\d{4}-\d{2}-\d{2})(?!\d{3})/g,
	/(?<![\d.,/-])(\d{1,2}[/.-]\d{1,2}[/.-](?:20\d\d|\d{2}))(?![/.,-]?\d{3}|\.\d)/g,
	new RegExp(
		`(?<!\\d)(\\d{1,2}(?:st|nd|rd|th)?[ /.-]?(?:of )?${MONTH}[ ,/.'-]{0,2}(?:20\\d\\d|\\d{2}))(?![\\d.])`,
		'gi',
	),
	new RegExp(`\\b(${MONTH}\\.? ?\\d{1,2}(?:st|nd|rd|th)?,? ?20\\d\\d)\\b`, 'gi'),
];
/** A labelled date of another kind, in the languages of invoices from abroad. */
const OTHER =
	/due|expir|valid|period|deliver|order|check.?(in|out)|born|birth|until|before|from|despatch|dispatch|ship|start|end\b|stay|arriv|depart|warrant|return|print|pay|terms|lie[fv]er|levering|leistung|f.llig|zahl|verval|ch.ance|livraison|vencim|scaden/i;
/** The label of the bill's own date: only a time may come between these words and the date. */
const OWN =
	/(invoice|bill|receipt|issued?|tax point|transaction|document|doc|dated?|date paid|datum|fecha|[eé]mission)\W*(time\W*)?$/i;
/** How many characters before a date may contain its label. */
const LABEL = 24;
/** Surer than any date without such a label. */
const CALLED_SO = 0.985;

/** A date on the page and what is said about it. */
interface Told extends Found {
	readonly said: 'own' | 'other' | 'nothing';
	/** Whether day and month could be swapped. */
	readonly isReversible: boolean;
	/** Whether it is a date only if the month comes first. */
	readonly isMonthFirst: boolean;
}

/** The date of the bill; unsure where two are possible, where day and month may be swapped, or, `mustBeCalledSo`, where no label says so. */
export function dateField(rows: readonly Row[], page: PageText, mustBeCalledSo: boolean): FieldReading[] {
	const all = rows.flatMap((row) => datesIn(row, page));
	const found = all.filter(({ said }) => said !== 'other');
	const own = found.filter(({ said }) => said === 'own');
	// A day that something else is said of is offered, never taken.
	const pool = [own, found, all].find(({ length }) => length > 0) ?? [];
	const [first] = pool;
	if (!first) return [];
	const isOpen =
		first.said === 'other' ||
		new Set(pool.map(({ value }) => value)).size > 1 ||
		(mustBeCalledSo && first.said !== 'own') ||
		(first.isReversible && isAmerican(all, rows));
	return [toField('date', isOpen ? { ...first, confidence: 0.6 } : first, page.number)];
}

/** Amounts in dollars, or another date with the month first. */
function isAmerican(dates: readonly Told[], rows: readonly Row[]): boolean {
	const says = (pattern: RegExp) => rows.some(({ text }) => pattern.test(text));
	return dates.some(({ isMonthFirst }) => isMonthFirst) || (says(/\$|\bUSD\b/) && !says(/£|\bGBP\b/));
}

function datesIn(row: Row, page: PageText): Told[] {
	const matches = DATES.flatMap((pattern) => [...row.text.matchAll(pattern)]).sort(
		(one, other) => one.index - other.index,
	);
	return matches.flatMap((match, place) => {
		const text = match[1] ?? '';
		const [first = 0, second = 0] = text.split(/[/.-]/).map(Number);
		const dayFirst = asDate(spaced(text));
		const value = dayFirst ?? monthFirst(text);
		if (value === undefined) return [];
		const before = matches[place - 1];
		const label = row.text.slice(before ? before.index + before[0].length : 0, match.index).slice(-LABEL);
		const said = saidOf(label, labelAbove(boxOf(row, match), page));
		return [
			{
				...{ value, text, row, said, confidence: said === 'own' ? CALLED_SO : 0.96 },
				isReversible: first <= 12 && second >= 1 && second <= 12 && first !== second,
				isMonthFirst: dayFirst === undefined,
			},
		];
	});
}

/** What the words before a date say; the head of its column counts where there are none, or where they say nothing and it says all. */
function saidOf(label: string, above: string): Told['said'] {
	if (!/\p{L}/u.test(label)) return saidBy(above);
	const beside = saidBy(label);
	return beside === 'nothing' && saidBy(above) === 'own' ? 'own' : beside;
}

function saidBy(label: string): Told['said'] {
	if (OTHER.test(label)) return 'other';
	return OWN.test(label) ? 'own' : 'nothing';
}

/** The position of the words that contain the match. */
function boxOf({ text, words }: Row, { index, 1: found = '' }: RegExpMatchArray): Box {
	const wordAt = (place: number) => text.slice(0, place).split(' ').length - 1;
	return around(
		words.slice(wordAt(index ?? 0), wordAt((index ?? 0) + found.length) + 1).map(({ box }) => box),
	);
}

/** The text right above, if there is one. */
function labelAbove(box: Box, { segments }: PageText): string {
	const above = segments.filter((segment) => {
		const gap = box.y - bottom(segment.box);
		return gap > -0.3 * segment.size && gap < 1.6 * segment.size && overlapX(segment.box, box) > 0;
	});
	return above.map(({ text }) => text).join(' ');
}

/** "03/20/2023", which can be read in only one way. */
function monthFirst(text: string): string | undefined {
	const [, month = '', day = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](20\d\d)$/.exec(text) ?? [];
	return year === '' ? undefined : parseDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** "02/JAN/2017" and "5Mar18" with spaces between the parts. */
function spaced(text: string): string {
	if (!/[a-z]/i.test(text)) return text;
	return text
		.replace(/(\d)(st|nd|rd|th)\b/i, '$1')
		.replace(/[/.,'-]+/g, ' ')
		.replace(/(\d)(?=[a-z])|([a-z])(?=\d)/gi, '$1$2 ')
		.replace(/\s+/g, ' ')
		.trim();
}

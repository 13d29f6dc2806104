/** The day that counts for a sale: when contracts were exchanged where that is told, and never the day it was bought. */
import { dayIn } from '../../../language/days.ts';

interface DaySaid {
	readonly start: number;
	readonly end: number;
	/** ISO. */
	readonly day: string;
}

const MONTH =
	'(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** Days as they are written, and the feasts that are always on the same day. */
const DAYS = new RegExp(
	String.raw`\b\d{4}-\d\d-\d\d\b|\b\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d\d)\b|\b\d{1,2}(?:st|nd|rd|th)?(?:\s+day)?(?:\s+of)?[\s-]+${MONTH}\b(?:[\s,-]*(?:20\d\d|'\d\d)\b)?|\b${MONTH}\s+(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?\b(?![,.]?\d)(?:,?\s+20\d\d\b)?|\b(?:christmas|boxing) day\b(?:,?\s+20\d\d\b)?`,
	'g',
);
const FEASTS: readonly (readonly [RegExp, string])[] = [
	[/^christmas day/, '25 december'],
	[/^boxing day/, '26 december'],
];

/** Every day in a lower-case text, in order. */
export function daysIn(text: string, year: string): readonly DaySaid[] {
	return [...text.matchAll(DAYS)].flatMap(({ 0: said, index }) => {
		const plain = FEASTS.reduce((left, [feast, day]) => left.replace(feast, day), said)
			.replace(/(?<=\d[/.-]\d{1,2}[/.-])(?=\d\d$)/, '20')
			.replace(/'(?=\d\d$)/, '20')
			.replace(/(?<=\d(?:st|nd|rd|th)?) day\b|\bthe (?=\d)/, '');
		const day = dayIn(plain, year);
		return day === undefined ? [] : [{ start: index, end: index + said.length, day }];
	});
}

const SIGNED = /\b(?:exchang\w*|contracts?|missives|signed)\b/;
const COMPLETED = /\bcomplet\w+|\bpaid out\b|\bmoney came\b/;
const BOUGHT =
	/\b(?:bought|purchased|acquired|inherited|died|death|probate|left (?:it )?to me|when i (?:got|was given) it|born|owned|held)\b/;

/** The day in the tax year on which it was sold; undefined where none is certain. */
export function soldOn(text: string, year: string): string | undefined {
	const first = Number(year.slice(0, 4)); // years, not money
	const days = daysIn(text, year);
	const own = days.map((one, at) => ({
		...one,
		words: `${beforeIn(text, days[at - 1]?.end ?? 0, one.start)}`,
		after: /^[^,.;!?\d]*/.exec(text.slice(one.end))?.[0] ?? '',
	}));
	const inYear = own.filter(({ day }) => day >= `${first}-04-06` && day <= `${first + 1}-04-05`);
	const signed = inYear.filter(({ words, after }) => SIGNED.test(words) || SIGNED.test(after));
	const kept = inYear.filter(
		({ words, after }) =>
			!COMPLETED.test(words) && !COMPLETED.test(after) && !isOfPurchase(lastClause(words)),
	);
	return only(signed) ?? (signed.length === 0 ? only(kept) : undefined);
}

const SELLS = /\b(?:sold|sale|selling|disposed|gave|got rid|cashed|encashed|went|fetched|exchanged)\b/;
/** Where one clause ends and the next begins. */
const CLAUSES = /[.;!?](?:\s|$)|,(?!\d{3}\b)\s*|\s[-–—]+\s|\b(?:and|but)\b|[()]/;

/** The day or year, as it is said, of a sale that was in another tax year; undefined where none is told. */
export function soldBefore(text: string, year: string): string | undefined {
	const first = Number(year.slice(0, 4)); // years, not money
	for (const clause of text.split(CLAUSES)) {
		if (!SELLS.test(clause) || BOUGHT.test(clause)) continue;
		const [said, ...others] = daysIn(clause, year);
		const isOther = said && (said.day < `${first}-04-06` || said.day > `${first + 1}-04-05`);
		if (said && isOther && others.length === 0) return clause.slice(said.start, said.end);
		const named = /\b(?:in|back in) (?<named>20\d\d)\b/.exec(clause)?.groups?.named;
		const isYear = named !== undefined && ![first, first + 1].includes(Number(named)); // years, not money
		if (!said && isYear) return named;
	}
	return undefined;
}

/** The words of a sentence before a day, as far as the day before it. */
function beforeIn(text: string, from: number, to: number): string {
	return (
		text
			.slice(from, to)
			.split(/[.;!?]\s/)
			.at(-1) ?? ''
	);
}

function lastClause(words: string): string {
	return words.split(/,\s|\s[-–]\s|\band\b/).at(-1) ?? '';
}

/** Whether the last thing that words before a day tell is that it was bought, or came to its owner. */
function isOfPurchase(words: string): boolean {
	const plain = words.replace(/\([^)]*\)|^[^(]*\)/g, ' ');
	const last = (of: RegExp) => [...plain.matchAll(new RegExp(of, 'g'))].at(-1)?.index ?? -1;
	return last(BOUGHT) > last(SELLS);
}

function only(found: readonly DaySaid[]): string | undefined {
	const days = new Set(found.map(({ day }) => day));
	return days.size === 1 ? [...days][0] : undefined;
}

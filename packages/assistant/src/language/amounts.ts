/**
 * Amounts of money as people write them. Anything not fully understood is returned as unclear, so
 * that the person is asked and nothing is guessed.
 */
import { type Pence, parsePounds, pence, sum, ZERO } from '@halfpenny/facts';
import { BELOW_HUNDRED, NUMBER_WORDS, numberOfWords, saysScale } from './number-words.ts';

/** How often an amount comes. */
type Per = 'year' | 'month' | 'week';

/** An amount in a text, and its position. */
export interface SaidAmount {
	readonly start: number;
	readonly end: number;
	/** As written, in pence; undefined where it is unclear. */
	readonly said: Pence | undefined;
	readonly per: Per | undefined;
	/** For the whole year, in pence: a monthly amount times twelve. Undefined where it is unclear, or weekly. */
	readonly inYear: Pence | undefined;
}

const PER =
	/^\s*(?:\/|a|per|each|every|an)?\s*(?:(?<year>year|yr|annum|p\.?a\b\.?|annually|yearly)|(?<month>month|mth|pcm|p\.?c\.?m\.?|monthly)|(?<week>week|wk|weekly|p\.?w\b\.?)|(?:most|some|many) (?<often>weeks|months)\b)/;
const COUNTED =
	/^\s*-?\s*(?:%|per ?cent|percent|miles?\b|mi\b|hours?\b|hrs?\b|kids?\b|child(?:ren)?\b|propert|houses?\b|flats?\b|shares?\b|years?\b|yrs?\b|days?\b|weeks?\b|months?\b|people\b|jobs?\b|tenants?\b|lodgers?\b|times?\b|quarters?\b|coins?\b|btc\b|eth\b|st\b|nd\b|rd\b|th\b|\s?(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b)/;
const NAMED =
	/(?:\bbox|\bclass|\bplan|\bsection|\bform|\bpage|\bstep|\bp|\bsa|\bct|\bquestion|\bage[d]?|\bi(?:'m| am)|\baged|\btable|#)\s*$/;
/** Part of an amount is a different amount, which nobody has calculated. */
const PART_OF =
	/(?:\bhalf|\bthird|\bquarter|%|\bper ?cent|\bpercent|\btimes|(?:^|\s)[x×*+])\s+(?:of\s+)?(?:my |the |a )?$/;
const DIGITS =
	/(?<sign>[-−](?!\s)|\(\s*)?(?<pound>£|gbp\s*)?\s?(?<digits>\d(?:\d|[,.](?! )| (?=\d))*\d|\d)\s*(?<scale>k\b|m\b|mil\b|million\b|grand\b|thousand\b|hundred\b)?(?:(?<=grand|thousand)\s+(?:and\s+)?(?<rest>\d{1,3})(?![\d,.]\d|\d|\s*(?:k|grand|thousand)\b))?\s*(?<unit>pounds?\b|quid\b|gbp\b|£)?/g;
const SCALE: Readonly<Record<string, number>> = {
	k: 1000,
	grand: 1000,
	thousand: 1000,
	hundred: 100,
	m: 1_000_000,
	mil: 1_000_000,
	million: 1_000_000,
};
const MONTHS_OF_YEAR = 12;
const PENCE = new RegExp(
	String.raw`^\s+(?:and\s+)?(${BELOW_HUNDRED})(?:\s+(?:p|pence))?\b(?!\s*(?:pounds?|hundred|thousand|quid))`,
);

/** The amounts in a lower-case text, in order. Years, dates, counts, percentages and names such as P60 don't count. */
export function amountsIn(text: string): readonly SaidAmount[] {
	const clean = text.replace(NOT_AMOUNTS, (found) => ' '.repeat(found.length));
	const halves = [...clean.matchAll(HALVES)].flatMap((match) => ofHalves(clean, match));
	const digits = [...clean.matchAll(DIGITS)].flatMap((match) => ofDigits(clean, match));
	const words = [...clean.matchAll(NUMBER_WORDS)].flatMap((match) => ofWords(clean, match));
	const vague = [...clean.matchAll(VAGUE)].map(({ index, 0: { length } }) =>
		finished(index, index + length, undefined, ''),
	);
	const found: SaidAmount[] = [];
	for (const one of [...vague, ...halves, ...digits, ...words])
		if (!found.some((other) => overlap(one, other))) found.push(one);
	return found.toSorted((one, other) => one.start - other.start);
}

function overlap(one: SaidAmount, other: SaidAmount): boolean {
	return one.start < other.end && other.start < one.end;
}

/** "Three and a half grand", "11 and a half thousand". */
const HALVES = new RegExp(
	String.raw`(?:£\s?)?\b(?<whole>\d{1,3}|${BELOW_HUNDRED})\s+and\s+a\s+half\s+(?<scale>thousand|grand|k|hundred|million)\b(?:\s+(?:pounds?|quid))?`,
	'g',
);
/** What is too vague to be an amount: the person is asked. */
const VAGUE =
	/\b(?:a )?(?:couple of|couple|few|several) (?:hundred|thousand|grand|k)\b(?: (?:pounds?|quid))?/g;

function ofHalves(text: string, match: RegExpMatchArray): readonly SaidAmount[] {
	const { whole = '', scale = '' } = match.groups ?? {};
	const number = /^\d+$/.test(whole) ? Number(whole) : numberOfWords(whole);
	const start = match.index ?? 0;
	const end = start + match[0].length;
	const value = number === undefined ? undefined : scaled(`${number}.5`, SCALE[scale] ?? 1);
	return [finished(start, end, value, text.slice(end))];
}

/** Tax years, dates, references and identifiers. */
const NOT_AMOUNTS =
	/\b20\d\d\s?[-/–]\s?(?:20)?\d\d\b|\b\d{2}\/\d{2}(?!\/)(?=\s|$)|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b\d{4}-\d\d-\d\d\b|\b\d{1,2}(?:st|nd|rd|th)?(?:\s+of)?\s+(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b(?:\s+(?:\d{4}|'\d\d)\b)?|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\s+\d{1,2}(?:st|nd|rd|th)?\b(?![,.]\d)(?:,?\s+\d{4}\b)?|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\s+20\d\d\b|\b[a-z]{2}\s?\d\d\s?\d\d\s?\d\d\s?[a-d]\b|\b\d{3}\/[a-z]{1,2}\d+[a-z]?\b|\b\d{2}-\d{2}-\d{2}\b|\b0\d{9,10}\b|\b\d{10}\b(?!\.)|\b(?:p60|p45|p11d|p87|sa\d{3}[a-z]?|64-8|cis\d+|r\d+)\b/g;

function ofDigits(text: string, match: RegExpMatchArray): readonly SaidAmount[] {
	const { sign, pound, digits = '', scale, rest = '', unit } = match.groups ?? {};
	const start = (match.index ?? 0) + match[0].search(/\S/);
	const end = (match.index ?? 0) + match[0].trimEnd().length;
	const [before, after] = [text.slice(0, start), text.slice(end)];
	const isMoney = pound !== undefined || unit !== undefined || scale !== undefined;
	if (!isMoney && (COUNTED.test(after) || NAMED.test(before) || isYear(digits, before, after))) return [];
	// Part of a word: a reference, a postcode.
	if (!isMoney && (/[a-z\d]$/.test(before) || /^[a-z]/.test(after))) return [];
	// A single bracket is not an accountant's minus sign.
	const isLess = sign !== undefined && (!sign.startsWith('(') || /^\s*\)/.test(after));
	const value = !isLess && !PART_OF.test(before) ? penceOf(digits.trim(), scale) : undefined;
	const over = rest === '' ? ZERO : penceOf(rest, undefined);
	return [finished(start, end, value && over !== undefined ? sum([value, over]) : value, after)];
}

/** Years in these days are plain numbers: 2,025 pounds are written with a comma or a pound sign. */
function isYear(digits: string, before: string, after: string): boolean {
	if (!/^\d{4}$/.test(digits) || PER.test(after)) return false;
	const year = Number(digits);
	if (year >= 2015 && year <= 2035) return true;
	return year >= 1900 && year < 2015 && /\b(?:in|since|from|until|till|during|year|born|by)\s*$/.test(before);
}

function penceOf(digits: string, scale: string | undefined): Pence | undefined {
	// Pence have two digits: three after a point are thousands, as in much of Europe.
	const plain = digits
		.replace(/(?<=\d) (?=\d{3}(?:\D|$))/g, ',')
		.replace(
			/^(\d{1,3})\.(\d{3})(?:,(\d\d))?$/,
			(_, whole: string, rest: string, over?: string) =>
				`${whole}${rest}${over === undefined ? '' : `.${over}`}`,
		);
	if (!/^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/.test(plain)) return undefined;
	if (scale === undefined) {
		const read = parsePounds(plain);
		return read.ok ? read.value : undefined;
	}
	return scaled(plain.replace(/,/g, ''), SCALE[scale] ?? 1);
}

/** `38.4` thousand without a binary fraction; undefined where fractions of a penny are left over. */
function scaled(plain: string, scale: number): Pence | undefined {
	const [whole = '', decimals = ''] = plain.split('.');
	const zeros = String(scale).length - 1;
	if (decimals.length > zeros) return undefined;
	const read = parsePounds(`${whole}${decimals.padEnd(zeros, '0')}`);
	return read.ok ? read.value : undefined;
}

function ofWords(text: string, match: RegExpMatchArray): readonly SaidAmount[] {
	const run = match[0];
	const start = match.index ?? 0;
	const after = text.slice(start + run.length);
	const unit = /^\s*(?:pounds?|quid)\b/.exec(after)?.[0] ?? '';
	if (unit === '' && (!saysScale(run) || COUNTED.test(after))) return [];
	const over = unit === '' ? undefined : penceAfter(after.slice(unit.length));
	const number = numberOfWords(run);
	const read = number === undefined ? undefined : parsePounds(`${number}.${over?.pence ?? '00'}`);
	const value = read?.ok ? read.value : undefined;
	const length = unit.length + (over?.length ?? 0);
	return [finished(start, start + run.length + length, value, after.slice(length))];
}

/** The pence after the pounds: "fifteen pounds fifty". */
function penceAfter(after: string): { readonly pence: string; readonly length: number } | undefined {
	const said = PENCE.exec(after);
	const number = said?.[1] === undefined ? undefined : numberOfWords(said[1]);
	if (!said || number === undefined || number > 99) return undefined;
	return { pence: String(number).padStart(2, '0'), length: said[0].length };
}

function finished(start: number, end: number, said: Pence | undefined, after: string): SaidAmount {
	const groups = PER.exec(after)?.groups;
	const per = groups?.year
		? 'year'
		: groups?.month
			? 'month'
			: groups?.week || groups?.often
				? 'week'
				: undefined;
	return { start, end, said, per, inYear: yearly(said, per) };
}

function yearly(said: Pence | undefined, per: Per | undefined): Pence | undefined {
	if (said === undefined || per === 'week') return undefined;
	return per === 'month' ? sum(Array.from({ length: MONTHS_OF_YEAR }, () => said)) : pence(said);
}

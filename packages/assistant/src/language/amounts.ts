/**
 * Amounts of money as people write them. Anything not fully understood is returned as unclear, so
 * that the person is asked and nothing is guessed.
 */

import { type Pence, parsePounds, sum, ZERO } from '@halfpenny/facts';
import { isAge } from './ages.ts';
import { ALL_YEAR, otherPeriod } from './all-year.ts';
import { MAY_BE_LESS } from './below-zero.ts';
import { COUNT, countOf, lotsOf, MANY_THINGS, OF_PEOPLE, ratedBefore, timesOf } from './counts.ts';
import { withoutYears } from './days.ts';
import { monthsEmpty } from './empty-months.ts';
import {
	BELOW_HUNDRED,
	isAmountApart,
	isSpokenHundreds,
	NUMBER_WORDS,
	numberOfWords,
	saysScale,
	spokenThousands,
} from './number-words.ts';
import { penceOf, SCALE, scaled, withPence } from './pounds.ts';

/** How often an amount was said to come. */
type Per = 'year' | 'month' | 'week' | 'day';

/** An amount in a text, and its position. */
export interface SaidAmount {
	readonly start: number;
	readonly end: number;
	/** As written, in pence; undefined where it is unclear. */
	readonly said: Pence | undefined;
	readonly per: Per | undefined;
	/** How many months, weeks or days it was counted for. */
	readonly times: number;
	/** Whether the text says how many. */
	readonly isCounted: boolean;
	/** Whether it came now and then only: most weeks, some months. */
	readonly isOften: boolean;
	/** For the whole year, pence: so much a month is twelve times as much. Undefined where it is unclear, or by the day. */
	readonly inYear: Pence | undefined;
}

const PER =
	/^\s*(?:\/|a|per|each|every|an)?\s*(?:(?<year>year|yr|annum|p\.?a\b\.?|annually|yearly)|(?<month>month|mth|pcm|p\.?c\.?m\.?|monthly)|(?<week>week|wk|weekly|p\.?w\b\.?)|(?:most|some|many) (?<often>weeks|months)\b)|^\s*(?:\/|a|per|each|every)\s*(?<day>day|shift|session|night|lesson|class|match|gig|visit|service|walk|wedding)\b/;
const PIECE = /^\s*(?:\/|a|per|each|every)\s*(?:lesson|class|match|gig|visit|service|walk|wedding)\b/;
/** How often, a word or two after the amount: "430 tax a month", "850 rent every month". */
const PER_LATER =
	/^\s+(?:(?!(?:and|but|plus|then|which|that|i|we|they|so|for|less|minus)\b)[a-z'-]+\s+){3,10}(?=(?:a|per|each|every) (?:month|week|year)\b)|^\s+(?!and\b|but\b|plus\b|then\b|for\b)(?:(?:in|of|on|for|from) )?(?:(?:my|the|his|her|our) )?[a-z'-]+(?: (?!and\b|but\b|plus\b)[a-z'-]+)?\s+(?=(?:a|per|each|every) (?:month|week|year)\b)/;
/** How often, before the amount: "a monthly rent of 850". */
const PER_BEFORE = /\b(?<how>monthly|weekly)\b[^.;,!?\d]{0,25}$/;
/** For how many: "for 10 months", "x 48 weeks", "12 months of it". */
const FOR_SO_MANY = new RegExp(
	String.raw`^[^.;!?\d]{0,32}?\b(?:for|over|x|times|,|about|only|all)?\s*${COUNT}\s+(?<of>months|weeks|days|shifts|sessions|nights|lessons|classes|matches|gigs|visits|services|walks|weddings)\b`,
);
/** For how many, in the next sentence: "480 a week before cis. worked 46 weeks of it". */
const WORKED = new RegExp(
	String.raw`^[^!?\d]{0,60}\b(?:worked|did|there were|it was|in all|paid for) (?:for |about |only |all )?${COUNT} (?<of>weeks|months|days|shifts)\b`,
);
/** How many times an amount came, without saying of what: "a week x 48". */
const TIMES = /^\s*(?:x|times)\s*(?<count>\d{1,2})\b(?![\d.]|,\d)/;
const HOW_MANY = /\b(?:weeks?|wks?|months?|mths?|days?|shifts?|sessions?)\s*(?:x|×|times)\s*$/;
/** In how many it did not come: "was empty for 2 months". */
const WITHOUT = /\b(?:empty|void|vacant|unlet|unoccupied|off|without|missed|except|apart from|nothing)\b/;
const WEEKS_OF_YEAR = 52;
const IN_WHOLE_YEAR = { year: 1, month: 12, week: WEEKS_OF_YEAR, day: undefined } as const;
const EACH = /^\s*(?:each time|each|apiece|a time|a go)\b(?! (?:month|week|year))/;
/** How many of what came at so much each: "two payments on account of 1,410 each". */
const SO_MANY = new RegExp(String.raw`\b(?:${COUNT}|(?<both>both))\s+(?:[a-z]+,?\s+){1,7}$`);
/** One of two amounts, nobody knows which: "30-35k", "between 20 and 25 thousand". */
const RANGE =
	/\bbetween\s+£?\d[\d,.]*\s*(?:k|grand|thousand)?\s+and\s+£?\d[\d,.]*\s*(?:k\b|grand|thousand)?|(?<![\d/.,-])£?\d[\d,.]*\s*k?\s?(?:[-–]|\sto\s)\s?£?\d[\d,.]*\s*(?:k\b|grand|thousand)/g;
const COUNTED =
	/^\s*-?\s*(?:%|per ?cent|percent|(?:tax )?(?:band|bracket)s?\b|(?:business |work |job |private |extra )?miles?\b|mi\b|hours?\b|hrs?\b|shares?\b|years?\b|yrs?\b|days?\b|weeks?\b|months?\b|people\b|times?\b|quarters?\b|coins?\b|btc\b|eth\b|st\b|nd\b|rd\b|th\b)/;
/** Of which nobody has hundreds: before a larger number they say what the money is for, "1,354.60 child benefit". */
const COUNTED_FEW =
	/^\s*-?\s*(?:kids?\b|child(?:ren)?\b|propert|places?\b|houses?\b|flats?\b|jobs?\b|tenants?\b|lodgers?\b)/;
const IN_MONTH =
	/^\s?(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/;
const NAMED =
	/(?:\bbox|\bclass|\bplan|\bsection|\bform|\bpage|\bstep|\bp|\bsa|\bct|\bquestion|\bage[d]?|\bi(?:'m| am)|\baged|\bturned|\btable|\btaxed at|#)\s*$/;
/** Part of an amount is a different amount, which nobody has calculated. */
const PART_OF =
	/(?:(?<!\bmy (?:own )?)(?:\bhalf|\bthird|\bquarter)|\btimes|(?<!\d\s?)(?:^|\s)[x×*+])\s+(?:of\s+)?(?:my |the |a )?$|(?:%|\bper ?cent|\bpercent)\s+of\s+(?:my |the |a )?$/;
const DIGITS =
	/(?<sign>[-−](?!\s)|\(\s*)?(?<pound>£|gbp\s*)?\s?(?<digits>\d(?:\d|[,.](?! )| (?=\d))*\d|\d)\s*(?<scale>k\b|m\b|mil\b|million\b|grand\b|thousand\b|hundred\b)?(?:(?<=grand|thousand)\s+(?:and\s+)?(?<rest>\d{1,3})(?![\d,.]\d|\d|\s*(?:k|grand|thousand)\b))?\s*(?<unit>pounds?\b|quid\b|gbp\b|£)?(?:(?<=pounds?|quid)\s+(?:and\s+)?(?<pence>\d{1,2})\s*(?:pence|p)\b)?/g;
/** How often something that comes each month comes in a year; how many weeks or days it was, nobody can know. */
const IN_YEAR = { year: 1, month: 12, week: undefined, day: undefined } as const;
const PENCE = new RegExp(
	String.raw`^\s+(?:and\s+)?(${BELOW_HUNDRED})(?:\s+(?:p|pence))?\b(?!\s*(?:pounds?|hundred|thousand|quid))`,
);

/** The amounts in a lower-case text, in order. Years, dates, counts, percentages and names such as P60 don't count. */
export function amountsIn(text: string): readonly SaidAmount[] {
	const clean = withoutYears(text).replace(NOT_AMOUNTS, (found) => ' '.repeat(found.length));
	const halves = [...clean.matchAll(HALVES)].flatMap((match) => ofHalves(clean, match));
	const digits = [...clean.matchAll(DIGITS)].flatMap((match) => ofDigits(clean, match));
	const words = [...clean.matchAll(NUMBER_WORDS)].flatMap((match) => ofWords(clean, match));
	const vague = [...clean.matchAll(VAGUE), ...clean.matchAll(RANGE)].flatMap(({ index, 0: { length } }) =>
		CHANGES_FROM.test(clean.slice(0, index)) ? [] : [finished(clean, index, index + length, undefined)],
	);
	const found: SaidAmount[] = [];
	for (const one of [...vague, ...halves, ...digits, ...words])
		if (!found.some((other) => overlap(one, other))) found.push(one);
	return found.toSorted((one, other) => one.start - other.start);
}

/** From one amount to another is a change, and no range. */
const CHANGES_FROM = /\b(?:from|rose|up|down|fell|went|changed?)\s+$/;

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
	return [finished(text, start, end, value)];
}

/** How many things there were at so much each: "5 weddings at 900 each". */
const AT_SO_MUCH =
	/^\s+(?:[a-z'-]+\s+){1,4}(?:at|for|x|of|@)\s+£?\d[\d,.]*k?(?: quid| pounds?)? (?:each|apiece|a time|a go)\b|^\s+[a-z'-]+\s+(?:a|per|each|every)\s+(?:week|month)\s*,?\s*(?:at|for|@|of)\s+£?\d|^\s*[x×*]\s*£?\s?\d/;

/** Tax years, dates, references and identifiers, and allowances that are named by their size. */
const NOT_AMOUNTS =
	/(?:£\s?)?\b(?:1,?000|1k|(?:one |a )?thousand|(?:a )?grand)\b(?: pounds?| quid)? (?:tax[- ]free |flat |of )?(?:the )?(?:(?:trading|property|trade|rental|rent|let)(?: income)? )?allowance|(?<=\b(?:trading|property|rental)(?: income)? allowance(?: of|,| is|:)? )£?\s?(?:1,?000|1k)\b|\bfirst (?:10,?000|10k|ten thousand)\b|\b(?:45|25|24|20)p\b|\b20\d\d\s?[-/–]\s?(?:20)?\d\d\b|\b\d{2}\/\d{2}(?![/\d])|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b\d{4}-\d\d-\d\d\b|\b\d{1,2}(?:st|nd|rd|th)?(?:\s+of)?\s+(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b(?:\s+(?:\d{4}|'\d\d)\b)?|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\s+\d{1,2}(?:st|nd|rd|th)?\b(?![,.]\d)(?:,?\s+\d{4}\b)?|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\s+20\d\d\b|\b[a-z]{2}\s?\d\d\s?\d\d\s?\d\d\s?[a-d]\b|\b\d{3}\/[a-z]{1,2}\d+[a-z]?\b|\b\d{2}-\d{2}-\d{2}\b|\b0\d{9,10}\b|\b\d{10}\b(?!\.)|\bplan [1245]\b|(?<=\b(?:flat|house|unit|room|property|apartment|plot|garage|job|account) )\d{1,2}(?=\s|:)(?!\s*(?:k|grand|thousand|hundred|quid|pounds?|%)\b|\s\d{3}\b)|\b(?:p60|p45|p11d|p87|sa\d{3}[a-z]?|64-8|cis\d+|r\d+)\b/g;

function ofDigits(text: string, match: RegExpMatchArray): readonly SaidAmount[] {
	const { sign, pound, digits = '', scale, rest = '', unit, pence } = match.groups ?? {};
	const start = (match.index ?? 0) + match[0].search(/\S/);
	const end = (match.index ?? 0) + match[0].trimEnd().length;
	const [before, after] = [text.slice(0, start), text.slice(end)];
	const isMoney = pound !== undefined || unit !== undefined || scale !== undefined;
	if (!isMoney && /^\d{1,2}$/.test(digits) && (IN_MONTH.test(after) || COUNTED_FEW.test(after))) return [];
	if (!isMoney && (COUNTED.test(after) || NAMED.test(before) || isYear(digits, before, after))) return [];
	if (!isMoney && /^\d{1,2}$/.test(digits) && (OF_PEOPLE.test(after) || isAge(before, after))) return [];
	if (pound === undefined && unit === undefined && MANY_THINGS.test(after)) return [];
	if (!isMoney && (HOW_MANY.test(before) || (/^\d{1,3}$/.test(digits) && AT_SO_MUCH.test(after)))) return [];
	// Nobody writes hundreds of millions without a comma: it is a number of something.
	if (/^\d{9,}$/.test(digits) && !isMoney) return [];
	// Part of a word: a reference, a postcode.
	if (!isMoney && (/[a-z\d][!@#_]?$/.test(before) || /^[a-z]/.test(after))) return [];
	// A single bracket is not an accountant's minus sign.
	const isInBrackets = sign?.startsWith('(') === true && /^\s*\)/.test(after);
	const isLess = isInBrackets ? MAY_BE_LESS.test(before) : sign !== undefined && !sign.startsWith('(');
	const value =
		!isLess && !PART_OF.test(before) ? penceOf(withPence(digits.trim(), pence), scale) : undefined;
	const over = rest === '' ? ZERO : penceOf(rest, undefined);
	return [finished(text, start, end, value && over !== undefined ? sum([value, over]) : value)];
}

/** Years in these days are plain numbers: 2,025 pounds are written with a comma or a pound sign. */
function isYear(digits: string, before: string, after: string): boolean {
	if (!/^\d{4}$/.test(digits) || PER.test(after)) return false;
	const year = Number(digits);
	if (year >= 2015 && year <= 2035) return true;
	return year >= 1900 && year < 2015 && /\b(?:in|since|from|until|till|during|year|born|by)\s*$/.test(before);
}

function ofWords(text: string, match: RegExpMatchArray): readonly SaidAmount[] {
	const run = match[0];
	const start = match.index ?? 0;
	const after = text.slice(start + run.length);
	const unit = /^\s*(?:pounds?|quid)\b/.exec(after)?.[0] ?? '';
	if (unit === '' && MANY_THINGS.test(after)) return [];
	const before = text.slice(0, start);
	const thousands = spokenThousands(run, before, after);
	const isApart = thousands !== undefined || isAmountApart(run, before, after);
	if (unit === '' && (!(saysScale(run) || isSpokenHundreds(run) || isApart) || COUNTED.test(after)))
		return [];
	const over = unit === '' ? undefined : penceAfter(after.slice(unit.length));
	const number = thousands ?? numberOfWords(run);
	const read = number === undefined ? undefined : parsePounds(`${number}.${over?.pence ?? '00'}`);
	const value = read?.ok ? read.value : undefined;
	const length = unit.length + (over?.length ?? 0);
	return [finished(text, start, start + run.length + length, value)];
}

/** The pence after the pounds: "fifteen pounds fifty". */
function penceAfter(after: string): { readonly pence: string; readonly length: number } | undefined {
	const said = PENCE.exec(after);
	const number = said?.[1] === undefined ? undefined : numberOfWords(said[1]);
	if (!said || number === undefined || number > 99) return undefined;
	return { pence: String(number).padStart(2, '0'), length: said[0].length };
}

function finished(text: string, start: number, end: number, said: Pence | undefined): SaidAmount {
	const [before, after] = [text.slice(0, start), text.slice(end)];
	const { times, ...how } = howOften(before, after);
	const inYear = said === undefined || how.isOften || times === undefined ? undefined : timesOf(said, times);
	return { start, end, said, ...how, times: times ?? 1, inYear };
}

/** How often an amount comes by the words on its two sides, and whether they say for how many weeks or months. */
function howOften(before: string, after: string) {
	const other = otherPeriod(before, after);
	const isKnown = other?.times !== undefined;
	if (other) return { per: 'week' as const, isOften: !isKnown, isCounted: isKnown, times: other.times };
	const rated = ratedBefore(before);
	const { per = rated?.per, isOften, rest } = perOf(before, after.replace(EACH, ''));
	const isEach = EACH.test(after) || EACH.test(rest);
	const each = rated?.count ?? (isEach ? countBefore(before) : undefined);
	if (per === undefined)
		return { per, isOften, isCounted: false, times: isEach ? (each ?? 1) : (lotsOf(before, after) ?? 1) };
	const everyWeek = per === 'week' && ALL_YEAR.test(rest) ? WEEKS_OF_YEAR : undefined;
	const counted = everyWeek ?? soMany(rest, per) ?? countedBefore(before, per);
	const often = counted ?? IN_YEAR[per];
	// So much each, of nobody knows how many, is no amount of the year.
	const times = often === undefined || (isEach && each === undefined) ? undefined : often * (each ?? 1);
	// A price by the piece is no rate by the day.
	const isPrice = per === 'day' && counted === undefined && PIECE.test(after);
	return { per, isOften: isOften || isPrice, isCounted: counted !== undefined, times };
}

/** How often an amount comes, by the words beside it, and what follows them. */
function perOf(before: string, after: string): { per?: Per | undefined; isOften: boolean; rest: string } {
	const later = PER_LATER.exec(after)?.[0] ?? '';
	const found = PER.exec(after.slice(later.length));
	const groups = found?.groups;
	const rest = after.slice(later.length + (found?.[0].length ?? 0));
	if (groups?.often) return { per: 'week', isOften: true, rest };
	const [per] = (['year', 'month', 'week', 'day'] as const).filter((one) => groups?.[one]);
	const how = per === undefined ? PER_BEFORE.exec(before)?.groups?.how : undefined;
	const said = how === undefined ? per : how === 'monthly' ? 'month' : 'week';
	return { per: said, isOften: false, rest };
}

/** For how many months, weeks or days it came: those that are named, or the year without them. */
function soMany(rest: string, per: Per): number | undefined {
	const times = per === 'year' ? undefined : TIMES.exec(rest)?.groups?.count;
	if (times !== undefined) return Number(times);
	const count = countIn(FOR_SO_MANY, rest, per) ?? countIn(WORKED, rest, per);
	const empty = per === 'month' && count === undefined ? monthsEmpty(rest) : 0;
	if (empty > 0) return IN_WHOLE_YEAR.month - empty; // months, not money
	const isWithout = count !== undefined && WITHOUT.test(FOR_SO_MANY.exec(rest)?.[0] ?? '');
	if (!isWithout) return count;
	const whole = IN_WHOLE_YEAR[per];
	return whole === undefined || count >= whole ? undefined : whole - count;
}

/** For how many, said before the amount: "26 weeks of interest, 18 quid a week". */
const SO_MANY_BEFORE = new RegExp(
	String.raw`\b${COUNT}\s+(?<of>months|weeks|days|shifts|sessions|nights|lessons|classes|matches|gigs|visits|services|walks|weddings)\b[^.;!?\d]{0,40}$`,
);

function countedBefore(before: string, per: Per): number | undefined {
	const found = SO_MANY_BEFORE.exec(before)?.[0] ?? '';
	return WITHOUT.test(found) ? undefined : countIn(SO_MANY_BEFORE, before, per);
}

/** How many months, weeks or days a text says; undefined where it says none that fits. */
function countIn(form: RegExp, text: string, per: Per): number | undefined {
	const { count, of = '' } = form.exec(text)?.groups ?? {};
	const fits = per === 'day' ? !/^(?:months|weeks)$/.test(of) : of === `${per}s`;
	const number = count === undefined ? undefined : countOf(count);
	return fits && number !== undefined && number > 0 ? number : undefined;
}

function countBefore(before: string): number | undefined {
	if (/\btwice\b[^.;!?\d]{0,12}$/.test(before)) return 2;
	const { count, both } = SO_MANY.exec(before)?.groups ?? {};
	return both ? 2 : count === undefined ? undefined : countOf(count);
}

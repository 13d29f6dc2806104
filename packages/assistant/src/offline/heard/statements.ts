/** What a message says about a return: amounts with the questions they answer, and those without a certain place. */
import { aboutOf } from './about.ts';
import { type Found, findPlace, headerIn, NO_TAX, placeFor, SEVERAL } from './find-place.ts';
import { knownOf } from './known.ts';
import type { LeftOut } from './left-out.ts';
import { type About, aboutWords, CIS, EARNED, type Place } from './places.ts';
import { type Segment, segmentsOf } from './segments.ts';
import type { Statement, Unclear } from './statement.ts';
import { totalsIn, withTotal } from './totals.ts';
import { tradeIn } from './trade.ts';
import { HAD_NONE } from './what-it-is-not.ts';

/** All that was heard. */
export interface Heard {
	readonly statements: readonly Statement[];
	/** Amounts that were not understood: by the week, malformed. */
	readonly unclear: readonly Unclear[];
	/** Amounts without a place, decimal pounds. */
	readonly unplaced: readonly string[];
	/** Why amounts were left out. */
	readonly leftOut: ReadonlySet<LeftOut>;
	/** What the person does for a living, if they said. */
	readonly trade: string | undefined;
}

/** What the return or the conversation is already about. */
export type Known = ReadonlySet<About>;

/** What was said before. */
interface Before {
	/** Whether the conversation was already about costs. */
	readonly wasSpent?: boolean;
	/** What was said last, for amounts that carry on from it. */
	readonly last?: { readonly section: string; readonly field: string } | undefined;
}

/** What a lower-case text says. What one amount is about helps to place the others. */
export function hear(text: string, known: Known, before: Before = {}): Heard {
	const heard = hearAbout(text, known, before);
	if (heard.unplaced.length === 0) return heard;
	const more = knownOf(heard.statements.map(({ section }) => section));
	if ([...more].every((one) => known.has(one))) return heard;
	const again = hearAbout(text, new Set([...known, ...more]), before);
	return again.unplaced.length < heard.unplaced.length ? again : heard;
}

function hearAbout(text: string, known: Known, { wasSpent = false, last: lastTold }: Before): Heard {
	const says =
		aboutWords.trade.test(text) || known.has('trade') || (!aboutWords.job.test(text) && HAS_COSTS.test(text));
	const trade = tradeIn(text, says);
	const about = aboutOf(text, known, trade !== undefined);
	const found: Found[] = [];
	// A number alone does not say what it is, unless it was asked for.
	const isBare = !/[a-z]{2}/.test(text) && lastTold === undefined;
	let spent = wasSpent;
	const all = segmentsOf(text);
	const totals = totalsIn(all);
	for (const [index, segment] of all.entries()) {
		const plain = segment.text.replace(NO_TAX, ' ');
		if (EARNED.test(plain) && !wasSpent) spent = false;
		if (/\b(?:spent|spend|paid(?! (?:me|us)\b)|bought|cost|costs|expenses?|went on)\b/.test(plain))
			spent = true;
		else if (/\bpaid (?:me|us)\b|\bsales\b/.test(plain) && !wasSpent) spent = false;
		const last = found.findLast((one) => one.kind === 'statement');
		const taxed = last?.statement.section ?? lastTold?.section;
		const told = new Set(found.flatMap((one) => (one.kind === 'statement' ? [one.statement.field] : [])));
		const places = findPlace(segment, {
			about,
			isBare,
			isCis: CIS.test(text),
			hasSeveralTrades: SEVERAL_TRADES.test(text),
			isAlso: ALSO.test(text),
			isLodger: LODGER.test(text),
			isHalf: HALF.test(text),
			header: headerIn(text),
			partly: SOME_MONTHS.test(text),
			spent,
			around: neighbours(all, index),
			taxed,
			told,
			wordsBefore: last?.statement.words,
			before: lastPlace(found) ?? (lastTold && placeFor(lastTold)),
		});
		found.push(...withTotal(places, index, totals), ...untaxedIn(segment.text, places));
	}
	const of = <Kind extends Found['kind']>(kind: Kind) =>
		found.filter((one): one is Extract<Found, { kind: Kind }> => one.kind === kind);
	const told = of('statement').map(({ statement }) => statement);
	const statements = told.filter(
		(one, at) => !(SO.test(one.words) && told.slice(0, at).some(({ value }) => value === one.value)),
	);
	return {
		statements: [...statements, ...untaxed(text, statements)],
		unclear: of('unclear').map(({ unclear }) => unclear),
		unplaced: of('unplaced')
			.map(({ value }) => value)
			.filter((value) => !told.some((one) => one.value === value && SO.test(one.words))),
		leftOut: new Set(of('leftOut').map(({ why }) => why)),
		trade,
	};
}

const UNTAXED =
	/\b(?:no|without(?: any)?|never took any|didn't (?:take|stop|deduct) any) (?:paye |income )*tax\b(?! (?:due|to pay|free|return|year|code))/;

/** No tax was taken off the pay that the same part tells: "costa: 11,420 no tax". */
function untaxedIn(text: string, [one]: readonly Found[]): readonly Found[] {
	const isPay = one?.kind === 'statement' && one.statement.field === 'pay';
	if (!isPay || !UNTAXED.test(text)) return [];
	const { section, words } = one.statement;
	const statement = { section, field: 'taxDeducted', value: '0.00', also: {}, adds: false, words };
	return [{ kind: 'statement', statement }];
}

/** No tax was taken off the pay just mentioned. */
function untaxed(text: string, statements: readonly Statement[]): readonly Statement[] {
	const pay = statements.find(({ section, field }) => section === 'employment' && field === 'pay');
	if (!pay || !UNTAXED.test(text) || statements.some(({ field }) => field === 'taxDeducted')) return [];
	return [
		{ section: 'employment', field: 'taxDeducted', value: '0.00', also: {}, adds: false, words: pay.words },
	];
}

/** Half of what was told is somebody else's. */
const HALF =
	/\bhalf\b.{0,20}\b(?:is|was|of (?:it|that|which) (?:is|was))? ?(?:mine|my (?:wife|husband|partner)'?s|hers|his|my share)\b|\b(?:split|shared?|half(?: and half)?) (?:it )?(?:equally |50[/ -]50 |evenly )?(?:with|between) (?:me|my|us|the)\b|\bmy half\b/;
/** What was told before comes to this: "so 9,600". */
const SO = /^\W*(?:so|that's|that is|which is|making|totalling|i\.?e\.?|equals|or)\b/;
/** "I have two separate little businesses". */
export const SEVERAL_TRADES =
	/\b(?:two|2|three|3|both|couple of|several)\b.{0,30}\b(?:business(?:es)?|trades|side hustles|sole trades|self[- ]employments|self[- ]employed (?:jobs|things))\b/;
/** More of something that was told before. */
const ALSO = /\b(?:also|forgot|another|as well|on top)\b|\btoo\W*$/;

/** A lodger, and no other let. */
const LODGER =
	/^(?!.*\b(?:tenants?|buy[- ]to[- ]let|btl|my (?:flat|flats|propert\w+)|rental)\b).*\blodgers?\b/;

/** What nobody mentions who only has a job. */
const HAS_COSTS =
	/\b(?:expenses|costs|spent|materials|stock|clients?|customers?|turnover|takings|fuel|petrol|diesel|ingredients|supplies|postage)\b/;

/** "From April to December", "for six months": twelve times the monthly amount would be too much. */
const SOME_MONTHS =
	/\b(?:from|between) (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (?:to|until|till|and|through) (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\bfor (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven) months\b|\bsince (?:jan|feb|mar|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/;

function lastPlace(found: readonly Found[]): Place | undefined {
	const last = found.findLast((one) => one.kind === 'statement' && one.statement.field !== 'taxDeducted');
	if (last?.kind !== 'statement' || !SEVERAL.includes(last.statement.section)) return undefined;
	return placeFor(last.statement);
}

/** What says something of everything before it, and names nothing. */
const OF_ALL = /^\W*(?:both|all (?:of )?(?:them|three|four)|each|neither|none of) /;

function neighbours(all: readonly Segment[], index: number): readonly string[] {
	return [all[index - 1], all[index + 1]].flatMap((one) =>
		one && !one.amount && !OF_ALL.test(one.text) ? [one.text.replace(HAD_NONE, ' ')] : [],
	);
}

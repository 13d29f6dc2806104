/** What a message says about a return: amounts with the questions they answer, and those without a certain place. */
import { toPounds } from '@halfpenny/facts';
import type { SaidAmount } from '../../language/amounts.ts';
import { ABOUTS, aboutOf } from './about.ts';
import { isAnother, isParallel } from './another.ts';
import { isBareAmount, withDigits } from './bare-amount.ts';
import { isOfBankAlone } from './names.ts';
import {
	type About,
	aboutWords,
	EARNED,
	OFF_PAY,
	type Place,
	PRIVATE,
	places,
	SOLD,
	SOMEBODY_ELSE,
	SPENT,
	TAKEN_OFF,
} from './places.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { tradeIn } from './trade.ts';
import { EMPLOYER, HAD_NONE, NET_PAY } from './what-it-is-not.ts';

/** An amount and the question it answers. */
export interface Statement {
	readonly section: string;
	readonly field: string;
	/** Pounds for the whole year, as a decimal. */
	readonly value: string;
	readonly also: Readonly<Record<string, string | boolean>>;
	readonly adds: boolean;
	/** Where it was said to come each month and not for how many: the amount as it was said. */
	readonly counted?: SaidAmount;
	/** What was said around it, for names. */
	readonly words: string;
}

/** An amount that was not understood. */
export interface Unclear {
	/** The words around it, as they were written. */
	readonly words: string;
	/** Where all that lacks is how many weeks or days it was. */
	readonly per?: 'week' | 'day';
}

/** All that was heard. */
export interface Heard {
	readonly statements: readonly Statement[];
	/** Amounts that were not understood: by the week, malformed. */
	readonly unclear: readonly Unclear[];
	/** Amounts without a place, decimal pounds. */
	readonly unplaced: readonly string[];
	/** Whether someone else’s money was mentioned. */
	readonly ofSomebodyElse: boolean;
	/** Whether a profit was named, which the return does not ask for. */
	readonly profit: boolean;
	/** Whether rent for the person's own home was named, or a workplace pension taken from pay. */
	readonly privateRent: boolean;
	readonly workPension: boolean;
	/** Whether pay after tax was named: the return asks for it before tax. */
	readonly netPay: boolean;
	/** Whether something was sold. */
	readonly sold: boolean;
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

/** What a lower-case text says. */
export function hear(text: string, known: Known, { wasSpent = false, last: lastTold }: Before = {}): Heard {
	const says =
		aboutWords.trade.test(text) || known.has('trade') || (!aboutWords.job.test(text) && HAS_COSTS.test(text));
	const trade = tradeIn(text, says);
	const about = aboutOf(text, known, trade !== undefined);
	const found: Found[] = [];
	// A number alone does not say what it is, unless it was asked for.
	const isBare = !/[a-z]{2}/.test(text) && lastTold === undefined;
	let spent = wasSpent;
	const all = segmentsOf(text);
	for (const [index, segment] of all.entries()) {
		const plain = segment.text.replace(NO_TAX, ' ');
		if (EARNED.test(plain) && !wasSpent) spent = false;
		if (/\b(?:spent|spend|paid(?! (?:me|us)\b)|bought|cost|costs|expenses?|went on)\b/.test(plain))
			spent = true;
		else if (/\bpaid (?:me|us)\b|\bsales\b/.test(plain) && !wasSpent) spent = false;
		const last = found.findLast((one) => one.kind === 'statement');
		const taxed = last?.statement.section ?? lastTold?.section;
		const told = new Set(found.flatMap((one) => (one.kind === 'statement' ? [one.statement.field] : [])));
		found.push(
			...findPlace(segment, {
				about,
				isBare,
				partly: SOME_MONTHS.test(text),
				spent,
				around: neighbours(all, index),
				taxed,
				told,
				wordsBefore: last?.statement.words,
				before: lastPlace(found) ?? (lastTold && placeFor(lastTold)),
			}),
		);
	}
	const of = <Kind extends Found['kind']>(kind: Kind) =>
		found.filter((one): one is Extract<Found, { kind: Kind }> => one.kind === kind);
	const statements = of('statement').map(({ statement }) => statement);
	return {
		statements: [...statements, ...untaxed(text, statements)],
		unclear: of('unclear').map(({ unclear }) => unclear),
		unplaced: of('unplaced').map(({ value }) => value),
		ofSomebodyElse: of('somebodyElse').length > 0,
		profit: of('profit').length > 0,
		privateRent: of('privateRent').length > 0,
		workPension: of('workPension').length > 0,
		netPay: of('netPay').length > 0,
		sold: of('sold').length > 0,
		trade,
	};
}

const UNTAXED =
	/\b(?:no|without(?: any)?|never took any|didn't (?:take|stop|deduct) any) tax\b(?! (?:due|to pay))/;

/** No tax was taken off the pay just mentioned. */
function untaxed(text: string, statements: readonly Statement[]): readonly Statement[] {
	const pay = statements.find(({ section, field }) => section === 'employment' && field === 'pay');
	if (!pay || !UNTAXED.test(text) || statements.some(({ field }) => field === 'taxDeducted')) return [];
	return [
		{ section: 'employment', field: 'taxDeducted', value: '0.00', also: {}, adds: false, words: pay.words },
	];
}

/** What nobody mentions who only has a job. */
const HAS_COSTS =
	/\b(?:expenses|costs|spent|materials|stock|clients?|customers?|turnover|takings|fuel|petrol|diesel|ingredients|supplies|postage)\b/;

/** "From April to December", "for six months": twelve times the monthly amount would be too much. */
const SOME_MONTHS =
	/\b(?:from|between) (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (?:to|until|till|and|through) (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\bfor (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven) months\b|\bsince (?:jan|feb|mar|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/;

type Found =
	| { readonly kind: 'statement'; readonly statement: Statement }
	| { readonly kind: 'unclear'; readonly unclear: Unclear }
	| { readonly kind: 'unplaced'; readonly value: string }
	| { readonly kind: 'somebodyElse' | 'profit' | 'sold' | 'privateRent' | 'workPension' | 'netPay' };

interface Around {
	readonly about: ReadonlySet<About>;
	/** Whether the message is just a number. */
	readonly isBare: boolean;
	/** Whether a monthly amount came in only some months. */
	readonly partly: boolean;
	/** Whether what was just said was about money spent. */
	readonly spent: boolean;
	/** The parts before and after, if they have no amount of their own. */
	readonly around: readonly string[];
	/** The words of the amount before. */
	readonly wordsBefore: string | undefined;
	/** The last income of which there may be several, so that "and 12k at Asda" has a place. */
	readonly before: Place | undefined;
	/** The section of the previous amount, which tax was taken off. */
	readonly taxed: string | undefined;
	/** The fields that already have an amount. */
	readonly told: ReadonlySet<string>;
}

/** Words that name tax and say that none was taken. */
const NO_TAX =
	/\b(?:before|after|pre|net of|no|without|excluding|plus) (?:any |the )?tax\b|\b(?:before|after|less|excluding|without) (?:any |the |my |all )?(?:costs?|expenses|deductions|fees)\b|\btax (?:year|return|code|free)s?\b/g;
const SEVERAL: readonly string[] = ['employment', 'dividends', 'bankInterest', 'giftAid'];

function lastPlace(found: readonly Found[]): Place | undefined {
	const last = found.findLast((one) => one.kind === 'statement' && one.statement.field !== 'taxDeducted');
	if (last?.kind !== 'statement' || !SEVERAL.includes(last.statement.section)) return undefined;
	return placeFor(last.statement);
}

/** The place of something there may be several of. */
function placeFor(of: { readonly section: string; readonly field: string }): Place | undefined {
	return SEVERAL.includes(of.section)
		? places.find(({ section, field }) => section === of.section && field === of.field)
		: undefined;
}

function neighbours(all: readonly Segment[], index: number): readonly string[] {
	return [all[index - 1], all[index + 1]].flatMap((one) =>
		one && !one.amount ? [one.text.replace(HAD_NONE, ' ')] : [],
	);
}

function findPlace({ text: said, amount }: Segment, around: Around): readonly Found[] {
	const text = said.replace(NO_TAX, ' ').replace(EMPLOYER, '$1');
	if (SOMEBODY_ELSE.test(text)) return amount ? [{ kind: 'somebodyElse' }] : [];
	if (!amount) return [];
	if (amount.inYear === undefined || (around.partly && amount.per === 'month' && !amount.isCounted))
		return [{ kind: 'unclear', unclear: unclearIn(said, amount) }];
	if (/\bprofits?\b/.test(text)) return [{ kind: 'profit' }];
	if (SOLD.test(text) || (/\b(?:sold|sale of|offloaded|flogged)\b/.test(text) && !around.about.has('trade')))
		return [{ kind: 'sold' }];
	if (SOLD.test(around.around.join(' ')) && isBareAmount(text)) return [{ kind: 'sold' }];
	if (PRIVATE.rent.test(text)) return [{ kind: 'privateRent' }];
	if (PRIVATE.pension.test(text)) return [{ kind: 'workPension' }];
	const value = toPounds(amount.inYear);
	const place =
		(OFF_PAY.test(text) || (ON_PAPER.test(text) && isBareAmount(text))
			? neighbourPlace(around)
			: undefined) ??
		(isParallel(text, around.wordsBefore) ? around.before : undefined) ??
		placeOf(text, around) ??
		neighbourPlace(around) ??
		(TAKEN_OFF.test(text) && TAXED.includes(around.taxed ?? '') ? TAX_OF_JOB : undefined) ??
		(isOfBankAlone(text) ? INTEREST : undefined) ??
		(isAnother(text) || /\b(?:another|other)\b.*\baccount|\baccount\b.*\banother\b/.test(text)
			? around.before
			: undefined) ??
		bareIncome(text, around);
	if (!place) return [{ kind: 'unplaced', value }];
	if (place.section === 'employment' && place.field === 'pay' && NET_PAY.test(said))
		return [{ kind: 'netPay' }];
	const { also = {}, adds = false } = place;
	const isTax = place.section === 'employment' && place.field === 'taxDeducted';
	const { section, field } =
		isTax && around.taxed === 'pension' ? { section: 'pension', field: 'taxDeducted' } : place;
	const isMore = /\b(?:another|more|extra|on top|as well)\b/.test(text);
	return [
		{
			kind: 'statement',
			statement: {
				section,
				field,
				value,
				also,
				adds: adds || isMore,
				words: text,
				...(isGuessed(amount) && { counted: amount }),
			},
		},
	];
}

/** Whether it was counted for twelve months without being told so. */
export function isGuessed({ per, isCounted }: SaidAmount): boolean {
	return per === 'month' && !isCounted;
}

const TAXED: readonly string[] = ['employment', 'pension'];
const INTEREST = places.find(({ section }) => section === 'bankInterest');
const TAX_OF_JOB = places.find(({ section, field }) => section === 'employment' && field === 'taxDeducted');
/** What says where an amount stands, and not what it is. */
const ON_PAPER = /\b(?:p11d|says|said|shows?|statement|letter|certificate)\b/;

function bareIncome(text: string, { about, spent, told, isBare, around: beside }: Around): Place | undefined {
	const near = ABOUTS.filter((one) => aboutWords[one].test(`${beside.join(' ')} ${text}`));
	const [only, ...others] = near.length === 1 ? near : [...about];
	if (isBare || spent || only === undefined || others.length > 0 || !isBareAmount(text)) return undefined;
	const field = { trade: 'turnover', property: 'rents', job: 'pay' }[only];
	return told.has(field) ? undefined : places.find((place) => place.field === field);
}

function neighbourPlace(around: Around): Place | undefined {
	return around.around
		.map((one) => placeOf(one.replace(NO_TAX, ' ').replace(EMPLOYER, '$1'), around))
		.find((one) => one);
}

function unclearIn(text: string, { said, per, isOften }: SaidAmount): Unclear {
	const isOpen = said !== undefined && !isOften && (per === 'week' || per === 'day');
	return { words: text.trim(), ...(isOpen && { per }) };
}

/** A thing and its amount, without a verb: "repairs 220". */
const LISTED =
	/^\W*(?:the |my |a |other )?[a-z][a-z' &-]{2,40}?\W*(?:was|were|came to|of|:|-)?\s*£?\d[\d,.]*k?\W*$/;

function placeOf(text: string, { about, spent }: Around): Place | undefined {
	const goesOut = SPENT.test(text) || spent || !EARNED.test(text) || LISTED.test(withDigits(text));
	return places.find(
		(place) =>
			place.words.test(text) &&
			(place.about === undefined || about.has(place.about)) &&
			(place.spent === undefined || (goesOut && !/\b(?:turnover|takings|earned|invoiced)\b/.test(text))),
	);
}

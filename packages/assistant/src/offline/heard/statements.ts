/** What a message says about a return: amounts with the questions they answer, and those without a certain place. */
import type { SaidAmount } from '../../language/amounts.ts';
import { aboutOf } from './about.ts';
import { withoutAsides } from './aside-amounts.ts';
import { withTaxed } from './before-tax.ts';
import { takenOut } from './drawings.ts';
import { type Found, findPlace, NO_TAX, placeFor, SEVERAL } from './find-place.ts';
import { headerIn } from './header.ts';
import { knownOf } from './known.ts';
import type { Beside, Clause } from './learned/clause.ts';
import type { Guess } from './learned/guess.ts';
import type { LeftOut } from './left-out.ts';
import { withOwnShares } from './own-share.ts';
import { withBothOnAccount, withParts } from './parts.ts';
import { type About, aboutWords, CIS, EARNED, type Place } from './places.ts';
import { eachOnce } from './same-money.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { tradesIn } from './several-trades.ts';
import { shareIn } from './shared.ts';
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
	/** What the first of them may be: the two nearest questions. */
	readonly nearest?: readonly Guess[];
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
	/** What the return has already. */
	readonly sections?: readonly string[];
	/** Whether it is a partnership's return. */
	readonly isPartnership?: boolean;
	/** Whether it is told, and neither imagined nor a correction or an answer. */
	readonly isTold?: boolean;
	/** Is told the words around each amount, which is then placed by the rules alone: for learning. */
	readonly learning?: (clause: Clause, amount: SaidAmount) => void;
	/** What was said last, for amounts that carry on from it. */
	readonly last?: { readonly section: string; readonly field: string } | undefined;
}

/** What a lower-case text says. What one amount is about helps to place the others. */
export function hear(said: string, known: Known, before: Before = {}): Heard {
	const text = withoutAsides(said);
	const heard = hearAbout(text, known, before);
	if (heard.unplaced.length === 0) return heard;
	const more = knownOf(heard.statements.map(({ section }) => section));
	if ([...more].every((one) => known.has(one))) return heard;
	const again = hearAbout(text, new Set([...known, ...more]), before);
	return again.unplaced.length < heard.unplaced.length ? again : heard;
}

/** Every amount of a lower-case text with the words around it, and what the rules alone make of it. */
export function clausesIn(
	text: string,
	sections: readonly string[],
): readonly { readonly clause: Clause; readonly amount: SaidAmount }[] {
	const found = new Map<number, { readonly clause: Clause; readonly amount: SaidAmount }>();
	const learning = (clause: Clause, amount: SaidAmount) => found.set(amount.start, { clause, amount });
	hear(text, knownOf(sections), { sections, learning });
	return [...found.values()];
}

function hearAbout(text: string, known: Known, before: Before): Heard {
	const { wasSpent = false, last: lastTold } = before;
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
	const trades = tradesIn(all, text);
	for (const [index, segment] of all.entries()) {
		const plain = segment.text.replace(NO_TAX, ' ');
		if (EARNED.test(plain) && !wasSpent) spent = false;
		if (/\b(?:spent|spend|paid(?! (?:me|us)\b)|bought|cost|costs|expenses?|went on)\b/.test(plain))
			spent = true;
		else if (/\bpaid (?:me|us)\b|\bsales\b/.test(plain) && !wasSpent) spent = false;
		const last = found.findLast((one) => one.kind === 'statement');
		const taxed = last?.statement.section ?? lastTold?.section;
		const told = new Set(found.flatMap((one) => (one.kind === 'statement' ? [one.statement.field] : [])));
		const own = segment.amount && takenOut(plain, about, before.sections ?? []);
		const places = own
			? leftOutAs(own)
			: findPlace(segment, {
					about,
					isBare,
					isCis: CIS.test(text),
					ownTrade: trades?.[index],
					isNextTrade: trades?.[index] !== trades?.find((one) => one !== undefined),
					isAlso: ALSO.test(text),
					isLodger: LODGER.test(text),
					share: shareIn(text),
					header: headerIn(text),
					partly: SOME_MONTHS.test(text),
					spent,
					around: neighbours(all, index),
					clause: {
						...clauseOf(all, index, before.sections ?? []),
						last: lastSaid(found),
						was: toldBefore(found, lastTold),
					},
					learning: before.learning,
					isPartnership: before.isPartnership === true,
					isTold: before.isTold === true,
					taxed,
					told,
					wordsBefore: last?.statement.words,
					before: lastPlace(found) ?? (lastTold && placeFor(lastTold)),
				});
		found.push(...withTotal(places, index, totals), ...untaxedIn(segment.text, places));
	}
	const own = withBothOnAccount(withParts(withTaxed(withOwnShares(eachOnce(found, text))), text));
	const of = <Kind extends Found['kind']>(kind: Kind) =>
		own.filter((one): one is Extract<Found, { kind: Kind }> => one.kind === kind);
	const told = of('statement').map(({ statement }) => statement);
	const statements = told.filter(
		(one, at) => !(SAYS_AGAIN.test(one.words) && told.slice(0, at).some(({ value }) => value === one.value)),
	);
	return {
		statements: [...statements, ...untaxed(text, statements)],
		unclear: of('unclear').map(({ unclear }) => unclear),
		unplaced: of('unplaced')
			.map(({ value }) => value)
			.filter((value) => !told.some((one) => one.value === value && SO.test(one.words))),
		nearest: of('unplaced')[0]?.nearest ?? [],
		leftOut: new Set(of('leftOut').map(({ why }) => why)),
		trade,
	};
}

function leftOutAs(why: LeftOut): readonly Found[] {
	return [{ kind: 'leftOut', why }];
}

const UNTAXED =
	/\btax (?:on (?:that|it|them|this) |off (?:that|it) )?(?:was |is |came to |of |= ?)?(?:nil|none|zero|nought|nothing|£?0)\b(?![.,]?\d)|\b(?:no|without(?: any)?|never took any|not (?:a penny|any)(?: of)?|zero|nil|didn't (?:take|stop|deduct) any) (?:paye |income )*tax\b(?! (?:due|to pay|free|return|year|code))|\b(?:didn't|did not|never|haven't|hasn't|wasn't) tax(?:ed)?\b|\b(?:not|never|un-?) ?taxed\b|\bnothing (?:was )?(?:taken|stopped|deducted|came off)\b(?: off| for| in)*(?: it)?(?: tax)?/;

/** No tax was taken off the pay that the same part tells: "costa: 11,420 no tax". */
function untaxedIn(text: string, [one]: readonly Found[]): readonly Found[] {
	const isTaxed =
		one?.kind === 'statement' &&
		(one.statement.field === 'pay' ||
			(one.statement.section === 'pension' && one.statement.field === 'amount'));
	if (!isTaxed || !UNTAXED.test(text)) return [];
	const { section, words } = one.statement;
	const statement = { section, field: 'taxDeducted', value: '0.00', also: {}, adds: false, words };
	return [{ kind: 'statement', statement }];
}

/** No tax was taken off the pay just mentioned. */
function untaxed(text: string, statements: readonly Statement[]): readonly Statement[] {
	const taxed = statements.find(
		({ section, field }) =>
			(section === 'employment' && field === 'pay') || (section === 'pension' && field === 'amount'),
	);
	if (!taxed || !UNTAXED.test(text) || statements.some(({ field }) => field === 'taxDeducted')) return [];
	const { section, words } = taxed;
	return [{ section, field: 'taxDeducted', value: '0.00', also: {}, adds: false, words }];
}

/** How an amount told before comes about: "1,310, two lots of 655". */
const IN_LOTS =
	/\b(?:two|2|three|3|four|4) (?:lots?|payments?|instal?lments?|times|x) (?:of|at)?\b|\b(?:twice|each)\b/;
/** What was told before comes to this: "so 9,600". */
const SO = /^[^\w=]*(?:=|(?:so|that's|that is|which is|making|totalling|i\.?e\.?|equals|or)\b)/;
const SAYS_AGAIN = new RegExp(`${SO.source}|${IN_LOTS.source}`);
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

/** What the amount before answers, where it has a place. */
function lastSaid(found: readonly Found[]): string | undefined {
	const last = found.at(-1);
	return last?.kind === 'statement' ? `${last.statement.section}.${last.statement.field}` : undefined;
}

/** What was told last in the conversation, for the first amount of a message. */
function toldBefore(found: readonly Found[], last: Before['last']): string | undefined {
	return last && found.length === 0 ? `${last.section}.${last.field}` : undefined;
}

/** The words around an amount, for what was learned. */
function clauseOf(all: readonly Segment[], index: number, sections: readonly string[]): Clause {
	const { text = '', amount } = all[index] ?? {};
	const at = amount?.written === undefined ? -1 : text.indexOf(amount.written);
	const beside = (part: Segment): Beside => ({ text: part.text, hasAmount: part.amount !== undefined });
	return {
		before: at === -1 ? text : text.slice(0, at),
		after: at === -1 ? '' : text.slice(at + (amount?.written ?? '').length),
		previous: all.slice(0, index).toReversed().map(beside),
		next: all.slice(index + 1).map(beside),
		sections,
		said: amount?.inYear,
		saidBefore: all.slice(0, index).findLast((part) => part.amount !== undefined)?.amount?.inYear,
	};
}

/** What says something of everything before it, and names nothing. */
const OF_ALL = /^\W*(?:both|all (?:of )?(?:them|three|four)|each|neither|none of) /;

/** What stands before an amount, where it is not the end of what tells the amount before it. */
function ownBefore(all: readonly Segment[], index: number): Segment | undefined {
	const [before, other] = [all[index - 1], all[index - 2]];
	const isOfOther = all[index]?.begins === true && before?.begins === false && other?.amount !== undefined;
	return isOfOther ? undefined : before;
}

/** What stands after an amount, where it does not begin what tells the next: "union 96. child benefit for two, 2,251". */
function ownAfter(all: readonly Segment[], index: number): Segment | undefined {
	const [after, other] = [all[index + 1], all[index + 2]];
	const isOfOther = after?.begins === true && other?.begins === false && other.amount !== undefined;
	return isOfOther ? undefined : after;
}

function neighbours(all: readonly Segment[], index: number): readonly string[] {
	return [ownBefore(all, index), ownAfter(all, index)].flatMap((one) =>
		one && !one.amount && !OF_ALL.test(one.text) ? [one.text.replace(HAD_NONE, ' ')] : [],
	);
}

/** Something owned that a person says they sold, with what they got for it and what it had cost: a disposal of its own. */
import { pence, sum, toPounds, ZERO } from '@halfpenny/facts';
import type { Answers } from '@halfpenny/questions';
import { amountsIn, type SaidAmount } from '../../language/amounts.ts';
import { dayIn } from '../../language/days.ts';
import { kindsIn } from '../../language/lexicon/kinds.ts';
import { factLikely } from './facts/fact.ts';
import type { Clause } from './learned/clause.ts';
import { guessesOf } from './learned/guess.ts';
import { clausesIn } from './statements.ts';

/** A sale, and the text without what told of it. */
export interface Sale {
	readonly answers: Answers;
	readonly rest: string;
}

const SELLS =
	/\b(?:sold|selling|sale of|(?:flat|house|cottage|property|share|land) sale|cashed (?:in|out)|disposed of|offloaded|unloaded|shifted|dumped|parted (?:company )?with|let go of|got (?:rid|shot) of|flogged|gave away)\b|\b(?:went|fetched|auctioned) (?:for )?£?\d/;
const KINDS: readonly (readonly [string, RegExp])[] = [
	[
		'cryptoAssets',
		/\b(?:bitcoin|btc|ethereum|ether|eth|crypto\w*|solana|dogecoin|xrp|coins?|nfts?|tokens?)\b/,
	],
	['unlistedShares', /\b(?:unlisted|unquoted) shares\b|\bshares in my (?:own )?company\b/],
	['listedShares', /\b(?:shares?|stocks?|funds?|etfs?|investment trusts?|unit trusts?)\b/],
	[
		'residentialProperty',
		/\bbuy[- ]to[- ]lets?\b|\bbtl\b|\b(?:rental|second|holiday) (?:home|flat|house|property|cottage)\b|\b(?:flat|house|property|cottage|bungalow|apartment)\b.{0,25}\b(?:rent(?:ed)?|let) (?:it )?out\b|\b(?:flat|house|property|cottage|bungalow|apartment)\b.{0,60}\bnever lived (?:in|there)\b|\b(?:the|my|our) rental\b|\b(?:my|our|the) (?:late |dead |old |other |inherited )?[a-z]+'s (?:late |old |other )?(?:flat|house|property|cottage|bungalow|apartment)\b|\b(?:old|other|inherited) (?:flat|house|property|cottage|bungalow|apartment)\b|\b(?:the|an?|let|holiday) (?:[\w-]+ ){0,2}(?:flat|house|property|cottage|bungalow|apartment)\b(?!.*\b(?:my (?:own |main )?home|where (?:i|we) live)\b)/,
	],
	[
		'other',
		/\b(?:land|field|paddock|plot|painting|jewellery|watch|ring|antiques?|clock|sculpture|violin|guitar|memorabilia|gold|silver|coin collection|stamps|boat)\b/,
	],
];
const COST =
	/\b(?:bought|paid|costs?|costing|purchased|originally|acquired|got (?:it|them) for|(?:stood|stands?|set|owed?|owes?) me (?:in|back)|put in|base cost|valued|valuation|probate|solicitors?|legal(?:s| fees)?|(?:estate )?agents?|stamp|worth (?:when|at)|fees?|stamp duty)\b/;
const GAIN = /\b(?:gain|profit|made|loss|lost)\b/;
/** A gain or a loss, by its name or by what was made on it. */
const GAINED =
	/\b(?:capital )?(?:gains?|loss|losses)\b(?! access)|\b(?:made|lost|profit(?:ed)?|up|(?<!\b(?:put|it|that) )down)\b.{0,30}\b(?:on|from|with|trading|selling|out of)\b/;
/** Interest on what a sale brought tells of no sale. */
const AFTER_SALE = /\binterest\b[^.;!?]{0,40}\b(?:from|off|after) (?:the |my |our )?(?:\w+ )?sale\b/;
/** Who teaches or mends something earns with it and sells nothing: "I teach guitar, made 3,200 from it". */
const WORKS_WITH =
	/\b(?:teach(?:ing|es)?|taught|tutor(?:ing)?|lessons?|pupils?|gigs?|busk(?:ed|ing)?|mend(?:ed|ing)?|repair(?:ed|ing|s)?|restor(?:ed|ing))\b/;
/** Losses of other years are no sale of this one. */
const OF_EARLIER =
	/\b(?:from|of|in) (?:the )?(?:earlier|previous|other|past|last|before) ?(?:tax )?years?\b|\b(?:brought|carried) forward\b|\bfrom before\b|\byear before\b/;
const LOST = /\b(?:lost|loss|losses|down)\b/;
const WHAT =
	/\b(?:sold|selling|sale of|cashed (?:in|out)|disposed of|offloaded|got rid of|flogged)\s+(?:off )?(?:all |some |most |half )?(?:of )?(?:my |our |the |a |an |some )?(?<what>[^.,;!?]{2,60}?)(?=\s+(?:for|at|in|on|last|this|and|that|which|when|back|i|we|during|with|making)\b|\s+[-–(]|[.,;!?]|\s+£?\d{2,}|\s*$)/i;

/** The sale, or the gain, that a text in lower case tells of; undefined where its figures are not certain. */
export function saleIn(text: string, typed: string, year: string): Sale | undefined {
	if (AFTER_SALE.test(text) || (WORKS_WITH.test(text) && !SELLS.test(text))) return undefined;
	const sentences = text.split(/(?<=[.;!?])\s+|\n+/);
	const at = sentences.findIndex(
		(one) => SELLS.test(one) || (GAINED.test(one) && !OF_EARLIER.test(one) && kindIn(one) !== undefined),
	);
	if (at === -1) return saleLearned(text, typed, year);
	const after = sentences.slice(at + 1).findIndex((one) => !carriesOn(one));
	const end = after === -1 ? sentences.length : at + 1 + after;
	const told = sentences.slice(at, end).join(' ');
	const kind = kindIn(told) ?? kindIn(text);
	const figures = kind === undefined ? undefined : figuresIn(told);
	if (kind === undefined || !figures) return saleLearned(text, typed, year);
	const day = daySold(told, year);
	const isInYear = day !== undefined && day >= `${year.slice(0, 4)}-04-06`;
	return {
		answers: {
			...{ description: whatIn(typed, told, kind), kind },
			...(isInYear && { date: day }),
			...figures,
		},
		rest: [...sentences.slice(0, at), ...sentences.slice(end)].join(' '),
	};
}

/** A sale of which what was learned knows the proceeds and the cost, whatever it is called: "my shares went in March". */
function saleLearned(text: string, typed: string, year: string): Sale | undefined {
	const kind = kindIn(text);
	const parts = kind === undefined ? [] : clausesIn(text, ['disposal']);
	const [got, cost] = ['proceeds', 'costs'].map((field) =>
		parts.filter((one) => isSurely(one.clause, field)),
	);
	const [proceeds, ...others] = got ?? [];
	if (kind === undefined || !proceeds || others.length > 0 || cost?.length !== 1) return undefined;
	const [costs] = cost;
	const used = [proceeds, costs].flatMap((one) => (one ? [one.amount] : []));
	const rest = used.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
	const day = dayIn(text, year);
	const isInYear = day !== undefined && day >= `${year.slice(0, 4)}-04-06`;
	return {
		answers: {
			...{ description: whatIn(typed, text, kind), kind, knowsGain: false },
			...(isInYear && { date: day }),
			...{ proceeds: pounds(proceeds.amount), costs: costs ? pounds(costs.amount) : null },
		},
		rest: used.length === parts.length ? '' : rest,
	};
}

function isSurely(clause: Clause, field: string): boolean {
	const [best] = guessesOf(clause, () => true);
	return best?.section === 'disposal' && best.field === field && best.probability >= SURELY_SALE;
}

const SURELY_SALE = 0.5;

/** The day that counts: when contracts were exchanged, where that is told; never the day it was bought. */
function daySold(told: string, year: string): string | undefined {
	const exchanged = told.search(/\bexchange/);
	const bought = told.search(COST);
	return (
		(exchanged === -1 ? undefined : dayIn(told.slice(exchanged), year)) ??
		dayIn(told.slice(0, bought === -1 ? undefined : bought), year) ??
		dayIn(told.replace(BOUGHT_ON, ' '), year)
	);
}

/** When it was bought: "bought back in march 2019". */
const BOUGHT_ON = /\b(?:bought|purchased|paid|acquired)\b[^,.;]{0,40}?\b(?:19|20)\d\d\b/g;

/** Whether a sentence tells more of the sale before it: what it had cost, when it completed, what came in. */
function carriesOn(sentence: string): boolean {
	const plain = sentence.replace(BOTH_WAYS, ' ');
	if (plain.split(/\s+/).length <= SHORT && !/\d/.test(plain)) return true;
	return !SELLS.test(plain) && (COST.test(plain) || COMPLETES.test(plain) || GAIN.test(plain));
}

/** A few words that only say which it was: "no, just the flat". */
const SHORT = 6;

/** The costs of both ways are no other sale. */
const BOTH_WAYS = /\bbuying and selling\b|\bselling and buying\b/g;
const COMPLETES =
	/\b(?:complet(?:ed|ion)|exchanged?|contracts?)\b|\b(?:went|fetched|sold) for\b|^\W*£?\d[\d,.]*k?\W|^\W*(?:on )?(?:the )?\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9}\b|^\W*(?:i |we )?(?:got|received) (?:for it )?£?\d/;

function kindIn(text: string): string | undefined {
	return KINDS.find(([, words]) => words.test(text))?.[0] ?? kindNamed(text) ?? kindLearned(text);
}

/** What was learned of things that people sell, where a sale is told in figures. */
function kindLearned(text: string): string | undefined {
	const fact = SELLS.test(text) ? factLikely(text, LIKELY_KIND) : undefined;
	return fact?.section === 'disposal' && fact.field === 'kind' ? String(fact.value) : undefined;
}

const LIKELY_KIND = 0.4;

/** What is sold by its name: "Fundsmith", "Solana". */
function kindNamed(text: string): string | undefined {
	const kinds = kindsIn(text.match(/[a-z][a-z'&-]*/g) ?? []).map(({ kind }) => kind);
	return Object.entries(NAMED).find(([kind]) => kinds.includes(kind))?.[1];
}

const NAMED: Readonly<Record<string, string>> = {
	...{ crypto: 'cryptoAssets', shares: 'listedShares', funds: 'listedShares' },
};

/** What was sold, as the person calls it, or else by the word for its kind. */
function whatIn(typed: string, told: string, kind: string): string {
	const words = KINDS.find(([one]) => one === kind)?.[1];
	const named = WHAT.exec(typed)?.groups?.what?.replace(DAY_AFTER, '').trim();
	const isName = named !== undefined && !/^\d|^(?:it|them|everything|the lot|all)\b/i.test(named);
	const what =
		(isName ? named : undefined) ?? words?.exec(told)?.[0] ?? words?.exec(typed.toLowerCase())?.[0] ?? kind;
	return what.charAt(0).toUpperCase() + what.slice(1);
}

/** The day of a sale is no part of what was sold: "my shares 1 May". */
const DAY_AFTER = /\s+\d{1,2}(?:st|nd|rd|th)?(?:\s+(?:of\s+)?[a-z]{3,9})?(?:\s+\d{4})?$/i;

/** What was got and what it had cost, or the gain by itself. */
function figuresIn(told: string): Answers | undefined {
	const amounts = amountsIn(told).filter(({ start, end }) => !isCount(told, start, end));
	const [one, ...others] = amounts;
	if (!one || amounts.some(({ inYear }) => inYear === undefined)) return undefined;
	if (others.length === 0) return oneFigure(told, one);
	const roles = amounts.map((amount, at) => ({ amount, role: roleOf(told, amounts, at) }));
	const of = (role: Role) => roles.flatMap((each) => (each.role === role ? [each.amount] : []));
	const [got, ...alsoGot] = of('got');
	const cost = of('cost');
	if (!got || alsoGot.length > 0 || cost.length === 0) return undefined;
	// Fees told apart belong to what it cost.
	const whole = sum(cost.map(({ inYear }) => inYear ?? ZERO));
	const costs = toPounds(whole);
	// A gain that is told besides must be what is left.
	if (of('gain').some(({ inYear }) => Math.abs((got.inYear ?? 0) - whole) !== inYear)) return undefined;
	return { knowsGain: false, proceeds: pounds(got), costs };
}

type Role = 'got' | 'cost' | 'gain';

/** What one of several amounts of a sale is, by the words before it, or right after it. */
function roleOf(told: string, all: readonly SaidAmount[], at: number): Role {
	const amount = all[at];
	if (!amount) return 'got';
	const before = told.slice(all[at - 1]?.end ?? 0, amount.start).replace(BOTH_WAYS, ' ');
	const after = told.slice(amount.end, all[at + 1]?.start);
	if (COSTS_AFTER.test(after)) return 'cost';
	if (GAIN.test(before)) return 'gain';
	const [cost, sale] = [lastOf(COST, before), lastOf(FETCHED, before)];
	return cost > -1 && cost >= sale ? 'cost' : 'got';
}

/** What came after the amount was what it had cost. */
const COSTS_AFTER =
	/^,?\s*(?:was |is )?(?:what i )?(?:put in|invested|originally)\b|^,?\s*(?:(?:is|was|that's) )?(?:what|all|which)?\s*(?:it|i|they|we)?\s*(?:had |'d )?(?:cost|paid)\b(?!\s*(?:me |us |only |just |about |around |originally )*£?\s*$)/;
/** What it went for. */
const FETCHED = /\b(?:sold|went|fetched|selling price|sale price|proceeds|raised|got|came back|came in)\b/;

/** Where a word stands last in a text, or -1. */
function lastOf(words: RegExp, text: string): number {
	return [...text.matchAll(new RegExp(words, 'g'))].at(-1)?.index ?? -1;
}

/** The gain, or what was got for it, where that is all that is told. */
function oneFigure(told: string, { start, inYear }: SaidAmount): Answers | undefined {
	if (inYear === undefined) return undefined;
	if (GAINED.test(told)) {
		const isLoss = LOST.test(told);
		return { knowsGain: true, gain: toPounds(isLoss ? pence(-inYear) : inYear) };
	}
	const isGot =
		SELLS.test(told) &&
		/\b(?:for|got|raised|received)\W+(?:about |around |roughly |me )?£?$/.test(told.slice(0, start));
	return isGot && !COST.test(told) ? { knowsGain: false, proceeds: toPounds(inYear) } : undefined;
}

/** How many of them there were: "500 vodafone shares". */
function isCount(told: string, start: number, end: number): boolean {
	return (
		!/£/.test(told.slice(start, end)) &&
		/^\s+(?:[a-z&'-]+\s+){0,3}(?:shares|coins|units|tokens)\b/.test(told.slice(end))
	);
}

function pounds({ inYear }: SaidAmount): string | null {
	return inYear === undefined ? null : toPounds(inYear);
}

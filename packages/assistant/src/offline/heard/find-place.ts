/** Where one amount of a message goes: by its own words, then by those around it. */
import { toPounds } from '@halfpenny/facts';
import type { SaidAmount } from '../../language/amounts.ts';
import { ABOUTS } from './about.ts';
import { isAnother, isParallel } from './another.ts';
import { isBareAmount, withDigits } from './bare-amount.ts';
import { isBonusApart } from './bonus.ts';
import { withoutCompanies } from './companies.ts';
import { isAside, isOfReturn } from './learned/aside.ts';
import type { Clause } from './learned/clause.ts';
import { fitsWords } from './learned/fits-words.ts';
import { type Guess, guessesOf } from './learned/guess.ts';
import { mayBeShare } from './learned/may-be-share.ts';
import {
	isOfFamily,
	isOverruled,
	ruledBy,
	saysNothing,
	sectionsOf,
	settled,
	settledAlone,
} from './learned/settled.ts';
import { ABROAD, FOREIGN_MONEY, type LeftOut, leftOut } from './left-out.ts';
import { COMES_OFF, IN_TOTAL, MORE } from './more.ts';
import { isOfBankAlone } from './names.ts';
import { isOnAccount, isPaidByJob, isWorkFor } from './of-next.ts';
import {
	type About,
	aboutWords,
	EARNED,
	GIVES,
	OFF_PAY,
	OWN_BY_NOW,
	type Place,
	places,
	SOMEBODY_ELSE,
	SPENT,
	TAKEN_OFF,
} from './places.ts';
import type { Segment } from './segments.ts';
import { halfOf, JOINTLY } from './shared.ts';
import { isGuessed, type Statement, type Unclear, unclearIn } from './statement.ts';
import { workIn } from './trade.ts';
import { EMPLOYER, NET_PAY } from './what-it-is-not.ts';

/** What became of one amount. */
export type Found =
	| { readonly kind: 'statement'; readonly statement: Statement }
	| { readonly kind: 'unclear'; readonly unclear: Unclear }
	| {
			readonly kind: 'unplaced';
			readonly value: string;
			readonly nearest?: readonly Guess[];
			readonly words?: string;
	  }
	| { readonly kind: 'leftOut'; readonly why: LeftOut };

/** What surrounds an amount. */
interface Around {
	readonly about: ReadonlySet<About>;
	/** Whether the message is just a number. */
	readonly isBare: boolean;
	/** Whether contractors take tax off under the Construction Industry Scheme. */
	readonly isCis: boolean;
	/** Whether a monthly amount came in only some months. */
	readonly partly: boolean;
	/** Whether what was just said was about money spent. */
	readonly spent: boolean;
	/** What a list is of: "two jobs: Aldi 14,300, Boots 9,150". */
	readonly header: Place | undefined;
	/** Whether the person has half of what is shared, or a share of which nobody says how large it is. */
	readonly share: 'half' | 'unknown' | undefined;
	/** Which of several businesses this part is about, and whether it is another than the first. */
	readonly ownTrade: string | undefined;
	readonly isNextTrade: boolean;
	/** Whether a lodger is all that is let. */
	readonly isLodger: boolean;
	/** Whether the message tells of more of something. */
	readonly isAlso: boolean;
	/** The parts before and after, if they have no amount of their own. */
	readonly around: readonly string[];
	/** The words of the amount before. */
	readonly wordsBefore: string | undefined;
	/** The last income of which there may be several, so that "and 12k at Asda" has a place. */
	readonly before: Place | undefined;
	/** The section of the previous amount, which tax was taken off. */
	readonly taxed: string | undefined;
	/** The words around it, for what was learned. */
	readonly clause: Clause;
	/** Is told those words with what the rules make of them; then the rules alone decide. */
	readonly learning: ((clause: Clause, amount: SaidAmount) => void) | undefined;
	readonly isPartnership: boolean;
	/** Whether it is told, and neither imagined nor a correction or an answer. */
	readonly isTold: boolean;
	/** The fields that already have an amount. */
	readonly told: ReadonlySet<string>;
}

/** Words that name tax and say that none was taken. */
export const NO_TAX =
	/\b(?:before|after|pre|net of|no|without|excluding|plus) (?:any |the )?(?:tax|cis)\b|\b(?:before|after|less|excluding|without) (?:any |the |my |all )?(?:costs?|expenses|deductions|fees)\b|\btax (?:year|return|code|free|relief)s?\b/g;
/** Sections of which a person may have several entries. */
export const SEVERAL: readonly string[] = ['employment', 'dividends', 'bankInterest', 'giftAid'];

/** The place of something there may be several of. */
export function placeFor(of: { readonly section: string; readonly field: string }): Place | undefined {
	return SEVERAL.includes(of.section)
		? places.find(({ section, field }) => section === of.section && field === of.field)
		: undefined;
}

/** Where one amount goes. */
export function findPlace({ text: said, amount }: Segment, around: Around): readonly Found[] {
	const text = said.replace(NO_TAX, ' ').replace(EMPLOYER, '$1');
	const found = amount && firstPlace(text, around);
	const ruled = found?.field === 'rents' && around.isLodger ? LODGER : found;
	const clause = ruledBy(around.clause, ruled);
	if (amount) around.learning?.(clause, amount);
	const isOpen = sectionsOf(around.isPartnership, around.isTold);
	const rated = amount && !around.learning ? guessesOf(clause, isOpen) : [];
	const guesses = rated.filter((one) => isOfReturn(one) && fitsWords(one, text, around.clause));
	const [guess] = guesses;
	const isSomebodyElse =
		SOMEBODY_ELSE.test(text.replace(JOINTLY, ' ')) &&
		!GIVES.test(text) &&
		!OWN_BY_NOW.test(text) &&
		!isOfFamily(guess);
	if (isSomebodyElse) return amount ? [{ kind: 'leftOut', why: 'somebodyElse' }] : [];
	if (!amount) return [];
	if (FOREIGN_MONEY.test(said))
		return [{ kind: 'unclear', unclear: { words: said.trim(), isForeign: true } }];
	if (amount.inYear === undefined || (around.partly && amount.per === 'month' && !amount.isCounted))
		return [{ kind: 'unclear', unclear: unclearIn(said, amount) }];
	if (COMES_OFF.test(text)) return [{ kind: 'unclear', unclear: { words: said.trim() } }];
	const beside = around.around.join(' ');
	const why = leftOut(text, { about: around.about, beside, clause: around.clause });
	if (why && !(isOverruled(why, guess) && mayBeShare(guess, text, around.clause)))
		return [{ kind: 'leftOut', why }];
	if (isAside(rated, around.clause.sections)) return [{ kind: 'leftOut', why: 'aside' }];
	const value = toPounds(amount.inYear);
	const isAlone = saysNothing(text) && around.around.length === 0;
	const place = isAlone ? settledAlone(ruled, guesses, clause) : settled(ruled, guesses, around.about);
	if (!place || isBonusApart(place, text, around.told))
		return [{ kind: 'unplaced', value, nearest: guesses.slice(0, 2), words: text }];
	if (place.section === 'employment' && place.field === 'pay' && NET_PAY.test(said))
		return [{ kind: 'leftOut', why: 'netPay' }];
	const isShared = SHARED.includes(place.section);
	const isHalved = isShared && around.share === 'half';
	if (isShared && around.share === 'unknown')
		return [{ kind: 'unclear', unclear: { words: said.trim(), isShared: true } }];
	const { also = {}, adds = false } = place;
	const isTax = place.section === 'employment' && place.field === 'taxDeducted';
	const { section, field } = isTax ? taxOf(around, text) : place;
	const isMore = (MORE.test(text) || (around.isAlso && INCOME.test(field))) && !IN_TOTAL.test(text);
	return [
		{
			kind: 'statement',
			statement: {
				section,
				field,
				value: isHalved ? toPounds(halfOf(amount.inYear)) : value,
				also,
				adds: adds || isMore,
				...(isHalved && { isHalved }),
				words: text,
				...(around.ownTrade !== undefined && { trade: around.ownTrade }),
				...(isGuessed(amount) && { counted: amount }),
			},
		},
	];
}

/** The ways to a place, in order. */
const ways: readonly ((text: string, around: Around) => Place | undefined)[] = [
	(text, around) =>
		OFF_PAY.test(text) || (ON_PAPER.test(text) && isBareAmount(text)) || GROSS_ALONE.test(text)
			? neighbourPlace(around)
			: undefined,
	(text, around) => (around.isCis && CIS_TAKEN.test(text) && !TOOK_IN.test(text) ? OF_CIS : undefined),
	loanPlace,
	(text, { clause }) => (isOnAccount(text, clause.next) ? ON_ACCOUNT : undefined),
	(text, { around }) => (isPaidByJob(text, around) ? PAY : undefined),
	(text, { header }) => (header && IN_LIST.test(withDigits(text)) ? header : undefined),
	(text, around) => (isParallel(text, around.wordsBefore) ? around.before : undefined),
	placeOf,
	(text, { before }) => (before?.section === 'bankInterest' && isOfBankAlone(text) ? before : undefined),
	(_, around) => neighbourPlace(around),
	(text, { taxed = '' }) => (TAKEN_OFF.test(text) && TAXED.includes(taxed) ? TAX_OF_JOB : undefined),
	(text) => (isOfBankAlone(text) ? INTEREST : undefined),
	(text, { before }) =>
		isAnother(text) || /\b(?:another|other)\b.*\baccount|\baccount\b.*\banother\b/.test(text)
			? before
			: undefined,
	bareIncome,
	(text, { ownTrade, isNextTrade, spent }) =>
		ownTrade !== undefined && !spent && (isNextTrade || workIn(text) !== undefined) ? TURNOVER : undefined,
];

function firstPlace(text: string, around: Around): Place | undefined {
	for (const way of ways) {
		const place = way(text, around);
		if (place) return place;
	}
	return undefined;
}

/** What tax was taken off: the amount before it says. */
function taxOf({ taxed, wordsBefore = '' }: Around, text: string) {
	if (taxed === 'pension') return { section: 'pension', field: 'taxDeducted' };
	const isAbroad = taxed === 'dividends' && ABROAD.test(`${wordsBefore} ${text}`);
	return isAbroad
		? { section: 'dividends', field: 'foreignTaxDeducted' }
		: { section: 'employment', field: 'taxDeducted' };
}

/** What was taken for the loan that is named beside it: "student loan plan 1, 1,344 deducted by my employer". */
function loanPlace(text: string, around: Around): Place | undefined {
	const place = LOAN_TAKEN.test(withDigits(text)) ? neighbourPlace(around) : undefined;
	return place?.section === 'studentLoans' ? place : undefined;
}

/** A name and an amount, in a list. */
const IN_LIST =
	/^\W*(?:(?:[a-z\d ]{2,30}[:–-]\s*)?(?:and|then|also|plus)?\s*)(?!.*\b(?:tax|paye|deduct\w*|taken|costs?|expenses?|interest|rent)\b)(?:[a-z&'.-]+:? ){1,3}£?1\W*$/;
/** What spouses have together and each tells their share of; a let says so by itself. */
const SHARED: readonly string[] = ['bankInterest', 'dividends'];
const LODGER = places.find(({ field }) => field === 'receipts');
const TAXED: readonly string[] = ['employment', 'pension'];
const INTEREST = places.find(({ section }) => section === 'bankInterest');
/** What earning means where nothing says for whom. */
const PAY = places.at(-1);
const CIS_TAKEN =
	/\b(?:deduct\w*|stopped|withheld|taken|took|taking|takes|kept|keeping|docked|held back|suffered)\b|\btax\b/;
/** Took as a business takes money in: nobody is named who took it off. */
const TOOK_IN = /^(?!.*\b(?:cis|tax|they|contractors?|gaffer|firm|deduct\w*|off|each|%)\b).*\btook\b/;
const ON_ACCOUNT = places.find(({ field }) => field === 'paymentsOnAccountMade');
const OF_CIS = places.find(({ field }) => field === 'cisDeductions');
const TURNOVER = places.find(({ section, field }) => section === 'selfEmployment' && field === 'turnover');
const TAX_OF_JOB = places.find(({ section, field }) => section === 'employment' && field === 'taxDeducted');
/** What only says that an amount was taken, and by whom. */
const LOAN_TAKEN =
	/^\W*(?:(?:and|with|which|they|hmrc|was|were|is|i|i've|of|it|that|in|all|so far|already|about|repaid|repayments?|paid|pay|took|taken|deducted|deductions?|deducting|stopped|collected|came|went|off|out|from|by|through|via|at|my|the|employer|employers?|work|payroll|payslips?|paye|wages?|salary|total|year|last|this|me|my|for|1)\b[^a-z0-9]*)+$/;
/** What says where an amount stands, and not what it is. */
const ON_PAPER = /\b(?:p11d|says|said|shows?|statement|letter|certificate)\b/;

/** What is only said to be before or after tax is what stands beside it: "i pay into a sipp, 2,400 gross". */
const GROSS_ALONE =
	/^\W*£?\d[\d,.]*k? (?:gross|net)(?: (?:last|this|in the|for the|over the) (?:tax )?year)?\W*$/;

function bareIncome(text: string, { about, spent, told, isBare, around: beside }: Around): Place | undefined {
	const near = ABOUTS.filter((one) => aboutWords[one].test(`${beside.join(' ')} ${text}`));
	const [only, ...others] = near.length === 1 ? near : [...about];
	if (isBare || spent || only === undefined || others.length > 0 || !isBareAmount(text)) return undefined;
	return onlyIncome(new Set([only]), told);
}

function neighbourPlace(around: Around): Place | undefined {
	const isWork = around.about.has('trade') && !around.told.has('turnover') && around.around.some(isWorkFor);
	if (isWork) return TURNOVER;
	return around.around
		.map((one) => placeOf(one.replace(NO_TAX, ' ').replace(EMPLOYER, '$1'), around))
		.find((one) => one);
}

/** A thing and its amount, without a verb: "repairs 220". */
const LISTED =
	/^\W*(?:the |my |a |other )?[a-z][a-z' &-]{2,40}?\W*(?:was|were|came to|of|:|-)?\s*£?\d[\d,.]*k?\W*$/;

/** What only income does. */
const BROUGHT = /\b(?:made|earned|earnt|brought|paid (?:me|us)|received|cleared|grossed)\b/;

function placeOf(said: string, { about, spent, told }: Around): Place | undefined {
	const text = withoutCompanies(said);
	const isListed = LISTED.test(withDigits(text)) && !BROUGHT.test(text);
	const goesOut = SPENT.test(text) || spent || !EARNED.test(text) || isListed;
	const found = places.find(
		(place) =>
			place.words.test(text) &&
			(place.about === undefined || about.has(place.about)) &&
			(place.after === undefined || told.has(place.after)) &&
			(place.until === undefined || !(told.has(place.until) || spent)) &&
			(place.spent === undefined || (goesOut && !/\b(?:turnover|takings|earned|invoiced)\b/.test(text))),
	);
	const isOwn = found === PAY && !OF_JOB.test(text);
	return (isOwn ? onlyIncome(about, told) : undefined) ?? found;
}

/** Income of which more is told of: "I also got 5,600". */
const INCOME = /^(?:turnover|rents)$/;

/** Words that make earning a job's. */
const OF_JOB = /\bwork(?:ed|ing|s)?\b.{0,15}\b(?:at|for|in|with|as)\b|\bjob\b|employ|\bon £?\d/;

/** The income of who has said only one thing they do, where it has no amount yet. */
function onlyIncome(about: ReadonlySet<About>, told: ReadonlySet<string>): Place | undefined {
	const [only, ...others] = about;
	const field = only && others.length === 0 ? { trade: 'turnover', property: 'rents', job: 'pay' }[only] : '';
	return told.has(field ?? '') ? undefined : places.find((place) => place.field === field);
}

/** Something owned that a person says they sold, with what they got for it and what it had cost: a disposal of its own. */
import { pence, toPounds } from '@halfpenny/facts';
import type { Answers } from '@halfpenny/questions';
import { amountsIn, type SaidAmount } from '../../language/amounts.ts';
import { dayIn } from '../../language/days.ts';

/** A sale, and the text without what told of it. */
export interface Sale {
	readonly answers: Answers;
	readonly rest: string;
}

const SELLS = /\b(?:sold|selling|sale of|cashed (?:in|out)|disposed of|offloaded|got rid of|flogged)\b/;
const KINDS: readonly (readonly [string, RegExp])[] = [
	[
		'cryptoAssets',
		/\b(?:bitcoin|btc|ethereum|ether|eth|crypto\w*|solana|dogecoin|xrp|coins?|nfts?|tokens?)\b/,
	],
	['unlistedShares', /\b(?:unlisted|unquoted) shares\b|\bshares in my (?:own )?company\b/],
	['listedShares', /\b(?:shares?|stocks?|funds?|etfs?|investment trusts?|unit trusts?)\b/],
	[
		'residentialProperty',
		/\bbuy[- ]to[- ]lets?\b|\bbtl\b|\b(?:rental|second|holiday) (?:home|flat|house|property|cottage)\b|\b(?:flat|house|property|cottage|bungalow|apartment)\b.{0,25}\b(?:rent(?:ed)?|let) (?:it )?out\b|\b(?:flat|house|property|cottage|bungalow|apartment)\b.{0,60}\bnever lived (?:in|there)\b/,
	],
	['other', /\b(?:land|field|paddock|painting|jewellery|watch|ring|antiques?|coin collection|stamps|boat)\b/],
];
const COST = /\b(?:bought|paid|cost(?:ing)?|purchased|originally|acquired|got (?:it|them) for)\b/;
const GAIN = /\b(?:gain|profit|made|loss|lost)\b/;
/** A gain or a loss, by its name or by what was made on it. */
const GAINED =
	/\b(?:capital )?(?:gains?|loss|losses)\b(?! access)|\b(?:made|lost|profit(?:ed)?|up|down)\b.{0,30}\b(?:on|from|with|trading|selling|out of)\b/;
const LOST = /\b(?:lost|loss|losses|down)\b/;
const WHAT =
	/\b(?:sold|selling|sale of|cashed (?:in|out)|disposed of|offloaded|got rid of|flogged)\s+(?:off )?(?:all |some |most |half )?(?:of )?(?:my |our |the |a |an |some )?(?<what>[^.,;!?]{2,60}?)(?=\s+(?:for|at|in|on|last|this|and|that|which|when|back|i|we|during|with|making)\b|\s+[-–(]|[.,;!?]|\s+£?\d{2,}|\s*$)/i;

/** The sale, or the gain, that a text in lower case tells of; undefined where its figures are not certain. */
export function saleIn(text: string, typed: string, year: string): Sale | undefined {
	const sentences = text.split(/(?<=[.;!?])\s+|\n+/);
	const at = sentences.findIndex((one) => SELLS.test(one) || (GAINED.test(one) && kindIn(one) !== undefined));
	if (at === -1) return undefined;
	const after = sentences.slice(at + 1).findIndex((one) => !carriesOn(one));
	const end = after === -1 ? sentences.length : at + 1 + after;
	const told = sentences.slice(at, end).join(' ');
	const kind = kindIn(told);
	const figures = kind === undefined ? undefined : figuresIn(told);
	if (kind === undefined || !figures) return undefined;
	const day = dayIn(told.slice(0, told.search(COST) === -1 ? undefined : told.search(COST)), year);
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

/** Whether a sentence tells more of the sale before it: what it had cost, when it completed, what came in. */
function carriesOn(sentence: string): boolean {
	const plain = sentence.replace(BOTH_WAYS, ' ');
	return !SELLS.test(plain) && (COST.test(plain) || COMPLETES.test(plain));
}

/** The costs of both ways are no other sale. */
const BOTH_WAYS = /\bbuying and selling\b|\bselling and buying\b/g;
const COMPLETES = /\b(?:complet(?:ed|ion)|exchanged?)\b|^\W*(?:i |we )?(?:got|received) (?:for it )?£?\d/;

function kindIn(text: string): string | undefined {
	return KINDS.find(([, words]) => words.test(text))?.[0];
}

/** What was sold, as the person calls it, or else by the word for its kind. */
function whatIn(typed: string, told: string, kind: string): string {
	const words = KINDS.find(([one]) => one === kind)?.[1];
	const what = WHAT.exec(typed)?.groups?.what?.trim() ?? words?.exec(told)?.[0] ?? kind;
	return what.charAt(0).toUpperCase() + what.slice(1);
}

/** What was got and what it had cost, or the gain by itself. */
function figuresIn(told: string): Answers | undefined {
	const amounts = amountsIn(told).filter(({ start, end }) => !isCount(told, start, end));
	if (amounts.some(({ inYear }) => inYear === undefined)) return undefined;
	const [one, other, ...others] = amounts;
	if (!one || others.length > 0) return undefined;
	if (!other) return oneFigure(told, one);
	const [first, second] = [costs(told, one, 0), costs(told, other, one.end)];
	if (first === second || GAIN.test(told.slice(one.end, other.start)) !== false) return undefined;
	const [got, cost] = second ? [one, other] : [other, one];
	return { knowsGain: false, proceeds: pounds(got), costs: pounds(cost) };
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

/** Whether an amount is what was paid for it once: the words before it say so. */
function costs(told: string, { start }: SaidAmount, from: number): boolean {
	const before = told.slice(from, start).replace(BOTH_WAYS, ' ');
	return COST.test(before) && before.search(COST) > before.search(SELLS);
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

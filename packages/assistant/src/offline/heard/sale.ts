/** Something owned that a person says they sold, with what they got for it and what it had cost: a disposal of its own. */
import { toPounds } from '@halfpenny/facts';
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
		/\bbuy[- ]to[- ]lets?\b|\bbtl\b|\b(?:rental|second|holiday) (?:home|flat|house|property|cottage)\b/,
	],
	['other', /\b(?:land|field|paddock|painting|jewellery|watch|ring|antiques?|coin collection|stamps|boat)\b/],
];
const COST = /\b(?:bought|paid|cost(?:ing)?|purchased|originally|acquired|got (?:it|them) for)\b/;
const GAIN = /\b(?:gain|profit|made|loss|lost)\b/;
const WHAT =
	/\b(?:sold|selling|sale of|cashed (?:in|out)|disposed of|offloaded|got rid of|flogged)\s+(?:off )?(?:all |some |most |half )?(?:of )?(?:my |our |the |a |an |some )?(?<what>[^.,;!?]{2,60}?)(?=\s+(?:for|at|in|on|last|this|and|that|which|when|back|i|we|during|with|making)\b|\s+[-–(]|[.,;!?]|\s+£?\d{2,}|\s*$)/i;

/** The sale that a text in lower case tells of; undefined where what was got or what it cost is not certain. */
export function saleIn(text: string, typed: string, year: string): Sale | undefined {
	const sentences = text.split(/(?<=[.;!?])\s+|\n+/);
	const at = sentences.findIndex((one) => SELLS.test(one));
	if (at === -1) return undefined;
	const next = sentences[at + 1];
	const isTold = next !== undefined && COST.test(next) && !SELLS.test(next);
	const told = isTold ? `${sentences[at]} ${next}` : (sentences[at] ?? '');
	const kind = KINDS.find(([, words]) => words.test(told))?.[0];
	const figures = kind === undefined ? undefined : figuresIn(told);
	if (kind === undefined || !figures) return undefined;
	const day = dayIn(told.slice(0, told.search(COST) === -1 ? undefined : told.search(COST)), year);
	const isInYear = day !== undefined && day >= `${year.slice(0, 4)}-04-06`;
	const what = WHAT.exec(typed)?.groups?.what?.trim() ?? '';
	return {
		answers: {
			...{ description: what === '' ? kind : what.charAt(0).toUpperCase() + what.slice(1), kind },
			...(isInYear && { date: day }),
			...figures,
		},
		rest: sentences.filter((_, index) => index !== at && !(isTold && index === at + 1)).join(' '),
	};
}

/** What was got and what it had cost, or the gain by itself. */
function figuresIn(told: string): Answers | undefined {
	const amounts = amountsIn(told).filter(({ start, end }) => !isCount(told, start, end));
	if (amounts.some(({ inYear }) => inYear === undefined)) return undefined;
	const [one, other, ...others] = amounts;
	if (!one || others.length > 0) return undefined;
	if (!other) return undefined;
	const [first, second] = [costs(told, one, 0), costs(told, other, one.end)];
	if (first === second || GAIN.test(told.slice(one.end, other.start)) !== false) return undefined;
	const [got, cost] = second ? [one, other] : [other, one];
	return { knowsGain: false, proceeds: pounds(got), costs: pounds(cost) };
}

/** Whether an amount is what was paid for it once: the words before it say so. */
function costs(told: string, { start }: SaidAmount, from: number): boolean {
	const before = told.slice(from, start);
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

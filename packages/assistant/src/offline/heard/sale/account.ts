/** A whole account of something sold or given away: what it was, when, and what each of its amounts is. */
import { type Pence, pence, shareDown, shareUp, sum, toPounds, ZERO } from '@halfpenny/facts';
import type { Answers } from '@halfpenny/questions';
import { type Placed, placedIn, type Role } from './roles.ts';
import { kindSold, nameSold } from './what.ts';
import { soldOn } from './when.ts';

/** What a message says of one sale, and of all sales together. */
export interface Account {
	readonly answers: Answers;
	/** Losses of earlier years and tax paid within 60 days, which belong to no single sale. */
	readonly together: Answers;
	/** Where amounts of several owners were told: that half of each was taken, or that only the owner knows their share. */
	readonly shared?: 'half' | 'unknown';
	/** The amounts that were told. */
	readonly amounts: readonly Pence[];
}

const SOLD =
	/\b(?:sold|selling (?!fees?\b|costs?\b|price\b|expenses?\b)|sale of|sale price|sale\b|cashed (?:\w+ )*(?:in|out)|encashed|disposed of|disposal|offloaded|got rid of|flogged|let go of|parted with|hammered|auctioned|auction|bought out|taken over|(?:shares|business|units|it|centrepiece|painting) (?:went|gone)|went for|fetched|missives|achieved|capital loss|gain (?:was|of)|the dealer took it)\b|\bout for £?\d|\bi lost £?\d|\b(?:made|makes) (?:me )?(?:a (?:loss|gain|profit) of )?£?\d[\d,.]*k? (?:profit|gain|loss)\b|\bsomebody paid £?\d|\b(?:i|we) got £?\d[\d,.]*k? for (?:my|our|the)\b|\b(?:paid|bought)\b.*\bgot £?\d|\d\s*(?:→|->|=>)\s*£?\d/;
const GIVEN =
	/\b(?:gave|gifted|transferred)\b[^.;]{0,60}\b(?:to|my) (?:my )?(?:son|daughter|nephew|niece|brother|sister|children|kids|grandson|granddaughter|mum|dad|cousin|friend|him|her)\b|\bgave (?:him|her|them) (?:all|it|half|the)\b/;
const INHERITED =
	/\b(?:inherit\w*|left (?:it )?(?:to )?me|left me it|probate|late (?:aunt\w*|uncle|mother|father|mum|dad|husband|wife|nan|gran\w*|sister|brother)(?:'s)?|at death|when (?:she|he|they|mum|dad|granny|grandad) died|(?:given|gift) to me)\b/;
/** Other income, or a home's own relief, is told in other ways. */
const ELSE =
	/\b(?:salary|wages?|p60|p45|p11d|pension|interest|dividends?|turnover|takings|self[- ]employed|sole trader|(?:monthly|weekly) rent|rent (?:of|was|came|received)|ebay|vinted|etsy|depop|market stall|customers?(?! list)|payslip|mortgage|per (?:week|month)|a (?:week|month)|invoices?|if i|what if|suppose|would|should i|going to sell|plan(?:ning)? to|thinking of|might sell|next year|isn't sold|property return|60[- ]day returns?|not sold|didn't sell|haven't sold|nothing sold)\b/;
/** Things of several owners: the amounts may be those of all of them. */
const SHARED =
	/\b(?:jointly|joint(?:ly)? (?:own\w*|names?)|in both (?:our )?names|co-?own\w*|50 ?[/-] ?50|half (?:each|(?:of it )?(?:is |was )?mine)|(?:i|we) own(?:ed)? half|split it|with my (?:wife|husband|partner|sister|brother|mum|dad|son|daughter)|(?:me and|my \w+ and) (?:my \w+|i|me))\b/;
const HALVES =
	/\b(?:50 ?[/-] ?50|half (?:each|(?:of it )?(?:is |was |'s )?mine)|i own(?:ed)? half|half and half|split it equally)\b/;
/** Amounts that are told as one's own part. */
const OWN_PART = /\bmy (?:own )?(?:half|share|part|third|quarter) (?:of|was|is|came|being)\b/;
const NO_COST = /\bno costs?\b|\bcost (?:me )?nothing\b|\bnothing to (?:set|deduct)/;
const RELIEFS: readonly (readonly [string, RegExp])[] = [
	['badr', /\bbadr\b|\bbusiness assets? disposal relief\b|\bentrepreneurs'? relief\b/],
	['investors', /\binvestors'? relief\b/],
];

/** What is known of a sale before its account is read: its kind, where it is begun; that something was sold, where that was said before it. */
interface Known {
	readonly kind?: string;
	readonly isSale?: boolean;
}

/** Whether a lower-case text says that something was sold or given away. */
export function tellsOfSale(text: string): boolean {
	return SOLD.test(text) || GIVEN.test(text);
}

/** What a lower-case text tells of one sale, whole; undefined where any amount in it is uncertain. */
export function accountIn(text: string, typed: string, year: string, known: Known = {}): Account | undefined {
	const isGift = GIVEN.test(text);
	const before = known.kind;
	const kind = before ?? kindSold(text);
	if (kind === undefined || ELSE.test(text.replace(NOT_ELSE, ' '))) return undefined;
	if (before === undefined && !known.isSale && !tellsOfSale(text) && !isSwap(kind, text)) return undefined;
	const placed = placedIn(text, year).map((one) => settled(one, text, isGift, kind));
	if (placed.some(({ role }) => role === undefined)) return undefined;
	const shared =
		!SHARED.test(text) || OWN_PART.test(text) || placed.length === 0
			? undefined
			: HALVES.test(text)
				? 'half'
				: 'unknown';
	const figures =
		shared === 'unknown' ? {} : figuresOf(shared === 'half' ? placed.map(halved) : placed, text, isGift);
	if (figures === undefined) return undefined;
	const day = soldOn(text, year);
	const relief = RELIEFS.find(([, words]) => words.test(text))?.[0];
	return {
		answers: {
			...(before === undefined && { description: nameSold(typed) ?? nameSold(text) ?? kind, kind }),
			...(day !== undefined && { date: day }),
			...figures,
			...(relief !== undefined && { claimsRelief: true, relief }),
		},
		together: togetherOf(placed, text),
		amounts: placed.map(({ amount }) => amount),
		...(shared && { shared }),
	};
}

const HALF = { parts: 1, whole: 2 };

/** Half of an amount, what came in down to a penny and what went out up. */
function halved(one: Placed): Placed {
	return {
		...one,
		amount:
			one.role === 'got' || one.role === 'gain' ? shareDown(one.amount, HALF) : shareUp(one.amount, HALF),
	};
}

/** Words that look like other income and are none. */
const NOT_ELSE = /\binterest free\b|\bno interest\b/g;

/** Crypto that is swapped for something else counts as sold for what it was worth. */
function isSwap(kind: string, text: string): boolean {
	return kind === 'cryptoAssets' && /\bswapped\b/.test(text);
}

/** What something was worth is what it cost whoever inherited it, and what whoever gave it away is taken to have got. */
function settled(one: Placed, text: string, isGift: boolean, kind: string): Placed {
	if (one.role !== 'worth') return one;
	if (isGift || isSwap(kind, text)) return { ...one, role: 'got' };
	if (INHERITED.test(text) || /\b(?:when i (?:got|was given)|then)\b/.test(one.clause))
		return { ...one, role: 'cost' };
	return { ...one, role: /\b(?:encashed|cashed)\b/.test(text) ? 'got' : undefined };
}

function figuresOf(placed: readonly Placed[], text: string, isGift: boolean): Answers | undefined {
	const of = (role: Role): readonly Pence[] =>
		placed.flatMap((one) => (one.role === role ? [one.amount] : []));
	const got = isGift && placed.length > 1 ? worthOf(placed, text, of('got')) : of('got');
	const [proceeds, ...others] = got;
	const cost = of('cost');
	const gains = [...of('gain'), ...of('loss').map((loss) => pence(-loss))];
	if (others.length > 0 || gains.length > 1) return undefined;
	const [gain] = gains;
	const left = proceeds === undefined ? undefined : pence(proceeds - sum(cost));
	if (gain !== undefined && cost.length === 0) return { knowsGain: true, gain: toPounds(gain) };
	if (gain !== undefined && gain !== left) return undefined;
	const costs = cost.length > 0 ? toPounds(sum(cost)) : NO_COST.test(text) ? toPounds(ZERO) : undefined;
	if (proceeds === undefined && costs === undefined) return {};
	return {
		knowsGain: false,
		...(proceeds !== undefined && { proceeds: toPounds(proceeds) }),
		...(costs !== undefined && { costs }),
	};
}

/** A gift to one of the family counts at what it was worth, whatever little was paid for it. */
function worthOf(placed: readonly Placed[], text: string, got: readonly Pence[]): readonly Pence[] {
	const worth = placed.filter(
		({ role, clause }) => role === 'got' && /\b(?:worth|valued?|valuation)\b/.test(clause),
	);
	return worth.length === 1 && /\b(?:worth|valued?|valuation)\b/.test(text)
		? worth.map(({ amount }) => amount)
		: got;
}

/** The gain that the report itself showed: "did the 60 day thing, gain 41,000". */
const GAIN_REPORTED = /\b(?:60|sixty)[- ]days?\b[^.;!?]*\bgain\b/;

function togetherOf(placed: readonly Placed[], text: string): Answers {
	const [loss] = placed.filter(({ role }) => role === 'earlierLoss');
	const [tax] = placed.filter(({ role }) => role === 'taxPaid');
	const [gain] = GAIN_REPORTED.test(text) ? placed.filter(({ role }) => role === 'gain') : [];
	return {
		...(loss && { hadEarlierLosses: true, lossesBroughtForward: toPounds(loss.amount) }),
		...(gain && tax && { gainsOn60DayReturns: toPounds(gain.amount) }),
		...(tax && { reportedWithin60Days: true, taxPaidOn60DayReturns: toPounds(tax.amount) }),
	};
}

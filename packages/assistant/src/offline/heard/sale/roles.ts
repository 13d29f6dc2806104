/** What each amount of an account of a sale is: what came in, what it had cost, the gain, or nothing of it. */
import { type Pence, pence } from '@halfpenny/facts';
import { amountsIn } from '../../../language/amounts.ts';
import { timesOf } from '../../../language/counts.ts';
import { reportRole } from './report.ts';
import { daysIn } from './when.ts';

/** What an amount of a sale is. */
export type Role = 'got' | 'worth' | 'cost' | 'gain' | 'loss' | 'earlierLoss' | 'taxPaid' | 'none';

/** An amount with what it is; undefined where its words don't say. */
export interface Placed {
	readonly amount: Pence;
	readonly role: Role | undefined;
	readonly clause: string;
}

type Cue = readonly [role: Role, words: string];

const WHO_BUYS =
	'(?:somebody|someone|some (?:bloke|guy|woman|couple)|buyers?|purchasers?|dealer|developer|neighbours?|bidder|they|brother|sister|company|tenants?)';
const FEES =
	'(?:fees?|costs? of (?:the |my )?(?:sale|selling)|commission|(?:legal|conveyancing|selling|buying|dealing|exchange|broker|survey|auction) (?:bills?|costs?|charges?|ones?|fees?|legals?)|legals|conveyancing|solicitors?|lawyers?|estate agents?|agents?|auctioneers?|broker(?! (?:sent|paid))|surveyors?(?! valued)|stamp duty|sdlt|lbtt|ltt|charges|advert\\w*)';
const WORKS =
	'(?:extension|loft|conversion|converted|improve\\w*|(?:new|added (?:a|an)) (?:kitchen|bathroom|roof|conservatory|extension)|rebuilt|done up|doing it up|renovat\\w+|refurb\\w*)';

/** The words before an amount that say what it is, the last of them counts. */
const BEFORE: readonly Cue[] = [
	['earlierLoss', 'loss(?:es)? (?:brought|carried) forward|carr(?:y|ied|ying) forward (?:\\w+ )?loss(?:es)?'],
	['taxPaid', 'tax (?:\\w+ )?paid(?: \\w+)?|paid (?:the |hmrc )?(?:\\w+ )?tax'],
	['loss', '(?<!at a )loss(?: of)?|lost'],
	['gain', 'gains?(?: was| of)?|profit(?: was| of)?|made (?:me )?(?=£?\\d[\\d,.]*k? (?:profit|gain))'],
	['cost', FEES],
	['cost', WORKS],
	['cost', 'kept|deducted|charged'],
	[
		'cost',
		`(?:purchase price|acquisition cost|bought|purchased?|acquired|paid|costs?(?: me)?|costing|(?:set|stood|owed?) me (?:back|in)|outlay|base cost|put|invested|spent|in for|minus|originally|purchase price|bought at)`,
	],
	[
		'cost',
		'probate(?: value)?|when (?:she|he|they|mum|dad|i|we) (?:died|passed|inherited|got it|bought it)|inherited|left (?:to )?me',
	],
	['worth', 'worth|valued|valuation|value'],
	['got', `${WHO_BUYS} (?:had )?(?:paid|gave)(?: me| us)?`],
	[
		'got',
		`sold|sale price|selling price|price|went|fetched|hammered|proceeds|raised|received|got(?! it)|came (?:in|back)|brought|consideration|achieved|realised|cashed|encashed|flogged|auctioned|auction|made|sent|out for|taken over|bought out|takes|transferred|let go|disposed|got rid|gone|selling|sale|sell`,
	],
];
/** The words after an amount that say what it is, the first of them counts. */
const AFTER: readonly Cue[] = [
	['earlierLoss', '(?:of )?(?:losses )?(?:from|in) (?:earlier|previous|past) years'],
	['taxPaid', 'tax (?:was )?paid'],
	['gain', '(?:profit|gain)\\b'],
	['loss', '(?:loss)\\b|down\\b'],
	[
		'cost',
		`${FEES}|to (?:the )?(?:lawyer|solicitor|agent)|(?:was )?the probate|probate|paid\\b|when (?:i|we) (?:got|bought|inherited)|when (?:she|he|they|mum|dad) (?:died|passed)|when it (?:was left|came) to me|worth,? sold|${WORKS}|in (?:19|20)\\d\\d\\b|(?:is |was )?what (?:i|we|it) (?:paid|cost|put in|had cost)|invested`,
	],
	['worth', 'that day|market value|on the day'],
	[
		'got',
		'came (?:in|back)|achieved|when .{0,24}(?:took|sold|went|bought)|from (?:selling|the sale)|proceeds|received|after (?:fees|selling)|for it',
	],
];

function placesOf(cues: readonly Cue[], text: string) {
	return cues.flatMap(([role, words]) =>
		[...text.matchAll(new RegExp(String.raw`\b(?:${words})`, 'g'))].map(({ index, 0: said }) => ({
			role,
			start: index,
			end: index + said.length,
		})),
	);
}

/** The role that words before an amount give it: the last cue, the longest where two share words. */
function roleBefore(words: string): Role | undefined {
	const found = placesOf(BEFORE, words);
	const own = found.filter(
		(one) =>
			!found.some(
				(other) =>
					other !== one &&
					other.start <= one.start &&
					other.end >= one.end &&
					other.end - other.start > one.end - one.start,
			),
	);
	return own.toSorted((one, other) => other.end - one.end || one.start - other.start)[0]?.role;
}

function roleAfter(words: string): Role | undefined {
	return placesOf(AFTER, words).toSorted((one, other) => one.start - other.start || other.end - one.end)[0]
		?.role;
}

/** Where one clause ends and the next begins. */
const CLAUSE_ENDS =
	/(?<=[.;!?])\s+|,(?!\d{3}\b)\s*|\s[-–—]+\s|\s?(?:→|->|=>)\s?|:\s+|\b(?:and|but|plus|less|minus|then|besides)\b|\(|\)|\n+/g;
const SENTENCE_END = /[.;!?]\s*$|\n/;

/** The clauses of a text with where they stand, and whether a sentence begins with each. */
function clausesOf(text: string) {
	const ends = [...text.matchAll(CLAUSE_ENDS)].map(({ index, 0: said }) => ({
		at: index,
		to: index + said.length,
	}));
	const starts = [0, ...ends.map(({ at }) => at)];
	return starts.map((start, at) => ({
		start,
		end: ends[at]?.at ?? text.length,
		begins: start === 0 || SENTENCE_END.test(text.slice(0, start).trimEnd().slice(-1)),
	}));
}

/** What is named and does not count: what was put in its place, what an earlier owner paid. */
const LEFT_OUT =
	/\b(?:not included|like for like|don't count|doesn't count|not counted|leave (?:it|that) out|ignore)\b/;
const EARLIER_OWNER =
	/\b(?:he|she|they|my (?:ex|late )?[a-z]*|grandad|grandma|granny|dad|mum|father|mother|uncle|aunt)(?:'d| had) (?:paid|bought)/;

/** The text with bare years, days and counts of days blank, so that they are no amounts. */
function withoutNumbers(text: string, year: string): string {
	const blank = (found: string) => ' '.repeat(found.length);
	const plain = daysIn(text, year).reduceRight(
		(left, { start, end }) => `${left.slice(0, start)}${' '.repeat(end - start)}${left.slice(end)}`,
		text,
	);
	return plain
		.replace(
			/(?<=\b(?:bought|purchased?|acquired|in|since|from|of) (?:back in )?)(?:19[5-9]|20[0-3])\d\b(?![,.]?\d|k)/g,
			blank,
		)
		.replace(
			/\b(?:60|sixty)[- ]days?\b|\b\d{1,3}\s?(?:%|per ?cent)|\b\d{1,2} (?:yrs?|years?|bed|bedroom)\b|(?<![£\d.,])\d+(?:\.\d+)? (?:acres?|hectares?|btc|eth|bitcoins?|ethereum)\b/g,
			blank,
		)
		.replace(/(?<=\b(?:sold|selling) )\d (?=[a-z])/g, blank)
		.replace(/\b(?:all|both|each|one|two|three) (?=of)\b/g, blank);
}

/** How many there were at so much each. */
const HOW_MANY =
	/(?<![£\d.,])\b(?<count>\d{1,3}(?:,\d{3})+|\d{1,6})\s+(?:of (?:them|these)\b|(?!on\b|for\b|from\b|in\b|of\b)(?:[a-z&'-]+ ){0,3}(?:shares|units|coins|tokens)\b)/;

/** The amounts of a lower-case text, in order, each with what it is. */
export function placedIn(text: string, year: string): readonly Placed[] {
	const plain = withoutNumbers(text, year);
	const count = HOW_MANY.exec(plain);
	const said = count ? plain.replace(count[0], ' '.repeat(count[0].length)) : plain;
	const many = count?.groups?.count === undefined ? undefined : Number(count.groups.count.replace(/,/g, ''));
	const clauses = clausesOf(said);
	let carried: Role | undefined;
	let [at, seen] = [0, 0];
	return amountsIn(said).map((amount): Placed => {
		let own = clauses[at];
		while (own && own.end <= amount.start) {
			const words = said.slice(Math.max(own.start, seen), own.end);
			if (!isInBrackets(said, own.start)) carried = roleBefore(words) ?? carried;
			at += 1;
			own = clauses[at];
		}
		const { start = 0, end = said.length } = own ?? {};
		const next = amountsIn(said).find((other) => other.start >= amount.end);
		const before = said.slice(Math.max(start, seen), amount.start);
		const after = said.slice(amount.end, Math.max(amount.end, Math.min(end, next?.start ?? end)));
		const clause = said.slice(start, end);
		seen = amount.end;
		const isEach = /^\s*(?:each|apiece|a share|per share)\b/.test(said.slice(amount.end));
		const whole =
			isEach && many !== undefined && amount.said !== undefined ? timesOf(amount.said, many) : amount.inYear;
		const role = isLeftOut(said, amount.start)
			? 'none'
			: (reportRole(text, amount.start) ??
				arrowRole(said, amount) ??
				ownRole(before, after) ??
				carriedFor(before, carried));
		if (role !== 'none' && !isInBrackets(said, amount.start)) carried = role ?? carried;
		return {
			amount: whole ?? pence(0),
			role: whole === undefined || (isEach && many === undefined) ? undefined : role,
			clause,
		};
	});
}

/** What went up or down from one amount to another cost the first of them. */
function arrowRole(
	text: string,
	{ start, end }: { readonly start: number; readonly end: number },
): Role | undefined {
	if (/^\s*(?:→|->|=>)\s*£?\d/.test(text.slice(end))) return 'cost';
	return /\d[\d,.]*k?\s*(?:→|->|=>)\s*$/.test(text.slice(0, start)) ? 'got' : undefined;
}

/** What was last spoken of goes on; "for 8,000" alone after a cost is no cost, and nobody can know whose price. */
function carriedFor(before: string, carried: Role | undefined): Role | undefined {
	if (!/\b(?:for|at)\s+(?:about |around |just )?£?\s*$/.test(before)) return carried;
	return carried === undefined || carried === 'got' ? 'got' : undefined;
}

/** Whether a place stands in brackets: what goes on after them is what was said before. */
function isInBrackets(text: string, at: number): boolean {
	const before = text.slice(0, at + 1);
	return before.lastIndexOf('(') > before.lastIndexOf(')');
}

/** What its own clause says an amount is. */
function ownRole(before: string, after: string): Role | undefined {
	if (EARLIER_OWNER.test(before)) return 'none';
	if (MADE_ON_IT.test(after) && /\b(?:made|lost)\b[^.]*$/.test(before))
		return /\blost\b[^.]*$/.test(before) ? 'loss' : 'gain';
	const [first, then] = [roleBefore(before.replace(IN_ALL, ' ')), roleAfter(after)];
	if (first === 'worth' && AT_DEATH.test(after)) return 'cost';
	if ((then === 'gain' || then === 'loss') && first !== 'cost') return then;
	if (first === 'earlierLoss' || then === 'earlierLoss') return 'earlierLoss';
	return first ?? then;
}

/** "Made 38,000 on it" is what was left, and "gain after costs" names no cost. */
const MADE_ON_IT = /^\s*(?:quid |pounds? )?on (?:it|that|them|those|the (?:lot|sale|deal))\b/;
const IN_ALL =
	/\b(?:after|before|net of|less|without) (?:all )?(?:the |my )?(?:costs?|fees|expenses|everything)\b/g;

/** What it was worth then is what it cost whoever inherited it. */
const AT_DEATH =
	/\b(?:when (?:i|we) (?:got|inherited|was given)|when (?:she|he|they|mum|dad) (?:died|passed)|at death|then)\b/;

function isLeftOut(text: string, at: number): boolean {
	const from = Math.max(...['. ', '; ', '! '].map((end) => text.lastIndexOf(end, at)), 0);
	const rest = text.slice(at).search(/[.;!?](?:\s|$)/);
	return LEFT_OUT.test(text.slice(from, rest === -1 ? undefined : at + rest));
}

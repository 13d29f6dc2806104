/** Whether Making Tax Digital applies by the takings that a message itself names: "turnover 62k, do I need MTD". */
import { fromPounds, type Pence, pounds, sum, toPounds } from '@halfpenny/facts';
import { amountsIn } from '../language/amounts.ts';
import { normalise } from '../language/spelling.ts';
import { asksAmount } from './asks-amount.ts';
import { knownOf } from './heard/known.ts';
import { hear } from './heard/statements.ts';
import { interviewOf } from './offer.ts';
import { type Asked, type Plan, use } from './plan.ts';
import { isQuestion, topicOf } from './topic.ts';
import { isImagined } from './try-answers.ts';
import { surelyWants } from './wants.ts';

/** Less is meant in thousands, nobody knows how: “I turn over under 50”. */
const LEAST = pounds(1000);

/** The tool with the takings that are named; undefined where the text in lower case tells only of something else. */
export function digitalBySaid(asked: Asked, text: string): Plan | undefined {
	const known = knownOf(interviewOf(asked).entries.map(({ section }) => section));
	const heard = hear(text, known).statements.flatMap(({ field, value }) => {
		const amount = fromPounds(value);
		const isTakings = field === 'turnover' || field === 'rents';
		return !isTakings || amount === undefined || amount < LEAST ? [] : [{ kind: field, amount }];
	});
	const named = namedIn(text).flatMap(({ kind, amount }) =>
		kind === undefined || amount === undefined || amount < LEAST || heard.some((one) => one.amount === amount)
			? []
			: [{ kind, amount }],
	);
	const of = (wanted: Takings): string | undefined => {
		const isWanted = ({ kind }: { readonly kind: string }) => kind === wanted;
		const values = heard.some(isWanted) ? heard.filter(isWanted) : named.filter(isWanted);
		return values.length === 0 ? undefined : toPounds(sum(values.map(({ amount }) => amount)));
	};
	const [turnover, rents] = [of('turnover'), of('rents')];
	if (turnover === undefined && rents === undefined && !isOnlyAsked(text)) return undefined;
	return use('digitalStanding', { ...(turnover && { turnover }), ...(rents && { rents }) });
}

type Takings = 'turnover' | 'rents';
/** `beside` is what does not count. */
type Kind = Takings | 'beside';

/** What an amount is, by the words beside it. */
const KINDS: readonly (readonly [RegExp, Kind])[] = [
	[/\b(?:salary|wages?|pay|paye|job|profit|threshold|limit)\b/, 'beside'],
	[/\b(?:rents?|rental|letting|tenants?|flats?|let)\b/, 'rents'],
	[
		/\b(?:turn ?over|turning over|tak(?:e|es|ing|ings)|took|sales|invoic\w+|trad(?:e|ing)|business|self[- ]employ\w+|sole trader|freelanc\w+|building|gross)\b/,
		'turnover',
	],
];

/** Who asks for the standing by what they make means their takings, unless they say otherwise. */
const EARNED = /\b(?:make|makes|made|making|earn|earns|earning|bring(?:s|ing)? in|income)\b/;

/** Each amount of a text with what it is: the words before it say so first, as in "turnover 34k and rents 9k". */
function namedIn(
	text: string,
): readonly { readonly kind: Kind | undefined; readonly amount: Pence | undefined }[] {
	let from = 0;
	return amountsIn(text).map(({ start, end, inYear: amount }) => {
		const [before, after] = [text.slice(from, start), text.slice(end).split(/[,.;?!]|\band\b/)[0] ?? ''];
		from = end;
		const earned = EARNED.test(before) ? 'turnover' : undefined;
		const limit = isLimit(before, amount) ? 'beside' : undefined;
		return { kind: limit ?? kindOf(before) ?? kindOf(after) ?? earned, amount };
	});
}

/** A limit in thousands: “so that’s over 50”. */
function isLimit(before: string, amount: Pence | undefined): boolean {
	return amount !== undefined && amount < LEAST && /\b(?:over|above|under|below)\W*(?:the )?$/.test(before);
}

function kindOf(words: string): Kind | undefined {
	return KINDS.find(([named]) => named.test(words))?.[1];
}

/** A longer message also tells of the year. */
const LONGEST_QUESTION = 30;

/** Whether the amounts of a text are only what it asks with: in such a question nobody gives the return its figures. */
function isOnlyAsked(text: string): boolean {
	const named = namedIn(text);
	return named.every(({ kind }) => kind !== undefined) && text.split(/\s+/).length <= LONGEST_QUESTION;
}

/** Whether a message asks for the standing by amounts of its own, so that none of it is told. */
export function asksStanding(asked: Asked): boolean {
	const text = normalise(asked.message);
	if (amountsIn(text).length === 0 || !isOnlyAsked(text)) return false;
	return topicOf(text) === 'digital' || surelyWants(asked, text) === 'digital';
}

/** A size alone, after it was asked who is in: "under 50", "about 45k". */
const SIZE_ALONE =
	/^\W*(?:(?:and|so|but|ok|no|well|yes|yeah|it'?s|i'?m|mine'?s|mine is|we'?re|what if|if|i'?d been|i was|it was|say)\W+)*(?<side>under|below|less than|over|above|more than)?\W*(?:about |around |roughly )?£?(?<size>\d[\d,.]*)\s?(?<scale>k|grand|thousand)?\W*$/;
const THRESHOLDS = 'who has to use making tax digital and from when';

/** What follows for takings of a size that is all a message says; undefined where something else was asked before. */
function standingOfSize({ memory }: Asked, text: string): Plan | undefined {
	if ((memory.choices ?? []).length > 0) return undefined;
	const isAsked = wasAsked(memory);
	const { side, size, scale } = (isAsked ? SIZE_ALONE.exec(text)?.groups : undefined) ?? {};
	if (size === undefined) return undefined;
	const isLarge = side !== undefined || scale !== undefined || /\d{4}|,/.test(size);
	// A number that was asked for is the answer to that.
	if (memory.asking && (!isLarge || memory.asking.kind !== 'question' || asksAmount(memory.asking)))
		return undefined;
	if (side !== undefined) return use('lookUp', { question: THRESHOLDS });
	const said = Number(size.replace(/,/g, ''));
	const whole = scale !== undefined || said < 1000 ? Math.round(said * 1000) : said; // as people say thousands, not money
	return use('digitalStanding', { turnover: `${whole}.00` });
}

const NAMES_IT = /\bmtd\b|making tax digital|\bquarterly\b/i;

/** Whether Making Tax Digital was spoken of last. */
function wasAsked({ used }: Asked['memory']): boolean {
	return used?.tool === 'digitalStanding' || NAMES_IT.test(used?.with.question ?? '');
}

/** Takings that are only supposed after that: “so if my takings had been 29,500 instead”. */
function supposesTakings({ memory }: Asked, text: string): boolean {
	if (!wasAsked(memory) || memory.asking !== undefined || !isOnlyAsked(text)) return false;
	const isTakings = namedIn(text).some(({ kind, amount }) => kind !== 'beside' && (amount ?? 0) >= LEAST);
	return isTakings && (isImagined(text) || isQuestion(text) || /\b(?:someone|somebody)\b/.test(text));
}

/** The standing by those amounts; undefined where a message asks for none. */
export function standingAsked(asked: Asked, text: string): Plan | undefined {
	const ofSize = standingOfSize(asked, text);
	if (ofSize) return ofSize;
	return asksStanding(asked) || supposesTakings(asked, text) ? digitalBySaid(asked, text) : undefined;
}

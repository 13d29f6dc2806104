/** Corrections by so much: "take 200 off the costs", "bring the rent down by 300", "the turnover is 400 too high". */
import { fromPounds, type Pence, pence, toPounds } from '@halfpenny/facts';
import { type EntryChange, findSection } from '@halfpenny/questions';
import { amountsIn } from '../language/amounts.ts';
import { knownOf } from './heard/known.ts';
import { hear } from './heard/statements.ts';
import { goOn, interviewOf } from './offer.ts';
import { targetOf } from './overlay.ts';
import type { Asked, Plan } from './plan.ts';
import { resolved } from './resolved.ts';
import { onlyAmount, withChange } from './told-last.ts';

/** Where an order begins: nobody who takes money out of the business gives one. */
const BEGINS = String.raw`(?:^|[.;,:!]|\s[-–]\s|\band\b|\bso\b|\bto\b|\bplease\b|\bjust\b|\bthen\b|\bbetter\b|\bshould\b|(?:can|could|will|would) you\b)\s*(?:(?:no|nope|sorry|oops|actually|wait|hang on|ok|okay|please|right|just|then|also)\W+)*`;
const OF_IT = String.raw`(?:the|my|those|these|that|this|his|her|our)\b`;
const SIZE = String.raw`(?:off\s+|another\s+|a further\s+|about\s+)*#\s*(?:quid |pounds? )?`;
/** Less, with what of after it: the amount is written as "#". */
const OFF = new RegExp(
	String.raw`${BEGINS}(?:take|knock|lop|shave|deduct|subtract|chop|cut|drop|minus|less)\s+${SIZE}(?:off|from|out of|back off)\s+(?:of\s+)?(?<what>${OF_IT}[^.;,?!]*)`,
);
/** The same, of what was named before it, or told last: "the repairs are wrong, take 600 off". */
const OFF_LAST = new RegExp(
	String.raw`${BEGINS}(?:take|knock|lop|shave|chop)\s+(?:off\s+#|${SIZE}(?:off|back off|out|away)(?:\s+(?:it|that|them|please|then|again))*)\W*(?:$|[.;,!])`,
);
const DOWN_BY = new RegExp(
	String.raw`${BEGINS}(?:reduce|lower|drop|bring|knock|cut|put|take)\s+(?<what>${OF_IT}[^.;,?!#]*?)\s+(?:down\s+)?by\s+(?:about\s+)?#`,
);
const UP_BY = new RegExp(
	String.raw`${BEGINS}(?:increase|raise|bump|bring|put|push)\s+(?<what>${OF_IT}[^.;,?!#]*?)\s+(?:up\s+)?by\s+(?:about\s+)?#`,
);
const TOO_MUCH =
	/(?<what>\b(?:the|my)\b[^.;,?!#]*?)\s+(?:is|are|was|were|looks?|'s)\s+(?:about\s+)?#\s*(?:quid |pounds? )?too (?:high|much|big)\b/;
const TOO_LITTLE =
	/(?<what>\b(?:the|my)\b[^.;,?!#]*?)\s+(?:is|are|was|were|looks?|'s)\s+(?:about\s+)?#\s*(?:quid |pounds? )?(?:too (?:low|little|small)|short)\b/;

/** The same of what was named before it, or told last: "the mortgage interest is wrong, it's 600 too low". */
const IT_IS_OUT =
	/^(?<what>.*?)\b(?:it's|it is|it was|that's|that is|they're|by about|is)\s+(?:about\s+)?#\s*(?:quid |pounds? )?too (?<way>low|little|small|high|much|big)\b/;

/** A direction, and what goes up or down; undefined for what was told last. */
interface Moved {
	readonly isLess: boolean;
	readonly what: string | undefined;
}

/** Says that a part of a figure is no part of it after all. */
const OUT_OF_IT =
	/\b(?:take|leave|get|knock) (?:it|that|them|this|those) (?:out|off|away|back out)\b|\b(?:shouldn't|should not|doesn't|does not|don't|can't) (?:be (?:in|there)|count|belong|go in)\b|\bwithout (?:it|that)\b/;

/** A part of what was told last: "400 of that was in an ISA, leave it out". */
const OF_THAT = /£?\d[\d,.]*k? (?:of|in|out of) (?:that|it|this|them|those|there)\b/;

/** What to do with such a part; undefined where a message names none. One of a figure that it repeats is taken out as it is told. */
function withoutPart(asked: Asked, text: string): Plan | undefined {
	const [part, ...others] = amountsIn(text);
	if (part?.inYear === undefined || others.length > 0 || !OF_THAT.test(text) || !OUT_OF_IT.test(text))
		return undefined;
	const place = IMAGINES.test(text) ? undefined : lastPlace(asked);
	if (!place || part.inYear >= place.now) return undefined;
	const value = toPounds(pence(place.now - part.inYear));
	return goOn(withChange(asked, { ...place.of, operation: 'set', value }));
}

/** What to do with such a correction; undefined where a message is none, or what it is of is not on the return. */
export function correctedBy(asked: Asked, text: string): Plan | undefined {
	const parted = withoutPart(asked, text);
	if (parted) return parted;
	const [amount, ...others] = amountsIn(text);
	if (
		amount?.inYear === undefined ||
		amount.per !== undefined ||
		others.length > 0 ||
		/\?\s*$/.test(text) ||
		IMAGINES.test(text)
	)
		return undefined;
	const moved = movedIn(`${text.slice(0, amount.start)}#${text.slice(amount.end)}`);
	const place = moved && !OF_BILL.test(moved.what ?? '') ? placeOf(asked, moved.what ?? '') : undefined;
	if (!moved || !place) return undefined;
	const value = moved.isLess ? place.now - amount.inYear : place.now + amount.inYear;
	if (value < 0) return undefined;
	const change: EntryChange = { ...place.of, operation: 'set', value: toPounds(pence(value)) };
	return goOn(withChange(asked, change));
}

/** The bill and what is paid towards it follow from other figures. */
const OF_BILL =
	/\b(?:bill|owe|owing|payments?|refund)\b|\btax\b(?! (?:taken|deducted|stopped|off|paid on my (?:pay|p60)))/;
const IMAGINES = /\b(?:if|suppos\w+|imagine|would|could i|can i|should i)\b/;

function movedIn(text: string): Moved | undefined {
	const off = OFF.exec(text) ?? DOWN_BY.exec(text) ?? TOO_MUCH.exec(text);
	if (off) return { isLess: true, what: off.groups?.what };
	const up = UP_BY.exec(text) ?? TOO_LITTLE.exec(text);
	if (up) return { isLess: false, what: up.groups?.what };
	const wrong = IT_IS_OUT.exec(text)?.groups;
	if (wrong)
		return {
			isLess: /high|much|big/.test(wrong.way ?? ''),
			what: wrong.what?.replace(/^.*?(?=\b(?:the|my)\b)/, ''),
		};
	const last = OFF_LAST.exec(text);
	return last ? { isLess: true, what: text.slice(0, last.index) } : undefined;
}

/** Where an amount stands that words name, or that was told last where they name none. */
function placeOf(asked: Asked, what: string) {
	const { entries } = interviewOf(asked);
	const known = knownOf(entries.map(({ section }) => section));
	const words = what.replace(/\b(?:wrong|got|figure|total|amount|number|one|bill)s?\b/g, ' ');
	const isBare = !/[a-z]{3}/.test(
		words.replace(/\b(?:the|my|that|this|it|them|those|these|what|you|have|got|there|your?)\b/g, ''),
	);
	if (isBare) return lastPlace(asked);
	const [of, ...more] = hear(`${words} £1`, known, { wasSpent: true }).statements;
	const fields = of ? [of.field, ...(of.adds ? ['totalExpenses'] : [])] : [];
	const found = entries.flatMap((entry) =>
		entry.section === of?.section ? placesIn(asked, entry, fields).slice(0, 1) : [],
	);
	const [place, ...others] = found;
	return place && more.length === 0 && others.length === 0 ? place : undefined;
}

function placesIn(
	asked: Asked,
	entry: ReturnType<typeof interviewOf>['entries'][number],
	fields: readonly string[],
) {
	const { section, answers } = entry;
	return fields.flatMap((field) => {
		const answer = answers[field];
		const now = typeof answer === 'string' ? fromPounds(answer) : undefined;
		const isThere = now !== undefined && findSection(section) !== undefined;
		return isThere ? [{ of: { section, field, entry: resolved(targetOf(entry), section, asked) }, now }] : [];
	});
}

/** The one amount that was told last, as it is now. */
function lastPlace(asked: Asked):
	| {
			readonly of: { readonly section: string; readonly field: string; readonly entry: EntryChange['entry'] };
			readonly now: Pence;
	  }
	| undefined {
	const last = onlyAmount(asked);
	if (last?.change.operation !== 'set') return undefined;
	const { section, field } = last.change;
	return { of: { section, field, entry: resolved(last.change.entry, section, asked) }, now: last.amount };
}

/** Corrections of the last proposal: a different amount, a different year, or withdrawing it. */
import { fromPounds, type Pence, toPounds } from '@halfpenny/facts';
import type { EntryChange } from '@halfpenny/questions';
import { amountsIn, type SaidAmount } from '../language/amounts.ts';
import { timesOf } from '../language/counts.ts';
import { taxYearIn } from '../language/days.ts';
import { otherDay } from './correct-day.ts';
import { nameOnReturn, otherName, renames } from './correct-name.ts';
import { declinedChanges, isAboutDeclined, isOnlyOfDeclined, withDeclined } from './declined.ts';
import { excuses, withoutExcuses } from './heard/excuses.ts';
import { besideIn, oldIn } from './heard/old-figure.ts';
import { saysWhatFor } from './heard/what-for-said.ts';
import { deniedAmount, MISTAKEN, withoutDenied } from './heard/what-it-is-not.ts';
import { monthsIn } from './months-said.ts';
import { goOn, interviewOf } from './offer.ts';
import { targetOf } from './overlay.ts';
import type { Asked, Plan } from './plan.ts';
import { resolved } from './resolved.ts';
import { takeBack } from './take-back.ts';
import { tell } from './tell.ts';
import { type AmountChange, amountOfLast, isMoney, otherValue, saidBefore, withChange } from './told-last.ts';
import { isQuestion } from './topic.ts';

const CORRECTS =
	/^\W*(?:(?:hmm+|er+|ooh|right|ok|okay|well|actually|and|but|please|pls|can you|could you)\W+)*(?:no+\b|nope|nah|arg+h+|aa+r+g+h+|d'?oh+|whoops|bugger|damn|silly me|i tell a lie|i(?:'ve| have)? (?:just |now )?(?:looked|checked|found (?:it|the)|had a look)\b|turns out\b|that (?:wasn't|isn't|was not|is not) |sorry|oops|wait|actually|correction|i meant|i mean\b|that(?:'s| is| was) (?:wrong|not right|a mistake|last)|that should|it should|not \d|make (?:it|that)|change (?:it|that)|hang on|hold on|scrap that|undo|(?:forget|scrap|drop|undo|ignore) (?:it|that|this|what i|i (?:said|told|mentioned))|remove (?:it|that)|delete (?:it|that|this)|take (?:it|that) (?:off|out|back)|(?:can|could|will|would) you (?:please )?(?:delete|remove|undo|scrap|take (?:it|that) (?:off|out))|that was (?:my|our|his|her|the)|oh\b|ah\b|i got that wrong|my mistake|typo|(?:scrub|cancel|bin) (?:it|that|this)|remove the|delete the|take out the|should say|should read|that(?:'s| is| was) (?:from|for) |(?:please )?(?:change|update|correct|amend|fix) )|\b(?:can|could) you (?:change|update|correct|amend|fix)\b|^\W*£?\d[\d,.]*k?\W+(?:sorry|oops|actually|i meant)\b|\b(?:was|is|were) actually\b|\bis wrong\b|\bit was \S+ not \S+|\b(?:was|were|is|are) £?[\d,.]+k?\W+not £?[\d,.]+k?(?![\d%])|\b(?:ought|supposed) to be\b|\bmore like £?\d|\bround(?: in my head)?\b.*\d|\bshould (?:be|have been|say|read|show)\b|\bi meant\b|\bi mean\W*$|^\W*the (?:full |real |right |actual |correct |gross )?(?:amount|figure|total|sum) (?:was|is)\b|\brather than\b|\binstead of\b|^\W*wrong (?:bank|name|number|one|figure|amount|account|company|date|day|employer|charity)\b/;
/** An amount and no word of what it is, where nothing was asked: "and it was 321". */
const IT_WAS =
	/^\W*(?:and |but )?(?:(?:it|that|they) (?:was|were|is)|it's) (?:only |really |about |just )*£?\d[\d,.]*k?\W*$/;
const OTHER_YEAR =
	/\b(?:last|previous|another|different|wrong|other|next|this) (?:tax )?year\b|\byear before\b/;
const TAKES_BACK =
	/\b(?:scrap|scrub|bin|undo|forget|ignore|remove|delete|cancel|drop) (?:it|that|this|what i|i (?:said|told|mentioned)|the (?!last \w))\b|\b(?:remove|delete|take out) the \w+\W*$|\btake (?:it|that) (?:off|out|back)\b|\b(?:was|is|were|belongs to|it's|that's) (?:actually |really |in fact )?(?:my|our) (?:wife|husband|partner|mum|mother|dad|father|son|daughter|brother|sister|friend|business partner)(?:'s)?\b|\b(?:isn't|wasn't|is not|was not|not) (?:mine|me|right|true)\b|\bnever mind\b/;

/** Says what is right instead: "that's not right, it should be 16,900". */
const GIVES_RIGHT =
	/(?:\b(?:should (?:be|have been|say|read)|it was|it is|meant|instead|really|actually|make it|call it)|\bit's)\b[^.;\d]{0,15}£?\d/;

/** What to do with a correction; undefined where the message is none, or nothing was proposed. */
export function correct(asked: Asked, text: string): Plan | undefined {
	const declined = declinedChanges(asked);
	const isOf = isOnlyOfDeclined(asked, text, declined);
	const again = declined.length > 0 ? corrected(withDeclined(asked, declined), text, isOf) : undefined;
	return again && isAboutDeclined(again, declined) ? again : corrected(asked, text);
}

function corrected(asked: Asked, text: string, isOfDeclined = false): Plan | undefined {
	const proposed = saidBefore(asked);
	const named = nameOnReturn(asked, text);
	if (named) return goOn(withChange(asked, named));
	const repeated = repeatsOld(asked, text) ?? rightAfterAll(asked, text);
	if (repeated) return goOn(withChange(asked, repeated));
	const hasAmount = amountsIn(text).length > 0;
	const isPlain = asked.memory.asking === undefined && IT_WAS.test(text);
	const day = otherDay(asked, text);
	const corrects =
		day !== undefined ||
		isPlain ||
		isOfDeclined ||
		CORRECTS.test(text) ||
		(hasAmount && (MISTAKEN.test(text) || excuses(text)));
	if (!corrects && !renames(asked.message)) return undefined;
	if (proposed.length === 0) return CORRECTS_RETURN.test(text) ? tellRight(asked, text) : undefined;
	const year = taxYearIn(text);
	const { taxYear } = asked.ports.facts();
	if ((year !== undefined && year !== taxYear) || (year === undefined && OTHER_YEAR.test(text)))
		return ofThisYear(asked, text, proposed) ?? takeBack(asked, 'correct.otherYear', { taxYear });
	const end = (SO_IT_IS.exec(text) ?? OWN_PART.exec(text))?.groups?.amount;
	if (end !== undefined && amountsIn(text).length > 1) return otherAmount(asked, end, proposed);
	const instead = text.replace(SCRAPS, ' ');
	const isOnlyAmount = amountsIn(instead).length === 1 && !saysWhatFor(instead, sectionsOf(proposed));
	if (instead !== text && isOnlyAmount && !TAKES_BACK.test(instead))
		return otherAmount(asked, instead, proposed);
	if (day) return goOn(withChange(asked, day));
	if (TAKES_BACK.test(text) && !(hasAmount && GIVES_RIGHT.test(text)))
		return takeBack(asked, 'correct.takenBack', {});
	return otherAmount(asked, text, proposed);
}

/** What it comes to after all, at the end: "that had 400 of hers in it, so 2,800". */
const SO_IT_IS =
	/\bso (?:it's |it is |that's |call it |make (?:it|that) |put (?:it |that )?(?:as |at |down as )?|only |really |just )*(?<amount>£?\d[\d,.]*k?)\W*$/;

/** What of a whole is their own: "the 14,250 was the two of us, my half is 7,125". */
const OWN_PART =
	/\b(?:my|our) (?:own )?(?:half|share|part|bit|cut|portion)(?: of (?:it|that|this))? (?:is|was|comes to|came to|would be|=) (?:only |just |about )?(?<amount>£?\d[\d,.]*k?)/;

/** Takes back what another amount stands for: "scrub that, 460". */
const SCRAPS = /\b(?:scrap|scrub|forget|ignore|bin|cancel|undo|drop) (?:that|it|this)\b/;

/** What is on the return or waits for it, and is said to be another amount: "you have 19,432, my P60 says 19,342". */
function repeatsOld(asked: Asked, text: string): EntryChange | undefined {
	if (isQuestion(text) || !SAYS_OTHERWISE.test(text)) return undefined;
	const { entries } = interviewOf(asked);
	const old = besideIn(text, entries) ? undefined : oldIn(text, entries);
	const isStored = (value: string) => entries.some(({ answers }) => Object.values(answers).includes(value));
	const [right, ...others] = amountsIn(text).filter(
		({ inYear }) => inYear === undefined || !isStored(toPounds(inYear)),
	);
	if (!old || right?.inYear === undefined || others.length > 0) return undefined;
	const { section, field, id } = old;
	const entry = entries.find((one) => one.id === id);
	if (!entry) return undefined;
	const value = toPounds(right.inYear);
	return { section, entry: resolved(targetOf(entry), section, asked), operation: 'set', field, value };
}

/** A figure of the return that was right before somebody changed it: "my 38,400 was right all along". */
function rightAfterAll(asked: Asked, text: string): EntryChange | undefined {
	const [only, ...others] = RIGHT.test(text) ? amountsIn(text) : [];
	if (only?.inYear === undefined || others.length > 0) return undefined;
	const value = toPounds(only.inYear);
	const [stored, ...more] = asked.ports
		.entries()
		.flatMap(({ id, version, section, answers }) =>
			Object.entries(answers).flatMap(([field, answer]) =>
				answer === value ? [{ section, entry: { id, version }, field }] : [],
			),
		);
	const isOther = saidBefore(asked).some(
		(one) => one.section === stored?.section && 'field' in one && one.field === stored.field,
	);
	return stored && more.length === 0 && isOther ? { ...stored, operation: 'set', value } : undefined;
}

const RIGHT =
	/\b(?:was|is|were) (?:actually |already )?(?:right|correct|fine|spot on)\b(?: all along| after all| the first time| before| to (?:start|begin) with)?/;

/** How people say that something is other than it was put. */
const SAYS_OTHERWISE =
	/\b(?:not|isn't|wasn't|aren't|weren't|arent|isnt|wasnt|should|typed|put|entered|wrote|gave|over-?stated|under-?stated|wrong|says|actually|really|meant|instead|rather|only|you(?:'ve| have)? (?:got|have)|you have|u have|is the (?:right |correct |real )?(?:figure|one|amount|number)|have (?:my|it|that) (?:\w+ )?(?:as|at|down))\b/;

/** The amounts of this year, where a message says that those before were another year's: "24,600 was last year, this one is 25,940". */
function ofThisYear(asked: Asked, text: string, proposed: readonly EntryChange[]): Plan | undefined {
	const parts = withoutDenied(text).split(/(?<=[.!?;])\s+|,\s+/);
	const own = parts.filter((part) => !(OTHER_YEAR.test(part) && !/\bthis (?:tax )?year\b/.test(part)));
	const rest = own.join(', ');
	return amountsIn(rest).length > 0 &&
		!/\b(?:was|were|is|are) (?:for |from )?(?:last|the year before)\b/.test(rest)
		? otherAmount(asked, rest, proposed)
		: undefined;
}

const SAYS_NO_TO_IT =
	/^\W*(?:(?:no|nope|sorry|oops|wait|actually|hang on|hold on)\W+)+(?:it|that)(?:'s|'d)?\b/;

/** Whether a text says that what was told last is otherwise: "no it was 420 a month". */
export function saysOtherwise(text: string): boolean {
	return SAYS_NO_TO_IT.test(text);
}

/** A message that can only correct what is on the return: "repairs were 2,800, not 1,800". */
const CORRECTS_RETURN =
	/\bnot £?\d|\binstead of\b|\brather than\b|\bshould (?:be|read|say|have been)\b|\b(?:was|is|were) (?:actually|really)\b|\b(?:ought|supposed) to be\b|\bis wrong\b|\b(?:change|update|correct|amend|fix)\b.*\bto\b|\bmake (?:it|them|that)\b/;

/** The amount that a message gives for what it names, in the place of what is there. */
function tellRight(asked: Asked, text: string): Plan | undefined {
	const plain = text.replace(OPENS, '');
	return amountsIn(withoutDenied(plain)).length > 0 && namesSomething(plain)
		? tell(asked, plain, true)
		: undefined;
}

/** How a correction begins, before it says what is right. */
const OPENS =
	/^\W*(?:(?:hmm+|no|nope|sorry|oops|wait|hang on|hold on|actually|correction|right|ok|okay|well|oh|ah|turns out|i(?:'ve| have)? (?:just |now )?(?:looked|checked|had a look)(?: again| it up)?)\b[,:.;\s]*)+/;

/** Another amount for what was said last, or for what the words name. */
function otherAmount(asked: Asked, text: string, proposed: readonly EntryChange[]): Plan | undefined {
	const renamed = otherName(asked, text, proposed);
	if (renamed) return goOn(withChange(asked, renamed));
	const amounts = amountsIn(withoutDenied(text));
	const [amount, ...others] = amounts;
	if (!amount) return undefined;
	const each = inOrder(asked, amounts, proposed);
	if (each) return goOn(each);
	const plain = withoutExcuses(text).replace(OPENS, '');
	const of = plain.replace(ITS_PERIOD, ' ');
	const isNamed = namesSomething(of) && saysWhatFor(withoutDenied(of), sectionsOf(proposed));
	const told = isNamed || others.length > 0 ? tell(asked, plain, true) : undefined;
	if (told && (others.length > 0 || told.memory?.asking?.kind !== 'what')) return told;
	const last = nearest(proposed.filter(isMoney), deniedAmount(text) ?? amount.inYear) ?? amountOfLast(asked);
	const inYear = forItsMonths(amount, text);
	if (!last || inYear === undefined) return undefined;
	return goOn(withChange(asked, otherValue(asked, last, inYear)));
}

/** How often it came and since when says nothing of what it is. */
const ITS_PERIOD =
	/\b(?:a|per|each|every) (?:month|week|year)\b|\b(?:and |but |so |as |because )*i (?:only |just |didn't )*(?:started|start|began|joined)\b.*$/g;

/** As many amounts as were told last, each near to its own: "this one says 9,960 and 1,992". */
function inOrder(
	asked: Asked,
	amounts: readonly SaidAmount[],
	proposed: readonly EntryChange[],
): Asked | undefined {
	const told = new Map(
		proposed.filter(isMoney).map((one) => [`${one.section} ${one.field} ${JSON.stringify(one.entry)}`, one]),
	);
	const pairs = [...told.values()].flatMap((last, at) => {
		const [now, before] = [amounts[at]?.inYear, fromPounds(String(last.value))];
		const isNear = now && before && Math.abs(Math.log(now / before)) < NEAR; // a ratio, not money
		return isNear ? [{ last, now }] : [];
	});
	if (amounts.length < 2 || pairs.length !== amounts.length || told.size !== amounts.length) return undefined;
	return pairs.reduce((all, { last, now }) => withChange(all, otherValue(all, last, now)), asked);
}

const NEAR = 0.35;

/** What it comes to in the year, for the months that it came: "that's 20 a month and I only started in September". */
function forItsMonths({ said, per, isCounted, inYear }: SaidAmount, text: string): Pence | undefined {
	const months = per === 'month' && !isCounted ? monthsIn(text) : undefined;
	return said === undefined || months === undefined ? inYear : timesOf(said, months);
}

/** Of the amounts told last, the one that another amount corrects: the last, unless another is much nearer to it. */
function nearest(all: readonly AmountChange[], to: number | undefined): AmountChange | undefined {
	const last = all.at(-1);
	const apart = (change: AmountChange | undefined) => {
		const value = change && fromPounds(String(change.value));
		return value && to ? Math.abs(Math.log(to / value)) : Number.POSITIVE_INFINITY; // a ratio, not money
	};
	const [best] = all.toSorted((one, other) => apart(one) - apart(other));
	return apart(best) < apart(last) / MUCH_NEARER ? best : last;
}

const MUCH_NEARER = 3;

/** Whether the words say what an amount is for, beyond being another one. */
function namesSomething(text: string): boolean {
	return (
		text.replace(
			/£?[\d,.]+k?|\b(?:it|was|is|that|should|be|have|been|make|change|to|i|meant|mean|the|an?|not|rather|than|instead|of|pounds?|only|sorry|its|they|are|were|this|year|now|please|really|just|ar+g+h+|number|figure|amount|right|correct|real)\b|\W/g,
			'',
		).length > 2
	);
}

function sectionsOf(proposed: readonly EntryChange[]): readonly string[] {
	return [...new Set(proposed.map(({ section }) => section))];
}

/** Corrections of how often an amount came: "monthly, not yearly", "that's a week", "no, for the whole year". */
import { formatPounds, fromPounds, type Pence, toPounds } from '@halfpenny/facts';
import { sayAssistant } from '@halfpenny/messages/assistant';
import type { EntryChange } from '@halfpenny/questions';
import { amountsIn } from '../language/amounts.ts';
import { timesOf } from '../language/counts.ts';
import { normalise } from '../language/spelling.ts';
import { declinedChanges, withDeclined } from './declined.ts';
import { askStep } from './interview/ask.ts';
import { MONTHS_OF_YEAR, monthsIn } from './months-said.ts';
import { goOn, interviewOf, without } from './offer.ts';
import type { Asked, Plan, Step } from './plan.ts';
import { resolved } from './resolved.ts';
import { onlyAmount, withChange } from './told-last.ts';
import { isQuestion } from './topic.ts';

const BEGINS = String.raw`^\W*(?:(?:no|nope|nah|sorry|oops|actually|wait|hang on|er|oh|ah|i mean|i meant|meant|that's|that is|that was|it's|it is|it was|they're|and|but|is|was|per|only|just|which is|that one's|i should have said|should have said|should be|should say)\W+)*`;
const MONTHLY = new RegExp(
	String.raw`${BEGINS}(?:(?:a|per|each|every|for (?:one|a|each)|one) month|monthly|pcm|month)\b(?<rest>[^?]*)$`,
);
const WEEKLY = new RegExp(
	String.raw`${BEGINS}(?:(?:a|per|each|every|for (?:one|a|each)) week|weekly|p\.?w)\b(?<rest>[^?]*)$`,
);
const YEARLY = new RegExp(
	String.raw`${BEGINS}(?:(?:a|per|in a|each) year|yearly|annual(?:ly)?|in total|altogether|for the lot)\b|${BEGINS}(?:for )?(?:the |all |a )?(?:whole |full |entire )?year\b.*\bnot\b.*\bmonth`,
);
/** That it came all year, which it was counted for. */
const WHOLE =
	/^\W*(?:(?:yes|yeah|yep|no|ok|right|it was|that's right|correct|for|let|all of it)\W+)*(?:the |all |a )?(?:(?:whole|full|entire|all) year(?: round| long| through)?|all (?:twelve|12)(?: months)?|(?:every|each) (?:single )?month|(?:twelve|12) months)\W*$/;
/** Nothing else is told beside it. */
const LONGEST = 12;

/** What to do with such a correction; undefined where a message is none. */
export function correctedPeriod(asked: Asked, text: string): Plan | undefined {
	if (amountsIn(text).length > 0 || isQuestion(text) || text.split(/\s+/).length > LONGEST) return undefined;
	const last = onlyAmount(asked);
	if (last?.change.operation !== 'set') return undefined;
	const { section, field, entry: target } = last.change;
	const counted = (asked.memory.counted ?? []).find((one) => one.section === section && one.field === field);
	const each = counted && fromPounds(counted.each);
	const of = { section, field, entry: resolved(target, section, asked) };
	if (counted && WHOLE.test(text)) return asCounted(asked);
	if (YEARLY.test(text)) return each === undefined ? undefined : setTo(asked, of, each);
	if (counted) return undefined;
	const month = MONTHLY.exec(text);
	if (month) return monthly(asked, of, last.amount, monthsIn(month.groups?.rest ?? ''));
	return WEEKLY.test(text) ? weekly(asked, last.amount) : undefined;
}

/** Nothing changes: what was asked is asked again, where something was. */
function asCounted({ memory, ...rest }: Asked): Plan {
	const kept: Step = { say: [sayAssistant('correct.asCounted')] };
	const { entries, year } = interviewOf({ ...rest, memory });
	const again = memory.asking ? [askStep(memory.asking, entries, year)] : [];
	return { steps: [kept, ...again], memory: without(memory, 'counted') };
}

interface Of {
	readonly section: string;
	readonly field: string;
	readonly entry: EntryChange['entry'];
}

function monthly(asked: Asked, of: Of, each: Pence, months: number | undefined): Plan {
	const times = months ?? MONTHS_OF_YEAR;
	const year = timesOf(each, times);
	const fills = { each: formatPounds(each), year: formatPounds(year) };
	const sums = `${fills.each} × ${times} = ${fills.year}`;
	const note =
		months === undefined
			? { say: [sayAssistant('heard.monthly')], fills }
			: { say: [sayAssistant('heard.times')], fills: { sums } };
	const counted = months === undefined ? [{ ...of, each: toPounds(each) }] : [];
	return setTo({ ...asked, memory: { ...asked.memory, counted } }, of, year, [note]);
}

/** How many weeks it was, nobody can know: the message that told of it is taken again with their number. */
function weekly(asked: Asked, each: Pence): Plan | undefined {
	const before = normalise(asked.before ?? '');
	const [told, ...others] = amountsIn(before);
	if (told?.said !== each || others.length > 0) return undefined;
	const words = `${before.slice(0, told.end)} a week${before.slice(told.end)}`.slice(0, LONGEST_WORDS);
	const written = `${formatPounds(each)} a week`;
	return {
		steps: [{ say: [sayAssistant('heard.weeks')], fills: { written } }],
		memory: { ...without(asked.memory, 'asking'), asking: { kind: 'times', words, per: 'week' } },
	};
}

const LONGEST_WORDS = 500;

function setTo(asked: Asked, of: Of, amount: Pence, notes: Parameters<typeof goOn>[1] = []): Plan {
	const declined = declinedChanges(asked);
	const base = declined.length > 0 ? withDeclined(asked, declined) : asked;
	return goOn(withChange(base, { ...of, operation: 'set', value: toPounds(amount) }), notes);
}

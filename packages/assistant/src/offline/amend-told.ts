/** What a person adds to what was told, without an amount: fewer months, whose half it is, take the job off. */
import { fromPounds, type Pence, pence, toPounds } from '@halfpenny/facts';
import { sayAssistant } from '@halfpenny/messages/assistant';
import { type EntryChange, entryName, findSection, settingChanges } from '@halfpenny/questions';
import { amountsIn } from '../language/amounts.ts';
import { timesOf } from '../language/counts.ts';
import type { KnownEntry } from '../ports.ts';
import { besideIn } from './heard/beside.ts';
import { knownOf } from './heard/known.ts';
import { hear } from './heard/statements.ts';
import { namedInScope } from './interview/read-page.ts';
import { choiceOf } from './interview/read-reply.ts';
import { MONTHS_OF_YEAR, monthsIn } from './months-said.ts';
import { goOn, interviewOf, without } from './offer.ts';
import { targetOf } from './overlay.ts';
import { type Asked, type Plan, say } from './plan.ts';
import { resolved } from './resolved.ts';
import { takeBack } from './take-back.ts';
import { isQuestion } from './topic.ts';

const LONGEST = 16;
const REMOVES =
	/^\W*(?:(?:no|sorry|actually|oops|please|can you|could you|just|ok)\W+)*(?:scrap|scrub|bin|remove|delete|drop|cancel|take (?:off|out)|get rid of|undo|forget|ignore|lose|wipe)\b (?:the|my|that|all|this|those)\b/;

/** What to do with such a message; undefined where it is none. */
export function amendTold(asked: Asked, text: string): Plan | undefined {
	if (text.split(/\s+/).length > LONGEST || amountsIn(text).length > 0 || isQuestion(text)) return undefined;
	return removed(asked, text) ?? recounted(asked, text) ?? besides(asked, text) ?? chosen(asked, text);
}

/** The same at the end: "I never had the repairs done, take them out". */
const REMOVES_LAST =
	/[,.;]\s*(?:so |please |just |can you |could you )*(?:take|leave|scrap|remove|delete|get rid of|drop) (?:them|it|those|that)(?: (?:out|off|away|back out))?\W*$/;
const NEVER =
	/^\W*(?:(?:actually|sorry|no|oh|wait)\W+)*(?:i|we) (?:never|didn't|did not|haven't) (?:actually |even |really )?(?:had|have|do|did|done|get|got|pay|paid|buy|bought|make|made)(?: for)? /;

/** Whether a lower-case text takes away what it names. */
export function takesAway(text: string): boolean {
	return REMOVES.test(text) || (REMOVES_LAST.test(text) && NEVER.test(text));
}

/** What is taken away, without the words that say so. */
function takenAwayIn(text: string): string {
	return text.replace(REMOVES_LAST, '').replace(NEVER, 'the ').replace(REMOVES, 'the ');
}

/** Takes away what a message names: an entry on the return, or what waits for the person. */
function removed(asked: Asked, text: string): Plan | undefined {
	if (!takesAway(text)) return undefined;
	const { entries } = interviewOf(asked);
	const sections = namedInScope(text).filter((id) => id !== 'scope');
	const byName = entries.filter((entry) => mentions(text, entry));
	const named = byName.length > 0 ? byName : entries.filter(({ section }) => sections.includes(section));
	const kept = named.filter((entry) => 'id' in targetOf(entry));
	const waits = named.length > kept.length;
	if (named.length === 0) return withoutAmount(asked, text);
	const isOne = named.every(({ section }) => section === named[0]?.section);
	if (!isOne || (kept.length > 1 && byName.length === 0 && !/\ball\b|s\b\W*$/.test(text))) return undefined;
	const changes = kept.map(
		(entry): EntryChange => ({ section: entry.section, entry: targetOf(entry), operation: 'remove' }),
	);
	const memory = without(asked.memory, 'proposed', 'asking', 'changes', 'counted');
	const said = say(sayAssistant('correct.takenBack')).steps;
	const decline = waits && kept.length === 0 ? say(sayAssistant('correct.decline')).steps : [];
	const steps = changes.length > 0 ? [{ use: 'proposeEntries', with: { changes } }] : [];
	return { steps: [...said, ...decline, ...steps], memory };
}

/** Takes away one amount by what it was for: "scrap the van", "remove my expenses". */
function withoutAmount(asked: Asked, text: string): Plan | undefined {
	const { entries } = interviewOf(asked);
	const known = knownOf(entries.map(({ section }) => section));
	const [of] = hear(`${takenAwayIn(text)} £1`, known, { wasSpent: true }).statements;
	if (!of) return undefined;
	const told = [...(asked.memory.proposed ?? []), ...(asked.memory.changes ?? [])].filter(
		(change) =>
			change.section === of.section &&
			change.operation !== 'remove' &&
			(change.field === of.field ||
				(of.adds && change.field === 'totalExpenses' && change.operation === 'add')),
	);
	if (told.length === 1) return takeBack(asked, 'correct.takenBack', {}, told);
	const entry = entries.find(
		(one) => one.section === of.section && 'id' in targetOf(one) && (one.answers[of.field] ?? null) !== null,
	);
	if (!entry || told.length > 0) return undefined;
	const change: EntryChange = {
		section: of.section,
		entry: targetOf(entry),
		operation: 'remove',
		field: of.field,
	};
	return {
		steps: [
			...say(sayAssistant('correct.takenBack')).steps,
			{ use: 'proposeEntries', with: { changes: [change] } },
		],
		memory: without(asked.memory, 'asking'),
	};
}

function mentions(text: string, { section: name, answers }: KnownEntry): boolean {
	const section = findSection(name);
	const first = section && entryName(section, answers)?.toLowerCase().split(/\s+/)[0];
	return first !== undefined && first.length > 2 && new RegExp(String.raw`\b${escaped(first)}\b`).test(text);
}

function escaped(text: string): string {
	return text.replace(/[^a-z0-9]/g, '.');
}

/** What was counted for twelve months, counted again for as many as there were. */
function recounted(asked: Asked, text: string): Plan | undefined {
	const counted = asked.memory.counted ?? [];
	const months = counted.length > 0 ? monthsIn(text) : undefined;
	if (months === undefined || months < 1 || months >= MONTHS_OF_YEAR) return undefined;
	const { entries } = interviewOf(asked);
	const changes = counted.flatMap(({ section, field, entry: target, each }): EntryChange[] => {
		const entry = resolved(target, section, asked);
		const now = entries.find((one) => JSON.stringify(targetOf(one)) === JSON.stringify(entry))?.answers[
			field
		];
		const amount = fromPounds(each);
		const value = amount && lessMonths(now, amount, months);
		return value === undefined ? [] : [{ section, entry, operation: 'set', field, value: toPounds(value) }];
	});
	if (changes.length === 0) return undefined;
	return goOn(withChanges({ ...asked, memory: without(asked.memory, 'counted') }, changes));
}

/** The figure already entered for twelve months, reduced to so many of them. */
function lessMonths(now: unknown, each: Pence, months: number): Pence | undefined {
	const before = typeof now === 'string' ? fromPounds(now) : undefined;
	const left = before === undefined ? 0 : before - timesOf(each, MONTHS_OF_YEAR);
	return left < 0 ? undefined : pence(left + timesOf(each, months));
}

/** Other answers about what was told last: "half of it is my husband's". */
function besides(asked: Asked, text: string): Plan | undefined {
	const last = lastOf(asked);
	if (!last) return undefined;
	const answers = besideIn(last.section, text);
	if (Object.keys(answers).length === 0) return undefined;
	return goOn(
		withChanges(asked, settingChanges(last.section, resolved(last.entry, last.section, asked), answers)),
	);
}

const LONGEST_CHOICE = 7;

/** Another choice for what was told last: "they were from a fund". */
function chosen(asked: Asked, text: string): Plan | undefined {
	const last = lastOf(asked);
	const section = findSection(last?.section ?? '');
	if (!last || !section || asked.memory.asking !== undefined || text.split(/\s+/).length > LONGEST_CHOICE)
		return undefined;
	for (const question of section.questions) {
		const was = [...(asked.memory.proposed ?? [])].some(
			(one) => one.section === section.id && 'field' in one && one.field === question.id,
		);
		const choice =
			question.kind === 'choice' && was && !/^\W*\d/.test(text)
				? choiceOf(section, question, text)
				: undefined;
		if (choice !== undefined)
			return goOn(
				withChanges(
					asked,
					settingChanges(section.id, resolved(last.entry, section.id, asked), { [question.id]: choice }),
				),
			);
	}
	return undefined;
}

function lastOf({ memory }: Asked): EntryChange | undefined {
	return [...(memory.proposed ?? []), ...(memory.changes ?? [])].findLast(
		({ operation }) => operation !== 'remove',
	);
}

function withChanges(asked: Asked, more: readonly EntryChange[]): Asked {
	const { changes = [], ...memory } = without(asked.memory, 'asking');
	return { ...asked, memory: { ...memory, changes: [...changes, ...more] } };
}

/** Turns what was said into a proposal, after asking for whatever is still needed. */
import { sayAssistant } from '@halfpenny/messages/assistant';
import { type EntryChange, findSection, type Section } from '@halfpenny/questions';
import type { KnownEntry } from '../ports.ts';
import { askStep } from './interview/ask.ts';
import { type Interview, nameOfAsked, nextQuestion, ofEntry, ofScope } from './interview/next-question.ts';
import type { Asking, Memory } from './memory.ts';
import { entryOfTarget, overlaid, targetOf } from './overlay.ts';
import type { Asked, Plan, Step } from './plan.ts';

/** The return as it would be with everything said so far. */
export function interviewOf({ ports, memory }: Asked): Interview {
	return {
		entries: overlaid(ports, memory.changes ?? []),
		year: ports.facts().taxYear,
		today: ports.today(),
		left: memory.left ?? [],
	};
}

/**
 * Continues after something was said: asks for what an entry cannot be stored without, then for the rest of it if the person
 * is being led, then proposes it and moves on.
 */
export function goOn(asked: Asked, before: readonly Step[] = []): Plan {
	const { memory } = asked;
	const interview = interviewOf(asked);
	const needed = neededIn(memory.changes ?? [], interview);
	if (needed) return askNeeded(asked, before, needed);
	// What the return is about is proposed as a whole, once all of its pages are answered.
	const scope = memory.interview === true ? ofScope(interview) : undefined;
	const told = (memory.changes ?? []).filter(({ section }) => section !== 'scope');
	if (scope && told.length > 0) return proposeBeside(asked, before, told, scope);
	if (scope) return asking(asked, before, scope);
	if ((memory.changes ?? []).length > 0) return proposeAndGoOn(asked, before);
	return memory.interview === true ? leadOn(asked, before) : { steps: before, memory };
}

/** Asks for what an entry cannot be stored without; whatever else is complete is proposed in the meantime. */
function askNeeded(asked: Asked, before: readonly Step[], needed: Asking): Plan {
	const { memory } = asked;
	const interview = interviewOf(asked);
	const told = memory.changes ?? [];
	const ready = memory.interview === true ? [] : told.filter((change) => !neededIn([change], interview));
	return ready.length === 0 ? asking(asked, before, needed) : proposeBeside(asked, before, ready, needed);
}

/** Proposes some of what was told, and asks something besides. */
export function proposeBeside(
	asked: Asked,
	before: readonly Step[],
	ready: readonly EntryChange[],
	next: Asking,
): Plan {
	const { memory } = asked;
	const changes = finished(ready, asked);
	const kept: Memory = {
		...memory,
		proposed: [...changes],
		changes: (memory.changes ?? []).filter((one) => !ready.includes(one)),
	};
	const ports = {
		...asked.ports,
		openProposals: () => [...asked.ports.openProposals(), { id: '', changes }],
	};
	return asking(
		{ ...asked, ports, memory: kept },
		[...before, { use: 'proposeEntries', with: { changes } }],
		next,
	);
}

/** Proposes what was said, and asks the next question: about it, and about the whole return if the person is being led. */
function proposeAndGoOn(asked: Asked, before: readonly Step[]): Plan {
	const { memory } = asked;
	const interview = interviewOf(asked);
	const rest = restOf(memory.changes ?? [], interview);
	// One proposal per entry, once it is complete; a statement by itself is proposed without waiting.
	const isLed =
		memory.asking !== undefined &&
		!isAskedAgain(memory.asking) &&
		(memory.interview === true || !askedToKeep(memory.asking));
	const ready = (memory.changes ?? []).filter((change) => !isLed || isComplete(change, interview));
	const waiting = (memory.changes ?? []).filter((change) => !ready.includes(change));
	if (ready.length === 0 && rest) return asking(asked, before, rest);
	const changes = finished(ready, asked);
	const kept: Memory = {
		...without(memory, 'changes', 'asking'),
		proposed: [...changes],
		...(waiting.length > 0 && { changes: waiting }),
	};
	const steps: readonly Step[] = [...before, { use: 'proposeEntries', with: { changes } }];
	const withOpen = {
		...asked,
		ports: { ...asked.ports, openProposals: () => [...asked.ports.openProposals(), { id: '', changes }] },
	};
	if (rest) return asking({ ...withOpen, memory: kept }, steps, rest);
	if (memory.interview !== true) return afterEntry({ ...asked, memory: kept }, steps, memory.asking);
	const another = anotherOf(memory.changes ?? [], asked);
	if (another) return asking({ ...withOpen, memory: kept }, steps, another);
	return leadOn({ ...withOpen, memory: kept }, steps);
}

/** What was asked for is complete: offers to continue with the rest, if there is any. */
function afterEntry(asked: Asked, steps: readonly Step[], before: Asking | undefined): Plan {
	const wasAsked = before?.kind === 'question' || before?.kind === 'page';
	return wasAsked && nextQuestion(interviewOf(asked))
		? asking(asked, steps, { kind: 'rest' })
		: { steps, memory: asked.memory };
}

/** The next question of the whole return, or the link to check answers. */
export function leadOn(asked: Asked, before: readonly Step[] = []): Plan {
	const memory: Memory = { ...asked.memory, interview: true };
	const next = nextQuestion(interviewOf({ ...asked, memory }));
	if (next) return asking({ ...asked, memory }, before, next);
	const waiting = asked.ports.openProposals().length;
	const done: Step = {
		say: [sayAssistant(waiting > 0 ? 'interview.approve' : 'interview.done')],
		parts: [{ type: 'action', action: { words: { id: 'do.send' }, place: { page: 'check' } } }],
	};
	return { steps: [...before, done], memory: without(memory, 'asking', 'interview') };
}

function asking(asked: Asked, before: readonly Step[], next: Asking): Plan {
	const { entries, year } = interviewOf(asked);
	return { steps: [...before, askStep(next, entries, year)], memory: { ...asked.memory, asking: next } };
}

/** The first question without whose answer a told entry cannot be kept. */
export function neededIn(changes: readonly EntryChange[], interview: Interview): Asking | undefined {
	for (const { section, entry } of touched(changes, interview)) {
		const open = section.questions.find(
			({ id, neededToKeep }) => neededToKeep && (entry.answers[id] ?? null) === null,
		);
		if (open) return { kind: 'question', section: section.id, entry: targetOf(entry), question: open.id };
		// Pension payments have their own question, which says how tax relief counts.
		if (section.id === 'pensionPayment' && (entry.answers.amount ?? null) === null)
			return { kind: 'question', section: section.id, entry: targetOf(entry), question: 'amount' };
	}
	return undefined;
}

/** The first question of the new entries that filing needs, or a page that one of them opened. */
function restOf(changes: readonly EntryChange[], interview: Interview): Asking | undefined {
	for (const { section, entry } of touched(changes, interview)) {
		if (section.group === 'scope') continue;
		const open = ofEntry(section, entry, interview);
		if (open) return open;
	}
	return undefined;
}

/** Whether the question is one that an entry cannot be stored without, or its name. */
function askedToKeep(asking: Asking): boolean {
	if (asking.kind !== 'question') return false;
	const section = findSection(asking.section);
	const question = section?.questions.find(({ id }) => id === asking.question);
	const isName = question !== undefined && question.id === section?.title;
	return isName || question?.neededToKeep === true || asking.section === 'pensionPayment';
}

function isAskedAgain(asking: Asking): boolean {
	return asking.kind === 'question' && asking.again === true;
}

/** Whether filing needs nothing more for the entry of a change. */
function isComplete(change: EntryChange, interview: Interview): boolean {
	return restOf([change], interview) === undefined;
}

/** Each entry that the changes are about, once. */
function touched(changes: readonly EntryChange[], { entries }: Interview) {
	const found = changes.flatMap(({ section: name, entry: target }) => {
		const section = findSection(name);
		const entry = entryOfTarget(entries, name, target);
		return section && entry ? [{ section, entry }] : [];
	});
	return [...new Map(found.map((one) => [one.entry.id, one])).values()] as readonly {
		section: Section;
		entry: KnownEntry;
	}[];
}

/**
 * The changes as a proposal holds them: a new entry whole, including what an open proposal says about it, so that approving one
 * of the two is enough; nothing is added twice.
 */
function finished(changes: readonly EntryChange[], asked: Asked): readonly EntryChange[] {
	const interview = interviewOf(asked);
	const isNew = ({ entry }: EntryChange) => 'new' in entry;
	const whole = touched(changes.filter(isNew), interview).flatMap(({ section, entry }) => {
		const target = targetOf(entry);
		if (!('new' in target)) return changes.filter((change) => isNew(change) && change.section === section.id);
		return Object.entries(entry.answers).flatMap(([field, value]): EntryChange[] =>
			value === null ? [] : [{ section: section.id, entry: target, operation: 'set', field, value }],
		);
	});
	return [
		...whole,
		...changes.filter((change, at) => !isNew(change) && !isReplaced(change, changes.slice(at + 1))),
	];
}

/** Whether a later change sets the same answer of the same entry. */
function isReplaced({ section, entry, field }: EntryChange, later: readonly EntryChange[]): boolean {
	return later.some(
		(one) =>
			one.operation === 'set' &&
			one.section === section &&
			one.field === field &&
			JSON.stringify(one.entry) === JSON.stringify(entry),
	);
}

/** Whether there is another of what was just said, where a person may have several. */
function anotherOf(changes: readonly EntryChange[], { memory }: Asked): Asking | undefined {
	const section = findSection(changes.at(-1)?.section ?? '');
	if (!section || section.single || section.fold.as === 'listWithin' || section.fold.as === 'nothing')
		return undefined;
	const name = nameOfAsked(section.id, { new: section.id }, 'another');
	return (memory.left ?? []).includes(name) ? undefined : { kind: 'another', section: section.id };
}

/** A memory without some of its parts. */
export function without(memory: Memory, ...parts: readonly (keyof Memory)[]): Memory {
	return Object.fromEntries(
		Object.entries(memory).filter(([name]) => !parts.some((part) => part === name)),
	) as Memory;
}

/** From changes to what to write: each entry once, detecting what was changed in the meantime. */
import {
	type Answers,
	changedAnswers,
	type EntryTarget,
	findSection,
	replacesAnswers,
	type Section,
} from '@halfpenny/questions';
import { fail, failWithProblems, type Result, succeed } from '../../platform/result.ts';
import { type Entry, presentEntry } from '../entries/entry.ts';
import type { ProposedChange } from './proposal-content.ts';

/** The current return. */
export interface CurrentReturn {
	readonly entries: readonly Entry[];
	/** The entries made by earlier proposals, by section and key as {@link nameOfNew} joins them. */
	readonly made: ReadonlyMap<string, string>;
}

/** What to write to one entry, and the changes behind it. */
export type Write = { readonly changes: readonly ProposedChange[] } & (
	| { readonly kind: 'add'; readonly section: string; readonly key: string; readonly answers: Answers }
	| { readonly kind: 'change'; readonly entry: Entry; readonly answers: Answers }
	| { readonly kind: 'remove'; readonly entry: Entry }
);

/**
 * What to write to make the changes. STALE_WRITE with `{yours, current}` if an entry is at another version than the
 * changes expect and they would replace an answer; additions are fine. `current` is null if the entry is gone.
 * VALIDATION_FAILED if something cannot be added to, or one answer is set to two values.
 */
export function planWrites(
	changes: readonly ProposedChange[],
	current: CurrentReturn,
): Result<readonly Write[]> {
	const writes: Write[] = [];
	for (const ofEntry of byEntry(changes)) {
		const planned = planEntry(ofEntry, current);
		if (!planned.ok) return planned;
		writes.push(planned.value);
	}
	return succeed(writes);
}

/** The name that the entry of a key is known by in a return. */
export function nameOfNew(section: string, key: string): string {
	return `${section} ${key}`;
}

/** One entry's changes. */
interface OfEntry {
	readonly section: string;
	readonly target: EntryTarget;
	readonly changes: readonly ProposedChange[];
}

function byEntry(changes: readonly ProposedChange[]): readonly OfEntry[] {
	const groups = new Map<string, OfEntry>();
	for (const change of changes) {
		const { section, entry: target } = change;
		const name = 'id' in target ? target.id : nameOfNew(section, target.new);
		const before = groups.get(name);
		groups.set(name, { section, target, ...before, changes: [...(before?.changes ?? []), change] });
	}
	return [...groups.values()];
}

function planEntry(ofEntry: OfEntry, current: CurrentReturn): Result<Write> {
	const { section: name, target, changes } = ofEntry;
	const section = findSection(name);
	if (!section) return failWithProblems([{ path: 'section', code: 'choice.unknown' }]);
	const entry = entryOf(section, target, current);
	if (!entry && 'id' in target) return stale(ofEntry, undefined);
	if (entry && conflicts(ofEntry, entry)) return stale(ofEntry, entry);
	if (changes.some(({ operation, field }) => operation === 'remove' && field === undefined))
		return entry ? succeed({ kind: 'remove', entry, changes }) : stale(ofEntry, undefined);
	const unfit = changes.find((change) => change.operation === 'add' && !isAmount(section, change.field));
	if (unfit) return failWithProblems([{ path: `answers.${unfit.field}`, code: 'amount.cannotAdd' }]);
	const twice = setTwice(changes);
	if (twice) return failWithProblems([{ path: `answers.${twice}`, code: 'answer.twice' }]);
	const answers = changedAnswers(entry?.answers ?? {}, changes);
	if (entry) return succeed({ kind: 'change', entry, answers, changes });
	const key = 'new' in target ? target.new : '';
	return succeed({ kind: 'add', section: name, key, answers, changes });
}

/** The current entry. In a section with a single entry it is that one, however it was created. */
function entryOf(section: Section, target: EntryTarget, { entries, made }: CurrentReturn): Entry | undefined {
	const own = entries.filter((entry) => entry.section === section.id);
	if ('id' in target) return own.find(({ id }) => id === target.id);
	const known = made.get(nameOfNew(section.id, target.new));
	return own.find(({ id }) => id === known) ?? (section.single ? own[0] : undefined);
}

/** Nobody has seen the answers of an entry that was to be new: blanks may be filled, but nothing replaced. */
function conflicts({ target, changes }: OfEntry, entry: Entry): boolean {
	if ('id' in target) return entry.version !== target.version && replacesAnswers(entry.answers, changes);
	const ofAnswers = changes.filter(
		({ field }) => field === undefined || (entry.answers[field] ?? null) !== null,
	);
	return replacesAnswers(entry.answers, ofAnswers);
}

/** A field of one entry that is set to two values: applied in order, the last would win silently. */
function setTwice(changes: readonly ProposedChange[]): string | undefined {
	const values = new Map<string, string | boolean>();
	return changes.find((change) => {
		if (change.operation !== 'set') return false;
		const before = values.get(change.field) ?? change.value;
		values.set(change.field, change.value);
		return before !== change.value;
	})?.field;
}

function stale({ target, changes }: OfEntry, entry: Entry | undefined) {
	const version = 'id' in target ? target.version : 0;
	const yours = { version, answers: changedAnswers({}, changes) };
	return fail('STALE_WRITE', { yours, current: entry ? presentEntry(entry) : null });
}

function isAmount({ questions }: Section, field: string | undefined): boolean {
	const kind = questions.find(({ id }) => id === field)?.kind;
	return kind === 'money' || kind === 'signedMoney';
}

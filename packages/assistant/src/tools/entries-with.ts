/** The return as it would be with changes: its entries and its facts. */
import { type Facts, parseFacts } from '@halfpenny/facts';
import {
	type AnswerProblem,
	changedAnswers,
	type EntryChange,
	findSection,
	foldFacts,
	readAnswers,
} from '@halfpenny/questions';
import { failWith, type Result, succeed } from '@halfpenny/result';
import type { KnownEntry } from '../ports.ts';

/**
 * Why changes cannot be made: no such section or question, a gone entry, or an answer that its question does not
 * accept.
 */
export interface Unfit {
	readonly section: string;
	/** Absent where the section or the entry itself is not there. */
	readonly problem?: AnswerProblem;
}

/** One entry that changes touch, before (undefined where it is new) and after (undefined where it goes). */
export interface Touched {
	readonly section: string;
	readonly before: KnownEntry | undefined;
	readonly after: KnownEntry | undefined;
	readonly changes: readonly EntryChange[];
}

/** What changes do to the entries of a return, of each touched entry once. Errors: `Unfit`. */
export function touchedBy(
	changes: readonly EntryChange[],
	entries: readonly KnownEntry[],
	year: Facts['taxYear'],
): Result<readonly Touched[], Unfit> {
	const touched: Touched[] = [];
	for (const [key, own] of byEntry(changes)) {
		const one = touch(key, own, entries, year);
		if (!one.ok) return one;
		touched.push(one.value);
	}
	return succeed(touched);
}

function byEntry(changes: readonly EntryChange[]): ReadonlyMap<string, readonly EntryChange[]> {
	const groups = new Map<string, EntryChange[]>();
	for (const change of changes) {
		const key = 'id' in change.entry ? change.entry.id : `new ${change.section} ${change.entry.new}`;
		groups.set(key, [...(groups.get(key) ?? []), change]);
	}
	return groups;
}

function touch(
	key: string,
	changes: readonly EntryChange[],
	entries: readonly KnownEntry[],
	year: Facts['taxYear'],
): Result<Touched, Unfit> {
	const [{ section: name, entry: target } = { section: '', entry: { new: '' } }] = changes;
	const section = findSection(name);
	if (!section) return failWith({ section: name });
	const own = entries.filter((entry) => entry.section === name);
	const before =
		'id' in target ? own.find(({ id }) => id === target.id) : section.single ? own[0] : undefined;
	if ('id' in target && !before) return failWith({ section: name });
	if (changes.some(({ operation, field }) => operation === 'remove' && field === undefined))
		return before
			? succeed({ section: name, before, after: undefined, changes })
			: failWith({ section: name });
	const read = readAnswers(section, changedAnswers(before?.answers ?? {}, changes), year, entries);
	if (!read.ok) return failWith({ section: name, ...(read.problems[0] && { problem: read.problems[0] }) });
	const after = {
		id: before?.id ?? key,
		version: before?.version ?? 0,
		section: name,
		answers: read.answers,
	};
	return succeed({ section: name, before, after, changes });
}

/** The entries once what is touched has changed. */
export function entriesWith(
	entries: readonly KnownEntry[],
	touched: readonly Touched[],
): readonly KnownEntry[] {
	const changed = entries.flatMap((entry) => {
		const own = touched.find(({ before }) => before?.id === entry.id);
		if (!own) return [entry];
		return own.after ? [own.after] : [];
	});
	return [...changed, ...touched.flatMap(({ before, after }) => (!before && after ? [after] : []))];
}

/** The facts of other entries of the same person and year; undefined while they cannot be right together. */
export function factsWith(
	{ taxYear, residence, person }: Facts,
	entries: readonly KnownEntry[],
): Facts | undefined {
	const told = foldFacts(entries, taxYear);
	const ofEntries = typeof told.person === 'object' ? told.person : {};
	const read = parseFacts({ ...told, taxYear, residence, person: { ...person, ...ofEntries } });
	return read.ok ? read.facts : undefined;
}

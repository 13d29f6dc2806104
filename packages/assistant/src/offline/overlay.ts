/** The return as it would be with changes still being put together: nothing is checked, nothing is lost. */
import { changedAnswers, type EntryChange, type EntryTarget, findSection } from '@halfpenny/questions';
import type { AssistantPorts, KnownEntry } from '../ports.ts';

const NEW = 'new:';

/** The entries with the open proposals and these changes applied. */
export function overlaid(ports: AssistantPorts, changes: readonly EntryChange[]): readonly KnownEntry[] {
	const open = ports.openProposals().flatMap((proposal) => proposal.changes);
	return [...open, ...changes].reduce<readonly KnownEntry[]>(withChange, ports.entries());
}

function withChange(entries: readonly KnownEntry[], change: EntryChange): readonly KnownEntry[] {
	const { section, entry: target } = change;
	if (section === 'profile') return entries;
	const id = 'id' in target ? target.id : (singleOf(section, entries) ?? `${NEW}${target.new}`);
	const before = entries.find((entry) => entry.id === id);
	if (change.operation === 'remove' && change.field === undefined)
		return entries.filter((entry) => entry !== before);
	const after = {
		version: 0,
		...before,
		id,
		section,
		answers: changedAnswers(before?.answers ?? {}, [change]),
	};
	return before ? entries.map((entry) => (entry === before ? after : entry)) : [...entries, after];
}

function singleOf(section: string, entries: readonly KnownEntry[]): string | undefined {
	return findSection(section)?.single ? entries.find((entry) => entry.section === section)?.id : undefined;
}

/** How a change names an entry of the overlaid return. */
export function targetOf({ id, version }: KnownEntry): EntryTarget {
	return id.startsWith(NEW) ? { new: id.slice(NEW.length) } : { id, version };
}

/** The entry of the overlaid return that a change names. */
export function entryOfTarget(
	entries: readonly KnownEntry[],
	section: string,
	target: EntryTarget,
): KnownEntry | undefined {
	const id = 'id' in target ? target.id : `${NEW}${target.new}`;
	return (
		entries.find((entry) => entry.id === id) ??
		(findSection(section)?.single ? entries.find((entry) => entry.section === section) : undefined)
	);
}

/**
 * A key for a new entry that no entry had before: it depends on the existing entries and on what was said,
 * and is the same for the same return and message.
 */
export function newKey(section: string, seed: string, entries: readonly KnownEntry[], today: string): string {
	const text = [seed, today, ...entries.map(({ id, version }) => `${id}.${version}`)].join('|');
	let hash = 5381;
	for (const letter of text) hash = (Math.imul(hash, 33) ^ (letter.codePointAt(0) ?? 0)) >>> 0;
	const count = entries.filter((entry) => entry.section === section).length;
	return `${section}-${hash.toString(36)}-${count}`;
}

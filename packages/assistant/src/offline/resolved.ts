/** Finds again what the conversation was about: a new entry may have been approved since, and have an id by now. */
import { type EntryTarget, findSection } from '@halfpenny/questions';
import type { Asked } from './plan.ts';

/** The entry as it is now: a new one may have been approved since it was asked about. */
export function resolved(target: EntryTarget, section: string, { ports, memory }: Asked): EntryTarget {
	if ('id' in target) {
		const now = ports.entries().find(({ id }) => id === target.id);
		return now ? { id: now.id, version: now.version } : target;
	}
	if (findSection(section)?.single) return target;
	const isOpen = [...ports.openProposals().flatMap(({ changes }) => changes), ...(memory.changes ?? [])].some(
		({ entry }) => 'new' in entry && entry.new === target.new,
	);
	if (isOpen) return target;
	const said = (memory.proposed ?? []).filter(({ entry }) => 'new' in entry && entry.new === target.new);
	const approved = ports
		.entries()
		.find(
			(entry) =>
				entry.section === section &&
				said.length > 0 &&
				said.every((change) => change.operation !== 'set' || entry.answers[change.field] === change.value),
		);
	return approved ? { id: approved.id, version: approved.version } : target;
}

/** Takes back what was told last: declined where it still waits, removed where it was approved. */
import { fromPounds, pence, toPounds } from '@halfpenny/facts';
import { sayAssistant } from '@halfpenny/messages/assistant';
import { type EntryChange, findSection } from '@halfpenny/questions';
import type { Former } from './memory.ts';
import { without } from './offer.ts';
import { type Asked, type Plan, say } from './plan.ts';

/** Declines what is still open; for what was approved, proposes to remove it. */
export function takeBack(
	asked: Asked,
	words: 'correct.otherYear' | 'correct.takenBack',
	fills: Readonly<Record<string, string>>,
	proposed: readonly EntryChange[] = asked.memory.proposed ?? [],
): Plan {
	const { ports, memory } = asked;
	const open = new Set(
		ports.openProposals().flatMap(({ changes }) => changes.map((one) => JSON.stringify(one))),
	);
	const removal = removalOf(
		proposed.filter((one) => !open.has(JSON.stringify(one))),
		ports.entries(),
		memory.former ?? [],
	);
	const kept = without(memory, 'proposed', 'asking', 'changes');
	const steps = say(sayAssistant(words), fills).steps;
	if (removal.length === 0)
		return { steps: [...steps, ...say(sayAssistant('correct.decline')).steps], memory: kept };
	return { steps: [...steps, { use: 'proposeEntries', with: { changes: removal } }], memory: kept };
}

/** Removes what is on the return by now: an entry that was new, or an answer. */
function removalOf(
	proposed: readonly EntryChange[],
	entries: ReturnType<Asked['ports']['entries']>,
	former: readonly Former[],
): readonly EntryChange[] {
	const removed = new Map<string, EntryChange>();
	for (const change of proposed) {
		const back = formerOf(change, entries, former);
		if (back) removed.set(`${change.section} ${back.field}`, back);
		if (back || change.operation === 'remove') continue;
		const entry = entries.find(
			({ id, section, answers }) =>
				section === change.section &&
				('id' in change.entry ? id === change.entry.id : true) &&
				(change.operation === 'add' || answers[change.field] === change.value),
		);
		if (!entry) continue;
		const about = { section: entry.section, entry: { id: entry.id, version: entry.version } };
		if (change.operation === 'add') {
			const less = withoutAdded(entry.answers[change.field], change.value);
			if (less !== undefined)
				removed.set(`${entry.id} ${change.field}`, {
					...about,
					...(less === '0.00'
						? { operation: 'remove', field: change.field }
						: { operation: 'set', field: change.field, value: less }),
				});
			continue;
		}
		const isWhole = 'new' in change.entry && !findSection(entry.section)?.single;
		const name = isWhole ? entry.id : `${entry.id} ${change.field}`;
		removed.set(
			name,
			isWhole ? { ...about, operation: 'remove' } : { ...about, operation: 'remove', field: change.field },
		);
	}
	return [...removed.values()];
}

/** Sets an answer to what it was before it was changed; undefined where it had none, or was not changed. */
function formerOf(
	{ section, entry: target, field }: EntryChange,
	entries: ReturnType<Asked['ports']['entries']>,
	former: readonly Former[],
): EntryChange | undefined {
	const entry = 'id' in target ? entries.find(({ id }) => id === target.id) : undefined;
	const was = former.find((one) => one.id === entry?.id && one.field === field);
	if (!entry || !was || entry.answers[was.field] === was.value) return undefined;
	const now = { id: entry.id, version: entry.version };
	return { section, entry: now, operation: 'set', field: was.field, value: was.value };
}

/** An amount without what was added to it; undefined where it holds less than that. */
function withoutAdded(now: unknown, added: string): string | undefined {
	const [before, more] = [typeof now === 'string' ? fromPounds(now) : undefined, fromPounds(added)];
	return before === undefined || more === undefined || before < more
		? undefined
		: toPounds(pence(before - more));
}

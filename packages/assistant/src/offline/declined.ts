/** What was proposed and declined: whoever puts one figure of it right wants the rest of it after all. */
import type { EntryChange } from '@halfpenny/questions';
import type { Asked, Plan } from './plan.ts';
import { resolved } from './resolved.ts';

/** The changes proposed last that neither wait nor are on the return. */
export function declinedChanges(asked: Asked): readonly EntryChange[] {
	const { memory, ports } = asked;
	const open = new Set(
		ports.openProposals().flatMap(({ changes }) => changes.map((one) => JSON.stringify(one))),
	);
	const proposed = memory.proposed ?? [];
	const isGone = proposed.every((change) => !open.has(JSON.stringify(change)) && !isStored(change, asked));
	return isGone ? proposed.filter(({ operation }) => operation !== 'remove') : [];
}

/** Whether a change was approved: its entry was made, or changed since. */
function isStored(change: EntryChange, asked: Asked): boolean {
	const entries = asked.ports.entries();
	const { entry, section } = change;
	if ('id' in entry) return !entries.some(({ id, version }) => id === entry.id && version === entry.version);
	if ('id' in resolved(entry, section, asked)) return true;
	return entries.some(
		(one) =>
			one.section === section && change.operation === 'set' && one.answers[change.field] === change.value,
	);
}

/** The conversation as if what was declined still waited to be proposed. */
export function withDeclined(asked: Asked, declined: readonly EntryChange[]): Asked {
	const { memory } = asked;
	return { ...asked, memory: { ...memory, changes: [...declined, ...(memory.changes ?? [])] } };
}

/** Whether a plan changes an entry of which something was declined. */
export function isAboutDeclined({ steps, memory }: Plan, declined: readonly EntryChange[]): boolean {
	const proposed = steps.flatMap((step) =>
		'use' in step && step.use === 'proposeEntries' ? ((step.with?.changes ?? []) as EntryChange[]) : [],
	);
	const before = new Set(declined.map((one) => JSON.stringify(one)));
	const changed = [...proposed, ...(memory?.changes ?? [])].filter((one) => !before.has(JSON.stringify(one)));
	const isOwn = (one: EntryChange, other: EntryChange) =>
		one.section === other.section && JSON.stringify(one.entry) === JSON.stringify(other.entry);
	return changed.length > 0 && changed.every((one) => declined.some((other) => isOwn(one, other)));
}

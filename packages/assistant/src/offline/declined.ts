/** What was proposed and declined: whoever puts one figure of it right wants the rest of it after all. */
import type { EntryChange } from '@halfpenny/questions';
import { amountsIn } from '../language/amounts.ts';
import { asksAmount } from './asks-amount.ts';
import { knownOf } from './heard/known.ts';
import { hear } from './heard/statements.ts';
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

/** An amount and no word of what it is. */
const ALONE =
	/^\W*(?:(?:and|but|so|oh|er|ok|well)\W+)*(?:(?:it|that|they|this) (?:was|were|is)|it's|that's)?(?: (?:only|really|about|just))*\W*£?\d[\d,.]*k?\W*$/;

/** Whether the one amount of a lower-case text is another for something declined: nothing else is named. */
export function isOnlyOfDeclined(asked: Asked, text: string, declined: readonly EntryChange[]): boolean {
	if (declined.length === 0 || amountsIn(text).length !== 1) return false;
	const { asking } = asked.memory;
	if (ALONE.test(text)) return asking === undefined || !asksAmount(asking);
	const known = knownOf(declined.map(({ section }) => section));
	const { statements, unplaced } = hear(text, known, { wasSpent: true });
	const [of] = statements;
	return (
		of !== undefined &&
		unplaced.length === 0 &&
		statements.every(({ field }) => field === of.field) &&
		!MORE.test(text) &&
		declined.some((one) => one.section === of.section && one.field === of.field)
	);
}

const MORE = /\b(?:another|also|more|extra|too|as well|second|other|new)\b|\b(?:at|from|with|for) [a-z]/;

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

/** The amounts told last, and another amount for one of them. */
import { fromPounds, type Pence, pence, toPounds } from '@halfpenny/facts';
import { type EntryChange, findSection } from '@halfpenny/questions';
import { declinedChanges } from './declined.ts';
import { interviewOf, without } from './offer.ts';
import { entryOfTarget } from './overlay.ts';
import type { Asked } from './plan.ts';
import { resolved } from './resolved.ts';

/** A change that sets an amount, or adds to one. */
export type AmountChange = Extract<EntryChange, { readonly operation: 'set' | 'add' }>;

/** What was proposed last, and what has been said since and waits for an answer. */
export function saidBefore({ memory }: Asked): readonly EntryChange[] {
	return [...(memory.proposed ?? []), ...(memory.changes ?? [])];
}

/** Whether a change is of an amount of money. */
export function isMoney(change: EntryChange): change is AmountChange {
	const questions = findSection(change.section)?.questions ?? [];
	const kind = questions.find(({ id }) => id === change.field)?.kind;
	return change.operation !== 'remove' && (kind === 'money' || kind === 'signedMoney');
}

/** The one amount that was told last; undefined where several were told together. */
export function onlyAmount(
	asked: Asked,
): { readonly change: AmountChange; readonly amount: Pence } | undefined {
	const { proposed = [], changes = [] } = asked.memory;
	const [waiting, before] = [changes.filter(isMoney), proposed.filter(isMoney)];
	const told = new Map(
		(waiting.length > 0 ? waiting : before).map((one) => [
			`${one.section} ${one.field} ${JSON.stringify(one.entry)}`,
			one,
		]),
	);
	const [change, ...others] = told.values();
	const amount = change && fromPounds(String(change.value));
	return change && amount !== undefined && others.length === 0 ? { change, amount } : undefined;
}

/** The amount of the entry that was told of last, where only another answer of it was told. */
export function amountOfLast(asked: Asked): AmountChange | undefined {
	const last = saidBefore(asked).at(-1);
	const field = findSection(last?.section ?? '')?.amount;
	if (!last || typeof field !== 'string') return undefined;
	const entry = resolved(last.entry, last.section, asked);
	const value = entryOfTarget(interviewOf(asked).entries, last.section, entry)?.answers[field];
	return typeof value === 'string'
		? { section: last.section, entry, operation: 'set', field, value }
		: undefined;
}

/** The change that puts another amount in the place of one told before: of what was added, only that part is another. */
export function otherValue(asked: Asked, last: AmountChange, amount: Pence): EntryChange {
	const { section, field } = last;
	const entry = resolved(last.entry, section, asked);
	const set: EntryChange = { section, entry, operation: 'set', field, value: toPounds(amount) };
	if (last.operation === 'set') return set;
	const isDeclined = declinedChanges(asked).some((one) => JSON.stringify(one) === JSON.stringify(last));
	const added = fromPounds(last.value) ?? amount;
	const now = entryOfTarget(interviewOf(asked).entries, section, entry)?.answers[field];
	const whole = typeof now === 'string' ? fromPounds(now) : undefined;
	// "It was 4,300" is the whole, where that is much nearer to it than to the part.
	if (whole !== undefined && !isDeclined && apart(amount, whole) < apart(amount, added)) return set;
	if (isDeclined || whole === undefined) return { ...last, entry, value: toPounds(amount) };
	return { ...set, value: toPounds(pence(whole - added + amount)) };
}

function apart(one: Pence, other: Pence): number {
	return one > 0 && other > 0 ? Math.abs(Math.log(one / other)) : Number.POSITIVE_INFINITY; // a ratio, not money
}

/** The conversation with a change after those that wait already, in the place of an earlier one of the same answer. */
export function withChange(asked: Asked, change: EntryChange): Asked {
	const { changes = [], ...memory } = without(asked.memory, 'asking');
	const isSame = (one: EntryChange) =>
		one.section === change.section &&
		one.field === change.field &&
		JSON.stringify(one.entry) === JSON.stringify(change.entry);
	return { ...asked, memory: { ...memory, changes: [...changes.filter((one) => !isSame(one)), change] } };
}

/** What living elsewhere makes of the tax: the bill before and after, as the dialog that asks says it. */
import { formatPounds, type Pence, pence } from '@halfpenny/facts';
import { sayEntries } from '@halfpenny/messages/entries';
import type { FoldableEntry } from '@halfpenny/questions';
import type { dueOn, Taxpayer } from './live-tax/engine.ts';

/** The result of the year where they lived before, and where they say now; below zero is a refund. */
export interface MoveEffect {
	readonly before: Pence;
	readonly after: Pence;
}

/** Undefined where the move changes nothing, or nothing can be worked out yet. */
export function moveEffect(
	work: typeof dueOn,
	taxpayer: Taxpayer,
	entries: readonly FoldableEntry[],
	residence: string,
): MoveEffect | undefined {
	const before = work(taxpayer, entries);
	const after = work({ ...taxpayer, residence }, entries);
	if (before === undefined || after === undefined || before.amount === after.amount) return undefined;
	return { before: before.amount, after: after.amount };
}

/** The sentences of the dialog. */
export function moveWords({ before, after }: MoveEffect): readonly string[] {
	const by = pence(Math.abs(after - before));
	return [
		sayEntries('move.before', { result: resultInWords(before) }),
		sayEntries('move.after', { result: resultInWords(after) }),
		sayEntries(after > before ? 'move.more' : 'move.less', { amount: formatPounds(by) }),
	];
}

function resultInWords(amount: Pence): string {
	if (amount === 0) return sayEntries('move.nothing');
	return amount > 0
		? sayEntries('move.owe', { amount: formatPounds(amount) })
		: sayEntries('move.refund', { amount: formatPounds(pence(-amount)) });
}

/** How a change of residence changes the tax: the bill before and after, for the confirmation. */
import { formatPounds, type Pence, pence } from '@halfpenny/facts';
import { sayEntries } from '@halfpenny/messages/entries';
import type { FoldableEntry } from '@halfpenny/questions';
import type { dueOn, Taxpayer } from './live-tax/engine.ts';

/** The year's result for the old and the new residence. Negative is a refund. */
export interface MoveEffect {
	readonly before: Pence;
	readonly after: Pence;
}

/** Undefined if the move changes nothing, or nothing can be worked out yet. */
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

/** Returns the dialog's sentences. */
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

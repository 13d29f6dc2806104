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

/** What the dialog says. It comes with the effect, so that a page without a move loads none of it. */
export interface MoveWords {
	readonly title: string;
	readonly sentences: readonly string[];
	readonly no: string;
	readonly yes: string;
}

/** Returns the words of the dialog that asks before the move. */
export function moveWords({ before, after }: MoveEffect): MoveWords {
	const by = pence(Math.abs(after - before));
	const sentences = [
		sayEntries('move.before', { result: resultInWords(before) }),
		sayEntries('move.after', { result: resultInWords(after) }),
		sayEntries(after > before ? 'move.more' : 'move.less', { amount: formatPounds(by) }),
	];
	return {
		title: sayEntries('move.title'),
		sentences,
		no: sayEntries('move.no'),
		yes: sayEntries('move.yes'),
	};
}

function resultInWords(amount: Pence): string {
	if (amount === 0) return sayEntries('move.nothing');
	return amount > 0
		? sayEntries('move.owe', { amount: formatPounds(amount) })
		: sayEntries('move.refund', { amount: formatPounds(pence(-amount)) });
}

/** What screens need from a proposal: its document, the entry it made, and its effect on the tax. */
import { formatPounds } from '@halfpenny/facts';
import { sayEffect } from '@halfpenny/messages/effect';
import type { Proposal } from '../api/shapes.ts';
import { outcomeOf } from './settlement/outcome.ts';

/** Returns the id of the document it comes from, or null. */
export function documentOf({ origin: { kind, reference } }: Proposal): string | null {
	return kind === 'document' ? reference : null;
}

/** Returns the address of the first entry it made or changed, or undefined. */
export function entryAddress({ target, changes, entryIds }: Proposal): string | undefined {
	const [change, entry] = [changes[0], entryIds[0]];
	return change && entry && `/app/return/${target.id}/${change.section}/${entry}`;
}

/** Returns its effect on the tax in a sentence; undefined if there is nothing to say. */
export function effectWords({ effect }: Proposal): string | undefined {
	if (!effect) return undefined;
	const [before, after] = [dueWords(effect.before), dueWords(effect.after)];
	return before === after ? sayEffect('same', { before }) : sayEffect('changes', { before, after });
}

function dueWords({ taxOwed, refundAmount }: NonNullable<Proposal['effect']>['before']): string {
	const outcome = outcomeOf(taxOwed, refundAmount);
	if (!outcome || outcome.kind === 'nothing') return sayEffect('nothing');
	return sayEffect(outcome.kind, { amount: formatPounds(outcome.amount) });
}

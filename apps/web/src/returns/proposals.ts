/** What screens ask of a proposal: where it comes from, which entry it made, and what it does to the tax. */
import { formatPounds } from '@halfpenny/facts';
import { sayEffect } from '@halfpenny/messages/effect';
import type { Proposal } from '../api/shapes.ts';
import { outcomeOf } from './settlement/outcome.ts';

/** The id of the document that it comes from; null where it comes from something else. */
export function documentOf({ origin: { kind, reference } }: Proposal): string | null {
	return kind === 'document' ? reference : null;
}

/** The address of the first entry that approving it made or changed; undefined where there is none. */
export function entryAddress({ target, changes, entryIds }: Proposal): string | undefined {
	const [change, entry] = [changes[0], entryIds[0]];
	return change && entry && `/app/return/${target.id}/${change.section}/${entry}`;
}

/** What it does to the tax, in a sentence; undefined where nothing can be said. */
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

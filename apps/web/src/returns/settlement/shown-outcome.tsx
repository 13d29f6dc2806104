/** A result in words and large figures. */
import { say } from '@halfpenny/messages/shell';
import { Amount } from '../../ui/amount.tsx';
import { outcomeOf } from './outcome.ts';

const everyday = { owed: say('youOwe'), refund: say('owesYou'), nothing: say('nothingToPay') };

/** What is owed or refunded, in large figures. */
export function Outcome({
	taxOwed,
	refundAmount,
	words = everyday,
}: {
	readonly taxOwed: string | null;
	readonly refundAmount: string | null;
	readonly words?: typeof everyday;
}) {
	const outcome = outcomeOf(taxOwed, refundAmount);
	if (!outcome) return null;
	const { kind, amount } = outcome;
	const colour = { owed: 'text-owe', refund: 'text-refund', nothing: 'text-muted' }[kind];
	return (
		<div>
			<p className={`text-18 font-semibold ${colour}`}>{words[kind]}</p>
			<Amount amount={amount} size="medium" />
		</div>
	);
}

/** Tries out a change on a copy of the facts: nothing on the return changes. */
import { type Facts, formatPounds, type Pence, pence } from '@halfpenny/facts';
import { sayAssistant } from '@halfpenny/messages/assistant';
import { whatIf } from '@halfpenny/tax';
import type { Asked, Reply } from '../offline/reply.ts';
import { amountIn } from './amount-in.ts';

/** What can be tried out. */
type Tried = 'pension' | 'pay';

/** The bill with so much more paid into a pension, or earned. Asks for the amount where the message has not exactly one. */
export function whatIfReply({ message, ports }: Asked, tried: Tried): Reply {
	const added = amountIn(message);
	// An amount a month or a week is not one of the year.
	if (added === undefined || /\b(month|week|monthly|weekly)\b/i.test(message))
		return { sentences: [sayAssistant('whatIf.amount')] };
	const facts = ports.facts();
	const { before, after, difference } = whatIf(facts, changes[tried](facts, added));
	return {
		sentences: [sayAssistant(`whatIf.${tried}`), sentenceOf(difference), sayAssistant('whatIf.unchanged')],
		fills: {
			added: formatPounds(added),
			before: formatPounds(before.totalDue),
			after: formatPounds(after.totalDue),
			difference: formatPounds(pence(Math.abs(difference))),
		},
	};
}

const changes: Readonly<Record<Tried, (facts: Facts, added: Pence) => Partial<Omit<Facts, 'taxYear'>>>> = {
	pension: ({ reliefs }, added) => ({
		reliefs: { ...reliefs, pensionReliefAtSource: pence((reliefs?.pensionReliefAtSource ?? 0) + added) },
	}),
	pay: ({ employments = [] }, added) => {
		const [main, ...others] = employments;
		return { employments: [{ ...main, pay: pence((main?.pay ?? 0) + added) }, ...others] };
	},
};

function sentenceOf(difference: Pence): string {
	if (difference === 0) return sayAssistant('whatIf.same');
	return sayAssistant(difference < 0 ? 'whatIf.less' : 'whatIf.more');
}

/** The next step in words. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import { toPounds } from '@halfpenny/facts';
import type { Action, NextStep } from '@halfpenny/lifecycle';
import { sayMessage } from '@halfpenny/messages';
import { sayNextStep } from '@halfpenny/messages/next-step';

type Presented = AnswerOf<typeof calls.nextStep>;

/** The step as the contract has it. */
export function presentNextStep(step: NextStep): Presented {
	const { state, headline, detail, amount, due, action, secondAction, readyToSend } = step;
	return {
		...{ state, readyToSend },
		headline: sayMessage(sayNextStep, headline),
		detail: detail ? sayMessage(sayNextStep, detail) : null,
		amount: amount
			? {
					kind: amount.kind,
					words: amountWords(amount.kind, state),
					amount: toPounds(amount.amount),
				}
			: null,
		due: due ?? null,
		action: presentAction(action),
		secondAction: secondAction ? presentAction(secondAction) : null,
	};
}

/** While an answer is missing or wrong, the amount is provisional. */
function amountWords(kind: NonNullable<NextStep['amount']>['kind'], state: NextStep['state']): string {
	const soFar = ['inProgress', 'missing', 'doubtful'].includes(state);
	const ofYear = kind === 'owed' || kind === 'refund' || kind === 'nothing';
	return sayNextStep(soFar && ofYear ? `amount.${kind}.soFar` : `amount.${kind}`);
}

/** An action in words. */
export function presentAction({ words, place }: Action): Presented['action'] {
	return {
		words: sayMessage(sayNextStep, words),
		place: place.page === 'answer' ? { ...place, at: { ...place.at } } : place,
	};
}

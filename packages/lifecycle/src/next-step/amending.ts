/** A return that HMRC has and that is being amended. */
import type { Pence } from '@halfpenny/facts';
import { pence } from '@halfpenny/facts';
import type { NextStepInput } from './input.ts';
import { inPounds } from './money.ts';
import { beforeStep } from './open.ts';
import type { Action, Headline, NextStep, StepAmount } from './step.ts';
import { answersToGive } from './to-do.ts';

const SEND: Action = { words: { id: 'do.sendAmendment' }, place: { page: 'check' } };
const SEE: Action = { words: { id: 'do.seeAnswers' }, place: { page: 'check' } };

/** Returns the step: the amendment's effect on the bill, once it is complete. */
export function amendingStep(input: NextStepInput): NextStep {
	const { amendment, missing, doubtful, notBegun } = input;
	const step = { state: 'amending', readyToSend: false } as const;
	const answers = answersToGive(input);
	if (answers) {
		const count = missing.length + doubtful.length + notBegun.length;
		return { ...step, headline: { id: 'amending.missing', params: { count } }, action: answers };
	}
	if (!amendment?.differs) return { ...step, headline: { id: 'amending.unchanged' }, action: SEE };
	const before = beforeStep(input);
	if (before) return before;
	const { headline, amount } = changeOf(amendment.billChangesBy);
	return { ...step, headline, ...(amount && { amount }), action: SEND, readyToSend: true };
}

function changeOf(by: Pence): { readonly headline: Headline; readonly amount?: StepAmount } {
	if (by === 0) return { headline: { id: 'amending.same' } };
	const kind = by > 0 ? 'more' : 'less';
	const amount = { kind, amount: by > 0 ? by : pence(-by) } as const;
	return { headline: { id: `amending.${kind}`, params: inPounds(amount) }, amount };
}

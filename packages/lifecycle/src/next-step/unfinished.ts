/** A return that was sent but not accepted: on its way, unknown, rejected, or never arrived. */
import { submissionPlace } from './accepted.ts';
import type { NextStepInput } from './input.ts';
import type { Action, Headline, NextStep } from './step.ts';
import { firstToDo } from './to-do.ts';

/** Returns the step while HMRC's answer is pending or the outcome is unknown. */
export function underWayStep({ status, submissionId }: NextStepInput): NextStep {
	const state = status === 'unknown' ? 'unknown' : 'waiting';
	const action: Action = { words: { id: 'do.progress' }, place: submissionPlace(submissionId) };
	return { state, headline: { id: state }, action, readyToSend: false };
}

/** Returns the step after a rejection, until something changes. */
export function rejectedStep({ refusal, amending, submissionId }: NextStepInput): NextStep {
	const place = submissionPlace(submissionId);
	const last = refusal !== undefined && !refusal.mayTryAgain;
	return {
		state: 'rejected',
		headline: rejectedHeadline(amending, refusal?.why),
		detail: {
			id: last ? 'detail.rejected.last' : amending ? 'detail.rejected.amendment' : 'detail.rejected',
		},
		action: { words: { id: 'do.reasons' }, place },
		readyToSend: false,
	};
}

function rejectedHeadline(amending: boolean, why: string | undefined): Headline {
	if (amending) return { id: 'rejected.amendment' };
	return why === undefined ? { id: 'rejected' } : { id: 'rejected.why', params: { why } };
}

/** Returns the step after a failure to reach HMRC. Anything missing by now comes before resending. */
export function failedStep(input: NextStepInput): NextStep {
	const { amending, amendment } = input;
	const unchanged = amending && amendment?.differs === false;
	const again: Action = {
		words: { id: unchanged ? 'do.seeAnswers' : 'do.sendAgain' },
		place: { page: 'check' },
	};
	const first = firstToDo(input);
	return {
		state: 'failed',
		headline: { id: amending ? 'failed.amendment' : 'failed' },
		...(amending && { detail: { id: 'detail.failed.amendment' } }),
		action: first ?? again,
		readyToSend: first === undefined && !unchanged,
	};
}

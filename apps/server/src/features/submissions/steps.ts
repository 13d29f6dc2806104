/** From what HMRC answered (or did not) to what happened to a submission, and what is kept of it. */
import type { GovTalkError, Receipt } from '@halfpenny/govtalk';
import type { DeleteOutcome, ListOutcome, SubmitOutcome, Unknown } from '@halfpenny/hmrc';
import type { Happening } from './machine.ts';

/** One thing that happened, with what is to be kept together with it. */
export interface Step {
	readonly happening: Happening;
	/** A stable reason for the log of events: `timeout`, `httpStatus 503`, `3001`. Never personal. */
	readonly detail?: string;
	/** HMRC's name of the conversation, and where and when to ask next. */
	readonly conversation?: Conversation;
	readonly receipt?: Receipt;
	readonly errors?: readonly GovTalkError[];
}

/** Where a conversation with HMRC stands. A record of HMRC's list has only its name: what else is known of it holds on. */
interface Conversation {
	readonly correlationId: string;
	readonly pollUrl?: string;
	readonly pollSeconds?: number;
}

/** What became of a message that we tried to send. */
export function stepAfterSubmit(outcome: SubmitOutcome): Step {
	if (outcome.kind === 'acknowledged') return { happening: 'acknowledged', conversation: outcome };
	if (outcome.kind === 'notSent') return { happening: 'notSent', detail: outcome.why };
	return outcome.kind === 'unknown'
		? { happening: 'outcomeUnknown', detail: detailOf(outcome) }
		: finalStep(outcome);
}

/** What a poll told. Asking again is harmless, so only HMRC's own doubt makes the outcome unknown. */
export function stepAfterPoll(outcome: SubmitOutcome): Step {
	if (outcome.kind === 'acknowledged') return { happening: 'stillProcessing', conversation: outcome };
	if (outcome.kind === 'notSent') return { happening: 'questionFailed', detail: outcome.why };
	if (outcome.kind !== 'unknown') return finalStep(outcome);
	const hmrcDoubts = outcome.why === 'engineTrouble' || outcome.why === 'noSuchConversation';
	return { happening: hmrcDoubts ? 'outcomeUnknown' : 'questionFailed', detail: detailOf(outcome) };
}

function finalStep(
	outcome: Extract<SubmitOutcome, { kind: 'accepted' | 'receiptMismatch' | 'refused' }>,
): Step {
	switch (outcome.kind) {
		case 'accepted':
			return { happening: 'accepted', receipt: outcome.receipt };
		case 'receiptMismatch':
			return { happening: 'receiptMismatched', receipt: outcome.receipt };
		case 'refused':
			return { happening: 'refused', ...refusal(outcome.errors, outcome.businessErrors) };
	}
}

/** The business errors say what is wrong; the envelope's 3001 only that something is. */
function refusal(
	errors: readonly GovTalkError[],
	businessErrors: readonly GovTalkError[],
): Pick<Step, 'detail' | 'errors'> {
	return { detail: codesOf(errors), errors: businessErrors.length > 0 ? businessErrors : errors };
}

/** What HMRC's list says about a submission of ours. */
export function stepAfterList(outcome: ListOutcome, transactionId: string): Step {
	if (outcome.kind !== 'listed') return questionFailed(outcome);
	const record = outcome.records.find((one) => one.transactionId === transactionId);
	if (!record) return { happening: 'notFoundAtHmrc' };
	const { correlationId } = record;
	if (!/^[0-9A-F]{1,32}$/.test(correlationId))
		return { happening: 'questionFailed', detail: 'otherConversation' };
	return {
		happening: 'foundAtHmrc',
		detail: record.status,
		conversation: { correlationId },
	};
}

/** What became of asking HMRC to forget a conversation. */
export function stepAfterDelete(outcome: DeleteOutcome): Step {
	return outcome.kind === 'deleted' ? { happening: 'deletedAtHmrc' } : questionFailed(outcome);
}

function questionFailed(outcome: Exclude<ListOutcome, { kind: 'listed' }>): Step {
	if (outcome.kind === 'refused') return { happening: 'questionFailed', detail: codesOf(outcome.errors) };
	const detail = outcome.kind === 'notSent' ? outcome.why : detailOf(outcome);
	return { happening: 'questionFailed', detail };
}

function detailOf(outcome: Unknown): string {
	const codes = outcome.errors ? codesOf(outcome.errors) : '';
	return [outcome.why, outcome.status ?? codes].filter((part) => part !== '').join(' ');
}

function codesOf(errors: readonly GovTalkError[]): string {
	return [...new Set(errors.map(({ code }) => code))].join(' ').slice(0, 100);
}

/** Reads Transaction Engine replies as outcomes: only an answer about a conversation advances it. */
import type { Reply } from '@halfpenny/govtalk';
import type { TransactionEngineTarget } from '../environments.ts';
import { outcomeOfPollError, outcomeOfSubmitError, saysNoSuchConversation } from './codes.ts';
import type { Conversation, Submission } from './conversation.ts';
import type { Acknowledged, DeleteOutcome, ListOutcome, SubmitOutcome, Unknown } from './outcomes.ts';

const IDENTIFIER = /^[0-9A-F]{1,32}$/;

/** What a reply says about a submission just sent. */
export function submitOutcome(
	reply: Reply,
	submission: Submission,
	target: TransactionEngineTarget,
): SubmitOutcome {
	const echoed = reply.transactionId;
	if (echoed !== '' && echoed !== submission.transactionId)
		return { kind: 'unknown', why: 'otherConversation' };
	if (reply.kind === 'error') return outcomeOfSubmitError(reply);
	return progress(reply, submission.irmark, target);
}

/** What a reply says about a polled conversation. */
export function pollOutcome(
	reply: Reply,
	conversation: Conversation,
	target: TransactionEngineTarget,
): SubmitOutcome {
	// An error need not echo the conversation (2000 has none to echo); anything that advances us must, a refusal too.
	if (reply.kind === 'error' && reply.correlationId === '') {
		const outcome = outcomeOfPollError(reply);
		return outcome.kind === 'refused' ? { kind: 'unknown', why: 'otherConversation' } : outcome;
	}
	if (reply.correlationId !== conversation.correlationId || isAboutAnother(reply, conversation))
		return { kind: 'unknown', why: 'otherConversation' };
	return reply.kind === 'error' ? outcomeOfPollError(reply) : progress(reply, conversation.irmark, target);
}

/**
 * The conversation itself may be someone else's, if an acknowledgement was mixed up: only our own TransactionID tells.
 */
function isAboutAnother({ transactionId: echoed }: Reply, { transactionId }: Conversation): boolean {
	return echoed !== '' && echoed !== transactionId;
}

function progress(
	reply: Exclude<Reply, { kind: 'error' }>,
	irmark: string,
	target: TransactionEngineTarget,
): SubmitOutcome {
	if (reply.kind === 'acknowledgement') return acknowledged(reply, target);
	if (reply.kind !== 'success') return { kind: 'unknown', why: 'reply.unrecognised' };
	const { receipt } = reply;
	return { kind: receipt.irmark === irmark ? 'accepted' : 'receiptMismatch', receipt };
}

function acknowledged(reply: Reply, target: TransactionEngineTarget): Acknowledged | Unknown {
	const { correlationId, endPoint } = reply;
	if (!IDENTIFIER.test(correlationId)) return { kind: 'unknown', why: 'otherConversation' };
	const pollUrl = onOrigin(endPoint?.url ?? target.pollUrl, target);
	return { kind: 'acknowledged', correlationId, pollUrl, pollSeconds: endPoint?.pollSeconds ?? 2 };
}

/**
 * The address if it is at the configured origin and names no user, otherwise the configured one: no reply can redirect
 * us elsewhere.
 */
export function onOrigin(url: string, target: TransactionEngineTarget): string {
	if (!URL.canParse(url)) return target.pollUrl;
	const given = new URL(url);
	const nameless = given.username === '' && given.password === '';
	return nameless && given.origin === new URL(target.pollUrl).origin ? given.href : target.pollUrl;
}

/** What a reply to a list request says. */
export function listOutcome(reply: Reply): ListOutcome {
	if (reply.kind === 'list') return { kind: 'listed', records: reply.records };
	return reply.kind === 'error'
		? outcomeOfSubmitError(reply)
		: { kind: 'unknown', why: 'reply.unrecognised' };
}

/** What a reply to a delete request says about the conversation. */
export function deleteOutcome(reply: Reply, correlationId: string): DeleteOutcome {
	// As with a poll: an error need not name the conversation; an answer that it is gone must.
	const nameless = reply.kind === 'error' && reply.correlationId === '';
	if (!nameless && reply.correlationId !== correlationId)
		return { kind: 'unknown', why: 'otherConversation' };
	if (reply.kind === 'deleted') return { kind: 'deleted' };
	if (reply.kind !== 'error') return { kind: 'unknown', why: 'reply.unrecognised' };
	return saysNoSuchConversation(reply.errors) ? { kind: 'deleted' } : outcomeOfSubmitError(reply);
}

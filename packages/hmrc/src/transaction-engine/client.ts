/** The Transaction Engine: submit, poll, list, delete. Sends what it is given once, and says what came of it. */
import {
	addCredentials,
	buildDeleteRequest,
	buildListRequest,
	buildPollRequest,
	type Credentials,
	type Reply,
} from '@halfpenny/govtalk';
import type { TransactionEngineTarget } from '../environments.ts';
import { DEFAULT_HTTP_LIMITS, type HttpLimits } from '../http.ts';
import { outcomeOfPollError, outcomeOfSubmitError, saysNoSuchConversation } from './codes.ts';
import { exchange } from './exchange.ts';
import type { Acknowledged, DeleteOutcome, ListOutcome, SubmitOutcome, Unknown } from './outcomes.ts';

/** A return as it was frozen. */
export type Submission = {
	/** The message as built and marked, without credentials: they are put in on the way out. */
	readonly message: Uint8Array;
	/** The IRmark in the message, in Base64: only a receipt for it counts. */
	readonly irmark: string;
	readonly transactionId: string;
};

/** A conversation that HMRC has acknowledged. */
export type Conversation = {
	readonly correlationId: string;
	/** As the last answer gave it; another origin than the configured one is not called. */
	readonly pollUrl: string;
	readonly irmark: string;
	readonly transactionId: string;
};

/** The calls. Each sends at most once and never throws for anything the other end does. */
export type TransactionEngine = {
	readonly submit: (submission: Submission) => Promise<SubmitOutcome>;
	readonly poll: (conversation: Conversation) => Promise<SubmitOutcome>;
	readonly list: () => Promise<ListOutcome>;
	readonly delete: (conversation: { readonly correlationId: string }) => Promise<DeleteOutcome>;
};

/** A client for one target and one sender. Credentials stay in memory and go nowhere but into messages. */
export function transactionEngine(
	target: TransactionEngineTarget,
	credentials: Credentials,
	limits: HttpLimits = DEFAULT_HTTP_LIMITS,
): TransactionEngine {
	const { messageClass, submissionUrl } = target;
	return {
		submit: async (submission) => {
			const sent = await exchange(
				submissionUrl,
				copied(addCredentials(submission.message, credentials)),
				limits,
			);
			return sent.kind === 'reply' ? submitOutcome(sent.reply, submission, target) : sent;
		},
		poll: async (conversation) => {
			const { correlationId } = conversation;
			const url = onOrigin(conversation.pollUrl, target);
			const sent = await exchange(url, copied(buildPollRequest({ messageClass, correlationId })), limits);
			return sent.kind === 'reply' ? pollOutcome(sent.reply, conversation, target) : sent;
		},
		list: async () => {
			const sent = await exchange(
				submissionUrl,
				copied(buildListRequest({ messageClass, credentials })),
				limits,
			);
			return sent.kind === 'reply' ? listOutcome(sent.reply) : sent;
		},
		delete: async ({ correlationId }) => {
			const message = copied(buildDeleteRequest({ messageClass, correlationId }));
			const sent = await exchange(submissionUrl, message, limits);
			return sent.kind === 'reply' ? deleteOutcome(sent.reply, correlationId) : sent;
		},
	};
}

/** `fetch` asks for bytes that nobody else can share. */
function copied(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
	return new Uint8Array(bytes);
}

const IDENTIFIER = /^[0-9A-F]{1,32}$/;

function submitOutcome(reply: Reply, submission: Submission, target: TransactionEngineTarget): SubmitOutcome {
	const echoed = reply.transactionId;
	if (echoed !== '' && echoed !== submission.transactionId)
		return { kind: 'unknown', why: 'otherConversation' };
	if (reply.kind === 'error') return outcomeOfSubmitError(reply);
	return progress(reply, submission.irmark, target);
}

function pollOutcome(
	reply: Reply,
	conversation: Conversation,
	target: TransactionEngineTarget,
): SubmitOutcome {
	// An error need not echo the conversation (2000 has none to echo); anything that moves us on must, a refusal too.
	if (reply.kind === 'error' && reply.correlationId === '') {
		const outcome = outcomeOfPollError(reply);
		return outcome.kind === 'refused' ? { kind: 'unknown', why: 'otherConversation' } : outcome;
	}
	if (reply.correlationId !== conversation.correlationId || isAboutAnother(reply, conversation))
		return { kind: 'unknown', why: 'otherConversation' };
	return reply.kind === 'error' ? outcomeOfPollError(reply) : progress(reply, conversation.irmark, target);
}

/** The conversation may itself be another's, where an acknowledgement was mixed up: only our own TransactionID tells. */
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

/** The address if it is on the configured origin and names no user (which no request may), else the configured one: nobody sends us elsewhere. */
function onOrigin(url: string, target: TransactionEngineTarget): string {
	if (!URL.canParse(url)) return target.pollUrl;
	const given = new URL(url);
	const nameless = given.username === '' && given.password === '';
	return nameless && given.origin === new URL(target.pollUrl).origin ? given.href : target.pollUrl;
}

function listOutcome(reply: Reply): ListOutcome {
	if (reply.kind === 'list') return { kind: 'listed', records: reply.records };
	return reply.kind === 'error'
		? outcomeOfSubmitError(reply)
		: { kind: 'unknown', why: 'reply.unrecognised' };
}

function deleteOutcome(reply: Reply, correlationId: string): DeleteOutcome {
	// As with a poll: an error need not name the conversation; what says that it is gone must.
	const nameless = reply.kind === 'error' && reply.correlationId === '';
	if (!nameless && reply.correlationId !== correlationId)
		return { kind: 'unknown', why: 'otherConversation' };
	if (reply.kind === 'deleted') return { kind: 'deleted' };
	if (reply.kind !== 'error') return { kind: 'unknown', why: 'reply.unrecognised' };
	return saysNoSuchConversation(reply.errors) ? { kind: 'deleted' } : outcomeOfSubmitError(reply);
}

/** The Transaction Engine: submit, poll, list, delete. Sends what it is given once, and returns the outcome. */
import {
	addCredentials,
	buildDeleteRequest,
	buildListRequest,
	buildPollRequest,
	type Credentials,
} from '@halfpenny/govtalk';
import type { TransactionEngineTarget } from '../environments.ts';
import { DEFAULT_HTTP_LIMITS, type HttpLimits } from '../http/send.ts';
import type { Conversation, Submission } from './conversation.ts';
import { exchange } from './exchange.ts';
import type { DeleteOutcome, ListOutcome, SubmitOutcome } from './outcomes.ts';
import { deleteOutcome, listOutcome, onOrigin, pollOutcome, submitOutcome } from './read-reply.ts';

/** The calls. Each sends at most once and never throws, whatever the other end does. */
export type TransactionEngine = {
	readonly submit: (submission: Submission) => Promise<SubmitOutcome>;
	readonly poll: (conversation: Conversation) => Promise<SubmitOutcome>;
	readonly list: () => Promise<ListOutcome>;
	readonly delete: (conversation: { readonly correlationId: string }) => Promise<DeleteOutcome>;
};

/** A client for one target and one sender. Credentials stay in memory and go only into messages. */
export function transactionEngine(
	target: TransactionEngineTarget,
	credentials: Credentials,
	limits: HttpLimits = DEFAULT_HTTP_LIMITS,
): TransactionEngine {
	const { messageClass, submissionUrl } = target;
	return {
		submit: async (submission) => {
			const sent = await exchange(submissionUrl, addCredentials(submission.message, credentials), limits);
			return sent.kind === 'reply' ? submitOutcome(sent.reply, submission, target) : sent;
		},
		poll: async (conversation) => {
			const { correlationId } = conversation;
			const url = onOrigin(conversation.pollUrl, target);
			const sent = await exchange(url, buildPollRequest({ messageClass, correlationId }), limits);
			return sent.kind === 'reply' ? pollOutcome(sent.reply, conversation, target) : sent;
		},
		list: async () => {
			const sent = await exchange(submissionUrl, buildListRequest({ messageClass, credentials }), limits);
			return sent.kind === 'reply' ? listOutcome(sent.reply) : sent;
		},
		delete: async ({ correlationId }) => {
			const message = buildDeleteRequest({ messageClass, correlationId });
			const sent = await exchange(submissionUrl, message, limits);
			return sent.kind === 'reply' ? deleteOutcome(sent.reply, correlationId) : sent;
		},
	};
}

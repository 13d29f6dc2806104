/** The assistant: send a message, read the conversation, delete it. */
import { calls } from '@halfpenny/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createLimits } from '../../platform/http/limits.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { describeError } from '../../platform/log.ts';
import { succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { answerAgreement, readAgreement } from './agreement.ts';
import { answerMessage } from './answer.ts';
import { beginAnswering } from './begin.ts';
import { deleteHistory } from './commands.ts';
import { findConversation } from './conversation.ts';
import { registerForgetting } from './jobs.ts';
import { readHistory } from './queries.ts';
import { presentReply } from './reply.ts';
import { streamAnswer, streamKept } from './stream.ts';

/** Registers the calls of the assistant, and the job that deletes old messages. */
export function registerChat(app: FastifyInstance, services: Services): void {
	registerForgetting(services);
	const limits = createLimits(app, services).chat;
	const findOwner = async ({ id }: Readonly<Record<string, string>>) => id;

	registerCall(app, calls.chatHistory, {
		findOwner,
		handle: async ({ user, query }) => {
			const found = await findConversation(services, user.userId, query);
			return found.ok ? succeed(await readHistory(services, found.value)) : found;
		},
	});
	registerCall(app, calls.deleteChatHistory, {
		findOwner,
		handle: async ({ user, query }) => {
			const found = await findConversation(services, user.userId, query);
			if (!found.ok) return found;
			await deleteHistory(services, found.value);
			return succeed({ success: true as const });
		},
	});
	registerCall(app, calls.chatModel, {
		handle: async ({ user }) => succeed(await readAgreement(services, user.userId)),
	});
	registerCall(app, calls.agreeToModel, {
		handle: ({ user, body }) => answerAgreement(services, user.userId, body),
	});
	registerCall(app, calls.chat, {
		limits,
		handle: async ({ user, body, request }) => {
			const begun = await beginAnswering(services, user.userId, body);
			if (!begun.ok) return begun;
			if (begun.value.kind === 'answered') return succeed(presentReply(begun.value.answer));
			const message = await answerMessage(services, begun.value.asked, { onFailure: logging(request) });
			return succeed(presentReply(message));
		},
	});
	registerCall(app, calls.chatStream, {
		limits,
		handle: async ({ user, body, request }) => {
			const begun = await beginAnswering(services, user.userId, body);
			if (!begun.ok) return begun;
			if (begun.value.kind === 'answered') return succeed(streamKept(begun.value.answer));
			return succeed(streamAnswer(services, begun.value.asked, logging(request)));
		},
	});
}

/** Logs only that an answer failed, and where: never what it said. */
function logging({ log }: FastifyRequest) {
	return (error: unknown) => log.warn({ error: describeError(error) }, 'answer failed');
}

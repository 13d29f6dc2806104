/** Chat about a return: history, a new message, and who may see it. */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import {
	chatMessage,
	chatMetadata,
	id,
	idParams,
	jurisdiction,
	LONGEST_MESSAGE,
	taxYear,
	timestamp,
} from '../shapes.ts';

const returnType = z.enum(['individual', 'partnership']);

/** The conversation about a return, or about a year that has none yet. */
const conversation = z
	.object({
		taxReturnId: id.optional(),
		taxYear: taxYear.optional(),
		returnType: returnType.default('individual'),
	})
	.refine((query) => query.taxReturnId !== undefined || query.taxYear !== undefined, { path: ['taxYear'] });

/** Every message, oldest first. */
export const chatHistory = defineCall({
	id: 'chatHistory',
	method: 'GET',
	path: '/api/users/:id/chat-history',
	access: 'owner',
	idempotent: true,
	params: idParams,
	query: conversation,
	answer: z.array(chatMessage),
	status: 200,
	errors: [],
});

/** Deletes the conversation. Changes it made to the return stay. */
export const deleteChatHistory = defineCall({
	id: 'deleteChatHistory',
	method: 'DELETE',
	path: '/api/users/:id/chat-history',
	access: 'owner',
	idempotent: true,
	params: idParams,
	query: conversation,
	answer: z.object({ success: z.literal(true) }),
	status: 200,
	errors: [],
});

const said = z.strictObject({
	message: z
		.string()
		.max(LONGEST_MESSAGE)
		.refine((text) => text.trim() !== ''),
	userId: id.optional(),
	taxReturnId: id.nullish(),
	taxYear: taxYear.nullish(),
	jurisdiction: jurisdiction.default('uk'),
	returnType: returnType.default('individual'),
	/** Chosen by the sender. Sending the same message again returns its earlier answer. */
	messageId: id.optional(),
});

const errors = ['CHAT_BUSY', 'RATE_LIMITED', 'NO_RULES_FOR_YEAR'] as const;

/**
 * Sends a message and returns the whole answer. The server keeps the conversation, so only the new message is sent.
 * If the model fails, the answer has `metadata.error`.
 */
export const chat = defineCall({
	id: 'chat',
	method: 'POST',
	path: '/api/chat',
	access: 'user',
	idempotent: false,
	body: said,
	answer: z.object({ id, message: z.string(), metadata: chatMetadata, createdAt: timestamp }),
	status: 200,
	errors,
});

/**
 * The same as server-sent events: `text` with `{text}` for each piece, then `answer` with the whole answer as {@link chat}
 * returns it. Disconnecting stops the answer and keeps what has been said.
 */
export const chatStream = defineCall({
	id: 'chatStream',
	method: 'POST',
	path: '/api/chat/stream',
	access: 'user',
	idempotent: false,
	body: said,
	media: 'event-stream',
	answer: z.unknown(),
	status: 200,
	errors,
});

/** Who would answer now, and whether the user has agreed that an external model sees what they write. */
export const chatModel = defineCall({
	id: 'chatModel',
	method: 'GET',
	path: '/api/chat/model',
	access: 'user',
	idempotent: true,
	answer: z.object({
		/** The provider of the configured model if it is external; otherwise null. */
		provider: z.string().nullable(),
		/** Null until the user has answered. */
		agreed: z.boolean().nullable(),
	}),
	status: 200,
	errors: [],
});

/** Agrees, or not, that the provider's model sees what is written from now on. Can be changed at any time. */
export const agreeToModel = defineCall({
	id: 'agreeToModel',
	method: 'POST',
	path: '/api/chat/model',
	access: 'user',
	idempotent: true,
	body: z.strictObject({ provider: z.string().max(100), agreed: z.boolean() }),
	answer: chatModel.answer,
	status: 200,
	errors: ['MODEL_CHANGED'],
});

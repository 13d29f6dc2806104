/** Accepts a person's message: stores it, and locks the conversation until it is answered. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { type ConversationKey, findConversation, type Named } from './conversation.ts';
import { askToForget } from './jobs.ts';
import { type Message, openMessage, presentMessage, sealMessage } from './message.ts';
import { beginAnswer, findSent, insertMessage, listLatest, lockConversation } from './repository.ts';

/** What a person says. */
export interface Said extends Named {
	readonly message: string;
	readonly jurisdiction: 'uk' | 'wales' | 'scotland';
	readonly messageId?: string | undefined;
}

/** An earlier message. */
export interface Earlier {
	readonly role: 'user' | 'assistant';
	readonly text: string;
}

/** A message that is waiting for its answer. */
export interface Asked extends Pick<Said, 'message' | 'jurisdiction'> {
	readonly key: ConversationKey;
	readonly conversationId: string;
	readonly messageId: string;
	/** As many earlier messages as needed, oldest first. */
	readonly earlier: readonly Earlier[];
	/** What the assistant asked to get back. */
	readonly memory: unknown;
}

/** The message is to be answered, or already was. */
export type Begun =
	| { readonly kind: 'asked'; readonly asked: Asked }
	| { readonly kind: 'answered'; readonly answer: Message };

/** Longer than any answer takes; afterwards a server that died no longer blocks the conversation. */
const HELD_MS = 120_000;
/** How many earlier messages the assistant sees. */
const MOST_EARLIER = 30;

/** Accepts a message. Errors: those of finding the conversation, and CHAT_BUSY while another answer is being written. */
export async function beginAnswering(services: Services, userId: string, said: Said): Promise<Result<Begun>> {
	const found = await findConversation(services, userId, said);
	if (!found.ok) return found;
	return services.database.transaction((tx) => begin(tx, services, found.value, said));
}

async function begin(
	tx: Transaction,
	services: Services,
	key: ConversationKey,
	{ message, jurisdiction, messageId = randomUUID() }: Said,
): Promise<Result<Begun>> {
	const createdAt = services.clock.now();
	const { row, isNew } = await lockConversation(tx, key, createdAt);
	if (isNew) await askToForget(services, tx, row.id);
	const sent = await findSent(tx, row.id, messageId);
	const cipher = await services.vault.cipherOf(tx, key.userId);
	if (sent.answer) return succeed({ kind: 'answered', answer: presentMessage(cipher, sent.answer) });
	if (!(await beginAnswer(tx, services.jobs.now, row.id, HELD_MS))) return fail('CHAT_BUSY');
	const before = (await listLatest(tx, row.id, MOST_EARLIER)).toReversed();
	const opened = before
		.filter(({ id }) => id !== sent.message?.id)
		.map((one) => ({ role: one.role, ...openMessage(cipher, one) }));
	const id = sent.message?.id ?? randomUUID();
	if (!sent.message) {
		const sealed = sealMessage(cipher, id, { content: message, metadata: {} });
		const kept = { id, conversationId: row.id, role: 'user', sentAs: messageId, sealed, createdAt } as const;
		await insertMessage(tx, kept);
	}
	return succeed({
		kind: 'asked',
		asked: {
			...{ key, message, jurisdiction, conversationId: row.id, messageId: id },
			earlier: opened.map(({ role, content }) => ({ role, text: content })),
			memory: opened.findLast(({ role }) => role === 'assistant')?.memory,
		},
	});
}

/** Conversations in the database. Everything is looked up by person. */
import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, isNull, lt, lte, or } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { chatMessages, conversations } from '../../database/schema/chat.ts';
import { after, type QueueTime } from '../../jobs/queue-time.ts';
import type { ConversationKey } from './conversation.ts';

/** A message as it is stored. */
export type MessageRow = typeof chatMessages.$inferSelect;

/** A conversation as it is stored. */
type ConversationRow = typeof conversations.$inferSelect;

const about = ({ userId, taxYear, returnType }: Omit<ConversationKey, 'taxReturn'>) =>
	and(
		eq(conversations.userId, userId),
		eq(conversations.taxYear, taxYear),
		eq(conversations.returnType, returnType),
	);

/** The messages of a person's conversation, oldest first. */
export async function listMessages(
	queries: Queries,
	key: Omit<ConversationKey, 'taxReturn'>,
): Promise<MessageRow[]> {
	const rows = await queries
		.select({ message: chatMessages })
		.from(chatMessages)
		.innerJoin(conversations, eq(chatMessages.conversationId, conversations.id))
		.where(about(key))
		.orderBy(asc(chatMessages.position));
	return rows.map(({ message }) => message);
}

/** A person's conversations without a return, by year. */
export function listLooseConversations(queries: Queries, userId: string): Promise<ConversationRow[]> {
	return queries
		.select()
		.from(conversations)
		.where(and(eq(conversations.userId, userId), isNull(conversations.taxReturnId)))
		.orderBy(asc(conversations.taxYear));
}

/** The conversation, created if needed and locked until the transaction ends; and whether it was created now. */
export async function lockConversation(
	tx: Transaction,
	{ taxReturn, ...key }: ConversationKey,
	createdAt: Date,
): Promise<{ readonly row: ConversationRow; readonly isNew: boolean }> {
	const begun = { id: randomUUID(), ...key, taxReturnId: taxReturn?.id ?? null, createdAt };
	const [inserted] = await tx.insert(conversations).values(begun).onConflictDoNothing().returning();
	if (inserted) return { row: inserted, isNew: true };
	// A conversation that began before its return now belongs to the return.
	const [row] = await tx
		.update(conversations)
		.set({ taxReturnId: taxReturn?.id ?? null })
		.where(about(key))
		.returning();
	if (!row) throw new Error('a conversation that is neither there nor new');
	return { row, isNew: false };
}

/**
 * Reserves the locked conversation for one answer, for this many milliseconds; false while another is being written.
 */
export async function beginAnswer(
	tx: Transaction,
	now: QueueTime,
	id: string,
	forMs: number,
): Promise<boolean> {
	const free = or(isNull(conversations.answeringUntil), lte(conversations.answeringUntil, now()));
	const taken = await tx
		.update(conversations)
		.set({ answeringUntil: after(now, forMs) })
		.where(and(eq(conversations.id, id), free))
		.returning({ id: conversations.id });
	return taken.length > 0;
}

/** Unlocks a conversation. Returns whether it still exists. */
export async function endAnswer(tx: Transaction, id: string): Promise<boolean> {
	const rows = await tx
		.update(conversations)
		.set({ answeringUntil: null })
		.where(eq(conversations.id, id))
		.returning({ id: conversations.id });
	return rows.length > 0;
}

/** Stores a message. */
export async function insertMessage(
	tx: Transaction,
	row: typeof chatMessages.$inferInsert,
): Promise<MessageRow> {
	const [inserted] = await tx.insert(chatMessages).values(row).returning();
	if (!inserted) throw new Error('a message that was not kept');
	return inserted;
}

/** The message a page sent under this id, and the answer to it, if they exist. */
export async function findSent(
	tx: Transaction,
	conversationId: string,
	sentAs: string,
): Promise<{ readonly message: MessageRow | undefined; readonly answer: MessageRow | undefined }> {
	const of = eq(chatMessages.conversationId, conversationId);
	const [message] = await tx
		.select()
		.from(chatMessages)
		.where(and(of, eq(chatMessages.sentAs, sentAs)));
	if (!message) return { message, answer: undefined };
	const [answer] = await tx
		.select()
		.from(chatMessages)
		.where(and(of, eq(chatMessages.answers, message.id)))
		.orderBy(desc(chatMessages.position))
		.limit(1);
	return { message, answer };
}

/** The latest messages of a conversation, newest first. */
export function listLatest(queries: Queries, conversationId: string, most: number): Promise<MessageRow[]> {
	return queries
		.select()
		.from(chatMessages)
		.where(eq(chatMessages.conversationId, conversationId))
		.orderBy(desc(chatMessages.position))
		.limit(most);
}

/** Deletes a person's conversation and its messages. */
export async function deleteConversation(tx: Transaction, key: ConversationKey): Promise<boolean> {
	const rows = await tx.delete(conversations).where(about(key)).returning({ id: conversations.id });
	return rows.length > 0;
}

/**
 * Deletes messages older than a moment, and the conversation with its last one. Returns when the oldest remaining one
 * was sent.
 */
export async function deleteOlder(tx: Transaction, id: string, before: Date): Promise<Date | undefined> {
	await tx
		.delete(chatMessages)
		.where(and(eq(chatMessages.conversationId, id), lt(chatMessages.createdAt, before)));
	const [oldest] = await tx
		.select({ createdAt: chatMessages.createdAt })
		.from(chatMessages)
		.where(eq(chatMessages.conversationId, id))
		.orderBy(asc(chatMessages.position))
		.limit(1);
	if (!oldest) await tx.delete(conversations).where(eq(conversations.id, id));
	return oldest?.createdAt;
}

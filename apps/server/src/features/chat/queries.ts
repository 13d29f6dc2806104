/** Reads conversations. */
import type { Services } from '../../platform/services.ts';
import type { ConversationKey } from './conversation.ts';
import { type Message, presentMessage } from './message.ts';
import { listLooseConversations, listMessages } from './repository.ts';

/** The messages of a conversation, oldest first. */
export async function readHistory(
	{ database, vault }: Services,
	key: Omit<ConversationKey, 'taxReturn'>,
): Promise<Message[]> {
	const rows = await listMessages(database, key);
	if (rows.length === 0) return [];
	const cipher = await vault.cipherOf(database, key.userId);
	return rows.map((row) => presentMessage(cipher, row));
}

/** Conversations about years without a return, each with its year. */
export async function conversationsWithoutReturn(services: Services, userId: string) {
	const rows = await listLooseConversations(services.database, userId);
	const all = [];
	for (const { taxYear, returnType } of rows)
		all.push({ taxYear, messages: await readHistory(services, { userId, taxYear, returnType }) });
	return all;
}

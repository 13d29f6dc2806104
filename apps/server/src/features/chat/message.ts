/** A message as it is stored: sealed, with what comes with it. */
import type { AnswerOf, Calls } from '@halfpenny/contract';
import type { UserCipher } from '../../platform/crypto/vault.ts';
import type { MessageRow } from './repository.ts';

/** A message as the contract has it. */
export type Message = AnswerOf<Calls['chatHistory']>[number];

/** The sealed part of a message. */
export interface MessageContent extends Pick<Message, 'content' | 'metadata'> {
	/** What the assistant asked to get back with the next message; never shown. */
	readonly memory?: unknown;
}

/** Seals the content. */
export function sealMessage(cipher: UserCipher, id: string, content: MessageContent): string {
	return cipher.seal(JSON.stringify(content), placeOf(id));
}

/** Opens the content. Throws `TamperedError` when it was changed. */
export function openMessage(cipher: UserCipher, { id, sealed }: MessageRow): MessageContent {
	return JSON.parse(cipher.open(sealed, placeOf(id))) as MessageContent;
}

/** A message as the pages see it: a person's own under the id the page gave it. */
export function presentMessage(cipher: UserCipher, row: MessageRow): Message {
	const { content, metadata } = openMessage(cipher, row);
	return {
		id: row.sentAs ?? row.id,
		role: row.role,
		content,
		metadata,
		createdAt: row.createdAt.toISOString(),
	};
}

function placeOf(id: string): string {
	return `chat_messages.sealed ${id}`;
}

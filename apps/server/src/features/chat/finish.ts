/** Stores an answer, and its suggestions as proposals. */
import { randomUUID } from 'node:crypto';
import type { ProposedChanges } from '@halfpenny/assistant';
import { sayChat } from '@halfpenny/messages/chat';
import type { Transaction } from '../../database/database.ts';
import type { Services } from '../../platform/services.ts';
import { propose } from '../proposals/propose.ts';
import { lockForChange } from '../tax-returns/policy.ts';
import type { Asked } from './begin.ts';
import { type Message, type MessageContent, presentMessage, sealMessage } from './message.ts';
import { endAnswer, insertMessage } from './repository.ts';

/** An answer before it is stored. */
export interface Answered extends MessageContent {
	readonly proposed: readonly ProposedChanges[];
}

/**
 * Stores the answer with its proposals. If the return was filed or deleted in the meantime, no proposal is stored and
 * the answer says so. A conversation that was deleted in the meantime stays deleted: then the answer is only returned.
 */
export async function keepAnswer(services: Services, asked: Asked, answered: Answered): Promise<Message> {
	const kept = await services.database.transaction((tx) => keep(tx, services, asked, answered));
	const { taxReturn } = asked.key;
	// For the person's other tabs.
	if (taxReturn) services.events.publish(taxReturn.id, { type: 'chat', id: kept.id });
	return kept;
}

/** Unlocks the conversation if there is nothing to store: the message can be sent again. */
export async function giveUpAnswer({ database }: Services, { conversationId }: Asked): Promise<void> {
	await database.transaction((tx) => endAnswer(tx, conversationId));
}

async function keep(
	tx: Transaction,
	services: Services,
	asked: Asked,
	{ proposed, ...content }: Answered,
): Promise<Message> {
	const [id, createdAt] = [randomUUID(), services.clock.now()];
	const taxReturnId = asked.key.taxReturn?.id;
	const locked =
		proposed.length > 0 && taxReturnId ? await lockForChange(tx, asked.key.userId, taxReturnId) : undefined;
	const isThere = await endAnswer(tx, asked.conversationId);
	const given = { id, role: 'assistant' as const, createdAt: createdAt.toISOString() };
	if (!isThere) return { ...given, content: content.content, metadata: content.metadata };
	const proposals = locked?.ok ? await proposeAll(tx, services, asked, proposed) : [];
	const late = proposed.length > 0 && proposals.length === 0;
	const text = late ? `${content.content}\n\n${sayChat('tooLate')}` : content.content;
	const metadata = { ...content.metadata, ...(proposals.length > 0 && { proposals }) };
	const cipher = await services.vault.cipherOf(tx, asked.key.userId);
	const sealed = sealMessage(cipher, id, { content: text, metadata, memory: content.memory });
	const row = await insertMessage(tx, {
		...{ id, conversationId: asked.conversationId, role: 'assistant', sealed, createdAt },
		...{ answers: asked.messageId },
	});
	return presentMessage(cipher, row);
}

type Proposals = NonNullable<Message['metadata']['proposals']>;

/** Each answer has its own reference, so that its suggestions do not replace earlier ones. */
async function proposeAll(
	tx: Transaction,
	services: Services,
	{ key: { userId, taxReturn } }: Asked,
	proposed: readonly ProposedChanges[],
): Promise<Proposals> {
	const proposals: Proposals = [];
	for (const { changes, rows, expiresAfterMs } of proposed) {
		const id = await propose(tx, services, {
			...{ userId, taxReturnId: taxReturn?.id ?? null, expiresAfterMs },
			origin: { kind: 'assistant', reference: randomUUID() },
			...{ changes, about: { notices: [] } },
		});
		proposals.push({ id, rows: rows.map((row) => ({ ...row })) });
	}
	return proposals;
}

/** Deletes conversations. */
import { audit } from '../../platform/audit-repository.ts';
import type { Services } from '../../platform/services.ts';
import type { ConversationKey } from './conversation.ts';
import { deleteConversation } from './repository.ts';

/** Deletes a conversation. What the person approved stays on the return. */
export async function deleteHistory({ database, clock }: Services, key: ConversationKey): Promise<void> {
	const { userId, taxYear, taxReturn } = key;
	await database.transaction(async (tx) => {
		if (!(await deleteConversation(tx, key))) return;
		const subject = taxReturn ? `taxReturn:${taxReturn.id}` : `taxYear:${taxYear}`;
		await audit(tx, { at: clock.now(), userId, action: 'chat.deleted', subject });
	});
}

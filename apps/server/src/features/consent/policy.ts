/** When returns may be sent for a person: always if they file for themselves, with their consent if an agent does. */
import type { Queries } from '../../database/database.ts';
import type { Services } from '../../platform/services.ts';
import { findCurrent } from './repository.ts';

/** Whether what the person declared may be sent. */
export async function maySendFor(
	{ config }: Pick<Services, 'config'>,
	queries: Queries,
	userId: string,
): Promise<boolean> {
	const { sender, agent } = config.hmrc;
	if (sender === 'individual') return true;
	return agent !== undefined && (await findCurrent(queries, userId, agent.name)) !== undefined;
}

/** A person's passkeys as pages and the export show them. */
import type { AnswerOf, Calls } from '@halfpenny/contract';
import type { Services } from '../../platform/services.ts';
import { namePlace } from './name.ts';
import { listPasskeyRows } from './repository.ts';

/** A person's passkeys, oldest first. */
export async function readPasskeys(
	{ database, vault }: Pick<Services, 'database' | 'vault'>,
	userId: string,
): Promise<AnswerOf<Calls['listPasskeys']>> {
	const cipher = await vault.cipherOf(database, userId);
	return (await listPasskeyRows(database, userId)).map(({ id, sealedName, createdAt, lastUsedAt }) => ({
		id,
		name: cipher.open(sealedName, namePlace(id)),
		addedAt: createdAt.toISOString(),
		lastUsedAt: lastUsedAt?.toISOString() ?? null,
	}));
}

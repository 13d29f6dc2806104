/** The set-up token, which the operator uses to create the first administrator. */
import { randomBytes } from 'node:crypto';
import { sayOperator } from '@halfpenny/messages/operator';
import type { Command } from '../../platform/operator-command.ts';
import type { Services } from '../../platform/services.ts';
import { hashOfToken } from '../../platform/sessions/token-hash.ts';
import { insertToken, isAnyAdministrator } from './repository.ts';

/** How long it is valid. The message about it says so too. */
const LASTS_MS = 24 * 60 * 60_000;

type TokenServices = Pick<Services, 'database' | 'clock'>;

/** A new token. Only its hash is stored. */
export async function makeSetUpToken({ database, clock }: TokenServices): Promise<string> {
	const token = randomBytes(20).toString('base64url');
	const now = clock.now();
	const expiresAt = new Date(now.getTime() + LASTS_MS);
	await insertToken(database, { tokenHash: hashOfToken(token), expiresAt }, now);
	return token;
}

/** A log line with a new token while there is no administrator; undefined afterwards. */
export async function offerSetUpToken(services: TokenServices): Promise<string | undefined> {
	if (await isAnyAdministrator(services.database)) return undefined;
	return sayOperator('admin.token', { token: await makeSetUpToken(services) });
}

/** `admin-token`; undefined for anything else. */
export function adminTokenCommand([name, ...more]: readonly string[]): Command | undefined {
	if (name !== 'admin-token' || more.length > 0) return undefined;
	return async (services) => ({
		ok: true,
		text: sayOperator('admin.token', { token: await makeSetUpToken(services) }),
	});
}

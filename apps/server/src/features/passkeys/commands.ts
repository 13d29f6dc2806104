/** Adds, renames and removes a person's passkeys. */
import { randomUUID } from 'node:crypto';
import type { AnswerOf, BodyOf, Calls } from '@halfpenny/contract';
import { audit } from '../../platform/audit-repository.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import type { SignedIn } from '../../platform/sessions/sessions.ts';
import { loadProfile } from '../profile/queries.ts';
import { tell } from '../two-step/letters.ts';
import { newChallenge, takeChallenge } from './challenges.ts';
import { namePlace } from './name.ts';
import { ALGORITHMS, MOST_PASSKEYS } from './policy.ts';
import { deletePasskey, insertPasskey, listPasskeyRows, lockPerson, setPasskeyName } from './repository.ts';
import { siteOf } from './site.ts';
import { userHandleOf, verifyNew } from './verify.ts';

/** What the browser needs to create a passkey. TOO_MANY_PASSKEYS. */
export async function beginPasskey(
	services: Services,
	{ userId, tokenHash }: SignedIn,
): Promise<Result<AnswerOf<Calls['beginPasskey']>>> {
	const { database } = services;
	const rows = await listPasskeyRows(database, userId);
	if (rows.length >= MOST_PASSKEYS) return fail('TOO_MANY_PASSKEYS');
	const person = await loadProfile(services, database, userId);
	return succeed({
		challenge: await newChallenge(database, services, { purpose: 'add', boundTo: tokenHash }),
		site: siteOf(services).id,
		userHandle: userHandleOf(userId),
		username: person?.profile.username ?? '',
		algorithms: ALGORITHMS,
		known: rows.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
	});
}

/** Stores a new passkey. PASSKEY_REFUSED, TOO_MANY_PASSKEYS. */
export async function addPasskey(
	services: Services,
	{ userId, tokenHash }: SignedIn,
	body: BodyOf<Calls['addPasskey']>,
): Promise<Result<null>> {
	const { database, vault, clock } = services;
	const bound = { purpose: 'add', boundTo: tokenHash } as const;
	const challenge = await takeChallenge(database, services, body.clientData, bound);
	const made = challenge && (await verifyNew(body, challenge, siteOf(services)));
	if (!made) return fail('PASSKEY_REFUSED');
	return database.transaction(async (tx) => {
		await lockPerson(tx, userId);
		if ((await listPasskeyRows(tx, userId)).length >= MOST_PASSKEYS) return fail('TOO_MANY_PASSKEYS');
		const [id, createdAt] = [randomUUID(), clock.now()];
		const sealedName = (await vault.cipherOf(tx, userId)).seal(body.name, namePlace(id));
		const row = { ...made, id, userId, createdAt, sealedName, lastUsedAt: null, transports: body.transports };
		if (!(await insertPasskey(tx, row))) return fail('PASSKEY_REFUSED');
		await audit(tx, { at: createdAt, userId, action: 'passkey.added', subject: `passkey:${id}` });
		await tell(tx, services, userId, 'passkeyAdded');
		return succeed(null);
	});
}

/** Renames one of the person's passkeys. */
export async function renamePasskey(
	{ database, vault, clock }: Services,
	userId: string,
	{ id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
	await database.transaction(async (tx) => {
		await setPasskeyName(tx, id, (await vault.cipherOf(tx, userId)).seal(name, namePlace(id)));
		await audit(tx, { at: clock.now(), userId, action: 'passkey.renamed', subject: `passkey:${id}` });
	});
}

/** Removes one of the person's passkeys. NOT_FOUND when it is already gone. */
export function removePasskey(services: Services, userId: string, id: string): Promise<Result<null>> {
	return services.database.transaction(async (tx) => {
		if (!(await deletePasskey(tx, userId, id))) return fail('NOT_FOUND');
		await audit(tx, {
			...{ at: services.clock.now(), userId, action: 'passkey.removed' },
			subject: `passkey:${id}`,
		});
		await tell(tx, services, userId, 'passkeyRemoved');
		return succeed(null);
	});
}

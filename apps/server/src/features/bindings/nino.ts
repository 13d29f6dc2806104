/** Binds a National Insurance number to the first account whose token HMRC accepts for it. */
import { randomUUID } from 'node:crypto';
import type { HmrcEnvironment } from '@halfpenny/hmrc';
import type { Queries } from '../../database/database.ts';
import { audit } from '../../platform/audit-repository.ts';
import type { UserCipher } from '../../platform/crypto/vault.ts';
import type { Services } from '../../platform/services.ts';
import { deleteNinos, findNinoOwner, insertNino, type NinoBindingRow } from './nino-repository.ts';

/** An account that calls HMRC about a number. */
export interface CallingFor {
	readonly userId: string;
	readonly nino: string;
	readonly environment: HmrcEnvironment;
}

/** Who holds a number: nobody, this account, or another. If another, this one may not call HMRC about it. */
export async function holderOfNino(
	{ vault }: Pick<Services, 'vault'>,
	queries: Queries,
	{ userId, nino, environment }: CallingFor,
): Promise<'free' | 'own' | 'another'> {
	const owner = await findNinoOwner(queries, { environment, ninoIndex: vault.index('nino', nino) });
	if (owner === undefined) return 'free';
	return owner === userId ? 'own' : 'another';
}

/** Binds a number once HMRC has answered for it. The first account keeps it. */
export async function bindNino(
	{ vault, clock, database }: Pick<Services, 'vault' | 'clock' | 'database'>,
	{ userId, nino, environment }: CallingFor,
): Promise<void> {
	const cipher = await vault.cipherOf(database, userId);
	const [id, boundAt] = [randomUUID(), clock.now()];
	const ninoIndex = vault.index('nino', nino);
	await database.transaction(async (tx) => {
		const sealedNino = cipher.seal(nino, placeOf(id));
		if (!(await insertNino(tx, { id, environment, ninoIndex, userId, sealedNino, boundAt }))) return;
		await audit(tx, { at: boundAt, userId, action: 'nino.bound', subject: `binding:${id}` });
	});
}

/**
 * For the operator: releases an account's numbers, so that HMRC's next answer to anyone binds them again. Returns how
 * many.
 */
export function releaseNinos(
	{ database, clock }: Pick<Services, 'database' | 'clock'>,
	userId: string,
): Promise<number> {
	return database.transaction(async (tx) => {
		const released = await deleteNinos(tx, userId);
		for (const id of released)
			await audit(tx, { at: clock.now(), userId, action: 'nino.released', subject: `binding:${id}` });
		return released.length;
	});
}

/** The number of a binding. Throws `TamperedError` when it was sealed for another. */
export function openNino(cipher: UserCipher, { id, sealedNino }: NinoBindingRow): string {
	return cipher.open(sealedNino, placeOf(id));
}

function placeOf(id: string): string {
	return `nino_bindings.sealed_nino ${id}`;
}

/** The operator's command to release a National Insurance number that is bound to the wrong account. */
import { errorTable } from '@halfpenny/messages/errors';
import { sayOperator } from '@halfpenny/messages/operator';
import type { Command, Said } from '../../platform/operator-command.ts';
import type { Services } from '../../platform/services.ts';
import { findAccount } from '../accounts/repository.ts';
import { releaseNinos } from '../bindings/nino.ts';
import { keysOfName } from '../profile/names.ts';

/** `release-nino <username or email>`; undefined for anything else. */
export function ninoCommand([name, who, ...more]: readonly string[]): Command | undefined {
	if (name !== 'release-nino' || who === undefined || more.length > 0) return undefined;
	return (services) => release(services, who);
}

async function release(services: Services, who: string): Promise<Said> {
	const { database, vault } = services;
	const account = await findAccount(database, keysOfName(vault, who));
	const count = account ? await releaseNinos(services, account.id) : 0;
	if (count > 0) return { ok: true, text: sayOperator('nino.released', { who }) };
	const why = account ? sayOperator('nino.none') : `${errorTable.NOT_FOUND.message}.`;
	return { ok: false, text: sayOperator('resolve.refused', { id: who, why }) };
}

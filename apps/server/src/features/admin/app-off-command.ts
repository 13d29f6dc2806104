/** The operator's command for an administrator who has lost their app: the next sign-in sets up a new one. */
import { sayOperator } from '@halfpenny/messages/operator';
import { normalised } from '../../platform/crypto/blind-index.ts';
import type { Command, Said } from '../../platform/operator-command.ts';
import type { Services } from '../../platform/services.ts';
import { deleteAdministratorSessions } from '../../platform/sessions/administrator-session-repository.ts';
import { noteDeed } from './log-in.ts';
import { findAdministratorByName, updateAdministrator } from './repository.ts';

/** `admin-app-off <username>`; undefined for anything else. */
export function adminAppCommand([name, username, ...more]: readonly string[]): Command | undefined {
	if (name !== 'admin-app-off' || username === undefined || more.length > 0) return undefined;
	return (services) => turnOff(services, username);
}

function turnOff({ database, clock }: Services, username: string): Promise<Said> {
	return database.transaction(async (tx) => {
		const found = await findAdministratorByName(tx, normalised(username));
		if (!found) return { ok: false, text: sayOperator('admin.none', { username }) };
		await updateAdministrator(tx, found.id, {
			...{ sealedCodeKey: null, codesSince: null, lastStep: null, recoveryCodes: [] },
		});
		await deleteAdministratorSessions(tx, found.id);
		await noteDeed(tx, clock.now(), 'administrator.appTurnedOff', found.id);
		return { ok: true, text: sayOperator('admin.appOff', { username }) };
	});
}

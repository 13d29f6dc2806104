/** Restores a backup without ever sending again what may have been sent since it was made. */
import type { Transaction } from '../../database/database.ts';
import { audit } from '../../platform/audit-repository.ts';
import { loadBackup, type Restored } from '../../platform/backup/load-backup.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { RootKey } from '../../platform/crypto/root-key.ts';
import { loadServiceKeys } from '../../platform/crypto/service-keys.ts';
import { createVault } from '../../platform/crypto/vault.ts';
import { recordIn } from '../submissions/lifecycle/record.ts';
import { lockSubmission } from '../submissions/repository.ts';
import { endSignIns, listUnsent } from './after-restore-repository.ts';

/** Restores into the empty database named in the configuration. */
export function restoreBackup(
	place: Pick<Config, 'databaseUrl' | 'dataFolder' | 'migrationsFolder' | 'root' | 'rootKey'>,
	from: { readonly file: string; readonly key: Uint8Array },
	clock: Clock,
): Promise<Restored> {
	return loadBackup({
		...{ place, ...from },
		afterRows: async (tx, root, { madeAt }) => {
			await endSignIns(tx);
			await audit(tx, {
				...{ at: clock.now(), userId: null, action: 'service.restored' },
				detail: { madeAt },
			});
			return keepFromSending(tx, root, clock);
		},
	});
}

/** What was declared but not sent may have been sent since: we look for it at HMRC and never send it again. */
async function keepFromSending(tx: Transaction, root: RootKey, clock: Clock): Promise<number> {
	const keys = await loadServiceKeys(tx, root);
	if (!keys) throw new Error('the keys of the backup are those of another root key');
	const context = {
		...{ vault: createVault(root, keys.index), clock },
		onAccepted: async () => undefined,
	};
	const unsent = await listUnsent(tx);
	for (const id of unsent) {
		const submission = await lockSubmission(tx, id);
		if (submission) await recordIn(tx, context, submission, { kind: 'restored' });
	}
	return unsent.length;
}

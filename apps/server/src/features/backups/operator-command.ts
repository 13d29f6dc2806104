/** The operator's commands `backup` and `restore`. */
import { existsSync } from 'node:fs';
import { sayOperator } from '@halfpenny/messages/operator';
import { writeBackup } from '../../platform/backup/write-backup.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { isRotating } from '../../platform/crypto/rewrap.ts';
import { loadRootKey, readKeyFile } from '../../platform/crypto/root-key.ts';
import type { Command, Said } from '../../platform/operator-command.ts';
import type { Services } from '../../platform/services.ts';
import { restoreBackup } from './restore.ts';

const no = (text: string): Said => ({ ok: false, text });

/** `backup <file>`; undefined for anything else. */
export function backupCommand([name, file, ...more]: readonly string[]): Command | undefined {
	if (name !== 'backup' || file === undefined || more.length > 0) return undefined;
	return (services) => backUp(services, file);
}

async function backUp(services: Services, file: string): Promise<Said> {
	const { rootKey, secondRootKey, backupKey, dataFolder } = services.config;
	if (!backupKey) return no(sayOperator('backup.keyMissing'));
	if (existsSync(file)) return no(sayOperator('backup.exists', { file }));
	const present = loadRootKey(rootKey, dataFolder, () => undefined, secondRootKey);
	if (await isRotating(services.database, present)) return no(sayOperator('backup.rotating'));
	const root = {
		rootKeyId: present.id,
		rootKey: rootKey ? null : (readKeyFile(dataFolder)?.toString('base64') ?? null),
	};
	const { rows, files } = await writeBackup(services, root, { file, key: backupKey });
	return { ok: true, text: sayOperator('backup.made', { file, rows, files }) };
}

/** `restore <file>`, which opens no service, since the database must be empty. Undefined for anything else. */
export function restoreCommand([name, file, ...more]: readonly string[]):
	| ((config: Config) => Promise<Said>)
	| undefined {
	if (name !== 'restore' || file === undefined || more.length > 0) return undefined;
	return (config) => restore(config, file);
}

async function restore(config: Config, file: string): Promise<Said> {
	const { backupKey: key } = config;
	if (!key) return no(sayOperator('backup.keyMissing'));
	const restored = await restoreBackup(config, { file, key }, systemClock);
	if (!restored.ok) return no(sayOperator(`backup.${restored.why}`, { file }));
	const { head, end, unsent } = restored;
	const lines = [
		sayOperator('backup.restored', { when: head.madeAt, rows: end.rows, files: end.files }),
		...(unsent > 0 ? [sayOperator('backup.unsent', { count: unsent })] : []),
		sayOperator('backup.since'),
	];
	return { ok: true, text: lines.join('\n') };
}

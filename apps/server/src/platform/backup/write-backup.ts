/** Writes everything the service stores, as of one moment, into one sealed file. */
import { rename, rm } from 'node:fs/promises';
import type { Transaction } from '../../database/database.ts';
import type { Services } from '../services.ts';
import { type BackupRecord, checkRecords, type End, writeRecords } from './records.ts';
import { countMigrations, dumpTable, listTables } from './table-repository.ts';

/** The root key as a backup names it. */
interface RootKeyOfBackup {
	readonly rootKeyId: string;
	readonly rootKey: string | null;
}

/**
 * Writes the backup, reads all of it back, and only then gives it its name; says how much it holds. With PostgreSQL the
 * service can keep running.
 */
export async function writeBackup(
	services: Pick<Services, 'database' | 'storage' | 'clock'>,
	root: RootKeyOfBackup,
	{ file, key }: { readonly file: string; readonly key: Uint8Array },
): Promise<End> {
	const unfinished = `${file}.part`;
	try {
		await rm(unfinished, { force: true });
		await services.database.transaction(
			(tx) => writeRecords(unfinished, key, everything(tx, services, root)),
			{ isolationLevel: 'repeatable read', accessMode: 'read only' },
		);
		const { end } = await checkRecords(unfinished, key);
		await rename(unfinished, file);
		return end;
	} catch (error) {
		await rm(unfinished, { force: true });
		throw error;
	}
}

async function* everything(
	tx: Transaction,
	{ storage, clock }: Pick<Services, 'storage' | 'clock'>,
	root: RootKeyOfBackup,
): AsyncGenerator<BackupRecord> {
	const migrations = await countMigrations(tx);
	yield { kind: 'head', madeAt: clock.now().toISOString(), migrations, ...root };
	let rowCount = 0;
	for (const table of await listTables(tx))
		for await (const rows of dumpTable(tx, table)) {
			rowCount += rows.length;
			yield { kind: 'rows', table, rows };
		}
	let files = 0;
	for await (const { key, sealed } of storage.all(tx)) {
		files += 1;
		yield { kind: 'file', key, sealed: sealed.toString('base64') };
	}
	yield { kind: 'end', rows: rowCount, files };
}

/** Restores a backup into an empty database: the documents first, then all of its rows or none. */
import { join } from 'node:path';
import type { Transaction } from '../../database/database.ts';
import { earlierMigrations } from '../../database/earlier-migrations.ts';
import { isEmptyPlace } from '../../database/is-empty.ts';
import { type DatabasePlace, openDatabase } from '../../database/open-database.ts';
import { createKeyFile, type RootKey, readKeyFile, rootKeyFrom } from '../crypto/root-key.ts';
import { createFolderStorage, type Storage } from '../storage.ts';
import { createDatabaseStorage } from '../storage-repository.ts';
import { checkRecords, type End, type Head, readRecords } from './records.ts';
import { NotSealed } from './sealed-stream.ts';
import { continueNumbers, loadRows } from './table-repository.ts';

/** Why nothing was restored, as the end of its message's name. */
type Refusal = 'noFile' | 'notOne' | 'doesNotOpen' | 'newer' | 'notEmpty' | 'rootKeyMissing' | 'rootKeyWrong';

/** The target, the source, and the keys. */
interface Restoring {
	readonly place: DatabasePlace & { readonly rootKey: Uint8Array | undefined };
	readonly file: string;
	readonly key: Uint8Array;
	/** What else happens in the transaction that loads the rows; its result is passed on. */
	readonly afterRows: (tx: Transaction, root: RootKey, head: Head) => Promise<number>;
}

/** What was restored, or why nothing was. */
export type Restored =
	| { readonly ok: true; readonly head: Head; readonly end: End; readonly unsent: number }
	| { readonly ok: false; readonly why: Refusal };

const refuse = (why: Refusal): Restored => ({ ok: false, why });

/** Opens the whole backup before it changes anything, then restores it and updates the tables. */
export async function loadBackup(restoring: Restoring): Promise<Restored> {
	const { place, file, key } = restoring;
	const checked = await checkRecords(file, key).catch(refusalOf);
	if (typeof checked === 'string') return refuse(checked);
	const root = rootKeyOf(place, checked.head);
	if (typeof root === 'string') return refuse(root);
	const earlier = earlierMigrations(place.migrationsFolder, checked.head.migrations);
	if (!earlier) return refuse('newer');
	try {
		if (!(await isEmptyPlace(place))) return refuse('notEmpty');
		if (root.toKeep) createKeyFile(place.dataFolder, root.toKeep);
		const unsent = await load(restoring, earlier.folder, root.key, checked.head);
		await (await openDatabase(place)).close();
		return { ok: true, ...checked, unsent };
	} finally {
		earlier.remove();
	}
}

function refusalOf(error: unknown): Refusal {
	if (error instanceof NotSealed) return error.isOne ? 'doesNotOpen' : 'notOne';
	if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'noFile';
	throw error;
}

/** The root key that opens the data: from the configuration, the data folder, or the backup itself. */
function rootKeyOf(
	{ rootKey, dataFolder }: Restoring['place'],
	head: Head,
): Refusal | { readonly key: RootKey; readonly toKeep: Uint8Array | undefined } {
	const there = rootKey ?? readKeyFile(dataFolder);
	const brought = head.rootKey === null ? undefined : Buffer.from(head.rootKey, 'base64');
	const bytes = there ?? brought;
	if (!bytes) return 'rootKeyMissing';
	const key = rootKeyFrom(bytes);
	return key.id === head.rootKeyId ? { key, toKeep: there ? undefined : bytes } : 'rootKeyWrong';
}

async function load(
	{ place, file, key, afterRows }: Restoring,
	migrationsFolder: string,
	root: RootKey,
	head: Head,
): Promise<number> {
	const { database, kind, close } = await openDatabase({ ...place, migrationsFolder });
	try {
		const folder = createFolderStorage(join(place.dataFolder, 'blobs'));
		return await database.transaction(async (tx) => {
			const storage = kind === 'postgresql' ? createDatabaseStorage(tx, folder) : folder;
			await loadRecords(tx, storage, { file, key });
			await continueNumbers(tx);
			return afterRows(tx, root, head);
		});
	} finally {
		await close();
	}
}

async function loadRecords(
	tx: Transaction,
	storage: Storage,
	{ file, key }: Pick<Restoring, 'file' | 'key'>,
): Promise<void> {
	for await (const record of readRecords(file, key)) {
		if (record.kind === 'rows') await loadRows(tx, record.table, record.rows);
		if (record.kind === 'file') await storage.put(record.key, Buffer.from(record.sealed, 'base64'));
	}
}

/** Encrypts everything of one person again with their newest key, while they keep working. */
import type { Queries } from '../../database/database.ts';
import { TamperedError } from '../../platform/crypto/aes.ts';
import type { RootKey } from '../../platform/crypto/root-key.ts';
import { loadCipher, versionBytes } from '../../platform/crypto/vault.ts';
import type { Services } from '../../platform/services.ts';
import { openFile, sealFile } from '../documents/document.ts';
import { findDocumentOwner, listDocumentIds } from '../documents/repository.ts';
import { hasKeys } from './data-key-repository.ts';
import {
	listSealedOtherwise,
	replaceSealed,
	type SealedColumn,
	type SealedValue,
} from './sealed-column-repository.ts';

/** Whose data, and the version of the key it is to be sealed with. */
export interface Person {
	readonly userId: string;
	readonly version: number;
}

/** What resealing one person came to. */
export interface Resealed {
	readonly changed: number;
	/** Where something is that could not be opened, or a document's file that is missing. */
	readonly left: readonly string[];
}

type Needed = Pick<Services, 'database' | 'storage'>;

/** Values fetched at a time: a whole return as sent can be a megabyte. */
const BATCH = 20;

/** Seals again what is sealed with another version: each value unless it was changed meanwhile. */
export async function resealPerson(
	services: Needed,
	root: RootKey,
	columns: readonly SealedColumn[],
	person: Person,
): Promise<Resealed> {
	const { database } = services;
	const left: string[] = [];
	let changed = 0;
	if (!(await hasKeys(database, person.userId))) return { changed, left };
	const cipher = await loadCipher(database, root, person.userId);
	for (const column of columns) {
		for await (const before of sealedOtherwise(database, column, person)) {
			const sealed = ifWhole(() => cipher.seal(cipher.open(before.sealed, before.place), before.place));
			if (sealed === undefined) left.push(`${column.name} ${before.key}`);
			else await replaceSealed(database, column, { userId: person.userId, before, sealed });
			changed += sealed === undefined ? 0 : 1;
		}
	}
	for await (const { id, sealed } of oldFiles(services, person)) {
		const again = sealed && ifWhole(() => sealFile(cipher, id, openFile(cipher, id, sealed)));
		if (again) await services.storage.replace(id, again);
		else left.push(`document file ${id}`);
		changed += again ? 1 : 0;
	}
	return { changed, left };
}

/** Whether a column has anything of the person's that is sealed with another version. */
export async function isAnyOld(queries: Queries, column: SealedColumn, person: Person): Promise<boolean> {
	const [some] = await listSealedOtherwise(queries, column, { ...person, after: '', most: 1 });
	return some !== undefined;
}

/** Whether the storage has a file of theirs that is, or whether one is missing. */
export async function hasOldFiles(services: Needed, person: Person): Promise<boolean> {
	for await (const _ of oldFiles(services, person)) return true;
	return false;
}

async function* sealedOtherwise(
	queries: Queries,
	column: SealedColumn,
	person: Person,
): AsyncGenerator<SealedValue> {
	let after = '';
	for (;;) {
		const some = await listSealedOtherwise(queries, column, { ...person, after, most: BATCH });
		yield* some;
		after = some.at(-1)?.key ?? '';
		if (some.length < BATCH) return;
	}
}

/** Documents whose file is sealed with another version, or missing: then without bytes. */
async function* oldFiles({ database, storage }: Needed, { userId, version }: Person) {
	for (const id of await listDocumentIds(database, userId)) {
		const sealed = await storage.get(id);
		if (sealed?.subarray(0, 2).equals(versionBytes(version))) continue;
		// It may have been erased since the list was made.
		if (sealed || (await findDocumentOwner(database, id)) !== undefined) yield { id, sealed };
	}
}

/** Undefined if it does not open. */
function ifWhole<T>(work: () => T): T | undefined {
	try {
		return work();
	} catch (error) {
		if (error instanceof TamperedError) return undefined;
		throw error;
	}
}

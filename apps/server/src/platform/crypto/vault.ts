/** Encrypts personal data: each person has their own data key, wrapped by the root key. */
import { randomBytes } from 'node:crypto';
import type { Queries } from '../../database/database.ts';
import { createRecent } from '../recent.ts';
import { decrypt, encrypt, TamperedError } from './aes.ts';
import { blindIndex, type IndexKind } from './blind-index.ts';
import { findDataKeys, insertDataKey } from './key-repository.ts';
import type { RootKey } from './root-key.ts';

/** Seals and opens one person's data. `place` says where it is stored: table, field and row, `entries.sealed <id>`. */
export interface UserCipher {
	readonly seal: (plain: string, place: string) => string;
	/** Throws `TamperedError` when it was changed, or sealed for another person or place. */
	readonly open: (sealed: string, place: string) => string;
	readonly sealBytes: (plain: Uint8Array, place: string) => Buffer;
	readonly openBytes: (sealed: Uint8Array, place: string) => Buffer;
}

/** Keys of people, and look-ups by sealed values. */
export interface Vault {
	/** Creates a person's first data key, in the transaction that creates the person. */
	readonly createUserKey: (queries: Queries, userId: string, now: Date) => Promise<void>;
	/** The person's cipher. Throws when the person has no key: they do not exist. */
	readonly cipherOf: (queries: Queries, userId: string) => Promise<UserCipher>;
	readonly index: (kind: IndexKind, value: string) => string;
}

/** How many unwrapped keys are cached. */
const KEPT = 1000;

/** A vault over a root key and the key of blind indexes. */
export function createVault(root: RootKey, indexKey: Uint8Array): Vault {
	const kept = createRecent<UserCipher>(KEPT);
	return {
		createUserKey: (queries, userId, now) => createUserKey(queries, root, userId, now),
		cipherOf: async (queries, userId) => {
			const cipher = kept.get(userId) ?? (await loadCipher(queries, root, userId));
			kept.set(userId, cipher);
			return cipher;
		},
		index: (kind, value) => blindIndex(indexKey, kind, value),
	};
}

async function createUserKey(queries: Queries, root: RootKey, userId: string, now: Date): Promise<void> {
	const version = 1;
	const wrapped = root.wrap(randomBytes(32), keyPlace(userId, version));
	await insertDataKey(queries, { userId, version, rootKeyId: root.id, wrapped, createdAt: now });
}

async function loadCipher(queries: Queries, root: RootKey, userId: string): Promise<UserCipher> {
	const rows = await findDataKeys(queries, userId);
	const keys = new Map(
		rows.map(({ version, wrapped }) => [version, root.unwrap(wrapped, keyPlace(userId, version))]),
	);
	const newest = rows.at(-1)?.version;
	if (newest === undefined) throw new Error('this person has no data key');
	return createCipher(userId, keys, newest);
}

/** Sealed data starts with its key's version, two bytes, so that a new key leaves old data readable. */
function createCipher(userId: string, keys: ReadonlyMap<number, Buffer>, newest: number): UserCipher {
	const keyOf = (version: number): Buffer => {
		const key = keys.get(version);
		if (!key) throw new TamperedError();
		return key;
	};
	const context = (version: number, place: string) => `${userId} ${version} ${place}`;
	const sealBytes = (plain: Uint8Array, place: string): Buffer => {
		const version = Buffer.alloc(2);
		version.writeUInt16BE(newest);
		return Buffer.concat([version, encrypt(keyOf(newest), plain, context(newest, place))]);
	};
	const openBytes = (sealed: Uint8Array, place: string): Buffer => {
		if (sealed.length < 2) throw new TamperedError();
		const version = Buffer.from(sealed).readUInt16BE(0);
		return decrypt(keyOf(version), sealed.subarray(2), context(version, place));
	};
	return {
		sealBytes,
		openBytes,
		seal: (plain, place) => sealBytes(Buffer.from(plain), place).toString('base64'),
		open: (sealed, place) => openBytes(Buffer.from(sealed, 'base64'), place).toString(),
	};
}

/** What binds the wrapping of a person's key to the person. */
export function keyPlace(userId: string, version: number): string {
	return `data key ${userId} ${version}`;
}

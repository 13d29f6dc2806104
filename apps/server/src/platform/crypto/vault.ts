/** Encrypts personal data: each person has their own data key, wrapped by the root key. */
import { randomBytes } from 'node:crypto';
import type { Queries } from '../../database/database.ts';
import { createRecent } from '../recent.ts';
import { decrypt, encrypt, TamperedError } from './aes.ts';
import { type Age, startAge } from './age.ts';
import { blindIndex, type IndexKind } from './blind-index.ts';
import { findDataKeys, insertDataKey } from './key-repository.ts';
import type { RootKey } from './root-key.ts';

/** Seals and opens one person's data. `place` says where it is stored: table, field and row, `entries.sealed <id>`. */
export interface UserCipher {
	/** Throws {@link OldCipherError} when the cipher was loaded too long ago. */
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

/** The cipher may not know a person's newest key: load it again. Nobody holds one that long, unless stopped meanwhile. */
class OldCipherError extends Error {
	override name = 'OldCipherError';
	constructor() {
		super('this cipher was loaded too long ago to seal with');
	}
}

/** How long unwrapped keys are used, in milliseconds. */
export interface KeyTimes {
	/** How long they are cached for further calls. */
	readonly cached: number;
	/** How long a call or job may seal with what it loaded, including the time they were cached. */
	readonly sealing: number;
	/** After which nobody seals with keys loaded before a new one was announced, with time to spare for writing it. */
	readonly announced: number;
	/** The longest between reading something sealed and opening it. */
	readonly opening: number;
}

/** The times of every server; a new key of a person seals once all of them know it. */
export const KEY_TIMES: KeyTimes = {
	cached: 60_000,
	sealing: 10 * 60_000,
	announced: 12 * 60_000,
	opening: 2 * 60_000,
};

/** How many unwrapped keys are cached. */
const KEPT = 1000;

/** A vault over a root key and the key of blind indexes. */
export function createVault(root: RootKey, indexKey: Uint8Array, times: KeyTimes = KEY_TIMES): Vault {
	const kept = createRecent<{ readonly cipher: UserCipher; readonly age: Age }>(KEPT);
	return {
		createUserKey: (queries, userId, now) => createUserKey(queries, root, userId, now),
		cipherOf: async (queries, userId) => {
			const known = kept.get(userId);
			if (known && known.age() < times.cached) return known.cipher;
			const age = startAge();
			const cipher = await loadCipher(queries, root, userId, () => age() >= times.sealing);
			kept.set(userId, { cipher, age });
			return cipher;
		},
		index: (kind, value) => blindIndex(indexKey, kind, value),
	};
}

async function createUserKey(queries: Queries, root: RootKey, userId: string, now: Date): Promise<void> {
	const first = { ...makeDataKey(root, userId, 1), createdAt: now };
	await insertDataKey(queries, { ...first, rotation: null, sealsFrom: null });
}

/** A new wrapped key of a person. */
export function makeDataKey(root: RootKey, userId: string, version: number) {
	const wrapped = root.wrap(randomBytes(32), keyPlace(userId, version));
	return { userId, version, rootKeyId: root.id, wrapped };
}

/** A key, and whether it already seals. */
interface OpenKey {
	readonly version: number;
	readonly key: Buffer;
	readonly seals: () => boolean;
}

/** The person's cipher as of now, cached nowhere. Throws when the person has no key: they do not exist. */
export async function loadCipher(
	queries: Queries,
	root: RootKey,
	userId: string,
	isOld: () => boolean = () => false,
): Promise<UserCipher> {
	const rows = await findDataKeys(queries, userId);
	if (rows.length === 0) throw new Error('this person has no data key');
	const age = startAge();
	const keys = rows.map(({ version, wrapped, sealsInMs }) => ({
		version,
		key: root.unwrap(wrapped, keyPlace(userId, version)),
		seals: () => age() >= sealsInMs,
	}));
	return createCipher(userId, keys, isOld);
}

/** Sealed data starts with its key's version, two bytes, so that a new key leaves old data readable. */
function createCipher(userId: string, keys: readonly OpenKey[], isOld: () => boolean): UserCipher {
	const sealing = (): OpenKey => {
		const newest = keys.findLast(({ seals }) => seals());
		if (!newest || isOld()) throw new OldCipherError();
		return newest;
	};
	const context = (version: number, place: string) => `${userId} ${version} ${place}`;
	const sealBytes = (plain: Uint8Array, place: string): Buffer => {
		const { version, key } = sealing();
		return Buffer.concat([versionBytes(version), encrypt(key, plain, context(version, place))]);
	};
	const openBytes = (sealed: Uint8Array, place: string): Buffer => {
		const [high, low] = sealed;
		if (high === undefined || low === undefined) throw new TamperedError();
		const version = high * 256 + low;
		const known = keys.find((key) => key.version === version);
		if (!known) throw new TamperedError();
		return decrypt(known.key, sealed.subarray(2), context(version, place));
	};
	return {
		sealBytes,
		openBytes,
		seal: (plain, place) => sealBytes(Buffer.from(plain), place).toString('base64'),
		open: (sealed, place) => openBytes(Buffer.from(sealed, 'base64'), place).toString(),
	};
}

/** What everything sealed with a key of this version starts with. */
export function versionBytes(version: number): Buffer {
	const bytes = Buffer.alloc(2);
	bytes.writeUInt16BE(version);
	return bytes;
}

/** What binds the wrapping of a person's key to the person. */
export function keyPlace(userId: string, version: number): string {
	return `data key ${userId} ${version}`;
}

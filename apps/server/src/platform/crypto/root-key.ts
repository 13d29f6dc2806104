/**
 * The key that wraps every other key: from the configuration, or from a file in the data folder created at first start.
 */
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decrypt, encrypt, TamperedError } from './aes.ts';

/** The root key and the name that wrapped keys record for it. */
export interface RootKey {
	readonly id: string;
	/** The names of all root keys it can unwrap with: its own, and a second one's. */
	readonly ids: readonly string[];
	/** Wraps a key for one place. */
	readonly wrap: (key: Uint8Array, context: string) => string;
	/** Unwraps it there. Throws `TamperedError`. */
	readonly unwrap: (wrapped: string, context: string) => Buffer;
}

/** A root key from 32 bytes. With a second one, keys wrapped by that one are unwrapped too. */
export function rootKeyFrom(bytes: Uint8Array, second?: Uint8Array): RootKey {
	const other = second && rootKeyFrom(second);
	const id = createHash('sha256').update('halfpenny root key').update(bytes).digest('hex').slice(0, 16);
	return {
		id,
		ids: other ? [id, other.id] : [id],
		wrap: (key, context) => encrypt(bytes, key, `wrap ${context}`).toString('base64'),
		unwrap: (wrapped, context) => {
			try {
				return decrypt(bytes, Buffer.from(wrapped, 'base64'), `wrap ${context}`);
			} catch (error) {
				if (other && error instanceof TamperedError) return other.unwrap(wrapped, context);
				throw error;
			}
		},
	};
}

/**
 * The root key of the configuration, or the one in `root.key` in the data folder, which only this user may read and
 * which is created the first time. `onCreated` is called with the file. A second key unwraps too, while one replaces
 * the other.
 */
export function loadRootKey(
	given: Uint8Array | undefined,
	dataFolder: string,
	onCreated: (file: string) => void,
	second?: Uint8Array,
): RootKey {
	if (given) return rootKeyFrom(given, second);
	const kept = readKeyFile(dataFolder);
	if (kept) return rootKeyFrom(kept, second);
	const made = randomBytes(32);
	onCreated(createKeyFile(dataFolder, made));
	return rootKeyFrom(made);
}

const fileIn = (dataFolder: string) => join(dataFolder, 'root.key');

/** The root key in the data folder; undefined if there is no such file. */
export function readKeyFile(dataFolder: string): Buffer | undefined {
	const file = fileIn(dataFolder);
	if (!existsSync(file)) return undefined;
	chmodSync(file, 0o600);
	const bytes = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
	if (bytes.length !== 32) throw new Error(`${file} does not hold a key of 32 bytes`);
	return bytes;
}

/** Puts a root key into the data folder, which must not have one, and returns the file's path. */
export function createKeyFile(dataFolder: string, key: Uint8Array): string {
	const file = fileIn(dataFolder);
	mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
	const text = `${Buffer.from(key).toString('base64')}\n`;
	writeFileSync(file, text, { mode: 0o600, flag: 'wx', flush: true });
	return file;
}

/** Uploaded files: sealed bytes by id, here in a folder. Several servers keep them in their database instead. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Keeps sealed bytes. What is put is on disk when the promise resolves. */
export interface Storage {
	readonly put: (key: string, sealed: Uint8Array) => Promise<void>;
	/** The bytes, or undefined when there are none of that key. */
	readonly get: (key: string) => Promise<Buffer | undefined>;
	/** Removes them; no error when there are none. */
	readonly remove: (key: string) => Promise<void>;
}

const KEY = /^[0-9a-f][0-9a-f-]{7,62}$/;

/** A storage in a folder. Keys are ids: hexadecimal digits and hyphens. */
export function createFolderStorage(folder: string): Storage {
	const pathOf = (key: string): string => {
		if (!KEY.test(key)) throw new Error('a storage key must be an id');
		return join(folder, key.slice(0, 2), key);
	};
	return {
		put: (key, sealed) => putFile(pathOf(key), sealed),
		get: (key) => getFile(pathOf(key)),
		remove: (key) => rm(pathOf(key), { force: true }),
	};
}

/** Written beside, flushed, then renamed: a reader sees all of it or none of it, whenever the power goes. */
async function putFile(path: string, sealed: Uint8Array): Promise<void> {
	await mkdir(dirname(path), { recursive: true, mode: 0o700 });
	const beside = `${path}.${randomUUID()}.part`;
	const file = await open(beside, 'wx', 0o600);
	try {
		await file.writeFile(sealed);
		await file.datasync();
	} finally {
		await file.close();
	}
	await rename(beside, path);
	await syncFolder(dirname(path));
}

async function syncFolder(path: string): Promise<void> {
	const folder = await open(path, 'r');
	try {
		await folder.sync();
	} finally {
		await folder.close();
	}
}

async function getFile(path: string): Promise<Buffer | undefined> {
	try {
		return await readFile(path);
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
		throw error;
	}
}

/** Uploaded files: sealed bytes by id, here in a folder. Several servers store them in their database instead. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Queries } from '../database/database.ts';

/** Sealed bytes and their key. */
export interface Stored {
	readonly key: string;
	readonly sealed: Buffer;
}

/** Stores sealed bytes. They are on disk when the promise resolves. */
export interface Storage {
	readonly put: (key: string, sealed: Uint8Array) => Promise<void>;
	/** Puts other bytes in place of those of a key, wherever they are; does nothing if they were removed. */
	readonly replace: (key: string, sealed: Uint8Array) => Promise<void>;
	/** The bytes, or undefined when there are none with that key. */
	readonly get: (key: string) => Promise<Buffer | undefined>;
	/** Removes them; no error when there are none. */
	readonly remove: (key: string) => Promise<void>;
	/** All of them, one by one, for backups; `queries` fixes the moment if they are in a database. */
	readonly all: (queries: Queries) => AsyncIterable<Stored>;
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
		replace: async (key, sealed) => {
			if (existsSync(pathOf(key))) await putFile(pathOf(key), sealed);
		},
		get: (key) => getFile(pathOf(key)),
		remove: (key) => rm(pathOf(key), { force: true }),
		all: () => allFiles(folder, (key) => getFile(pathOf(key))),
	};
}

async function* allFiles(
	folder: string,
	get: (key: string) => Promise<Buffer | undefined>,
): AsyncGenerator<Stored> {
	const parts = await readdir(folder, { recursive: true }).catch(ifMissing<string[]>([]));
	for (const key of parts.map((path) => basename(path)).filter((name) => KEY.test(name))) {
		const sealed = await get(key);
		if (sealed) yield { key, sealed };
	}
}

/** Returns this instead if a file or folder does not exist. */
function ifMissing<T>(otherwise: T) {
	return (error: unknown): T => {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return otherwise;
		throw error;
	};
}

/** Written to a temporary file, flushed, then renamed: a reader sees all of it or none, even after a power cut. */
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

function getFile(path: string): Promise<Buffer | undefined> {
	return readFile(path).catch(ifMissing(undefined));
}

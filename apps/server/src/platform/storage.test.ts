/** Stored files: all or nothing, by id only. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderStorage, type Storage } from './storage.ts';

describe('the storage in a folder', () => {
	let folder: string;
	let storage: Storage;
	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), 'halfpenny-blobs-'));
		storage = createFolderStorage(folder);
	});
	afterAll(() => rm(folder, { recursive: true, force: true }));

	it('returns what was stored, replaces it, and deletes it', async () => {
		const key = randomUUID();
		expect(await storage.get(key)).toBeUndefined();
		for (const size of [0, 1, 100_000]) {
			const bytes = randomBytes(size);
			await storage.put(key, bytes);
			expect(await storage.get(key)).toEqual(bytes);
		}
		await storage.remove(key);
		await storage.remove(key);
		expect(await storage.get(key)).toBeUndefined();
	});

	it('leaves nothing half-written behind, even with many at the same time', async () => {
		const key = randomUUID();
		await Promise.all(Array.from({ length: 20 }, () => storage.put(key, randomBytes(10_000))));
		expect(await readdir(join(folder, key.slice(0, 2)))).toEqual([key]);
	});

	it('takes ids only: no path leads out', async () => {
		for (const key of ['../../etc/passwd', 'a/b', '', '..', `${randomUUID()}/x`, 'CON']) {
			await expect(async () => storage.get(key)).rejects.toThrow('must be an id');
			await expect(async () => storage.put(key, Buffer.of(1))).rejects.toThrow('must be an id');
		}
	});
});

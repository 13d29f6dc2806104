/** Files in the database: any server can read what another stored, and files from a folder are still found. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from '../testing/databases.ts';
import { createFolderStorage } from './storage.ts';
import { createDatabaseStorage } from './storage-repository.ts';

describeOnDatabases('the storage in the database', (open) => {
	let folder: string;
	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), 'halfpenny-blobs-'));
	});
	afterAll(() => rm(folder, { recursive: true, force: true }));
	const serverAt = (place: string) => createDatabaseStorage(open(), createFolderStorage(join(folder, place)));

	it('returns to any server what another stored, replaces it, and deletes it', async () => {
		const [one, other] = [serverAt('one'), serverAt('other')];
		const key = randomUUID();
		expect(await one.get(key)).toBeUndefined();
		for (const size of [0, 1, 20_000]) {
			const bytes = randomBytes(size);
			await one.put(key, bytes);
			expect((await other.get(key))?.equals(bytes)).toBe(true);
		}
		await other.remove(key);
		await other.remove(key);
		expect(await one.get(key)).toBeUndefined();
	});

	it('finds and removes what an earlier version stored in its folder', async () => {
		const key = randomUUID();
		const before = createFolderStorage(join(folder, 'one'));
		await before.put(key, Buffer.from('sealed'));
		expect(await serverAt('one').get(key)).toEqual(Buffer.from('sealed'));
		await serverAt('one').remove(key);
		expect(await before.get(key)).toBeUndefined();
	});
});

/** The commands that change the root key and people's own, as an operator runs it: on a service's own folder, from settings alone. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { users } from '../../database/schema/accounts.ts';
import { readConfig } from '../../platform/config.ts';
import { createLog } from '../../platform/log.ts';
import { openServices } from '../../platform/open-services.ts';
import type { Command } from '../../platform/operator-command.ts';
import { keyCommand } from './operator-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'halfpenny-rotation-'));
const key = () => randomBytes(32).toString('base64');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(settings: Record<string, string>, command?: Command) {
	const read = readConfig({ DATA_DIR: folder, ...settings }, join(import.meta.dirname, '../../../../..'));
	if (!read.ok) throw new Error(read.problems.join('\n'));
	const { services, close } = await openServices(read.config, createLog('error'));
	try {
		return await command?.(services);
	} finally {
		await close();
	}
}

it('takes no argument', () => {
	expect(keyCommand(['rotate-root-key', 'now'])).toBeUndefined();
	expect(keyCommand(['rotate-data-keys', 'now'])).toBeUndefined();
	expect(keyCommand(['rotate'])).toBeUndefined();
});

it('replaces one key with another, after which the service starts with the new one alone', async () => {
	const [before, after] = [key(), key()];
	const both = { ROOT_KEY: after, SECOND_ROOT_KEY: before };
	await run({ ROOT_KEY: before });
	await expect(run({ ROOT_KEY: after })).rejects.toThrow('is not the key');
	await run(both);
	const done = await run(both, keyCommand(['rotate-root-key']));
	expect(done).toEqual({ ok: true, text: expect.stringContaining('4 keys changed') });
	await run({ ROOT_KEY: after });
	await expect(run({ ROOT_KEY: before })).rejects.toThrow('is not the key');
});

it('changes people’s own keys on a folder of its own without waiting for other servers', async () => {
	const settings = { ROOT_KEY: key(), DATA_DIR: mkdtempSync(join(folder, 'people-')) };
	await run(settings, async ({ vault, database, clock }) => {
		const id = randomUUID();
		const indexes = { usernameIndex: id, emailIndex: id };
		await database
			.insert(users)
			.values({ id, ...indexes, passwordHash: '', sealedProfile: '', createdAt: clock.now() });
		await vault.createUserKey(database, id, clock.now());
		const sealedProfile = (await vault.cipherOf(database, id)).seal('{}', 'users.sealed_profile');
		await database.update(users).set({ sealedProfile });
		return { ok: true, text: '' };
	});
	const done = await run(settings, keyCommand(['rotate-data-keys']));
	expect(done).toEqual({ ok: true, text: expect.stringContaining('1 people') });
});

/** Encryption: opens what it sealed, and nothing that was changed, moved, or sealed for someone else. */
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { dataKeys, serviceKeys, users } from '../../database/schema/accounts.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { decrypt, encrypt, TamperedError } from './aes.ts';
import { blindIndex } from './blind-index.ts';
import { loadRootKey, rootKeyFrom } from './root-key.ts';
import { loadServiceKeys } from './service-keys.ts';
import { createVault, KEY_TIMES, type UserCipher } from './vault.ts';

describe('sealing bytes', () => {
	const key = randomBytes(32);

	it('opens any bytes again', () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 2000 }), fc.string(), (plain, context) => {
				expect(decrypt(key, encrypt(key, plain, context), context)).toEqual(Buffer.from(plain));
			}),
		);
	});

	it('notices every single changed bit', () => {
		const sealed = encrypt(key, Buffer.from('£12,345.67'), 'place');
		for (let bit = 0; bit < sealed.length * 8; bit += 1) {
			const changed = Buffer.from(sealed);
			changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
			expect(() => decrypt(key, changed, 'place')).toThrow(TamperedError);
		}
	});

	it('notices anything cut off or added', () => {
		const sealed = encrypt(key, Buffer.from('twelve pounds'), 'place');
		for (let length = 0; length < sealed.length; length += 1) {
			expect(() => decrypt(key, sealed.subarray(0, length), 'place')).toThrow(TamperedError);
		}
		expect(() => decrypt(key, Buffer.concat([sealed, Buffer.of(0)]), 'place')).toThrow(TamperedError);
	});

	it('opens in no other place and with no other key', () => {
		const sealed = encrypt(key, Buffer.from('x'), 'entries.sealed 1');
		expect(() => decrypt(key, sealed, 'entries.sealed 2')).toThrow(TamperedError);
		expect(() => decrypt(randomBytes(32), sealed, 'entries.sealed 1')).toThrow(TamperedError);
	});

	it('seals the same bytes differently each time, however often', () => {
		const sealed = Array.from({ length: 1000 }, () => encrypt(key, Buffer.of(1), 'p').toString('base64'));
		expect(new Set(sealed).size).toBe(1000);
		for (const one of sealed) expect(decrypt(key, Buffer.from(one, 'base64'), 'p')).toEqual(Buffer.of(1));
	});
});

describe('the root key', () => {
	it('is created once in a file that only this user may read', () => {
		const folder = mkdtempSync(join(tmpdir(), 'halfpenny-key-'));
		const made: string[] = [];
		const first = loadRootKey(undefined, folder, (file) => made.push(file));
		const second = loadRootKey(undefined, folder, (file) => made.push(file));
		const file = join(folder, 'root.key');
		expect(made).toEqual([file]);
		expect(second.id).toBe(first.id);
		expect(statSync(file).mode & 0o777).toBe(0o600);
		expect(Buffer.from(readFileSync(file, 'utf8'), 'base64')).toHaveLength(32);
		writeFileSync(file, 'short');
		expect(() => loadRootKey(undefined, folder, () => undefined)).toThrow('32 bytes');
		rmSync(folder, { recursive: true });
	});

	it('comes from the configuration without touching the disk', () => {
		const folder = join(tmpdir(), randomUUID());
		const key = randomBytes(32);
		expect(loadRootKey(key, folder, () => expect.unreachable()).id).toBe(rootKeyFrom(key).id);
		expect(existsSync(folder)).toBe(false);
	});
});

describe('blind indexes', () => {
	const key = randomBytes(32);
	it('find a value whatever its case, and keep kinds and keys apart', () => {
		expect(blindIndex(key, 'email', ' Ann@Example.com ')).toBe(blindIndex(key, 'email', 'ann@example.com'));
		expect(blindIndex(key, 'email', 'ann')).not.toBe(blindIndex(key, 'username', 'ann'));
		expect(blindIndex(key, 'email', 'ann')).not.toBe(blindIndex(randomBytes(32), 'email', 'ann'));
	});
});

describeOnDatabases('the vault', (open) => {
	const root = rootKeyFrom(randomBytes(32));
	const now = new Date('2026-01-31T00:00:00Z');
	const [ann, bob] = [randomUUID(), randomUUID()];
	let ciphers: { ann: UserCipher; bob: UserCipher };

	beforeAll(async () => {
		const vault = createVault(root, randomBytes(32));
		for (const id of [ann, bob]) {
			const indexes = { usernameIndex: `u ${id}`, emailIndex: `e ${id}` };
			const row = { id, ...indexes, passwordHash: '', sealedProfile: '', createdAt: now };
			await open().insert(users).values(row);
			await vault.createUserKey(open(), id, now);
		}
		ciphers = { ann: await vault.cipherOf(open(), ann), bob: await vault.cipherOf(open(), bob) };
	});

	it('opens what was sealed, after a restart too', async () => {
		const sealed = ciphers.ann.seal('QQ123456C', 'users.sealed_profile');
		const again = await createVault(root, randomBytes(32)).cipherOf(open(), ann);
		expect(again.open(sealed, 'users.sealed_profile')).toBe('QQ123456C');
	});

	it('opens nothing of another person, of another place, or changed', () => {
		const sealed = ciphers.ann.seal('QQ123456C', 'here');
		expect(() => ciphers.bob.open(sealed, 'here')).toThrow(TamperedError);
		expect(() => ciphers.ann.open(sealed, 'there')).toThrow(TamperedError);
		expect(() => ciphers.ann.open(`B${sealed.slice(1)}`, 'here')).toThrow(TamperedError);
		expect(() => ciphers.ann.open('', 'here')).toThrow(TamperedError);
	});

	it('stores no key in plain text, and none that another person’s row could use', async () => {
		const rows = await open().select().from(dataKeys);
		expect(rows).toHaveLength(2);
		const [first, second] = rows;
		if (!first || !second) throw new Error('two keys were made');
		const place = (row: typeof first) => `data key ${row.userId} ${row.version}`;
		expect(root.unwrap(first.wrapped, place(first))).toHaveLength(32);
		expect(() => root.unwrap(first.wrapped, place(second))).toThrow(TamperedError);
	});

	it('keeps each person’s cipher for a while, after which it opens but no longer seals', async () => {
		const vault = createVault(root, randomBytes(32));
		const [kept, began] = [await vault.cipherOf(open(), ann), Date.now()];
		expect(await vault.cipherOf(open(), ann)).toBe(kept);
		expect(await vault.cipherOf(open(), bob)).not.toBe(kept);
		const sealed = kept.seal('QQ123456C', 'here');
		const clock = vi.spyOn(Date, 'now').mockReturnValue(began + KEY_TIMES.cached);
		expect(await vault.cipherOf(open(), ann)).not.toBe(kept);
		clock.mockReturnValue(began + KEY_TIMES.sealing);
		expect(() => kept.seal('QQ123456C', 'here')).toThrow('too long ago');
		expect(kept.open(sealed, 'here')).toBe('QQ123456C');
		clock.mockRestore();
	});

	it('has no cipher for someone who does not exist', async () => {
		const vault = createVault(root, randomBytes(32));
		await expect(vault.cipherOf(open(), randomUUID())).rejects.toThrow('no data key');
	});

	it('keeps the service’s own keys across restarts, and notices another root key', async () => {
		const first = await loadServiceKeys(open(), root);
		const second = await loadServiceKeys(open(), root);
		expect(first?.index).toHaveLength(32);
		expect(second).toEqual(first);
		expect(first?.csrf).not.toEqual(first?.index);
		expect(await loadServiceKeys(open(), rootKeyFrom(randomBytes(32)))).toBeUndefined();
		expect(first?.administrators).not.toEqual(first?.csrf);
		expect(await open().select().from(serviceKeys)).toHaveLength(4);
	});
});

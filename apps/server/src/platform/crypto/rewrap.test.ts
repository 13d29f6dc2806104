/** Changing the root key on both databases: while serving, across a kill half-way, until the old key opens nothing. */
import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { dataKeys, serviceKeys, users } from '../../database/schema/accounts.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { TamperedError } from './aes.ts';
import { isRotating, rewrapKeys } from './rewrap.ts';
import { type RootKey, rootKeyFrom } from './root-key.ts';
import { loadServiceKeys } from './service-keys.ts';
import { createVault } from './vault.ts';

const PLACE = 'users.sealed_profile';
const PEOPLE = 7;

describeOnDatabases('changing the root key', (open) => {
	const oldBytes = randomBytes(32);
	const newBytes = randomBytes(32);
	const old = rootKeyFrom(oldBytes);
	/** What servers use until all of them know both keys, and afterwards. */
	const first = rootKeyFrom(oldBytes, newBytes);
	const second = rootKeyFrom(newBytes, oldBytes);
	const now = new Date('2025-11-20T12:00:00.000Z');
	const sealed = new Map<string, string>();

	const addPerson = async (root: RootKey): Promise<string> => {
		const id = randomUUID();
		const indexes = { usernameIndex: `u ${id}`, emailIndex: `e ${id}` };
		await open()
			.insert(users)
			.values({ id, ...indexes, passwordHash: '', sealedProfile: '', createdAt: now });
		const vault = createVault(root, randomBytes(32));
		await vault.createUserKey(open(), id, now);
		sealed.set(id, (await vault.cipherOf(open(), id)).seal(id, PLACE));
		return id;
	};
	/** How many people a newly started server can read. */
	const readable = async (root: RootKey): Promise<number> => {
		const vault = createVault(root, randomBytes(32));
		let count = 0;
		for (const [id, text] of sealed) {
			const cipher = await vault.cipherOf(open(), id).catch((error) => {
				if (error instanceof TamperedError) return undefined;
				throw error;
			});
			if (cipher?.open(text, PLACE) === id) count += 1;
		}
		return count;
	};

	beforeEach(async () => {
		await open().delete(users);
		await open().delete(serviceKeys);
		sealed.clear();
		await loadServiceKeys(open(), old);
		for (let number = 0; number < PEOPLE; number += 1) await addPerson(old);
	});

	it('keeps every server reading while it runs, even one that wraps with the other key', async () => {
		const keys = await loadServiceKeys(open(), old);
		const seen: number[] = [];
		const readings: Promise<void>[] = [];
		const onBatch = () => {
			readings.push(
				Promise.all([readable(first), readable(second)]).then((counts) => void seen.push(...counts)),
			);
		};
		await addPerson(second);
		expect(await rewrapKeys(open(), second, { batch: 2, onBatch })).toBe(PEOPLE + 4);
		await Promise.all(readings);
		expect(seen.length).toBeGreaterThan(6);
		expect(new Set(seen)).toEqual(new Set([PEOPLE + 1]));
		expect(await loadServiceKeys(open(), first)).toEqual(keys);
		expect(await loadServiceKeys(open(), second)).toEqual(keys);
	});

	it('leaves nothing wrapped by the old key', async () => {
		expect(await isRotating(open(), second)).toBe(true);
		await rewrapKeys(open(), second);
		expect(await isRotating(open(), second)).toBe(false);
		expect(await readable(rootKeyFrom(newBytes))).toBe(PEOPLE);
		expect(await readable(old)).toBe(0);
		expect(await loadServiceKeys(open(), old)).toBeUndefined();
		const named = (await open().select().from(dataKeys)).map(({ rootKeyId }) => rootKeyId);
		expect(new Set(named)).toEqual(new Set([second.id]));
	});

	it('carries on after an interruption, and has nothing to do the third time', async () => {
		let batches = 0;
		const dies = () => {
			batches += 1;
			if (batches === 3) throw new Error('killed');
		};
		await expect(rewrapKeys(open(), second, { batch: 2, onBatch: dies })).rejects.toThrow('killed');
		expect([await readable(first), await readable(second)]).toEqual([PEOPLE, PEOPLE]);
		expect(await readable(rootKeyFrom(newBytes))).toBe(4);
		expect(await rewrapKeys(open(), second, { batch: 2 })).toBe(PEOPLE - 4);
		expect(await readable(rootKeyFrom(newBytes))).toBe(PEOPLE);
		expect(await rewrapKeys(open(), second)).toBe(0);
	});

	it('leaves a key that neither opens as it is', async () => {
		const stranger = rootKeyFrom(randomBytes(32));
		const before = await open().select().from(dataKeys);
		await expect(rewrapKeys(open(), stranger)).rejects.toThrow(TamperedError);
		expect(await open().select().from(dataKeys)).toEqual(before);
	});
});

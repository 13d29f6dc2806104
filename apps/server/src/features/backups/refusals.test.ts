/**
 * Backups that are refused, each with a plain sentence and nothing changed. On the embedded database, in a separate
 * process.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Config, readConfig } from '../../platform/config.ts';
import { createLog } from '../../platform/log.ts';
import { openServices } from '../../platform/open-services.ts';
import { backupCommand, restoreCommand } from './operator-command.ts';

const root = join(import.meta.dirname, '../../../../..');
const folder = mkdtempSync(join(tmpdir(), 'halfpenny-refusals-'));
const file = join(folder, 'service.backup');
const key = randomBytes(32).toString('base64');

function configOf(name: string, environment: Record<string, string> = {}): Config {
	const read = readConfig({ DATA_DIR: join(folder, name), BACKUP_KEY: key, ...environment }, root);
	if (!read.ok) throw new Error(read.problems.join('\n'));
	return read.config;
}

async function backUp(to: string, config = configOf('service')) {
	const { services, close } = await openServices(config, createLog('error'));
	const done = await backupCommand(['backup', to])?.(services);
	await close();
	return done;
}

async function restore(config: Config, from = file) {
	const done = await restoreCommand(['restore', from])?.(config);
	return { ok: done?.ok, text: done?.text ?? '' };
}

beforeAll(async () => {
	expect(await backUp(file)).toMatchObject({ ok: true, text: expect.stringContaining('Backed up to') });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('backing up', () => {
	it('writes a file that only its owner can read, and nothing else', () => {
		expect(statSync(file).mode & 0o777).toBe(0o600);
		expect(readdirSync(folder).filter((name) => name.includes('backup'))).toEqual(['service.backup']);
	});

	it('refuses without a key, and refuses to replace a file', async () => {
		const { backupKey: _, ...without } = configOf('service');
		expect(await backUp(join(folder, 'two'), { ...without, backupKey: undefined })).toMatchObject({
			ok: false,
			text: expect.stringContaining('BACKUP_KEY must be set'),
		});
		expect(await backUp(file)).toMatchObject({ ok: false, text: expect.stringContaining('already exists') });
		expect(existsSync(join(folder, 'two'))).toBe(false);
	});

	it('refuses while the root key is being changed', async () => {
		const [before, after] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
		const { close } = await openServices(configOf('changing', { ROOT_KEY: before }), createLog('error'));
		await close();
		const both = configOf('changing', { ROOT_KEY: after, SECOND_ROOT_KEY: before });
		expect(await backUp(join(folder, 'three'), both)).toMatchObject({
			ok: false,
			text: expect.stringContaining('rotate-root-key'),
		});
		expect(existsSync(join(folder, 'three'))).toBe(false);
	});

	it('needs exactly one file', () => {
		expect([backupCommand(['backup']), backupCommand(['backup', 'a', 'b'])]).toEqual([undefined, undefined]);
		expect([restoreCommand(['restore']), restoreCommand(['backup', 'a'])]).toEqual([undefined, undefined]);
	});
});

describe('restoring', () => {
	const changed = (name: string, change: (bytes: Buffer) => Buffer) => {
		const path = join(folder, name);
		writeFileSync(path, change(readFileSync(file)));
		return path;
	};
	const flipped = (bytes: Buffer) => {
		const at = bytes.length - 100;
		bytes[at] = (bytes[at] ?? 0) ^ 1;
		return bytes;
	};

	it.each<[string, () => readonly [Config, string], string]>([
		[
			'another key',
			() => [configOf('empty', { BACKUP_KEY: randomBytes(32).toString('base64') }), file],
			'doesn’t open with this BACKUP_KEY',
		],
		['a changed file', () => [configOf('empty'), changed('flipped', flipped)], 'doesn’t open with this'],
		[
			'a file that was cut short',
			() => [configOf('empty'), changed('short', (bytes) => bytes.subarray(0, bytes.length - 1))],
			'doesn’t open with this',
		],
		['no backup', () => [configOf('empty'), changed('text', () => Buffer.from('hello'))], 'is not a backup'],
		['no file', () => [configOf('empty'), join(folder, 'none')], 'there is no file'],
		[
			'another root key',
			() => [configOf('empty', { ROOT_KEY: randomBytes(32).toString('base64') }), file],
			'is not the key of the service',
		],
		['data that is there already', () => [configOf('service'), file], 'there is data here already'],
	])('refuses %s and changes nothing', async (_, given, sentence) => {
		const [config, from] = given();
		const there = listed(config.dataFolder);
		expect(await restore(config, from)).toEqual({ ok: false, text: expect.stringContaining(sentence) });
		expect(listed(config.dataFolder)).toEqual(there);
	});

	it('refuses a backup from a newer version', async () => {
		const config = configOf('empty');
		const older = mkdtempSync(join(folder, 'older-'));
		const journal = { entries: [] };
		const { mkdirSync } = await import('node:fs');
		mkdirSync(join(older, 'meta'));
		writeFileSync(join(older, 'meta/_journal.json'), JSON.stringify(journal));
		const refused = await restore({ ...config, migrationsFolder: older as Config['migrationsFolder'] });
		expect(refused).toEqual({ ok: false, text: expect.stringContaining('newer version') });
		expect(listed(config.dataFolder)).toEqual([]);
	});

	it('puts the root key file back next to the data, and the service starts', async () => {
		const config = configOf('restored');
		expect(await restore(config)).toEqual({ ok: true, text: expect.stringContaining('Restored as of') });
		const keyOf = (name: string) => readFileSync(join(folder, name, 'root.key'), 'utf8');
		expect(keyOf('restored')).toBe(keyOf('service'));
		const { close } = await openServices(config, createLog('error'));
		await close();
		expect(await restore(config)).toMatchObject({ ok: false });
	});

	it('needs the root key where the backup does not contain it', async () => {
		const settings = { ROOT_KEY: randomBytes(32).toString('base64') };
		const apart = join(folder, 'apart.backup');
		expect(await backUp(apart, configOf('apart', settings))).toMatchObject({ ok: true });
		expect(await restore(configOf('empty'), apart)).toEqual({
			ok: false,
			text: expect.stringContaining('needs the ROOT_KEY'),
		});
		expect(await restore(configOf('apart-restored', settings), apart)).toMatchObject({ ok: true });
	});
});

/** Every file below a folder; none where the folder does not exist. */
function listed(path: string): string[] {
	return existsSync(path) ? readdirSync(path, { recursive: true }).map(String).sort() : [];
}

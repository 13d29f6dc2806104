/**
 * The process: one address line, one process per folder, nothing lost by a kill, and plain words when it cannot start.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
// Below the repository, so that the bundle finds the installed packages.
const folder = mkdtempSync(join(root, 'node_modules/.server-test-'));
const bundle = join(folder, 'main.mjs');
const commands = join(folder, 'operator.mjs');
const data = mkdtempSync(join(tmpdir(), 'halfpenny-main-'));

beforeAll(() => {
	const options = [
		'--bundle',
		'--platform=node',
		'--format=esm',
		'--target=node20',
		'--out-extension:.js=.mjs',
	];
	const external = thirdParty().map((name) => `--external:${name}`);
	const entries = ['main.ts', 'operator.ts'].map((name) => join(import.meta.dirname, name));
	const all = [...entries, ...options, `--outdir=${folder}`, ...external];
	execFileSync(join(root, 'node_modules/.bin/esbuild'), all, { stdio: 'pipe' });
});
afterAll(() => {
	rmSync(folder, { recursive: true });
	rmSync(data, { recursive: true });
});

/** Every package that is not ours, of any workspace. */
function thirdParty(): string[] {
	const workspaces = [
		'apps/server',
		...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`),
	];
	const names = workspaces.flatMap((workspace) => {
		const manifest = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
		return Object.keys(manifest.dependencies ?? {});
	});
	return [...new Set(names)]
		.filter((name) => !name.startsWith('@halfpenny/'))
		.flatMap((name) => [name, `${name}/*`]);
}

const environmentOf = (settings: Record<string, string>) => ({
	PATH: process.env.PATH ?? '',
	HALFPENNY_ROOT: root,
	DATA_DIR: data,
	PORT: '0',
	...settings,
});

interface Running {
	readonly child: ChildProcess;
	readonly address: string;
	readonly output: () => string;
	readonly exit: Promise<number | null>;
}

/** Starts the server; returns its address, or the exit code if it did not get that far. */
async function start(settings: Record<string, string> = {}): Promise<Running | number | null> {
	const child = spawn(process.execPath, [bundle], {
		env: environmentOf(settings),
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let output = '';
	const exit = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
	const ready = new Promise<string>((resolve) => {
		child.stdout.on('data', (chunk) => {
			output += chunk;
			const [address] = /http:\S+/.exec(output) ?? [];
			if (address) resolve(address);
		});
	});
	child.stderr.on('data', (chunk) => (output += chunk));
	const first = await Promise.race([ready, exit]);
	return typeof first === 'string' ? { child, address: first, output: () => output, exit } : first;
}

async function startSurely(settings: Record<string, string> = {}): Promise<Running> {
	const started = await start(settings);
	if (typeof started !== 'object' || started === null) throw new Error(`the server ended with ${started}`);
	return started;
}

async function signUp(address: string, username: string): Promise<number> {
	const first = await fetch(`${address}/api/service`);
	const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
	const token = cookies.find((cookie) => cookie.startsWith('csrf='))?.slice(5) ?? '';
	const headers = { 'content-type': 'application/json', cookie: cookies.join('; '), 'x-csrf-token': token };
	const body = JSON.stringify({
		username,
		email: `${username}@example.com`,
		password: 'a long enough phrase',
	});
	return (await fetch(`${address}/api/signup`, { method: 'POST', headers, body })).status;
}

function refusal(
	settings: Record<string, string>,
	given: readonly string[] = [bundle],
): { code: number | null; words: string } {
	const { status, stderr } = spawnSync(process.execPath, given, {
		env: environmentOf(settings),
		encoding: 'utf8',
	});
	return { code: status, words: stderr };
}

describe('the process', { timeout: 180_000 }, () => {
	it('prints one line, answers, ends cleanly, and keeps what was stored', async () => {
		const first = await startSurely();
		expect(
			first
				.output()
				.split('\n')
				.filter((line) => line.includes('http:')),
		).toHaveLength(1);
		expect(await signUp(first.address, 'ann-example')).toBe(201);
		first.child.kill('SIGTERM');
		expect(await first.exit).toBe(0);
		const second = await startSurely();
		expect(await signUp(second.address, 'ann-example')).toBe(409);
		second.child.kill('SIGINT');
		expect(await second.exit).toBe(0);
	});

	it('lets nobody else use its folder, and after being killed still has everything it confirmed', async () => {
		const first = await startSurely();
		const second = refusal({});
		expect(second.code).toBe(1);
		expect(second.words).toContain('Another Halfpenny is already running');
		expect(await signUp(first.address, 'bob-example')).toBe(201);
		first.child.kill('SIGKILL');
		await first.exit;
		// Three find a dead process's lock simultaneously: one of them gets the folder.
		const started = await Promise.all([start(), start(), start()]);
		const running = started.filter((one) => typeof one === 'object' && one !== null);
		expect(running).toHaveLength(1);
		expect(started.filter((one) => one === 1)).toHaveLength(2);
		for (const one of running) {
			expect(await signUp(one.address, 'bob-example')).toBe(409);
			one.child.kill('SIGTERM');
			expect(await one.exit).toBe(0);
		}
	});

	it('keeps the built-in database from commands, which say what to do instead', async () => {
		const command = [commands, 'submissions'];
		const running = await startSurely();
		const beside = refusal({}, command);
		expect([beside.code, beside.words]).toEqual([
			1,
			expect.stringContaining('Stop it, run this command again'),
		]);
		running.child.kill('SIGTERM');
		expect(await running.exit).toBe(0);
		expect(refusal({}, command)).toEqual({ code: 0, words: '' });
	});

	it('names everything that is wrong with its configuration', () => {
		const { code, words } = refusal({ PORT: 'x', HMRC_ENV: 'moon' });
		expect(code).toBe(1);
		expect(words).toContain('PORT must be');
		expect(words).toContain('HMRC_ENV must be');
	});

	it('says that its port is taken, and frees the folder', async () => {
		const taken = createServer().listen(0, '127.0.0.1');
		await once(taken, 'listening');
		const PORT = String((taken.address() as AddressInfo).port);
		const { code, words } = refusal({ PORT });
		expect([code, words]).toEqual([1, expect.stringContaining(`Port ${PORT} is already in use`)]);
		expect(existsSync(join(data, 'database/lock'))).toBe(false);
		taken.close();
	});

	it('refuses to run on data of another key', () => {
		const { code, words } = refusal({ ROOT_KEY: Buffer.alloc(32, 7).toString('base64') });
		expect([code, words]).toEqual([1, expect.stringContaining('not the key')]);
	});

	it('says that PostgreSQL does not answer', () => {
		const { code, words } = refusal({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
		expect([code, words]).toEqual([1, expect.stringContaining('DATABASE_URL is not responding')]);
	});
});

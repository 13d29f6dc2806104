/** The process: starts, prints its address, answers, ends cleanly; says what is wrong and does not start otherwise. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url).pathname;
// Below the repository, so that the bundle finds the installed packages.
const folder = mkdtempSync(join(root, 'node_modules/.hmrc-local-test-'));
const bundle = join(folder, 'main.mjs');
const data = mkdtempSync(join(tmpdir(), 'hmrc-local-data-'));
const environment = {
	PATH: process.env.PATH ?? '',
	HMRC_LOCAL_PORT: '0',
	HMRC_LOCAL_DATA: data,
	HMRC_LOCAL_SENDER_ID: 'SENDER',
	HMRC_LOCAL_PASSWORD: 'secret',
};

beforeAll(() => {
	const entry = new URL('./main.ts', import.meta.url).pathname;
	const options = [
		'--bundle',
		'--platform=node',
		'--format=esm',
		'--external:fastify',
		'--external:libxml2-wasm',
	];
	execFileSync(join(root, 'node_modules/.bin/esbuild'), [entry, ...options, `--outfile=${bundle}`], {
		stdio: 'ignore',
	});
});
afterAll(() => {
	rmSync(folder, { recursive: true });
	rmSync(data, { recursive: true });
});

describe('the process', () => {
	it.each(['SIGTERM', 'SIGINT'] as const)('prints its address and ends cleanly on %s', async (signal) => {
		const child = spawn(process.execPath, [bundle], {
			env: environment,
			stdio: ['ignore', 'pipe', 'inherit'],
		});
		const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
		const line = await new Promise<string>((resolve) =>
			child.stdout.once('data', (chunk) => resolve(`${chunk}`)),
		);
		const [address] = /http:\S+/.exec(line) ?? [''];
		expect(line).toBe(`Stand-in for HMRC: ${address}\n`);
		expect(await (await fetch(address)).text()).toContain('This is not HMRC');
		child.kill(signal);
		expect(await ended).toBe(0);
	});

	it('refuses to start beside live filing, and says why', () => {
		const refused = spawnSync(process.execPath, [bundle], {
			env: { ...environment, HMRC_ENV: 'live' },
			encoding: 'utf8',
		});
		expect(refused.status).toBe(1);
		expect(refused.stderr).toContain('HMRC_ENV is live');
		expect(refused.stdout).toBe('');
	});
});

/**
 * The servers of `compose.yaml`, without a container engine: as many processes as it has replicas, started with the
 * image's command and environment and with Compose's, checked by the image's own health check, with requests as the
 * proxy passes them on. Only the places differ: the database, the folders and the ports.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEmptyPostgresql, postgresqlAnswers } from '../src/testing/databases.ts';
import { compose, environmentOfServer, of, root } from './compose.ts';

const PATIENCE = { timeout: 90_000, interval: 500 };

/** The environment of the image itself. */
const imageEnvironment = Object.fromEntries(
	of('ENV').flatMap((line) =>
		line
			.split(' ')
			.slice(1)
			.map((pair) => pair.split('=') as [string, string]),
	),
);
const [command = '', ...given] = JSON.parse((of('CMD')[0] ?? '').replace('CMD ', '')) as string[];
const healthCheck = JSON.parse(/CMD (\[.*\])$/.exec(of('HEALTHCHECK')[0] ?? '')?.[1] ?? '[]') as string[];

interface Replica {
	readonly child: ChildProcess;
	readonly port: number;
	readonly metricsPort: number;
	readonly output: () => string;
}

describe.skipIf(!postgresqlAnswers)('the servers of compose.yaml (PostgreSQL)', () => {
	const folder = mkdtempSync(join(tmpdir(), 'halfpenny-compose-'));
	const replicas: Replica[] = [];
	let drop: () => Promise<void> = async () => undefined;

	beforeAll(async () => {
		const { url, drop: dropIt } = await createEmptyPostgresql();
		drop = dropIt;
		for (let number = 0; number < compose.services.server.deploy.replicas; number += 1)
			replicas.push(await start(url, number));
	});
	afterAll(async () => {
		for (const { child } of replicas.filter(({ child: one }) => one.exitCode === null)) child.kill('SIGKILL');
		await drop();
		rmSync(folder, { recursive: true, force: true });
	});

	async function start(databaseUrl: string, number: number): Promise<Replica> {
		const [port, metricsPort] = [await freePort(), await freePort()];
		const child = spawn(command === 'node' ? process.execPath : command, given, {
			cwd: root,
			env: {
				...{ PATH: process.env.PATH ?? '', ...imageEnvironment, ...environmentOfServer() },
				...{ DATABASE_URL: databaseUrl, HALFPENNY_ROOT: root, DATA_DIR: join(folder, String(number)) },
				...{ HOST: '127.0.0.1', PORT: String(port), METRICS_PORT: String(metricsPort) },
			},
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		let output = '';
		for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
		return { child, port, metricsPort, output: () => output };
	}

	/** As the proxy passes it on. */
	const ask = (port: number, path: string) =>
		fetch(`http://127.0.0.1:${port}${path}`, {
			headers: {
				'x-forwarded-for': '192.0.2.1',
				'x-forwarded-proto': 'https',
				'x-forwarded-host': 'tax.example',
			},
		});

	it('become healthy by the image’s own check, all of them', async () => {
		for (const { port, child, output } of replicas) {
			const [, flag = '', program = ''] = healthCheck;
			const check = () => spawnSync(process.execPath, [flag, program.replace('4800', String(port))]).status;
			await vi.waitFor(() => {
				if (child.exitCode !== null) throw new Error(output());
				expect(check()).toBe(0);
			}, PATIENCE);
		}
	});

	it('serve people over TLS, and count where the file says', async () => {
		for (const { port, metricsPort } of replicas) {
			const page = await ask(port, '/');
			expect(page.status).toBe(200);
			const service = await ask(port, '/api/service');
			expect(service.headers.getSetCookie().join()).toMatch(/__Host-csrf=[^;]+;.*Secure/);
			expect((await service.json()).environment).toBe('sandbox');
			expect(await (await ask(metricsPort, '/metrics')).text()).toContain('halfpenny_http_request_duration');
		}
	});

	it('stop when they are told to, within the time they are given', async () => {
		for (const { child } of replicas) child.kill('SIGTERM');
		const ends = await Promise.all(replicas.map(({ child }) => child.exitCode ?? once(child, 'exit')));
		expect(ends.map((end) => (Array.isArray(end) ? end[0] : end))).toEqual(replicas.map(() => 0));
	});
});

async function freePort(): Promise<number> {
	const probe = createServer().listen(0, '127.0.0.1');
	await once(probe, 'listening');
	const address = probe.address();
	await new Promise((resolve) => probe.close(resolve));
	if (address === null || typeof address === 'string') throw new Error('no port');
	return address.port;
}

/** Starts the product as `npm start` does, on a free port, an empty data folder and the tests' own day, and ends it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');

/** A running product. */
export interface Product {
	readonly address: string;
	/** What it printed so far. */
	readonly output: () => string;
	/** Ends it as Ctrl-C does and gives its exit code. */
	readonly stop: () => Promise<number | null>;
}

/** Starts the product, in which people file for themselves unless `environment` says otherwise, or the `program` named, and waits until it answers; throws with its output when it does not within a minute. */
export async function startProduct(
	environment: Record<string, string> = {},
	program = join(root, 'scripts/start.mjs'),
): Promise<Product> {
	const port = await freePort();
	const folder = await mkdtemp(join(tmpdir(), 'halfpenny-journey-'));
	const child = spawn(process.execPath, [program], {
		env: {
			...process.env,
			PORT: String(port),
			HMRC_LOCAL_PORT: String(await freePort()),
			DATA_DIR: folder,
			HMRC_LOCAL_POLL_SECONDS: '1',
			HMRC_SENDER: 'individual',
			NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${pathToFileURL(join(root, 'e2e/src/the-day.mjs'))}`,
			...environment,
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
	const address = `http://127.0.0.1:${port}`;
	await answers(`${address}/api/health`, child, () => output);
	return { address, output: () => output, stop: () => stop(child, folder) };
}

async function answers(url: string, child: ChildProcess, output: () => string): Promise<void> {
	for (let attempt = 0; attempt < 600; attempt += 1) {
		if (child.exitCode !== null) break;
		const answer = await fetch(url).catch(() => undefined);
		if (answer?.ok) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error(`The product did not start:\n${output()}`);
}

async function stop(child: ChildProcess, folder: string): Promise<number | null> {
	if (child.exitCode === null) {
		child.kill('SIGINT');
		await once(child, 'exit');
	}
	await rm(folder, { recursive: true, force: true });
	return child.exitCode;
}

/** Ports that the system gives to nobody by itself: what is free among them stays free until it is used. */
const [FIRST_PORT, PAST_PORTS] = [20_000, 30_000];

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = randomInt(FIRST_PORT, PAST_PORTS);
		const probe = createServer();
		const isFree = await new Promise<boolean>((resolve) => {
			probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
		});
		await new Promise((resolve) => probe.close(resolve));
		if (isFree) return port;
	}
}

/** Measures the CPU time of API calls, and of a bare route that looks up the same session in the same database. */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectOk, openBrowser } from '../chaos/browser.ts';
import { copyBundles, root } from '../chaos/bundles.ts';
import { preparePeople } from '../chaos/person.ts';
import { type Running, startProcess, stopProcess } from '../chaos/process.ts';
import { startServer } from '../chaos/server.ts';
import { startStandIn } from '../chaos/stand-in.ts';
import { freePort } from '../src/product.ts';

/** A measured call. Writes run one at a time, since each needs the version that the last one returned. */
export interface Measured {
	readonly name: string;
	readonly kind: 'read' | 'write';
	/** The server's CPU time per call in milliseconds, for each round. */
	readonly rounds: number[];
}

/** How often to call, and on which database. */
export interface CostOptions {
	readonly databaseUrl: string;
	readonly rounds: number;
	readonly requests: number;
}

/** A request to send. */
interface Shot {
	readonly address: string;
	readonly method: string;
	readonly path: string;
	readonly headers: Record<string, string>;
	readonly body?: () => string;
}

/** Servers otherwise run on the tests' day, whose clock is slower to read. */
const WITH_THE_REAL_CLOCK = { NODE_OPTIONS: '' };

interface Target extends Measured {
	readonly process: Running;
	readonly shot: Shot;
}

const READS_AT_ONCE = 8;
/** In how many turns a round makes the calls of a kind. */
const TURNS = 10;

/** Measures every call by turns, so that other load on the machine affects them equally. */
export async function measureCost({ databaseUrl, rounds, requests }: CostOptions): Promise<Measured[]> {
	const bundles = copyBundles();
	const folder = await mkdtemp(join(tmpdir(), 'halfpenny-cost-'));
	const standIn = await startStandIn(bundles, join(folder, 'hmrc-local'));
	const port = await freePort();
	const place = { bundles, standIn, dataFolder: join(folder, 'data'), databaseUrl };
	const server = startServer(place, port, { shortLived: false, settings: WITH_THE_REAL_CLOCK });
	let bare: Running | undefined;
	try {
		await server.ready;
		bare = startProcess(
			join(root, 'apps/server/evidence/bare-route.mjs'),
			{ DATABASE_URL: databaseUrl },
			/bare at http:\S+/,
		);
		const bareAddress = (await bare.ready).replace('bare at ', '');
		const targets = await targetsOf({ server, address: `http://127.0.0.1:${port}` }, { bare, bareAddress });
		const agent = new Agent({ keepAlive: true, maxSockets: READS_AT_ONCE });
		await measureRound(targets, agent, requests); // A warm-up.
		for (let round = 0; round < rounds; round += 1) {
			const spent = await measureRound(targets, agent, requests);
			for (const [index, target] of targets.entries()) target.rounds.push(spent[index] ?? Number.NaN);
		}
		agent.destroy();
		return targets;
	} finally {
		await stopProcess(server);
		if (bare) await stopProcess(bare);
		await standIn.stop();
		bundles.remove();
		await rm(folder, { recursive: true, force: true });
	}
}

/** Returns the CPU time per call of each target in milliseconds. */
async function measureRound(targets: readonly Target[], agent: Agent, requests: number): Promise<number[]> {
	const spent = targets.map(() => 0);
	for (let turn = 0; turn < TURNS; turn += 1)
		for (const [index, target] of targets.entries())
			spent[index] = (spent[index] ?? 0) + (await spend(target, agent, Math.ceil(requests / TURNS)));
	return spent.map((total) => total / TURNS);
}

async function targetsOf(
	{ server, address }: { readonly server: Running; readonly address: string },
	{ bare, bareAddress }: { readonly bare: Running; readonly bareAddress: string },
): Promise<Target[]> {
	const [prepared] = await preparePeople(address, 1);
	if (!prepared) throw new Error('nobody is prepared');
	const jar = new Map<string, string>();
	const call = openBrowser(address, jar);
	await expectOk(call('GET', '/api/service'), 'service');
	const login = { username: 'person-0', password: 'copper ship on a penny' };
	await expectOk(call('POST', '/api/login', login), 'login');
	const entries = await expectOk(call('GET', `/api/tax-returns/${prepared.id}/entries`), 'entries');
	const job: { version: number; answers: object } = entries.find(
		(one: { id: string }) => one.id === prepared.jobId,
	);
	const headers = {
		cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
		'x-csrf-token': jar.get('csrf') ?? '',
		'content-type': 'application/json',
	};
	const of = (process: Running, at: string, method: string, path: string): Omit<Target, 'name'> => ({
		...{ process, rounds: [], kind: method === 'GET' ? 'read' : 'write' },
		shot: { address: at, method, path, headers, ...(method === 'GET' ? {} : { body: writesOf(job) }) },
	});
	const id = prepared.id;
	return [
		{ name: 'a bare route with the session', ...of(bare, bareAddress, 'GET', '/bare') },
		{ name: 'GET /api/service', ...of(server, address, 'GET', '/api/service') },
		{ name: 'GET /api/user', ...of(server, address, 'GET', '/api/user') },
		{ name: 'GET /api/tax-returns/{id}', ...of(server, address, 'GET', `/api/tax-returns/${id}`) },
		{
			name: 'GET /api/tax-returns/{id}/entries',
			...of(server, address, 'GET', `/api/tax-returns/${id}/entries`),
		},
		{ name: 'a bare write with the session', ...of(bare, bareAddress, 'PATCH', '/bare') },
		{ name: 'PATCH /api/entries/{id}', ...of(server, address, 'PATCH', `/api/entries/${prepared.jobId}`) },
	];
}

/** Makes the bodies of successive writes: each changes the pay of the version before. */
function writesOf({ version: first, answers }: { readonly version: number; readonly answers: object }) {
	let version = first;
	return () => {
		const body = JSON.stringify({ version, answers: { ...answers, pay: `${40_000 + (version % 1000)}.00` } });
		version += 1;
		return body;
	};
}

/** Returns the CPU time per request in milliseconds, averaged over `requests`. */
async function spend({ process, shot, kind }: Target, agent: Agent, requests: number): Promise<number> {
	const before = processorOf(process);
	let left = requests;
	const work = async () => {
		while (left > 0) {
			left -= 1;
			await fire(shot, agent);
		}
	};
	await Promise.all(Array.from({ length: kind === 'read' ? READS_AT_ONCE : 1 }, work));
	return processorSince(process, before) / requests;
}

function fire({ address, method, path, headers, body }: Shot, agent: Agent): Promise<void> {
	const text = body?.();
	return new Promise((resolve, reject) => {
		const sent = request(`${address}${path}`, { method, headers, agent }, (answer) => {
			let said = '';
			answer.on('data', (chunk) => {
				said += answer.statusCode === 200 ? '' : chunk;
			});
			answer.on('end', () =>
				answer.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${answer.statusCode} ${said}`)),
			);
		});
		sent.on('error', reject);
		sent.end(text);
	});
}

const NANOSECONDS_PER_MS = 1_000_000;

/** The CPU time that each thread of a process has used, in milliseconds (Linux). */
function processorOf({ child }: Running): ReadonlyMap<string, number> {
	const threads = `/proc/${child.pid}/task`;
	const used = (thread: string) => readFileSync(join(threads, thread, 'schedstat'), 'utf8').split(' ')[0];
	return new Map(readdirSync(threads).map((thread) => [thread, Number(used(thread)) / NANOSECONDS_PER_MS]));
}

/** The CPU time used since: `schedstat` is exact, where the usual `stat` counts in hundredths of a second. */
function processorSince(process: Running, before: ReadonlyMap<string, number>): number {
	return [...processorOf(process)].reduce((sum, [thread, ms]) => sum + ms - (before.get(thread) ?? 0), 0);
}

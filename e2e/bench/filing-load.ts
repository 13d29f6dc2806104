/** Measures how many returns one server completes a second, with PostgreSQL and the stand-in on the same machine. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expectOk } from '../chaos/browser.ts';
import { copyBundles } from '../chaos/bundles.ts';
import { type PreparedReturn, preparePeople } from '../chaos/person.ts';
import { type Running, stopProcess } from '../chaos/process.ts';
import { withDatabase } from '../chaos/records.ts';
import { startServer } from '../chaos/server.ts';
import { type StandIn, startStandIn } from '../chaos/stand-in.ts';
import { freePort } from '../src/product.ts';

/** How much load, and for how long. */
export interface LoadOptions {
	readonly databaseUrl: string;
	/** Returns declared each second, whether or not the server keeps up. */
	readonly eachSecond: number;
	readonly seconds: number;
	/** Returns that are then declared as fast as the server answers, to find how many it completes at most. */
	readonly atOnce: number;
	readonly say: (line: string) => void;
}

/** The measurements. Times are in milliseconds unless named otherwise, memory in MiB. */
export interface LoadResult {
	readonly declared: number;
	/** Returns whose receipt arrived and whose conversation was deleted at HMRC, within the measured time. */
	readonly complete: number;
	readonly completeEachSecond: number;
	/** The rate in the worst ten seconds. */
	readonly leastEachSecond: number;
	/** Seconds from the last declaration until all were complete. */
	readonly secondsToDrain: number;
	readonly idle: readonly number[];
	readonly busy: readonly number[];
	readonly declaring: readonly number[];
	/** The server's memory, sampled every five seconds. */
	readonly memory: readonly number[];
	/** Complete returns a second with more declared than the server can complete, from the first declaration to the last deletion at HMRC. */
	readonly saturation: number;
	/** CPU time per return. */
	readonly processor: { readonly server: number; readonly standIn: number; readonly client: number };
}

/** The running processes. */
interface Bench {
	readonly options: LoadOptions;
	readonly address: string;
	readonly server: Running;
	readonly standIn: StandIn;
	readonly prober: PreparedReturn;
}

/** Measures in new folders, and cleans up. Throws if a return is not accepted. */
export async function measureLoad(options: LoadOptions): Promise<LoadResult> {
	const bundles = copyBundles();
	const folder = await mkdtemp(join(tmpdir(), 'halfpenny-load-'));
	const standIn = await startStandIn(bundles, join(folder, 'hmrc-local'));
	const port = await freePort();
	const place = { bundles, standIn, dataFolder: join(folder, 'data'), databaseUrl: options.databaseUrl };
	const server = startServer(place, port, { shortLived: false });
	try {
		await server.ready;
		const address = `http://127.0.0.1:${port}`;
		const people = Math.ceil((options.eachSecond * options.seconds + options.atOnce) / 2) + 1;
		options.say(`preparing ${people} people`);
		const [prober, ...returns] = await preparePeople(address, people, 8);
		if (!prober) throw new Error('nobody is prepared');
		return await load({ options, address, server, standIn, prober }, returns);
	} finally {
		await stopProcess(server);
		await standIn.stop();
		bundles.remove();
		await rm(folder, { recursive: true, force: true });
	}
}

const IDLE_SECONDS = 15;
const SAMPLE_MS = 5000;

async function load(bench: Bench, returns: readonly PreparedReturn[]): Promise<LoadResult> {
	const { options, server, standIn } = bench;
	options.say(`${returns.length} returns are prepared; measuring the idle server`);
	const idle = await probeWhile(bench, sleep(IDLE_SECONDS * 1000));
	const before = {
		server: processorOf(server),
		standIn: processorOf(standIn.running),
		client: ownProcessor(),
	};
	const [begun, completed, memory] = [performance.now(), [] as number[], [] as number[]];
	const declaring: number[] = [];
	const declarations = declareSteadily(bench, returns, declaring);
	const watching = watch(bench, completed, memory);
	const busy = await probeWhile(bench, declarations.begun);
	await declarations.answered;
	const complete = (await watching) ?? 0;
	const drained = performance.now();
	const secondsToDrain = await drain(bench, declaring.length, drained);
	const spent = (now: number, then: number) => (now - then) / Math.max(1, declaring.length);
	const processor = {
		server: spent(processorOf(server), before.server),
		standIn: spent(processorOf(standIn.running), before.standIn),
		client: spent(ownProcessor(), before.client),
	};
	options.say(`${complete} complete after ${Math.round((drained - begun) / 1000)} s`);
	const saturation = await saturate(bench, returns.slice(declaring.length), declaring.length);
	return {
		...{ declared: declaring.length, complete, secondsToDrain, idle, busy, declaring, memory, processor },
		saturation,
		completeEachSecond: complete / options.seconds,
		leastEachSecond: leastOf(completed),
	};
}

/** Starts each declaration on time, whether or not earlier ones were answered. */
function declareSteadily({ options }: Bench, returns: readonly PreparedReturn[], took: number[]) {
	const answers: Promise<void>[] = [];
	const begun = (async () => {
		const start = performance.now();
		const all = returns.slice(0, options.eachSecond * options.seconds);
		for (const [number, one] of all.entries()) {
			const at = start + (number * 1000) / options.eachSecond;
			const early = at - performance.now();
			if (early > 1) await sleep(early);
			answers.push(declare(one, took));
		}
		await sleep(Math.max(0, start + options.seconds * 1000 - performance.now()));
	})();
	return { begun, answered: begun.then(() => Promise.all(answers)) };
}

/** Makes the calls that a browser makes: check answers, then submit. */
async function declare({ call, id }: PreparedReturn, took: number[]): Promise<void> {
	const begun = performance.now();
	const { snapshotHash } = await expectOk(call('GET', `/api/tax-returns/${id}/check-answers`), 'check');
	const declaration = { accepted: true, snapshotHash };
	await expectOk(call('POST', `/api/sa100/submit/${id}`, { declaration }), 'submit');
	took.push(performance.now() - begun);
}

/** Declarations that are under way together: more than the server answers at a time. */
const DECLARERS = 24;

/** Declares the remaining returns as fast as the server answers. Returns how many were complete a second. */
async function saturate(bench: Bench, returns: readonly PreparedReturn[], before: number): Promise<number> {
	const some = returns.slice(0, bench.options.atOnce);
	const begun = performance.now();
	let next = 0;
	const work = async () => {
		for (let one = some[next++]; one; one = some[next++]) await declare(one, []);
	};
	await Promise.all(Array.from({ length: DECLARERS }, work));
	await drain(bench, before + some.length, begun);
	return (some.length * 1000) / (performance.now() - begun);
}

const PROBES_APART_MS = 100;

/** Returns how long another person's calls take until `work` is done. */
async function probeWhile({ prober }: Bench, work: Promise<unknown>): Promise<readonly number[]> {
	const times: number[] = [];
	let over = false;
	const end = work.finally(() => {
		over = true;
	});
	const taxReturn = `/api/tax-returns/${prober.id}`;
	const paths = ['/api/user', taxReturn, `${taxReturn}/entries`, `/api/sa100/logs/${prober.id}`];
	for (let number = 0; !over; number += 1) {
		const begun = performance.now();
		await expectOk(prober.call('GET', paths[number % paths.length] ?? ''), 'probe');
		times.push(performance.now() - begun);
		await sleep(PROBES_APART_MS);
	}
	await end;
	return times;
}

/** Takes samples until the measured time is over. Returns how many returns were complete by then. */
async function watch({ options, server }: Bench, completed: number[], memory: number[]): Promise<number> {
	const end = performance.now() + options.seconds * 1000;
	for (;;) {
		await sleep(Math.min(SAMPLE_MS, Math.max(0, end - performance.now())));
		const complete = await completeIn(options);
		completed.push(complete);
		memory.push(memoryOf(server));
		if (performance.now() >= end - 1) return complete;
	}
}

async function drain({ options }: Bench, declared: number, since: number): Promise<number> {
	for (let attempt = 0; attempt < 240; attempt += 1) {
		if ((await completeIn(options)) >= declared) return (performance.now() - since) / 1000;
		await sleep(500);
	}
	throw new Error('not every return was complete two minutes after the last declaration');
}

function completeIn({ databaseUrl }: LoadOptions): Promise<number> {
	return withDatabase({ databaseUrl, dataFolder: '' }, async (query) => {
		const [row] = await query<{ n: string }>(`select count(*) n from submissions where state = 'deleted'`);
		return Number(row?.n ?? 0);
	});
}

/** Returns the lowest rate over two successive samples, leaving out the first, when nothing can be complete yet. */
function leastOf(completed: readonly number[]): number {
	const samples = completed.slice(1, -1);
	const gains = samples.slice(2).map((now, index) => now - (samples[index] ?? 0));
	return gains.length === 0 ? 0 : (Math.min(...gains) * 1000) / (2 * SAMPLE_MS);
}

const CLOCK_TICK_MS = 10;

/** Returns the CPU time that a process has used, in milliseconds (Linux). */
function processorOf({ child }: Running): number {
	const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
	return (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK_MS;
}

function ownProcessor(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}

function memoryOf({ child }: Running): number {
	const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
	return Number(kilobytes) / 1024;
}

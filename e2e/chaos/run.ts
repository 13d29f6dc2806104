/** One run: people file while servers die and HMRC has faults. Then everything recovers, and both sides are compared. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultPoint } from '../../apps/server/src/platform/fault-points.ts';
import { freePort } from '../src/product.ts';
import { Unanswered } from './browser.ts';
import { copyBundles, type Defect } from './bundles.ts';
import { type Kills, keepKilling } from './killer.ts';
import { type Running, stopProcess } from './process.ts';
import { type Chance, chanceOf } from './random.ts';
import { countJobs, letTimePass, withDatabase } from './records.ts';
import { type ServerPlace, startFront, startServer } from './server.ts';
import { type Fault, type StandIn, startStandIn } from './stand-in.ts';
import { type Clerk, nothingTold, type Told } from './told.ts';

/** The options of a run. */
export interface RunOptions {
	readonly kills: number;
	/** How many servers share the database behind one address. The embedded database allows one. */
	readonly servers: number;
	/** An empty PostgreSQL, or undefined for the embedded database. */
	readonly databaseUrl: string | undefined;
	readonly seed: number;
	readonly people: number;
	readonly defect?: Defect | undefined;
	/** Faults that last the whole run, instead of being redrawn. */
	readonly faults?: readonly Fault[];
	/** The most rounds to wait for recovery, each a few seconds. */
	readonly healingRounds?: number;
	/** Called with progress. */
	readonly say: (line: string) => void;
}

/** A way of filing. `One` is something that a person wants filed. */
export interface Filing<One> {
	/** The points at which a server may be killed. */
	readonly points: readonly FaultPoint[];
	/** How many to file at a time. */
	readonly atATime: number;
	/** Draws what goes wrong at HMRC for the next while. */
	readonly badDay: (chance: Chance) => readonly Fault[];
	/** Gets people ready to file, before anything goes wrong. */
	readonly prepare: (address: string, people: number, chance: Chance) => Promise<readonly One[]>;
	/** Looks at one and takes the next step. Returns true once the person sees that HMRC has it. */
	readonly lookAfter: (clerk: Clerk, one: One) => Promise<boolean>;
	/** Compares HMRC's ledger with our records. People can look at their pages until it calls `stop`. */
	readonly compare: (end: End<One>) => Promise<Compared>;
}

/** What to compare at the end of a run. */
export interface End<One> {
	readonly place: ServerPlace;
	readonly told: Told;
	/** What people began to file. */
	readonly begun: readonly One[];
	/** Stops every server. */
	readonly stop: () => Promise<void>;
}

/** The counts and differences at the end of a run. */
export interface Compared {
	readonly submissions: number;
	readonly events: number;
	/** Returns or declarations that people wanted filed. */
	readonly returns: number;
	readonly amendments: number;
	readonly receipts: number;
	/** How many times a submission became unknown. */
	readonly timesUnknown: number;
	readonly differences: readonly string[];
}

/** The result of a run. */
export interface RunResult extends Compared {
	readonly kills: ReadonlyMap<string, number>;
	readonly struck: ReadonlyMap<string, number>;
	readonly deeds: ReadonlyMap<string, number>;
	readonly seconds: number;
}

/** The state of a run. */
interface Scene<One> {
	readonly filing: Filing<One>;
	readonly options: RunOptions;
	readonly place: ServerPlace;
	readonly standIn: StandIn;
	readonly ports: readonly number[];
	readonly chance: Chance;
	readonly told: Told;
	readonly struck: Map<string, number>;
}

/** Runs in new folders and on new ports, and cleans up. */
export async function run<One>(filing: Filing<One>, options: RunOptions): Promise<RunResult> {
	const begun = performance.now();
	const bundles = copyBundles(options.defect);
	const folder = await mkdtemp(join(tmpdir(), 'halfpenny-chaos-'));
	const standIn = await startStandIn(bundles, join(folder, 'hmrc-local'));
	const ports = await Promise.all(Array.from({ length: options.servers }, freePort));
	const front = await startFront(ports);
	const place = { bundles, standIn, dataFolder: join(folder, 'data'), databaseUrl: options.databaseUrl };
	const scene = {
		...{ filing, options, place, standIn, ports },
		...{ chance: chanceOf(options.seed), told: nothingTold(), struck: new Map<string, number>() },
	};
	try {
		return { ...(await play(scene, front.address)), seconds: (performance.now() - begun) / 1000 };
	} finally {
		front.close();
		await standIn.stop();
		bundles.remove();
		await rm(folder, { recursive: true, force: true });
	}
}

async function play<One>(scene: Scene<One>, address: string): Promise<Omit<RunResult, 'seconds'>> {
	const { filing, options, chance, told, standIn, struck, place } = scene;
	const prepared = await prepare(scene, address);
	options.say(`${prepared.length} are prepared`);
	await standIn.setFaults(options.faults ?? filing.badDay(chance), options.seed);
	const kills: Kills = { at: new Map(), planned: new Map(), total: 0 };
	const begun: One[] = [];
	const over = { yes: false };
	const people = workThrough(scene, prepared, begun, () => kills.total >= options.kills, over);
	const killing = {
		...{ place, chance, kills, points: filing.points, wanted: options.kills },
		onKill: () => anotherDay(scene, kills),
	};
	const servers = await Promise.all(scene.ports.map((port) => keepKilling(killing, port)));
	await tally(scene);
	await standIn.setFaults([], 0);
	options.say(`${kills.total} kills are done; healing`);
	const lasts = await heal(scene, servers, people, over);
	const stop = async () => void (await Promise.all(lasts.map(stopProcess)));
	const compared = await filing.compare({ place, told, begun, stop });
	return { ...compared, kills: kills.at, struck, deeds: told.deeds };
}

/** Prepares people while the servers are up and nothing goes wrong. */
async function prepare<One>(
	{ filing, place, ports, options, chance }: Scene<One>,
	address: string,
): Promise<readonly One[]> {
	const [port, ...others] = ports;
	if (port === undefined) throw new Error('no server');
	const first = startServer(place, port);
	await first.ready;
	const more = others.map((other) => startServer(place, other));
	await Promise.all(more.map(({ ready }) => ready));
	const servers = [first, ...more];
	try {
		return await filing.prepare(address, options.people, chance);
	} catch (error) {
		const printed = servers.map(({ output }) => output()).join('\n');
		throw new Error(`people could not get ready:\n${printed}`, { cause: error });
	} finally {
		await Promise.all(servers.map(stopProcess));
	}
}

/** Redraws the faults after about every second kill. */
async function anotherDay<One>(scene: Scene<One>, kills: Kills): Promise<void> {
	const { filing, chance, standIn, options } = scene;
	if (kills.total % 10 === 0) options.say(`${kills.total} kills`);
	if (options.faults || chance.percent(50)) return;
	await tally(scene);
	await standIn.setFaults(filing.badDay(chance), chance.below(1_000_000));
}

async function tally<One>({ standIn, struck }: Scene<One>): Promise<void> {
	for (const [kind, times] of await standIn.struck()) struck.set(kind, (struck.get(kind) ?? 0) + times);
}

const LOOK_EVERY_MS = 2000;

/** Files `atATime` at a time; each person continues until HMRC has what they want filed. */
async function workThrough<One>(
	{ filing, standIn, chance, told }: Scene<One>,
	prepared: readonly One[],
	begun: One[],
	enough: () => boolean,
	over: { readonly yes: boolean },
): Promise<void> {
	const clerk: Clerk = { standIn, chance, told };
	const waiting = [...prepared];
	const work = async () => {
		while (!enough()) {
			const one = waiting.shift();
			if (one === undefined) return;
			begun.push(one);
			while (!over.yes && !(await looked(clerk, () => filing.lookAfter(clerk, one))))
				await sleep(LOOK_EVERY_MS / 2 + chance.below(LOOK_EVERY_MS));
		}
	};
	await Promise.all(Array.from({ length: filing.atATime }, work));
}

/** Takes one look. If the server didn't answer, the caller looks again, as a person reloads a page. */
async function looked({ told }: Clerk, look: () => Promise<boolean>): Promise<boolean> {
	try {
		return await look();
	} catch (error) {
		if (!(error instanceof Unanswered)) told.contradictions.push(String(error));
		return false;
	}
}

const HEALING_ROUNDS = 40;
const ROUND_MS = 8000;

/** Continues without faults until everything is filed and no job is left, or until the rounds run out. */
async function heal<One>(
	scene: Scene<One>,
	servers: readonly Running[],
	people: Promise<void>,
	over: { yes: boolean },
): Promise<readonly Running[]> {
	let up = servers;
	let settled = false;
	people.then(
		() => {
			settled = true;
		},
		() => undefined,
	);
	for (let round = 0; round < (scene.options.healingRounds ?? HEALING_ROUNDS); round += 1) {
		await Promise.race([people, sleep(ROUND_MS)]);
		const [left, next] = await letPass(scene, up);
		up = next;
		scene.options.say(`healing: ${left} jobs are left${settled ? '' : ', people still wait'}`);
		if (settled && left === 0) break;
		if (settled) await sleep(ROUND_MS / 2);
	}
	over.yes = true;
	await people;
	return up;
}

/** Makes waiting jobs due. Stops and restarts the server of an embedded database, to be able to open it. */
async function letPass<One>(
	scene: Scene<One>,
	servers: readonly Running[],
): Promise<readonly [number, readonly Running[]]> {
	const { place, ports } = scene;
	const embedded = place.databaseUrl === undefined;
	if (embedded) await Promise.all(servers.map(stopProcess));
	const left = await withDatabase(place, async (query) => {
		await letTimePass(query);
		return countJobs(query);
	});
	if (!embedded) return [left, servers];
	const again = ports.map((port) => startServer(place, port));
	await Promise.all(again.map(({ ready }) => ready));
	return [left, again];
}

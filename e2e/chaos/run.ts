/** One run: people file, servers die, HMRC has a bad day; then all heals, and both sides are held against each other. */
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

/** What a run is told. */
export interface RunOptions {
	readonly kills: number;
	/** How many servers share the database behind one address; the embedded one takes one. */
	readonly servers: number;
	/** An empty PostgreSQL, or undefined for the embedded database. */
	readonly databaseUrl: string | undefined;
	readonly seed: number;
	/** How many people there are. */
	readonly people: number;
	readonly defect?: Defect | undefined;
	/** What goes wrong at HMRC all the time, instead of something else again and again. */
	readonly faults?: readonly Fault[];
	/** How long to wait for all to heal at most, in rounds of some seconds. */
	readonly healingRounds?: number;
	/** Told how it goes. */
	readonly say: (line: string) => void;
}

/** A way of filing, as a run plays it: `One` is what somebody wants filed. */
export interface Filing<One> {
	/** Where a server may be made to die on the way. */
	readonly points: readonly FaultPoint[];
	/** How many are on their way at the same time. */
	readonly atATime: number;
	/** What goes wrong at HMRC until it is drawn anew. */
	readonly badDay: (chance: Chance) => readonly Fault[];
	/** Has so many people ready to file, while nothing goes wrong. */
	readonly prepare: (address: string, people: number, chance: Chance) => Promise<readonly One[]>;
	/** Looks at one and does what comes next. True once HMRC has it, as its person can see. */
	readonly lookAfter: (clerk: Clerk, one: One) => Promise<boolean>;
	/** Holds HMRC's ledger against our records. `stop` ends every server, before which people can still look. */
	readonly compare: (end: End<One>) => Promise<Compared>;
}

/** The end of a run. */
export interface End<One> {
	readonly place: ServerPlace;
	readonly told: Told;
	/** What people began to file. */
	readonly begun: readonly One[];
	readonly stop: () => Promise<void>;
}

/** What there is in the end. */
export interface Compared {
	readonly submissions: number;
	readonly events: number;
	/** Returns or declarations that people wanted filed. */
	readonly returns: number;
	readonly amendments: number;
	readonly receipts: number;
	/** How often submissions were unknown on their way. */
	readonly timesUnknown: number;
	readonly differences: readonly string[];
}

/** What came of a run. */
export interface RunResult extends Compared {
	readonly kills: ReadonlyMap<string, number>;
	readonly struck: ReadonlyMap<string, number>;
	readonly deeds: ReadonlyMap<string, number>;
	readonly seconds: number;
}

/** How far a run has got. */
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

/** Runs everything in its own folders, and cleans up. */
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

/** The servers are up and nothing goes wrong while people fill in what they file. */
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

/** Faults are drawn anew after every second kill or so. */
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

/** People start one after another, so many at a time; each continues until HMRC has what they want. */
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

/** A call that nobody answered is looked at again, as a person reloads a page. */
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

/** No more faults: continues until people have what they want and no job is left, or for so many rounds. */
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

/** Hours pass. The embedded database is only to be had while its server is down. */
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

/** One run: people file, servers die, HMRC has a bad day; then all heals, and both sides are held against each other. */
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../src/product.ts';
import { badDay } from './bad-days.ts';
import { Unanswered } from './browser.ts';
import { copyBundles, type Defect } from './bundles.ts';
import { type Attempt, type Case, type Clerk, lookAfter, nothingTold, type Told } from './clerk.ts';
import { type BothSides, differences } from './compare.ts';
import { type Kills, keepKilling } from './killer.ts';
import { type PreparedReturn, preparePeople } from './person.ts';
import { type Running, stopProcess } from './process.ts';
import { type Chance, chanceOf } from './random.ts';
import { letTimePass, type OurRecords, readRecords, withDatabase } from './records.ts';
import { type ServerPlace, startFront, startServer } from './server.ts';
import { type Fault, type StandIn, startStandIn } from './stand-in.ts';

/** What a run is told. */
export interface RunOptions {
	readonly kills: number;
	/** How many servers share the database behind one address; the embedded one takes one. */
	readonly servers: number;
	/** An empty PostgreSQL, or undefined for the embedded database. */
	readonly databaseUrl: string | undefined;
	readonly seed: number;
	/** How many people there are, with two returns each. */
	readonly people: number;
	readonly defect?: Defect | undefined;
	/** What goes wrong at HMRC all the time, instead of something else again and again. */
	readonly faults?: readonly Fault[];
	/** How long to wait for all to heal at most, in rounds of some seconds. */
	readonly healingRounds?: number;
	/** Told how it goes. */
	readonly say: (line: string) => void;
}

/** What came of a run. */
export interface RunResult {
	readonly kills: ReadonlyMap<string, number>;
	readonly struck: ReadonlyMap<string, number>;
	readonly deeds: ReadonlyMap<string, number>;
	readonly submissions: number;
	readonly events: number;
	readonly returns: number;
	readonly amendments: number;
	readonly receipts: number;
	/** How often submissions were unknown on their way. */
	readonly timesUnknown: number;
	readonly differences: readonly string[];
	readonly seconds: number;
}

/** How far a run has got. */
interface Scene {
	readonly options: RunOptions;
	readonly place: ServerPlace;
	readonly standIn: StandIn;
	readonly ports: readonly number[];
	readonly chance: Chance;
	readonly told: Told;
	readonly struck: Map<string, number>;
}

/** Runs everything in its own folders, and cleans up. */
export async function run(options: RunOptions): Promise<RunResult> {
	const begun = performance.now();
	const bundles = copyBundles(options.defect);
	const folder = await mkdtemp(join(tmpdir(), 'halfpenny-chaos-'));
	const standIn = await startStandIn(bundles, join(folder, 'hmrc-local'));
	const ports = await Promise.all(Array.from({ length: options.servers }, freePort));
	const front = await startFront(ports);
	const place = { bundles, standIn, dataFolder: join(folder, 'data'), databaseUrl: options.databaseUrl };
	const scene = {
		...{ options, place, standIn, ports },
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

async function play(scene: Scene, address: string): Promise<Omit<RunResult, 'seconds'>> {
	const { options, chance, told, standIn } = scene;
	const prepared = await prepare(scene, address);
	options.say(`${prepared.length} returns are prepared`);
	await standIn.setFaults(options.faults ?? badDay(chance), options.seed);
	const kills: Kills = { at: new Map(), planned: new Map(), total: 0 };
	const cases: Case[] = [];
	const clerk: Clerk = { standIn, chance, told };
	const over = { yes: false };
	const people = workThrough(clerk, prepared, cases, () => kills.total >= options.kills, over);
	const killing = {
		place: scene.place,
		chance,
		kills,
		wanted: options.kills,
		onKill: () => anotherDay(scene, kills),
	};
	const servers = await Promise.all(scene.ports.map((port) => keepKilling(killing, port)));
	await tally(scene);
	await standIn.setFaults([], 0);
	options.say(`${kills.total} kills are done; healing`);
	const lasts = await heal(scene, servers, people, over);
	const sides = await bothSides(scene, lasts, cases);
	return report(scene, kills, sides);
}

/** The servers are up and nothing goes wrong while people fill in their returns. */
async function prepare(
	{ place, ports, options }: Scene,
	address: string,
): Promise<readonly PreparedReturn[]> {
	const [port, ...others] = ports;
	if (port === undefined) throw new Error('no server');
	const first = startServer(place, port);
	await first.ready;
	const more = others.map((other) => startServer(place, other));
	await Promise.all(more.map(({ ready }) => ready));
	const prepared = await preparePeople(address, options.people);
	await Promise.all([first, ...more].map(stopProcess));
	return prepared;
}

/** Faults are drawn anew after every second kill or so. */
async function anotherDay(scene: Scene, kills: Kills): Promise<void> {
	const { chance, standIn, options } = scene;
	if (kills.total % 10 === 0) options.say(`${kills.total} kills`);
	if (options.faults || chance.percent(50)) return;
	await tally(scene);
	await standIn.setFaults(badDay(chance), chance.below(1_000_000));
}

async function tally({ standIn, struck }: Scene): Promise<void> {
	for (const [kind, times] of await standIn.struck()) struck.set(kind, (struck.get(kind) ?? 0) + times);
}

const AT_A_TIME = 24;
const LOOK_EVERY_MS = 2000;

/** People start one after another, so many at a time; each continues until HMRC has what they want. */
async function workThrough(
	clerk: Clerk,
	prepared: readonly PreparedReturn[],
	cases: Case[],
	enough: () => boolean,
	over: { readonly yes: boolean },
): Promise<void> {
	const waiting = [...prepared];
	const work = async () => {
		while (!enough()) {
			const taxReturn = waiting.shift();
			if (!taxReturn) return;
			const one = { taxReturn, amendments: clerk.chance.percent(30) ? 1 : 0 };
			cases.push(one);
			while (!over.yes && !(await looked(clerk, one)))
				await sleep(LOOK_EVERY_MS / 2 + clerk.chance.below(LOOK_EVERY_MS));
		}
	};
	await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

/** A call that nobody answered is looked at again, as a person reloads a page. */
async function looked(clerk: Clerk, one: Case): Promise<boolean> {
	try {
		return await lookAfter(clerk, one);
	} catch (error) {
		if (!(error instanceof Unanswered)) clerk.told.contradictions.push(String(error));
		return false;
	}
}

const HEALING_ROUNDS = 40;
const ROUND_MS = 8000;

/** No more faults: continues until people have what they want and no job is left, or for so many rounds. */
async function heal(
	scene: Scene,
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
async function letPass(
	scene: Scene,
	servers: readonly Running[],
): Promise<readonly [number, readonly Running[]]> {
	const { place, ports } = scene;
	const embedded = place.databaseUrl === undefined;
	if (embedded) await Promise.all(servers.map(stopProcess));
	const left = await withDatabase(place, async (query) => {
		await letTimePass(query);
		return (await readRecords(query)).jobs.length;
	});
	if (!embedded) return [left, servers];
	const again = ports.map((port) => startServer(place, port));
	await Promise.all(again.map(({ ready }) => ready));
	return [left, again];
}

async function bothSides(
	scene: Scene,
	servers: readonly Running[],
	cases: readonly Case[],
): Promise<BothSides> {
	const { standIn, told, place } = scene;
	const receipts = new Map<string, string>();
	for (const { taxReturn } of cases) {
		const { status, body } = await taxReturn.call('GET', `/api/sa100/logs/${taxReturn.id}`);
		const attempts: readonly Attempt[] = status === 200 ? body.logs : [];
		for (const { id, receipt } of attempts) if (receipt) receipts.set(id, receipt.irmark);
	}
	await Promise.all(servers.map(stopProcess));
	const ours = await withDatabase(place, readRecords);
	const wanted = { returns: cases.length, amendments: cases.reduce((sum, one) => sum + one.amendments, 0) };
	const [received, returns] = await Promise.all([standIn.received(), standIn.returns()]);
	return { ours, told, receipts, letters: lettersIn(place.dataFolder), received, returns, wanted };
}

function lettersIn(dataFolder: string): ReadonlySet<string> {
	const outbox = join(dataFolder, 'outbox');
	const names = existsSync(outbox) ? readdirSync(outbox) : [];
	return new Set(names.flatMap((name) => /^receipt-(.+)\.eml$/.exec(name)?.[1] ?? []));
}

function report({ told, struck }: Scene, kills: Kills, sides: BothSides): Omit<RunResult, 'seconds'> {
	const { ours, wanted, receipts } = sides;
	return {
		...{ kills: kills.at, struck, deeds: told.deeds },
		...{ submissions: ours.submissions.length, events: ours.events.length },
		...{ returns: wanted.returns, amendments: wanted.amendments, receipts: receipts.size },
		timesUnknown: timesUnknown(ours),
		differences: differences(sides),
	};
}

function timesUnknown({ events }: OurRecords): number {
	const unknown = new Set(['outcomeUnknown', 'interrupted', 'receiptMismatched']);
	return events.filter(({ kind }) => unknown.has(kind)).length;
}

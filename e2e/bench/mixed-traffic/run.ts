/**
 * Mixed traffic on two servers that share a PostgreSQL: people who file, visitors, attackers, and servers being killed.
 * Measures one person who works on their return, first alone and then in the traffic.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openBrowser, Unanswered } from '../../chaos/browser.ts';
import { copyBundles } from '../../chaos/bundles.ts';
import type { Case } from '../../chaos/clerk.ts';
import { freshDatabase } from '../../chaos/database.ts';
import { preparePeople } from '../../chaos/person.ts';
import { type Running, stopProcess } from '../../chaos/process.ts';
import { chanceOf } from '../../chaos/random.ts';
import { countJobs, letTimePass, withDatabase } from '../../chaos/records.ts';
import { returnsFiling } from '../../chaos/returns.ts';
import { type ServerPlace, startFront, startServer } from '../../chaos/server.ts';
import { startStandIn } from '../../chaos/stand-in.ts';
import { type Clerk, nothingTold } from '../../chaos/told.ts';
import { freePort } from '../../src/product.ts';
import { type Met, nothingMet, workOn } from './honest.ts';
import { doHarm, type Harm } from './hostile.ts';

const [PEOPLE, FILERS, READERS, ATTACKERS] = [60, 4, 3, 2];
const KILL_EVERY_MS = 25_000;
const IDLE_MS = 45_000;
const HEALING_ROUNDS = 25;

/** The result of a run. */
export interface MixedResult {
	readonly idle: Met;
	readonly busy: Met;
	readonly harm: Harm;
	readonly minutes: number;
	readonly kills: number;
	readonly filed: number;
	readonly amended: number;
	/** Every difference between HMRC's ledger, our records and what people were told. */
	readonly lost: readonly string[];
}

/** Runs the traffic for some minutes, in new folders and a new database, and cleans up. */
export async function mixTraffic(minutes: number, say: (line: string) => void): Promise<MixedResult> {
	const bundles = copyBundles();
	const folder = await mkdtemp(join(tmpdir(), 'halfpenny-mixed-'));
	const standIn = await startStandIn(bundles, join(folder, 'hmrc-local'));
	const database = await freshDatabase();
	const ports = [await freePort(), await freePort()];
	const front = await startFront(ports);
	const place = { bundles, standIn, dataFolder: join(folder, 'data'), databaseUrl: database.url };
	const servers = new Map<number, Running>();
	try {
		for (const port of ports) await start(servers, place, port);
		return await play({ place, servers, address: front.address, minutes, say });
	} finally {
		await Promise.all([...servers.values()].map(stopProcess));
		front.close();
		await standIn.stop();
		bundles.remove();
		await database.drop();
		await rm(folder, { recursive: true, force: true });
	}
}

async function start(servers: Map<number, Running>, place: ServerPlace, port: number): Promise<void> {
	const server = startServer(place, port, { shortLived: false });
	servers.set(port, server);
	await server.ready;
}

interface Scene {
	readonly place: ServerPlace;
	readonly servers: Map<number, Running>;
	readonly address: string;
	readonly minutes: number;
	readonly say: (line: string) => void;
}

async function play({ place, servers, address, minutes, say }: Scene): Promise<MixedResult> {
	const people = await preparePeople(address, PEOPLE);
	const [honest, , ...others] = people;
	const attackers = others.splice(0, 2 * ATTACKERS).filter((_, index) => index % 2 === 0);
	if (!honest) throw new Error('nobody is prepared');
	say(`${people.length} returns are prepared`);
	const [warm, idle, busy] = [nothingMet(), nothingMet(), nothingMet()];
	await workOn(honest, warm, until(IDLE_MS / 3));
	await workOn(honest, idle, until(IDLE_MS));
	say('idle is measured');
	const goOn = until(minutes * 60_000);
	const harm: Harm = { deeds: new Map(), faults: 0 };
	const told = nothingTold();
	const clerk: Clerk = { standIn: place.standIn, chance: chanceOf(20_261_126), told };
	const begun: Case[] = [];
	const waiting = others.map((taxReturn, index) => ({ taxReturn, amendments: index % 3 === 0 ? 1 : 0 }));
	const [, , , , kills] = await Promise.all([
		workOn(honest, busy, goOn),
		doHarm({ address, harm, goOn }, attackers),
		Promise.all(Array.from({ length: READERS }, (_, number) => read(address, number, goOn))),
		Promise.all(Array.from({ length: FILERS }, () => file(clerk, waiting, begun, goOn))),
		kill(servers, place, goOn, say),
	]);
	say('the traffic is over; the rest is finished');
	await heal(clerk, place, begun);
	const stop = async () => {
		await Promise.all([...servers.values()].map(stopProcess));
		servers.clear();
	};
	const compared = await returnsFiling.compare({ place, told, begun, stop });
	// Hostile documents still waiting to be read don't count as lost.
	const lost = compared.differences.filter((one) => !one.startsWith('a job is left: document.read'));
	const { returns: filed, amendments: amended } = compared;
	return { idle, busy, harm, minutes, kills, filed, amended, lost: [...lost, ...busy.wrong] };
}

function until(milliseconds: number): () => boolean {
	const end = performance.now() + milliseconds;
	return () => performance.now() < end;
}

/** Visits public pages and calls, as most visitors do. */
async function read(address: string, number: number, goOn: () => boolean): Promise<void> {
	const call = openBrowser(address);
	for (let round = number; goOn(); round += 1) {
		const path = ['/', '/pricing', '/api/service', '/auth', '/api/user'][round % 5] ?? '/';
		await call('GET', path).catch(ignoreUnanswered);
		await sleep(150);
	}
}

/** Files one return after another, each until HMRC has it. */
async function file(clerk: Clerk, waiting: Case[], begun: Case[], goOn: () => boolean): Promise<void> {
	while (goOn()) {
		const one = waiting.shift();
		if (!one) return;
		begun.push(one);
		while (goOn() && !(await looked(clerk, one))) await sleep(1500);
		await sleep(1000);
	}
}

async function looked(clerk: Clerk, one: Case): Promise<boolean> {
	try {
		return await returnsFiling.lookAfter(clerk, one);
	} catch (error) {
		if (!(error instanceof Unanswered)) clerk.told.contradictions.push(String(error));
		return false;
	}
}

async function kill(
	servers: Map<number, Running>,
	place: ServerPlace,
	goOn: () => boolean,
	say: (line: string) => void,
): Promise<number> {
	let kills = 0;
	for (let turn = 0; goOn(); turn += 1) {
		await sleep(KILL_EVERY_MS);
		const [port, server] = [...servers][turn % servers.size] ?? [];
		if (port === undefined || !server || !goOn()) break;
		server.child.kill('SIGKILL');
		await server.ended;
		kills += 1;
		await start(servers, place, port);
		say(`${kills} kills`);
	}
	return kills;
}

/** Finishes the returns already begun, without attacks, making waiting jobs due. */
async function heal(clerk: Clerk, place: ServerPlace, begun: readonly Case[]): Promise<void> {
	let left = [...begun];
	for (let round = 0; round < HEALING_ROUNDS; round += 1) {
		const done = await Promise.all(left.map((one) => looked(clerk, one)));
		left = left.filter((_, index) => !done[index]);
		await sleep(3000);
		const jobs = await withDatabase(place, async (query) => {
			await letTimePass(query);
			return countJobs(query);
		});
		if (left.length === 0 && jobs === 0) return;
	}
}

function ignoreUnanswered(error: unknown): void {
	if (!(error instanceof Unanswered)) throw error;
}

/** Kills servers and starts them again: at the named points in turn, and at random instants, also while they start. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultPoint } from '../../apps/server/src/platform/fault-points.ts';
import type { Running } from './process.ts';
import type { Chance } from './random.ts';
import { type ServerPlace, startServer } from './server.ts';

/** How often a server died where. */
export interface Kills {
	/** By named point, `instant`, and `start` for what died before it was ready. */
	readonly at: Map<string, number>;
	/** How often each named point was to be the place. */
	readonly planned: Map<string, number>;
	/** How many there are in all. */
	total: number;
}

/** What killing needs. */
export interface Killing {
	readonly place: ServerPlace;
	readonly chance: Chance;
	readonly kills: Kills;
	/** The named points at which it may die. */
	readonly points: readonly FaultPoint[];
	/** How many kills are wanted in all. */
	readonly wanted: number;
	/** Called after each kill. */
	readonly onKill: () => Promise<void>;
}

/** How long a server lives at most once it is ready, when no named point is reached before. */
const LIFE_MS = 5000;
const NAMED_LIFE_MS = 12_000;

/** Keeps one server dying and coming back until enough have died; gives the last one, which lives and is ready. */
export async function keepKilling(killing: Killing, port: number): Promise<Running> {
	while (killing.kills.total < killing.wanted) {
		const { at, reserved } = plan(killing);
		const server = startServer(killing.place, port, { killAt: reserved });
		const how = await live(killing, server, at);
		killing.kills.at.set(how, (killing.kills.at.get(how) ?? 0) + 1);
		killing.kills.total += 1;
		await killing.onKill();
	}
	const last = startServer(killing.place, port);
	await last.ready;
	return last;
}

interface Plan {
	readonly at: string;
	/** What HALFPENNY_KILL_AT says. */
	readonly reserved: string | undefined;
}

/** Three in four are to die at a named point: at one that was named least so far. */
function plan({ chance, points, kills: { planned } }: Killing): Plan {
	if (chance.percent(25)) return { at: 'instant', reserved: undefined };
	const times = (point: string) => planned.get(point) ?? 0;
	const fewest = Math.min(...points.map(times));
	const at = chance.pick(points.filter((point) => times(point) === fewest));
	planned.set(at, times(at) + 1);
	return { at, reserved: `${at}:${1 + chance.below(2)}` };
}

/** Waits until it dies, or kills it; gives where it died. Throws when it ends in any other way. */
async function live({ chance }: Killing, server: Running, at: string): Promise<string> {
	const named = at !== 'instant';
	if (!named && chance.percent(15)) {
		await Promise.race([sleep(chance.below(3000)), server.ended]);
		server.child.kill('SIGKILL');
		await server.ended;
		return 'start';
	}
	const ready = await Promise.race([
		server.ready.then(
			() => true,
			() => false,
		),
		server.ended.then(() => false),
	]);
	const life = named ? NAMED_LIFE_MS : chance.below(LIFE_MS);
	const byItself = await Promise.race([
		server.ended.then(() => true),
		sleep(ready ? life : 0).then(() => false),
	]);
	if (!byItself) server.child.kill('SIGKILL');
	const how = await server.ended;
	if (how !== 'SIGKILL') throw new Error(`a server ended by itself (${how}):\n${server.output()}`);
	return byItself && named ? at : 'instant';
}

/** Kills servers and restarts them: at each named point, at random moments, and while they start. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultPoint } from '../../apps/server/src/platform/fault-points.ts';
import type { Running } from './process.ts';
import type { Chance } from './random.ts';
import { type ServerPlace, startServer } from './server.ts';

/** How often servers died, and where. */
export interface Kills {
	/** By named point, plus `instant`, and `start` for a server killed before it was ready. */
	readonly at: Map<string, number>;
	/** How often each named point was chosen. */
	readonly planned: Map<string, number>;
	/** The number of kills so far. */
	total: number;
}

/** What to kill, and how often. */
export interface Killing {
	readonly place: ServerPlace;
	readonly chance: Chance;
	readonly kills: Kills;
	/** The named points to kill at. */
	readonly points: readonly FaultPoint[];
	/** The number of kills to reach. */
	readonly wanted: number;
	/** Called after each kill. */
	readonly onKill: () => Promise<void>;
}

/** How long a server may run once it is ready, if it doesn't reach its named point first. */
const LIFE_MS = 5000;
const NAMED_LIFE_MS = 12_000;

/** Kills and restarts one server until there were enough kills. Returns the last server, ready. */
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
	/** The value of HALFPENNY_KILL_AT. */
	readonly reserved: string | undefined;
}

/** Chooses where to kill: three times in four at one of the named points chosen least often so far. */
function plan({ chance, points, kills: { planned } }: Killing): Plan {
	if (chance.percent(25)) return { at: 'instant', reserved: undefined };
	const times = (point: string) => planned.get(point) ?? 0;
	const fewest = Math.min(...points.map(times));
	const at = chance.pick(points.filter((point) => times(point) === fewest));
	planned.set(at, times(at) + 1);
	return { at, reserved: `${at}:${1 + chance.below(2)}` };
}

/** Waits until a server dies, or kills it. Returns where it died; throws if it ended in any other way. */
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

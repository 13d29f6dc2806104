/** The processes that do tasks: one is started for a task, or has been started before it and waits. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { HELPER_STREAM } from './helper.ts';
import { HELPED, type Kind, READY, WAITS } from './messages.ts';
import { environmentFor, sandboxed } from './sandbox.ts';

/** A process that does one task and ends. */
export interface Child {
	readonly process: ChildProcess;
	/** Whether it has said that it is ready. */
	readonly isReady: () => boolean;
}

/** A process to start: for which kind of task, within how many seconds of processor, from which program. */
export interface Wanted {
	readonly kind: Kind;
	readonly processorSeconds: number;
	readonly program: string | undefined;
}

/** A process that waits this long for a document ends: papers come a few at a time. In milliseconds. */
const LONGEST_WAIT = 300_000;

/** Two that wait for a picture take three quarters of a gigabyte, and those that read one meanwhile as much: none waits where less is left, in bytes. */
const ENOUGH_MEMORY = 2 * 1024 ** 3;

const waiting = new Map<string, { readonly child: Child; readonly ends: NodeJS.Timeout }>();
let keepsSpares = false;

/**
 * From now on, after a document of a kind, a process waits for the next one, with all that it needs loaded. Only for a program that
 * runs on: each takes memory for minutes. Gives what ends that, and the processes that wait.
 */
export function keepSpares(): () => void {
	keepsSpares = true;
	return () => {
		keepsSpares = false;
		for (const { child } of waiting.values()) child.process.kill('SIGKILL');
		waiting.clear();
	};
}

/** A process for one task; undefined where its program was never built. */
export async function childFor(wanted: Wanted): Promise<Child | undefined> {
	const spare = waiting.get(nameOf(wanted));
	if (!spare) return start(wanted);
	clearTimeout(spare.ends);
	waiting.delete(nameOf(wanted));
	for (const each of [spare.child.process, spare.child.process.channel]) each?.ref();
	return spare.child;
}

/** Starts a process that waits for such a task, unless one does; gives it. It keeps nobody from ending. */
export async function startSpare(wanted: Wanted): Promise<Child | undefined> {
	const name = nameOf(wanted);
	if (!keepsSpares || waiting.has(name) || process.availableMemory() < ENOUGH_MEMORY) return undefined;
	const child = await start(wanted, [WAITS]);
	if (!child) return undefined;
	if (!keepsSpares || waiting.has(name)) {
		child.process.kill('SIGKILL');
		return undefined;
	}
	const forget = () => {
		clearTimeout(ends);
		if (waiting.get(name)?.child === child) waiting.delete(name);
	};
	const ends = setTimeout(() => {
		forget();
		child.process.kill('SIGKILL');
	}, LONGEST_WAIT);
	child.process.once('exit', forget).once('error', forget);
	for (const each of [child.process, child.process.channel, ends]) each?.unref();
	waiting.set(name, { child, ends });
	return child;
}

function nameOf({ kind, processorSeconds, program }: Wanted): string {
	return JSON.stringify([kind.task, kind.isNative, processorSeconds, program]);
}

async function start(
	{ kind, processorSeconds, program }: Wanted,
	told: readonly string[] = [],
): Promise<Child | undefined> {
	const main = program ?? builtProgram('child');
	if (main === undefined) return undefined;
	const lines = program === undefined && hasHelp(kind) ? builtProgram('reading-lines') : undefined;
	const { file, given } = await sandboxed(main, kind, processorSeconds);
	const started = spawn(file, [...given, ...told, ...(lines ? [HELPED] : [])], {
		env: environmentFor(kind),
		serialization: 'advanced',
		stdio: ['ignore', 'ignore', 'ignore', 'ipc', lines ? 'pipe' : 'ignore'],
	});
	let isReady = false;
	started.on('message', (message) => {
		isReady ||= message === READY;
	});
	const stream = started.stdio[HELPER_STREAM];
	if (lines && stream) await startHelper(lines, { kind, processorSeconds }, { started, stream });
	return { process: started, isReady: () => isReady };
}

/** Two read the lines of a picture together where there are two processors. */
function hasHelp({ task }: Kind): boolean {
	return task === 'recognise' && availableParallelism() > 1;
}

/** Starts the process that reads lines for `started`, over the stream to it. Where it does not start, the first reads them all. */
async function startHelper(
	program: string,
	{ kind, processorSeconds }: Pick<Wanted, 'kind' | 'processorSeconds'>,
	{ started, stream }: { readonly started: ChildProcess; readonly stream: Readable | Writable },
): Promise<void> {
	const { file, given } = await sandboxed(program, kind, processorSeconds);
	const helper = spawn(file, [...given], {
		env: environmentFor(kind),
		stdio: ['ignore', 'ignore', 'ignore', stream],
	});
	// It has the stream now. It ends with the other, and keeps nobody from ending.
	stream.destroy();
	helper.unref();
	helper.on('error', () => undefined);
	started.once('exit', () => helper.kill('SIGKILL'));
}

function builtProgram(name: 'child' | 'reading-lines'): string | undefined {
	try {
		return createRequire(import.meta.url).resolve(`@halfpenny/reader/${name}`);
	} catch {
		return undefined;
	}
}

/** Starts and stops processes: waits until one prints that it is ready, and reports how it ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** A started process. */
export interface Running {
	readonly child: ChildProcess;
	/** The matching output. Rejects if the process ends first, or doesn't print it in time. */
	readonly ready: Promise<string>;
	/** How it ended: a signal's name or its exit code. */
	readonly ended: Promise<string>;
	/** Everything it has printed. */
	readonly output: () => string;
}

/** Starts a bundle with Node. It is ready once its output matches `readyWhen`. */
export function startProcess(
	path: string,
	environment: Readonly<Record<string, string>>,
	readyWhen: RegExp,
	flags: readonly string[] = [],
): Running {
	const child = spawn(process.execPath, [...flags, path], {
		env: { PATH: process.env.PATH ?? '', ...environment },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let output = '';
	let isReady: (text: string) => void = () => undefined;
	const printed = new Promise<string>((resolve) => {
		isReady = resolve;
	});
	for (const stream of [child.stdout, child.stderr])
		stream.on('data', (chunk) => {
			output += chunk;
			const match = readyWhen.exec(output)?.[0];
			if (match !== undefined) isReady(match);
		});
	const ended = once(child, 'exit').then(([code, signal]) => String(signal ?? code));
	const ready = Promise.race([
		printed,
		late(() => output),
		ended.then((how) => Promise.reject(new Error(`ended (${how}) before it was ready:\n${output}`))),
	]);
	ready.catch(() => undefined); // The caller that waits for it gets the error.
	return { child, ready, ended, output: () => output };
}

/** Far longer than a process takes to start. */
const LATE_MS = 120_000;

/** Rejects after a while, so that a run doesn't wait for ever for a process that never gets ready. */
async function late(output: () => string): Promise<never> {
	await sleep(LATE_MS, undefined, { ref: false });
	throw new Error(`not ready after ${LATE_MS / 1000} seconds:\n${output()}`);
}

/** Asks a process to end and waits. Returns how it ended. */
export function stopProcess({ child, ended }: Running): Promise<string> {
	child.kill('SIGTERM');
	return ended;
}

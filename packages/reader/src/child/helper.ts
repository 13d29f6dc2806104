/** The two processes that recognise a picture together: one has the document, the other reads lines that it is given. */
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Helper, LineWork } from '../sources/ocr/read-lines.ts';
import type { Readings } from '../sources/ocr/strips.ts';
import { listen, send } from './frames.ts';

/** The number of the stream by which the one with the document reaches the other, if it was told that there is one; */
export const HELPER_STREAM = 4;
/** and by which the other reaches it. */
const DOCUMENT_STREAM = 3;

/** A line to be read. */
interface Asked {
	readonly id: number;
	readonly work: LineWork;
}

/** What was used to read it: milliseconds of processor, and megabytes of memory at most so far. */
export interface Cost {
	readonly processorMs: number;
	readonly megabytes: number;
}

/** What stands on it. */
interface Answered extends Cost {
	readonly id: number;
	readonly readings: Readings;
}

/** Another process that reads lines, and what it has used so far. */
export interface HelpingProcess {
	readonly read: Helper;
	readonly cost: () => Cost;
}

/** The process at the other end of `stream`. Once that has ended, it reads no line any more. */
export function helperOn(stream: Duplex = streamOf(HELPER_STREAM)): HelpingProcess {
	const waiting = new Map<number, (readings?: Readings) => void>();
	let [last, hasEnded] = [0, false];
	let cost: Cost = { processorMs: 0, megabytes: 0 };
	listen(stream, (message) => {
		const { id, readings, processorMs, megabytes } = message as Answered;
		cost = { processorMs: cost.processorMs + processorMs, megabytes };
		waiting.get(id)?.(readings);
		waiting.delete(id);
	});
	const end = () => {
		hasEnded = true;
		for (const tell of waiting.values()) tell();
		waiting.clear();
	};
	stream.on('error', end).on('end', end).on('close', end);
	return {
		read: (work) =>
			new Promise((resolve) => {
				if (hasEnded) return resolve(undefined);
				last += 1;
				waiting.set(last, resolve);
				send(stream, { id: last, work } satisfies Asked);
			}),
		cost: () => cost,
	};
}

/** Reads the lines that come on `stream` with `read`, one after the other; calls `end` when no more can come. */
export function readFor(
	read: (work: LineWork) => Promise<Readings>,
	end: () => void,
	stream: Duplex = streamOf(DOCUMENT_STREAM),
): void {
	let before = Promise.resolve();
	listen(stream, (message) => {
		const { id, work } = message as Asked;
		before = before.then(async () => {
			const used = process.cpuUsage();
			const readings = await read(work);
			const { user, system } = process.cpuUsage(used);
			const megabytes = process.resourceUsage().maxRSS / 1024;
			send(stream, { id, readings, processorMs: (user + system) / 1000, megabytes } satisfies Answered);
		});
		before.catch(end);
	});
	stream.on('error', end).on('end', end).on('close', end);
}

function streamOf(number: number): Duplex {
	return new Socket({ fd: number, readable: true, writable: true });
}

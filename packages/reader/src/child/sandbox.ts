/**
 * What the process that opens documents is kept from, whatever a document makes of it: files, by Node's permission model;
 * the network, by a network of its own with nothing in it; memory, processor time and writing, by the system's limits.
 */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, sep } from 'node:path';
import { HEAP_MEGABYTES, MEMORY_MEGABYTES } from '../limits.ts';
import type { Kind } from './messages.ts';

/**
 * The system itself counts the processor time ($0 is the limit), so that nothing a document does can stop the count. $1 is
 * the limit of memory in kilobytes; where the system allows less than that already, less it is.
 */
const WITHIN_LIMITS =
	'ulimit -c 0; ulimit -f 0; ulimit -d "$1" 2>/dev/null; shift; ulimit -t "$0" && exec "$@"';

/** Ways to a network of one's own, the one that also takes away a superuser's powers first. */
const WITHOUT_NETWORK = [
	['unshare', '--map-root-user', '--net'],
	['unshare', '--net'],
] as const;

/** Node 20 calls it an experiment; later versions do not know that name. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
	? '--permission'
	: '--experimental-permission';

/**
 * How the networks' memory is taken from the system (glibc; others pass over it): in large pages and large steps, and kept. Page by
 * page, as is usual, the first picture takes half a second longer, and the networks a third of one to load.
 */
const IN_LARGE_PAGES = [
	'glibc.malloc.hugetlb=1',
	'glibc.malloc.mmap_max=0',
	'glibc.malloc.top_pad=67108864',
	'glibc.malloc.trim_threshold=1073741824',
].join(':');

/** All that the process finds in its environment: nothing of the server's. */
export function environmentFor({ task }: Kind): Readonly<Record<string, string>> {
	return task === 'recognise' ? { GLIBC_TUNABLES: IN_LARGE_PAGES } : {};
}

/** A program to start, and what it is given. */
export interface CommandLine {
	readonly file: string;
	readonly given: readonly string[];
}

let found: Promise<readonly string[] | undefined> | undefined;

/** Whether documents are opened without a network here: some systems and containers do not allow that. */
export async function isNetworkShut(): Promise<boolean> {
	return (await withoutNetwork()) !== undefined;
}

/** How `program` is started for tasks of a kind, kept from everything that it does not need. */
export async function sandboxed(program: string, kind: Kind, processorSeconds: number): Promise<CommandLine> {
	const node = [process.execPath, `--max-old-space-size=${HEAP_MEGABYTES}`, ...permissions(program, kind)];
	const limits = [String(processorSeconds), String(MEMORY_MEGABYTES[kind.task] * 1024)];
	const command = [...((await withoutNetwork()) ?? []), ...node, program, kind.task];
	return { file: '/bin/sh', given: ['-c', WITHIN_LIMITS, ...limits, ...command] };
}

/** It reads the program and its packages, and nothing else; writes nothing, and starts neither process nor thread. */
function permissions(program: string, { isNative }: Kind): string[] {
	const readable = [dirname(program), packagesOf(program)].flatMap((folder) =>
		folder === undefined ? [] : [`--allow-fs-read=${folder}${sep}`],
	);
	return [PERMISSION, ...readable, ...(isNative ? ['--allow-addons'] : [])];
}

/** The folder of the packages that a program imports. */
function packagesOf(program: string): string | undefined {
	try {
		const folder = `${sep}node_modules`;
		const file = createRequire(program).resolve('@hyzyla/pdfium');
		return file.slice(0, file.lastIndexOf(`${folder}${sep}`) + folder.length);
	} catch {
		return undefined;
	}
}

function withoutNetwork(): Promise<readonly string[] | undefined> {
	found ??= firstThatWorks();
	return found;
}

async function firstThatWorks(): Promise<readonly string[] | undefined> {
	for (const way of WITHOUT_NETWORK) if (await works(way)) return way;
	return undefined;
}

function works([file, ...given]: readonly [string, ...string[]]): Promise<boolean> {
	return new Promise((resolve) => {
		execFile(file, [...given, 'true'], { timeout: 10_000 }, (error) => resolve(error === null));
	});
}

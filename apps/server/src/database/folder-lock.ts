/**
 * Lets one process at a time use a folder, by listening on a unix socket in it: unlike with a file, a dead process can
 * be told from a live one.
 */

import { closeSync, mkdtempSync, openSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sayOperator } from '@halfpenny/messages/operator';

/** The most bytes that every system allows in a socket's path. */
const LONGEST_PATH = 100;
/** Taking over takes milliseconds; after this long the process that tried is dead. */
const TAKEOVER_MS = 5000;

/** Another process has the folder. The message is for the person who started the second one. */
export class FolderInUse extends Error {
	override name = 'FolderInUse';
}

/** Locks the folder for this process and returns the function that frees it. Throws {@link FolderInUse}. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
	const { path, cleanUp } = shortPath(folder);
	try {
		const server = await listen(path, folder);
		return () => free(server, cleanUp);
	} catch (error) {
		cleanUp();
		throw error;
	}
}

async function listen(path: string, folder: string): Promise<Server> {
	const first = await tryListen(path);
	if (first) return first;
	if (await isAlive(path)) throw inUse(folder);
	const second = await alone(`${path}.takeover`, async () => {
		if (await isAlive(path)) return undefined;
		rmSync(path, { force: true });
		return tryListen(path);
	});
	if (second) return second;
	throw inUse(folder);
}

function tryListen(path: string): Promise<Server | undefined> {
	return new Promise((resolve, reject) => {
		const server = createServer((socket) => socket.end());
		server.once('error', (error: NodeJS.ErrnoException) =>
			error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
		);
		server.listen(path, () => resolve(server));
		server.unref();
	});
}

/** Whether a process listens at the socket. Only a plain refusal means it is dead: a busy one keeps us waiting. */
function isAlive(path: string): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = createConnection(path);
		socket.once('connect', () => resolve(true));
		socket.once('error', (error: NodeJS.ErrnoException) =>
			resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT'),
		);
		socket.once('close', () => socket.destroy());
		socket.unref();
	});
}

/**
 * Does the work while no other process does: of many that find a dead process's socket, one at a time looks again and
 * removes it, so that nobody removes a live one. Waits a few seconds for one that dies doing it.
 */
async function alone<T>(file: string, work: () => Promise<T>): Promise<T> {
	let seen = { as: '', since: 0 };
	while (!tryCreate(file)) {
		// By our own clock: the file's time may come from another machine's.
		const as = identityOf(file);
		if (as !== seen.as) seen = { as, since: performance.now() };
		if (performance.now() - seen.since > TAKEOVER_MS) rmSync(file, { force: true });
		else await sleep(20);
	}
	try {
		return await work();
	} finally {
		rmSync(file, { force: true });
	}
}

function tryCreate(file: string): boolean {
	try {
		closeSync(openSync(file, 'wx'));
		return true;
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
		throw error;
	}
}

/** Tells a file from a later one with the same name. */
function identityOf(file: string): string {
	const found = statSync(file, { throwIfNoEntry: false });
	return found ? `${found.ino} ${found.mtimeMs}` : '';
}

function free(server: Server, cleanUp: () => void): Promise<void> {
	return new Promise((resolve) => {
		server.close(() => {
			cleanUp();
			resolve();
		});
	});
}

/** A socket's path has to be short; a deep folder is reached through a link with a short name. */
function shortPath(folder: string): { path: string; cleanUp: () => void } {
	const direct = join(folder, 'lock');
	if (Buffer.byteLength(direct) <= LONGEST_PATH) return { path: direct, cleanUp: () => undefined };
	const links = mkdtempSync(join(tmpdir(), 'halfpenny-'));
	const link = join(links, 'd');
	symlinkSync(folder, link, statSync(folder).isDirectory() ? 'dir' : 'file');
	return { path: join(link, 'lock'), cleanUp: () => rmSync(links, { recursive: true, force: true }) };
}

function inUse(folder: string): FolderInUse {
	return new FolderInUse(sayOperator('folder.inUse', { folder }));
}

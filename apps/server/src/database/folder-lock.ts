/** Lets one process at a time use a folder, by listening on a unix socket in it: unlike a file, a dead one is told from a live one. */

import { randomUUID } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sayOperator } from '@halfpenny/messages/operator';

/** The most bytes that every system allows in a socket's path. */
const LONGEST_PATH = 100;

/** Another process has the folder. The message is for whoever started the second one. */
export class FolderInUse extends Error {
	override name = 'FolderInUse';
}

/** Takes the folder for this process and gives the function that frees it. Throws {@link FolderInUse}. */
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
	if (await answers(path)) throw inUse(folder);
	await removeStale(path, folder);
	const second = await tryListen(path);
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

function answers(path: string): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = createConnection(path);
		socket.once('connect', () => resolve(true));
		socket.once('error', () => resolve(false));
		socket.once('close', () => socket.destroy());
	});
}

/**
 * Takes a dead process's socket away. It is renamed before the last look: if another process put a live one there
 * in between, that one is moved back and has the folder.
 */
async function removeStale(path: string, folder: string): Promise<void> {
	const aside = `${path}.${randomUUID().slice(0, 8)}`;
	try {
		renameSync(path, aside);
	} catch {
		return; // Another process took it away first; listening decides between us.
	}
	if (await answers(aside)) {
		renameSync(aside, path);
		throw inUse(folder);
	}
	rmSync(aside, { force: true });
}

function free(server: Server, cleanUp: () => void): Promise<void> {
	return new Promise((resolve) => {
		server.close(() => {
			cleanUp();
			resolve();
		});
	});
}

/** A socket's path may only be short; a deep folder is reached through a link with a short name. */
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

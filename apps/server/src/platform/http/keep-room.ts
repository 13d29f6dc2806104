/**
 * Accepts no change while the disk of the embedded database has no room for the next log segment: without it the
 * database could not even finish what it has begun. PostgreSQL looks after its own disk, and says so when that is full.
 */
import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { sendFailure } from './answers.ts';

/** A log segment is 16 MB; running jobs write a little as well. */
const ROOM_BYTES = 20 * 1024 * 1024;
/** How long an answer from the file system is cached. */
const FRESH_MS = 500;

/** Refuses calls that change something, with STORAGE_FULL, while there is no room. */
export function keepRoom(app: FastifyInstance, { config }: Services): void {
	if (config.databaseUrl !== undefined) return;
	let lookedAt = Number.NEGATIVE_INFINITY;
	let room = true;
	const look = async () => {
		if (performance.now() - lookedAt < FRESH_MS) return room;
		lookedAt = performance.now();
		room = await hasRoom(config.dataFolder);
		return room;
	};
	app.addHook('onRequest', async (request, reply) => {
		const { call } = request.routeOptions.config;
		if (!call || call.method === 'GET' || (await look())) return;
		request.log.error({ route: call.path }, 'the disk is full');
		return sendFailure(reply, { code: 'STORAGE_FULL' });
	});
}

async function hasRoom(folder: string): Promise<boolean> {
	try {
		const { bavail, bsize } = await statfs(folder);
		return bavail * bsize >= ROOM_BYTES;
	} catch {
		// Some file systems do not say; then the database itself does.
		return true;
	}
}

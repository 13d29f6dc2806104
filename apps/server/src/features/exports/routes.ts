/** Exports a person's data. */
import type { Readable } from 'node:stream';
import { calls } from '@halfpenny/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { audit } from '../../platform/audit-repository.ts';
import { checkProof } from '../../platform/http/proof.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { returnOwner } from '../tax-returns/owner.ts';
import { exportArchive } from './archive.ts';
import { type ExportFile, exportAll, exportQuarters, exportReturn } from './export-file.ts';

/** Registers the calls of the export. */
export function registerExports(app: FastifyInstance, services: Services): void {
	const { database, clock } = services;
	registerCall(app, calls.exportAllData, {
		handle: async ({ user, query, reply }) => {
			const proven = checkProof(services, user);
			if (!proven.ok) return proven;
			const { userId } = user;
			const { format } = query;
			const file =
				format === 'zip' ? await exportArchive(services, userId) : await exportAll(services, userId, format);
			if (!file.ok) return file;
			await audit(database, { at: clock.now(), userId, action: 'data.exported' });
			return succeed(download(reply, file.value));
		},
	});
	registerCall(app, calls.exportMtdSubmissions, {
		handle: async ({ user: { userId }, query: { format, businessId }, reply }) => {
			const file = await exportQuarters(services, userId, { format, businessId: businessId || undefined });
			await audit(database, { at: clock.now(), userId, action: 'data.exported', subject: 'mtdSubmissions' });
			return succeed(download(reply, file));
		},
	});
	registerCall(app, calls.exportTaxReturn, {
		findOwner: returnOwner(services),
		handle: async ({ user: { userId }, params: { id }, query, reply }) => {
			const file = await exportReturn(services, userId, { id, format: query.format });
			if (!file.ok) return file;
			const subject = `taxReturn:${id}`;
			await audit(database, { at: clock.now(), userId, action: 'data.exported', subject });
			return succeed(download(reply, file.value));
		},
	});
}

function download(
	reply: FastifyReply,
	{ filename, mediaType, bytes }: ExportFile<Uint8Array | Readable>,
): Uint8Array | Readable {
	reply.header('content-disposition', `attachment; filename="${filename}"`).type(mediaType);
	return bytes;
}

/** Taking one's data away. */
import { calls } from '@halfpenny/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { audit } from '../../platform/audit-repository.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { fail, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { returnOwner } from '../tax-returns/owner.ts';
import { type ExportFile, exportAll, exportReturn } from './export-file.ts';

/** Registers the calls of the export. */
export function registerExports(app: FastifyInstance, services: Services): void {
	const { database, clock } = services;
	registerCall(app, calls.exportAllData, {
		handle: async ({ user: { userId }, query, reply }) => {
			const file = await exportAll(services, userId, query.format);
			await audit(database, { at: clock.now(), userId, action: 'data.exported' });
			return succeed(download(reply, file));
		},
	});
	registerCall(app, calls.exportTaxReturn, {
		findOwner: returnOwner(services),
		handle: async ({ user: { userId }, params: { id }, query, reply }) => {
			const file = await exportReturn(services, userId, { id, format: query.format });
			if (!file) return fail('NOT_FOUND');
			const subject = `taxReturn:${id}`;
			await audit(database, { at: clock.now(), userId, action: 'data.exported', subject });
			return succeed(download(reply, file));
		},
	});
}

function download(reply: FastifyReply, { filename, mediaType, bytes }: ExportFile): Uint8Array {
	reply.header('content-disposition', `attachment; filename="${filename}"`).type(mediaType);
	return bytes;
}

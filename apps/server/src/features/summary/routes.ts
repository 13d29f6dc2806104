/** The return as a document to keep or pass on. */
import { calls } from '@halfpenny/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { returnOwner } from '../tax-returns/owner.ts';
import { makeSummary } from './queries.ts';

/** Registers the call of the document. */
export function registerSummary(app: FastifyInstance, services: Services): void {
	registerCall(app, calls.summaryPdf, {
		findOwner: returnOwner(services),
		handle: async ({ user, params, reply }) => {
			const made = await makeSummary(services, user.userId, params.id);
			if (!made.ok) return made;
			reply.header('content-disposition', `attachment; filename="${made.value.filename}"`);
			return succeed(made.value.bytes);
		},
	});
}

/** What was typed and not saved: read, kept and forgotten by its page. */
import { calls } from '@halfpenny/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { returnOwner } from '../tax-returns/owner.ts';
import { keepUnsaved } from './commands.ts';
import { registerForgettingUnsaved } from './jobs.ts';
import { deleteUnsaved, findUnsaved, listUnsavedPages } from './repository.ts';
import { presentUnsaved } from './unsaved.ts';

/** Registers the calls and the job. */
export function registerUnsavedAnswers(app: FastifyInstance, services: Services): void {
	const { database, vault } = services;
	registerForgettingUnsaved(services);
	registerCall(app, calls.unsavedAnswers, {
		handle: async ({ user: { userId }, query }) => {
			const row = await findUnsaved(database, userId, query.page);
			return succeed({ unsaved: row ? presentUnsaved(await vault.cipherOf(database, userId), row) : null });
		},
	});
	registerCall(app, calls.unsavedPages, {
		findOwner: returnOwner(services),
		handle: async ({ user, params }) => {
			const rows = await listUnsavedPages(database, user.userId, params.id);
			return succeed(rows.map(({ page, typedAt }) => ({ page, typedAt: typedAt.toISOString() })));
		},
	});
	registerCall(app, calls.keepUnsavedAnswers, {
		handle: ({ user, body }) => keepUnsaved(services, user.userId, body),
	});
	registerCall(app, calls.dropUnsavedAnswers, {
		handle: async ({ user, query }) => {
			await deleteUnsaved(database, user.userId, query.page);
			return succeed({ success: true as const });
		},
	});
}

/** Shows people the history of their own account. */
import { calls } from '@halfpenny/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { historyOf } from './queries.ts';

/** Registers the call. */
export function registerAccountHistory(app: FastifyInstance, services: Services): void {
	registerCall(app, calls.listHistory, {
		handle: async ({ user, query }) => succeed(await historyOf(services, user.userId, query.before)),
	});
}

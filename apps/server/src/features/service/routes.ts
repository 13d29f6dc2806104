/** The service itself: what it can do and whether it is healthy. */
import { calls } from '@halfpenny/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { fail, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { presentService } from './present.ts';
import { databaseAnswers } from './repository.ts';

/** Registers the calls about the service. */
export function registerService(app: FastifyInstance, services: Services): void {
	registerCall(app, calls.getService, { handle: async () => succeed(presentService(services)) });
	registerCall(app, calls.getHealth, {
		handle: async () =>
			(await databaseAnswers(services.database)) ? succeed({ status: 'ok' as const }) : fail('UNAVAILABLE'),
	});
}

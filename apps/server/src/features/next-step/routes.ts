/** The status of a return, and what to do next. */
import { calls } from '@halfpenny/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { fail, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { returnOwner } from '../tax-returns/owner.ts';
import { findReturn } from '../tax-returns/repository.ts';

import { presentNextStep } from './present.ts';
import { readNextStep } from './queries.ts';

/** Registers the call. */
export function registerNextStep(app: FastifyInstance, services: Services): void {
	registerCall(app, calls.nextStep, {
		findOwner: returnOwner(services),
		handle: async ({ user, params }) => {
			const taxReturn = await findReturn(services.database, user.userId, params.id);
			if (!taxReturn) return fail('NOT_FOUND');
			const step = await readNextStep(services, taxReturn);
			return step.ok ? succeed(presentNextStep(step.value)) : step;
		},
	});
}

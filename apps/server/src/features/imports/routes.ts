/** Imports what was exported. */
import { calls } from '@halfpenny/contract';
import { LARGEST_FACTS } from '@halfpenny/facts';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { returnOwner } from '../tax-returns/owner.ts';
import { importFacts } from './facts.ts';

/** Registers the calls of the import. */
export function registerImports(app: FastifyInstance, services: Services): void {
	registerCall(app, calls.importTaxReturn, {
		findOwner: returnOwner(services),
		largestBody: LARGEST_FACTS,
		handle: async ({ user, params: { id }, body }) => {
			const imported = await importFacts(services, user.userId, { taxReturnId: id, told: body });
			if (!imported.ok) return imported;
			services.events.publish(id, { type: 'return', id });
			return succeed({ ...imported.value, kept: [...imported.value.kept] });
		},
	});
}

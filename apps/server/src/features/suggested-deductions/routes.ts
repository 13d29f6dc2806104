/** What a person has probably not claimed. */
import { calls } from '@halfpenny/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import type { Services } from '../../platform/services.ts';
import { returnOwner } from '../tax-returns/owner.ts';
import { declineSuggestion } from './commands.ts';
import { suggestedDeductions } from './queries.ts';

/** Registers the calls. */
export function registerSuggestedDeductions(app: FastifyInstance, services: Services): void {
	registerCall(app, calls.suggestedDeductions, {
		findOwner: returnOwner(services),
		handle: ({ user, params }) => suggestedDeductions(services, user.userId, params.id),
	});
	registerCall(app, calls.declineSuggestion, {
		findOwner: returnOwner(services),
		handle: ({ user, params, body }) =>
			declineSuggestion(services, user.userId, { taxReturnId: params.id, ...body }),
	});
}

/** Partnerships: the statement, partners' codes, and entering one. */
import { calls } from '@halfpenny/contract';
import type { FastifyInstance } from 'fastify';
import { createLimits } from '../../platform/http/limits.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { readProposal } from '../proposals/queries.ts';
import { returnOwner } from '../tax-returns/owner.ts';
import { createCode, enterCode, withdrawCode } from './commands.ts';
import { readCodes, readStatement } from './queries.ts';
import { findCodeOwner } from './repository.ts';

/** Registers the calls of partnerships. */
export function registerPartnerships(app: FastifyInstance, services: Services): void {
	const findOwner = returnOwner(services);
	const { partnerCode } = createLimits(app, services);

	registerCall(app, calls.getPartnershipStatement, {
		findOwner,
		handle: ({ user, params }) => readStatement(services, user.userId, params.id),
	});
	registerCall(app, calls.listPartnerCodes, {
		findOwner,
		handle: ({ user, params }) => readCodes(services, user.userId, params.id),
	});
	registerCall(app, calls.createPartnerCode, {
		findOwner,
		handle: ({ user, params, body }) =>
			createCode(services, user.userId, { taxReturnId: params.id, partner: body.partner }),
	});
	registerCall(app, calls.withdrawPartnerCode, {
		findOwner: async ({ id }) => (id === undefined ? undefined : findCodeOwner(services.database, id)),
		handle: async ({ user, params }) => {
			const withdrawn = await withdrawCode(services, user.userId, params.id);
			return withdrawn.ok ? succeed({ success: true as const }) : withdrawn;
		},
	});
	registerCall(app, calls.usePartnerCode, {
		findOwner,
		limits: partnerCode,
		handle: async ({ user, params, body }) => {
			const entered = await enterCode(services, user.userId, { taxReturnId: params.id, code: body.code });
			if (!entered.ok) return entered;
			services.events.publish(params.id, { type: 'return', id: params.id });
			return readProposal(services, user.userId, entered.value);
		},
	});
}

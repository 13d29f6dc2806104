/** Proposals: list them, read one, approve it, leave it out. */
import { calls } from '@halfpenny/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { presentEntry } from '../entries/entry.ts';
import { returnOwner } from '../tax-returns/routes.ts';
import { approveProposal, dismissProposal } from './commands.ts';
import { readProposal, readProposals } from './queries.ts';
import { findProposalOwner } from './repository.ts';

/** Registers the calls of proposals. */
export function registerProposals(app: FastifyInstance, services: Services): void {
	const { database, events } = services;
	const findOwner = async ({ id }: Readonly<Record<string, string>>) =>
		id === undefined ? undefined : findProposalOwner(database, id);

	registerCall(app, calls.listProposals, {
		findOwner: returnOwner(services),
		handle: async ({ user, params }) => succeed(await readProposals(services, user.userId, params.id)),
	});
	registerCall(app, calls.getProposal, {
		findOwner,
		handle: ({ user, params }) => readProposal(services, user.userId, params.id),
	});
	registerCall(app, calls.approveProposal, {
		findOwner,
		handle: async ({ user, params, body }) => {
			const approved = await approveProposal(services, user.userId, { id: params.id, ...body });
			if (!approved.ok) return approved;
			const { taxReturnId } = approved.value;
			events.publish(taxReturnId, { type: 'return', id: taxReturnId });
			return succeed(presentEntry(approved.value));
		},
	});
	registerCall(app, calls.dismissProposal, {
		findOwner,
		handle: async ({ user, params }) => {
			const dismissed = await dismissProposal(services, user.userId, params.id);
			if (!dismissed.ok) return dismissed;
			const { taxReturnId, documentId } = dismissed.value;
			events.publish(
				taxReturnId,
				documentId === null ? { type: 'return', id: taxReturnId } : { type: 'document', id: documentId },
			);
			return readProposal(services, user.userId, params.id);
		},
	});
}

/** Proposals: list them, read one, approve it, decline it. */
import { calls } from '@halfpenny/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import type { Services } from '../../platform/services.ts';
import { returnOwner } from '../tax-returns/owner.ts';
import { approveProposal, declineProposal } from './commands.ts';
import { registerExpiry } from './expiry.ts';
import type { Proposal } from './proposal.ts';
import { readApproved, readProposal, readProposals } from './queries.ts';
import { findProposalOwner } from './repository.ts';

/** Registers the calls of proposals, and the job that closes expired ones. */
export function registerProposals(app: FastifyInstance, services: Services): void {
	registerExpiry(services);
	const { database } = services;
	const findOwner = async ({ id }: Readonly<Record<string, string>>) =>
		id === undefined ? undefined : findProposalOwner(database, id);

	registerCall(app, calls.listProposals, {
		findOwner: returnOwner(services),
		handle: ({ user, params }) => readProposals(services, user.userId, params.id),
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
			announce(services, approved.value);
			return readApproved(services, user.userId, params.id);
		},
	});
	registerCall(app, calls.declineProposal, {
		findOwner,
		handle: async ({ user, params }) => {
			const declined = await declineProposal(services, user.userId, params.id);
			if (!declined.ok) return declined;
			announce(services, declined.value);
			return readProposal(services, user.userId, params.id);
		},
	});
}

/** A document is shown with the outcome of its proposal. */
function announce({ events }: Services, { status, taxReturnId, documentId }: Proposal): void {
	if (taxReturnId === null) return;
	const ofDocument = status !== 'approved' && documentId !== null;
	events.publish(
		taxReturnId,
		ofDocument ? { type: 'document', id: documentId } : { type: 'return', id: taxReturnId },
	);
}

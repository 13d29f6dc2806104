/** Approves or declines a proposal: all of it or nothing, and repeatable. */
import type { Deed } from '@halfpenny/messages/history';
import type { Transaction } from '../../database/database.ts';
import { allOrNothing } from '../../platform/all-or-nothing.ts';
import { audit } from '../../platform/audit-repository.ts';
import { fail, failWithProblems, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { lockProfileRow } from '../profile/repository.ts';
import { lockReturn } from '../tax-returns/repository.ts';
import { type Applied, applyToProfile, applyToReturn } from './apply.ts';
import { openProposal, type Proposal, sealProposal } from './proposal.ts';
import type { ProposedChange } from './proposal-content.ts';
import { closeProposal, findProposal, lockProposal } from './repository.ts';

/** Which proposal, and what to change instead of what it says. */
export interface Approval {
	readonly id: string;
	readonly changes?: readonly ProposedChange[] | undefined;
}

/**
 * Makes the changes of a proposal. One already approved stays as it is. PROPOSAL_CLOSED if it was declined,
 * PROPOSAL_OUT_OF_DATE if it has expired or a newer one replaced it; VALIDATION_FAILED if neither it nor the person
 * says what to change; otherwise as making the changes.
 */
export function approveProposal(
	services: Services,
	userId: string,
	approval: Approval,
): Promise<Result<Proposal>> {
	return allOrNothing(services.database, (tx) => approveIn(tx, services, userId, approval));
}

/** The same in the caller's transaction, which the caller must roll back if it fails. */
export async function approveIn(
	tx: Transaction,
	services: Services,
	userId: string,
	{ id, changes }: Approval,
): Promise<Result<Proposal>> {
	const locked = await lockWithTarget(tx, services, userId, id);
	if (!locked.ok) return locked;
	const { proposal, isOver } = locked.value;
	if (proposal.status === 'approved') return succeed(proposal);
	if (proposal.status === 'declined') return fail('PROPOSAL_CLOSED');
	if (proposal.status !== 'open' || isOver) return fail('PROPOSAL_OUT_OF_DATE');
	const wanted = changes ?? proposal.changes;
	if (wanted.length === 0) return failWithProblems([{ path: 'changes', code: 'required.missing' }]);
	const applied = await apply(tx, services, proposal, wanted);
	if (!applied.ok) return applied;
	const { effect, entryIds } = applied.value;
	const decidedAt = services.clock.now();
	const decided = { status: 'approved' as const, entryIds: [...entryIds], decidedAt };
	const cipher = await services.vault.cipherOf(tx, userId);
	const sealed = sealProposal(cipher, id, { ...proposal, effect });
	await closeProposal(tx, id, { ...decided, sealed });
	await note(tx, proposal, 'proposal.approved', decidedAt);
	return succeed({ ...proposal, ...decided, effect });
}

/** Declines a proposal: nothing changes. PROPOSAL_CLOSED if it was approved. */
export function declineProposal(services: Services, userId: string, id: string): Promise<Result<Proposal>> {
	return services.database.transaction(async (tx) => {
		const locked = await lockWithTarget(tx, services, userId, id);
		if (!locked.ok) return locked;
		const { proposal } = locked.value;
		if (proposal.status === 'approved') return fail('PROPOSAL_CLOSED');
		if (proposal.status !== 'open') return succeed(proposal);
		const decided = { status: 'declined', decidedAt: services.clock.now() } as const;
		await closeProposal(tx, id, decided);
		await note(tx, proposal, 'proposal.declined', decided.decidedAt);
		return succeed({ ...proposal, ...decided });
	});
}

/** The return or the person is locked before the proposal, in the same order as deleting an account. */
async function lockWithTarget(
	tx: Transaction,
	{ vault, jobs }: Services,
	userId: string,
	id: string,
): Promise<Result<{ readonly proposal: Proposal; readonly isOver: boolean }>> {
	const known = await findProposal(tx, userId, id);
	if (!known) return fail('NOT_FOUND');
	if (known.taxReturnId === null) await lockProfileRow(tx, userId);
	else await lockReturn(tx, userId, known.taxReturnId);
	const locked = await lockProposal(tx, jobs.now, userId, id);
	if (!locked) return fail('NOT_FOUND');
	const proposal = openProposal(await vault.cipherOf(tx, userId), locked.row);
	return succeed({ proposal, isOver: locked.isOver });
}

function apply(
	tx: Transaction,
	services: Services,
	proposal: Proposal,
	changes: readonly ProposedChange[],
): Promise<Result<Applied>> {
	const { userId, taxReturnId } = proposal;
	return taxReturnId === null
		? applyToProfile(tx, services, userId, changes)
		: applyToReturn(tx, services, { proposal, taxReturnId, changes });
}

function note(tx: Transaction, proposal: Proposal, action: Deed, at: Date): Promise<void> {
	const { id, userId, origin, documentId } = proposal;
	const detail = { origin, ...(documentId === null ? {} : { documentId }) };
	return audit(tx, { at, userId, action, subject: `proposal:${id}`, detail });
}

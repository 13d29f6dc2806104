/** Makes a proposal, for any feature with something to suggest. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { after } from '../../jobs/queue-time.ts';
import { audit } from '../../platform/audit-repository.ts';
import type { Services } from '../../platform/services.ts';
import { askToExpire } from './expiry.ts';
import { sealProposal } from './proposal.ts';
import type { ProposalContent } from './proposal-content.ts';
import { insertProposal, type ProposalRow, supersede } from './repository.ts';

/** What is suggested, by whom, and for what. */
export interface NewProposal extends Pick<ProposalContent, 'changes' | 'doubtful' | 'costs' | 'about'> {
	readonly userId: string;
	/** The return, or null for the person's profile. */
	readonly taxReturnId: string | null;
	readonly origin:
		| { readonly kind: 'document'; readonly documentId: string }
		/** The origin's reference, never personal: the same reference again replaces a proposal that is still open. */
		| { readonly kind: Exclude<ProposalRow['origin'], 'document'>; readonly reference: string };
	/** How long it can be approved; no limit unless given. */
	readonly expiresAfterMs?: number;
}

/**
 * Stores a proposal, in the caller's transaction, and returns its id. It supersedes an open one from the same origin
 * for the same target.
 */
export async function propose(
	tx: Transaction,
	services: Services,
	{ userId, taxReturnId, origin, changes, doubtful, costs, about, expiresAfterMs }: NewProposal,
): Promise<string> {
	const [id, createdAt] = [randomUUID(), services.clock.now()];
	const documentId = origin.kind === 'document' ? origin.documentId : null;
	const originReference = origin.kind === 'document' ? null : origin.reference;
	const from = { userId, taxReturnId, origin: origin.kind, documentId, originReference };
	for (const old of await supersede(tx, from, createdAt))
		await audit(tx, { at: createdAt, userId, action: 'proposal.superseded', subject: `proposal:${old}` });
	const sealed = sealProposal(await services.vault.cipherOf(tx, userId), id, {
		...{ changes, doubtful, costs, about },
	});
	const expiresAt = expiresAfterMs === undefined ? null : after(services.jobs.now, expiresAfterMs);
	await insertProposal(tx, { id, ...from, status: 'open', sealed, expiresAt, createdAt });
	if (expiresAfterMs !== undefined) await askToExpire(services, tx, id, expiresAfterMs);
	const detail = { origin: origin.kind };
	await audit(tx, { at: createdAt, userId, action: 'proposal.made', subject: `proposal:${id}`, detail });
	return id;
}

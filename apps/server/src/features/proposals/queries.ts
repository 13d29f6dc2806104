/** Reading proposals, each with what to know before approving it. */
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { listEntries } from '../entries/queries.ts';
import { loadProfile } from '../profile/queries.ts';
import { findReturn } from '../tax-returns/repository.ts';
import type { Context } from './notices.ts';
import { type PresentedProposal, presentProposal } from './present.ts';
import { openProposal } from './proposal.ts';
import { findProposal, listProposalRows } from './repository.ts';

/** A person's proposal. */
export async function readProposal(
	services: Services,
	userId: string,
	id: string,
): Promise<Result<PresentedProposal>> {
	const { database, vault } = services;
	const row = await findProposal(database, userId, id);
	if (!row) return fail('NOT_FOUND');
	const proposal = openProposal(await vault.cipherOf(database, userId), row);
	return succeed(presentProposal(proposal, await contextOf(services, userId, row.taxReturnId)));
}

/** The proposals of a person's return, oldest first. */
export async function readProposals(
	services: Services,
	userId: string,
	taxReturnId: string,
): Promise<PresentedProposal[]> {
	const { database, vault } = services;
	const rows = await listProposalRows(database, userId, taxReturnId);
	if (rows.length === 0) return [];
	const cipher = await vault.cipherOf(database, userId);
	const context = await contextOf(services, userId, taxReturnId);
	return rows.map((row) => presentProposal(openProposal(cipher, row), context));
}

async function contextOf(services: Services, userId: string, taxReturnId: string): Promise<Context> {
	const { database } = services;
	const taxReturn = await findReturn(database, userId, taxReturnId);
	const known = await loadProfile(services, database, userId);
	const entries = await listEntries(services, database, userId, taxReturnId);
	return { taxYear: taxReturn?.taxYear ?? '', profile: known?.profile, entries };
}

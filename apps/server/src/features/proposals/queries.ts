/** Reads proposals, each with its effect and what to know before approving it. */
import type { AnswerOf, Calls } from '@halfpenny/contract';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { presentEntry } from '../entries/entry.ts';
import { listEntries } from '../entries/queries.ts';
import { loadProfile } from '../profile/queries.ts';
import { findReturn } from '../tax-returns/repository.ts';
import { readCurrentReturn } from './current-return.ts';
import { foresee } from './effect.ts';
import { type PresentedProposal, presentProposal } from './present.ts';
import { openProposal, type Proposal } from './proposal.ts';
import type { Effect } from './proposal-content.ts';
import { findProposal, listProfileProposals, listProposalRows, type ProposalRow } from './repository.ts';

/** A person's proposal. */
export async function readProposal(
	services: Services,
	userId: string,
	id: string,
): Promise<Result<PresentedProposal>> {
	const row = await findProposal(services.database, userId, id);
	if (!row) return fail('NOT_FOUND');
	const read = await present(services, userId, row.taxReturnId, [row]);
	if (!read.ok) return read;
	const [presented] = read.value;
	return presented ? succeed(presented) : fail('NOT_FOUND');
}

/** The proposals for a person's return, oldest first. */
export async function readProposals(
	services: Services,
	userId: string,
	taxReturnId: string,
): Promise<Result<PresentedProposal[]>> {
	const rows = await listProposalRows(services.database, userId, taxReturnId);
	return present(services, userId, taxReturnId, rows);
}

/** The proposals for a person's profile, oldest first. */
export async function readProfileProposals(
	services: Services,
	userId: string,
): Promise<Result<PresentedProposal[]>> {
	return present(services, userId, null, await listProfileProposals(services.database, userId));
}

/** An approved proposal, with the entries it made or changed that still exist. */
export async function readApproved(
	services: Services,
	userId: string,
	id: string,
): Promise<Result<AnswerOf<Calls['approveProposal']>>> {
	const read = await readProposal(services, userId, id);
	if (!read.ok) return read;
	const { target, entryIds } = read.value;
	const entries =
		target.kind === 'return' ? await listEntries(services, services.database, userId, target.id) : [];
	const own = entries.filter((entry) => entryIds.includes(entry.id));
	return succeed({ proposal: read.value, entries: own.map(presentEntry) });
}

async function present(
	services: Services,
	userId: string,
	taxReturnId: string | null,
	rows: readonly ProposalRow[],
): Promise<Result<PresentedProposal[]>> {
	if (rows.length === 0) return succeed([]);
	const { database, vault } = services;
	const cipher = await vault.cipherOf(database, userId);
	const opened = rows.map((row) => openProposal(cipher, row));
	const taxReturn = taxReturnId === null ? undefined : await findReturn(database, userId, taxReturnId);
	const profile = (await loadProfile(services, database, userId))?.profile;
	const changes = opened.flatMap((proposal) => (proposal.status === 'open' ? proposal.changes : []));
	const current =
		taxReturn &&
		(await readCurrentReturn(services, database, { userId, taxReturnId: taxReturn.id }, changes));
	const open = opened.filter(({ status }) => status === 'open');
	const foreseen =
		taxReturn && profile && current && open.length > 0
			? await foresee(services, {
					taxReturn,
					profile,
					current,
					proposed: open.map(({ changes }) => changes),
				})
			: succeed([]);
	if (!foreseen.ok) return foreseen;
	const effectOf = (proposal: Proposal): Effect =>
		(proposal.status === 'open' ? foreseen.value[open.indexOf(proposal)] : proposal.effect) ?? null;
	const context = { taxYear: taxReturn?.taxYear, profile, entries: current?.entries ?? [] };
	return succeed(opened.map((proposal) => presentProposal(proposal, effectOf(proposal), context)));
}

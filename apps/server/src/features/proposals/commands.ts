/** Making a proposal of a reading; approving one, or leaving it out. Each in one transaction. */
import { randomUUID } from 'node:crypto';
import { type Answers, findSection, readAnswers } from '@halfpenny/questions';
import type { Reading } from '@halfpenny/reader';
import type { Transaction } from '../../database/database.ts';
import { audit } from '../../platform/audit-repository.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import type { DocumentRow } from '../documents/repository.ts';
import { addEntry } from '../entries/commands.ts';
import type { Entry, Provenance } from '../entries/entry.ts';
import { suggestionsOf } from './from-reading.ts';
import { openProposal, type Proposal, sealProposal } from './proposal.ts';
import { closeProposal, insertProposal, lockProposal } from './repository.ts';

/** Makes the proposal of a document that was read, in the caller's transaction; none when it suggests nothing, or is for no return. */
export async function propose(
	tx: Transaction,
	{ vault, clock }: Services,
	{ id: documentId, userId, taxReturnId }: DocumentRow,
	reading: Reading,
): Promise<void> {
	if (taxReturnId === null) return;
	for (const { section, content } of suggestionsOf(reading)) {
		const id = randomUUID();
		const sealed = sealProposal(await vault.cipherOf(tx, userId), id, content);
		await insertProposal(tx, {
			...{ id, userId, taxReturnId, documentId, sealed, section },
			...{ status: 'open', entryId: null, createdAt: clock.now(), decidedAt: null },
		});
	}
}

/**
 * Adds the entry that a proposal suggests, with the person's corrections. What is as the document says has it as its source,
 * what differs was typed. PROPOSAL_CLOSED when it was dealt with already; otherwise as adding an entry.
 */
export function approveProposal(
	services: Services,
	userId: string,
	{ id, answers: corrections }: { readonly id: string; readonly answers: Answers },
): Promise<Result<Entry>> {
	return services.database.transaction(async (tx) => {
		const locked = await lockOpen(tx, services, userId, id);
		if (!locked.ok) return locked;
		const proposal = locked.value;
		const { taxReturnId, section } = proposal;
		const now = services.clock.now();
		const answers = { ...suggestedAnswers(proposal), ...corrections };
		const sourceOf = sourcesOf(proposal, answers, now);
		const added = await addEntry(tx, services, userId, { taxReturnId, section, answers, sourceOf });
		if (!added.ok) return added;
		await closeProposal(tx, { id, status: 'approved', entryId: added.value.id, decidedAt: now });
		await audit(tx, {
			at: now,
			userId,
			action: 'proposal.approved',
			subject: `proposal:${id}`,
			detail: {
				...(proposal.documentId === null ? {} : { documentId: proposal.documentId }),
				entryId: added.value.id,
			},
		});
		return added;
	});
}

/** Leaves a proposal out: nothing changes on the return. PROPOSAL_CLOSED when it was approved. */
export function dismissProposal(services: Services, userId: string, id: string): Promise<Result<Proposal>> {
	return services.database.transaction(async (tx) => {
		const row = await lockProposal(tx, userId, id);
		if (!row) return fail('NOT_FOUND');
		if (row.status === 'approved') return fail('PROPOSAL_CLOSED');
		const proposal = openProposal(await services.vault.cipherOf(tx, userId), row);
		if (row.status === 'dismissed') return succeed(proposal);
		const decided = { status: 'dismissed', entryId: null, decidedAt: services.clock.now() } as const;
		await closeProposal(tx, { id, ...decided });
		await audit(tx, {
			at: decided.decidedAt,
			userId,
			action: 'proposal.dismissed',
			subject: `proposal:${id}`,
		});
		return succeed({ ...proposal, ...decided });
	});
}

async function lockOpen(
	tx: Transaction,
	{ vault }: Services,
	userId: string,
	id: string,
): Promise<Result<Proposal>> {
	const row = await lockProposal(tx, userId, id);
	if (!row) return fail('NOT_FOUND');
	if (row.status !== 'open') return fail('PROPOSAL_CLOSED');
	return succeed(openProposal(await vault.cipherOf(tx, userId), row));
}

function suggestedAnswers({ fields, partnership }: Proposal): Answers {
	const suggested = [...fields, ...(partnership?.answers ?? [])];
	return Object.fromEntries(suggested.map(({ question, value }) => [question, value]));
}

function sourcesOf(proposal: Proposal, answers: Answers, now: Date): (question: string) => Provenance {
	const section = findSection(proposal.section);
	const read = section && readAnswers(section, answers);
	const kept = read?.ok ? read.answers : {};
	const confirmedAt = now.toISOString();
	return (question) => {
		const isAsSuggested = (each: { readonly question: string; readonly value: string | boolean }) =>
			each.question === question && each.value === kept[question];
		if (proposal.partnership?.answers.some(isAsSuggested)) return { source: 'partnership', confirmedAt };
		const field = proposal.fields.find(isAsSuggested);
		if (!field || proposal.documentId === null) return { source: 'typed', confirmedAt };
		const { page, box } = field;
		return { source: 'document', documentId: proposal.documentId, page, box: [...box], confirmedAt };
	};
}

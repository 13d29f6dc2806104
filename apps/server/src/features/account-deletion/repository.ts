/** Deletes a person's data. Everything is looked up by person. */
import { and, eq, inArray, isNull, notInArray, or } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import {
	emailChanges,
	halfSessions,
	passkeys,
	passwordResets,
	sessions,
	twoSteps,
	users,
} from '../../database/schema/accounts.ts';
import { conversations, modelAgreements } from '../../database/schema/chat.ts';
import { uploadedDocuments } from '../../database/schema/documents.ts';
import {
	mtdBusinesses,
	mtdCalculations,
	mtdQuarterDocuments,
	mtdQuarters,
} from '../../database/schema/making-tax-digital.ts';
import { partnerCodes } from '../../database/schema/partnerships.ts';
import { jobs, laneSpending } from '../../database/schema/platform.ts';
import { proposals } from '../../database/schema/proposals.ts';
import { shownSnapshots, submissions } from '../../database/schema/submissions.ts';
import { calculations, taxReturns } from '../../database/schema/tax-returns.ts';
import { unsavedAnswers } from '../../database/schema/unsaved-answers.ts';
import type { TaxReturnRow } from '../tax-returns/repository.ts';

/** Locks a person and all their returns until the transaction ends; gives the returns. */
export async function lockEverything(tx: Transaction, userId: string): Promise<TaxReturnRow[]> {
	await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
	return tx.select().from(taxReturns).where(eq(taxReturns.userId, userId)).for('update');
}

/** Every attempt to file by a person. */
export function listAttempts(queries: Queries, userId: string) {
	return queries.select().from(submissions).where(eq(submissions.userId, userId));
}

/** The ids of a person's documents, and of those that support a kept return. */
export async function listDocumentIds(
	queries: Queries,
	userId: string,
	keptReturns: readonly string[],
): Promise<{ readonly all: readonly string[]; readonly kept: readonly string[] }> {
	const all = await queries
		.select({ id: uploadedDocuments.id })
		.from(uploadedDocuments)
		.where(eq(uploadedDocuments.userId, userId));
	const kept = await queries
		.selectDistinct({ id: uploadedDocuments.id })
		.from(uploadedDocuments)
		.innerJoin(proposals, eq(proposals.documentId, uploadedDocuments.id))
		.where(
			and(
				eq(uploadedDocuments.userId, userId),
				eq(proposals.status, 'approved'),
				inArray(proposals.taxReturnId, [...keptReturns]),
			),
		);
	const behindQuarters = await queries
		.selectDistinct({ id: mtdQuarterDocuments.documentId })
		.from(mtdQuarterDocuments)
		.innerJoin(mtdQuarters, eq(mtdQuarters.id, mtdQuarterDocuments.quarterId))
		.where(
			and(eq(mtdQuarters.userId, userId), inArray(mtdQuarters.taxYear, yearsOf(queries, [...keptReturns]))),
		);
	return { all: all.map(({ id }) => id), kept: [...kept, ...behindQuarters].map(({ id }) => id) };
}

/** The tax years of these returns. */
function yearsOf(queries: Queries, returns: string[]) {
	return queries
		.select({ taxYear: taxReturns.taxYear })
		.from(taxReturns)
		.where(inArray(taxReturns.id, returns));
}

/** Removes all of a person's data except the kept returns and documents. */
export async function removeRest(
	tx: Transaction,
	userId: string,
	kept: { readonly returns: readonly string[]; readonly documents: readonly string[] },
): Promise<void> {
	const [returns, documents] = [[...kept.returns], [...kept.documents]];
	await tx
		.delete(uploadedDocuments)
		.where(and(eq(uploadedDocuments.userId, userId), notInArray(uploadedDocuments.id, documents)));
	await tx
		.delete(proposals)
		.where(
			and(
				eq(proposals.userId, userId),
				or(
					isNull(proposals.taxReturnId),
					isNull(proposals.documentId),
					notInArray(proposals.documentId, documents),
				),
			),
		);
	await tx.delete(conversations).where(eq(conversations.userId, userId));
	await forgetAgreements(tx, userId);
	await removeMakingTaxDigital(tx, userId, returns);
	await tx.delete(shownSnapshots).where(eq(shownSnapshots.userId, userId));
	await tx.delete(calculations).where(inArray(calculations.taxReturnId, returns));
	await tx.delete(taxReturns).where(and(eq(taxReturns.userId, userId), notInArray(taxReturns.id, returns)));
	await tx.delete(unsavedAnswers).where(eq(unsavedAnswers.userId, userId));
	await tx.delete(sessions).where(eq(sessions.userId, userId));
	await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
	await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
	await tx.delete(halfSessions).where(eq(halfSessions.userId, userId));
	await tx.delete(passkeys).where(eq(passkeys.userId, userId));
	await tx.delete(twoSteps).where(eq(twoSteps.userId, userId));
	await tx.delete(jobs).where(and(eq(jobs.userId, userId), eq(jobs.state, 'dead')));
}

/** The quarters of a year stay with its kept return: they were sent to HMRC. */
async function removeMakingTaxDigital(tx: Transaction, userId: string, returns: string[]): Promise<void> {
	const others = notInArray(mtdQuarters.taxYear, yearsOf(tx, returns));
	await tx.delete(mtdQuarters).where(and(eq(mtdQuarters.userId, userId), others));
	const left = tx
		.select({ id: mtdQuarters.businessId })
		.from(mtdQuarters)
		.where(eq(mtdQuarters.userId, userId));
	await tx
		.delete(mtdBusinesses)
		.where(and(eq(mtdBusinesses.userId, userId), notInArray(mtdBusinesses.id, left)));
	await tx.delete(mtdCalculations).where(eq(mtdCalculations.userId, userId));
}

/** When a person asked for the account to be erased; null if it is open. Locks the person until the transaction ends. */
export async function lockErasure(tx: Transaction, userId: string): Promise<Date | null> {
	const [row] = await tx
		.select({ askedAt: users.erasureAskedAt })
		.from(users)
		.where(eq(users.id, userId))
		.for('update');
	return row?.askedAt ?? null;
}

/** The same, without a lock. */
export async function findErasure(queries: Queries, userId: string): Promise<Date | null> {
	const [row] = await queries
		.select({ askedAt: users.erasureAskedAt })
		.from(users)
		.where(eq(users.id, userId));
	return row?.askedAt ?? null;
}

/** Records that an account is to be erased, or no longer is. */
export async function setErasure(
	tx: Transaction,
	userId: string,
	erasureAskedAt: Date | null,
): Promise<void> {
	await tx.update(users).set({ erasureAskedAt }).where(eq(users.id, userId));
}

/** Withdraws a person's consents to model providers and to other partners. */
export async function forgetAgreements(tx: Transaction, userId: string): Promise<void> {
	await tx.delete(modelAgreements).where(eq(modelAgreements.userId, userId));
	await tx.delete(partnerCodes).where(eq(partnerCodes.userId, userId));
}

/** Closes a person's row: no query finds it any more. */
export async function closeUser(
	tx: Transaction,
	userId: string,
	closed: { readonly sealedProfile: string; readonly closedAt: Date },
): Promise<void> {
	const nothing = `closed ${userId}`;
	await tx
		.update(users)
		.set({
			...closed,
			erasureAskedAt: null,
			...{ usernameIndex: nothing, emailIndex: nothing, ninoIndex: null, utrIndex: null, passwordHash: '' },
		})
		.where(eq(users.id, userId));
}

/** Removes a person and everything left of theirs. */
export async function removeUser(tx: Transaction, userId: string): Promise<void> {
	await tx.delete(users).where(eq(users.id, userId));
	await tx.delete(jobs).where(and(eq(jobs.userId, userId), eq(jobs.state, 'dead')));
	await tx.delete(laneSpending).where(eq(laneSpending.userId, userId));
}

/** Removes a return of a closed account; returns whether the account had it. */
export async function removeKeptReturn(tx: Transaction, userId: string, taxReturnId: string): Promise<void> {
	await tx.delete(taxReturns).where(and(eq(taxReturns.userId, userId), eq(taxReturns.id, taxReturnId)));
}

/** The documents of one return. */
export async function documentIdsOfReturn(queries: Queries, taxReturnId: string): Promise<string[]> {
	const rows = await queries
		.select({ id: uploadedDocuments.id })
		.from(uploadedDocuments)
		.where(eq(uploadedDocuments.taxReturnId, taxReturnId));
	return rows.map(({ id }) => id);
}

/** Whether an account is closed; undefined when there is none. */
export async function isClosed(queries: Queries, userId: string): Promise<boolean | undefined> {
	const [row] = await queries.select({ closedAt: users.closedAt }).from(users).where(eq(users.id, userId));
	return row && row.closedAt !== null;
}

/** Hands a partner's figures over: makes a code, cancels it, and enters it on the partner's own return. */
import { randomUUID } from 'node:crypto';
import type { AnswerOf, calls } from '@halfpenny/contract';
import { settingChanges } from '@halfpenny/questions';
import type { Transaction } from '../../database/database.ts';
import { audit } from '../../platform/audit-repository.ts';
import { makeCode, readCode } from '../../platform/crypto/typed-code.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { blockersInBoxes } from '../blockers/blockers.ts';
import { propose } from '../proposals/propose.ts';
import { lockForChange } from '../tax-returns/policy.ts';
import { answersOfShare, shareSection } from './answers-of-share.ts';
import { type HandedShare, handOver, openHandedShare, sealHandedShare } from './handed-share.ts';
import { loadPartnership } from './partnership.ts';
import { deleteCode, keepCode, lockCode, markCodeUsed } from './repository.ts';

const VALID_MS = 30 * 24 * 60 * 60 * 1000;

/** A partner of a return. */
export interface PartnerOf {
	readonly taxReturnId: string;
	/** The partner's entry. */
	readonly partner: string;
}

/**
 * Makes a partner's code for the current figures. NOT_FOUND, WRONG_RETURN_TYPE, or RETURN_INCOMPLETE with `{blockers}`
 * if the figures cannot be calculated.
 */
export function createCode(
	services: Services,
	userId: string,
	{ taxReturnId, partner }: PartnerOf,
): Promise<Result<AnswerOf<typeof calls.createPartnerCode>>> {
	const { database, vault, clock } = services;
	return database.transaction(async (tx) => {
		const loaded = await loadPartnership(services, tx, userId, taxReturnId);
		if (!loaded.ok) return loaded;
		const index = loaded.value.partners.findIndex(({ id }) => id === partner);
		if (index < 0) return fail('NOT_FOUND');
		const result = handOver(loaded.value, index);
		if (!result.ok)
			return fail('RETURN_INCOMPLETE', { blockers: blockersInBoxes(result.problems, loaded.value) });
		const [id, code, createdAt] = [randomUUID(), makeCode(), clock.now()];
		const expiresAt = new Date(createdAt.getTime() + VALID_MS);
		const sealed = sealHandedShare(await vault.cipherOf(tx, userId), id, result.handed);
		await keepCode(tx, {
			...{ id, userId, taxReturnId, partnerEntryId: partner, sealed, createdAt, expiresAt, usedAt: null },
			codeIndex: vault.index('partnerCode', readCode(code)),
		});
		const subject = `partnerCode:${id}`;
		await audit(tx, { at: createdAt, userId, action: 'partnerCode.made', subject, detail: { partner } });
		return succeed({ id, code, expiresAt: expiresAt.toISOString() });
	});
}

/** Cancels a code: it no longer works. What a partner already took stays with them. */
export function withdrawCode(
	{ database, clock }: Services,
	userId: string,
	id: string,
): Promise<Result<null>> {
	return database.transaction(async (tx) => {
		await deleteCode(tx, userId, id);
		const subject = `partnerCode:${id}`;
		await audit(tx, { at: clock.now(), userId, action: 'partnerCode.withdrawn', subject });
		return succeed(null);
	});
}

/** A code that someone entered, and which of their returns it is for. */
export interface CodeEntered {
	readonly taxReturnId: string;
	readonly code: string;
}

/**
 * Stores a proposal of what the code opens, and returns its id. PARTNER_CODE_UNKNOWN for any code that does not work,
 * whatever the reason, so that guessing reveals nothing; PARTNER_CODE_OTHER_YEAR with `{taxYear}`, which leaves the
 * code unused; WRONG_RETURN_TYPE, RETURN_LOCKED, RETURN_ACCEPTED, NOT_FOUND.
 */
export function enterCode(
	services: Services,
	userId: string,
	{ taxReturnId, code }: CodeEntered,
): Promise<Result<string>> {
	const { database, vault, clock } = services;
	return database.transaction(async (tx) => {
		const locked = await lockForChange(tx, userId, taxReturnId);
		if (!locked.ok) return locked;
		const { returnType, taxYear } = locked.value;
		if (returnType !== 'individual') return fail('WRONG_RETURN_TYPE');
		const row = await lockCode(tx, vault.index('partnerCode', readCode(code)));
		const now = clock.now();
		if (!row || row.usedAt !== null || row.expiresAt <= now) return fail('PARTNER_CODE_UNKNOWN');
		const handed = openHandedShare(await vault.cipherOf(tx, row.userId), row);
		if (handed.taxYear !== taxYear) return fail('PARTNER_CODE_OTHER_YEAR', { taxYear: handed.taxYear });
		await markCodeUsed(tx, row.id, now);
		const subject = `partnerCode:${row.id}`;
		await audit(tx, { at: now, userId, action: 'partnerCode.used', subject, detail: { taxReturnId } });
		const { partnerEntryId: reference } = row;
		return succeed(await proposeShare(tx, services, { userId, taxReturnId, handed, reference }));
	});
}

/** What a code opened, and for whom. */
interface Share {
	readonly userId: string;
	readonly taxReturnId: string;
	readonly handed: HandedShare;
	/** The same for every code of the partner: a newer code replaces one that is still open. */
	readonly reference: string;
}

function proposeShare(
	tx: Transaction,
	services: Services,
	{ userId, taxReturnId, handed, reference }: Share,
): Promise<string> {
	const { share, filed, runsWithTaxYear, partnerReference } = handed;
	const section = shareSection();
	const answers = Object.fromEntries(
		answersOfShare(section, share).map(({ question, value }) => [question, value]),
	);
	// A second share of a partnership is a second entry, even if the first came from the same partner.
	const changes = settingChanges(section.id, { new: randomUUID() }, answers);
	const notices = [
		...(filed ? [] : (['partnershipNotFiled'] as const)),
		...(runsWithTaxYear ? [] : (['otherAccountingDate'] as const)),
	];
	return propose(tx, services, {
		...{ userId, taxReturnId, changes },
		origin: { kind: 'partnership', reference },
		about: { uniqueTaxReference: partnerReference, notices },
	});
}

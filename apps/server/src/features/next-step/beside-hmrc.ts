/** What HMRC said about a return, or holds for it, compared with what is here. */

import { fromPounds, pence } from '@halfpenny/facts';
import type { NextStepInput, Refusal } from '@halfpenny/lifecycle';
import type { Services } from '../../platform/services.ts';
import { amendmentOf, changesFrom } from '../submissions/check/amendment-of.ts';
import type { CheckedReturn } from '../submissions/check/check.ts';
import { openSnapshot } from '../submissions/lifecycle/sealed.ts';
import { filingProblemOf } from '../submissions/may-file.ts';
import { presentErrors } from '../submissions/present.ts';
import type { Submission } from '../submissions/repository.ts';
import type { TaxReturnRow } from '../tax-returns/repository.ts';

/** A return as it would be sent now, if it can be checked. */
export interface BesideHmrc {
	readonly taxReturn: TaxReturnRow;
	readonly checked: CheckedReturn | undefined;
}

/** A longer reason is shown on the attempt's page. */
const SHORT = 100;

/** What HMRC refused compared with the current answers. */
export async function refusalOf(
	services: Services,
	{ taxReturn, checked }: BesideHmrc,
	refused: Submission,
): Promise<Refusal> {
	const { database, vault } = services;
	const cipher = await vault.cipherOf(database, taxReturn.userId);
	const { shown } = openSnapshot(cipher, refused);
	const why = presentErrors(refused, cipher)[0]?.message.replace(/\.$/, '');
	return {
		changedSince: checked === undefined || changesFrom(shown, checked.shown).length > 0,
		mayTryAgain: (await filingProblemOf(services, database, taxReturn)) === undefined,
		...(why !== undefined && why.length <= SHORT && { why }),
	};
}

/**
 * How the amendment changes the year's bill; undefined if HMRC has nothing, or the current answers cannot be checked.
 */
export async function amendmentSoFar(
	services: Services,
	{ taxReturn: { id, userId }, checked }: BesideHmrc,
): Promise<NextStepInput['amendment'] | undefined> {
	if (checked === undefined) return undefined;
	const own = { userId, taxReturnId: id };
	const amendment = await amendmentOf(services, services.database, own, checked);
	if (amendment === null) return undefined;
	const { figures } = checked.shown;
	const now = figures ? dueOf(figures) : 0;
	return { differs: amendment.differs, billChangesBy: pence(now - dueOf(amendment)) };
}

/** What is owed for the year; below zero it is repaid. */
function dueOf({ taxOwed, refundAmount }: { taxOwed: string | null; refundAmount: string | null }): number {
	return (fromPounds(taxOwed ?? '0.00') ?? 0) - (fromPounds(refundAmount ?? '0.00') ?? 0);
}

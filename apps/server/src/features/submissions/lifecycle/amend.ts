/** Opens a return that HMRC has for an amendment: what was filed stays as it was, its answers can change. */
import { canAmend, isAccepted, isTaken, madeFor, returnStatus, takesAmendments } from '@halfpenny/lifecycle';
import type { Transaction } from '../../../database/database.ts';
import { audit } from '../../../platform/audit-repository.ts';
import { todayInTheUk } from '../../../platform/clock.ts';
import { fail, type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import {
	forgetFiledEntries,
	keepFiledEntries,
	restoreFiledEntries,
} from '../../entries/filed-entries-repository.ts';
import { lockReturn, type TaxReturnRow, touchFacts } from '../../tax-returns/repository.ts';
import { listSubmissions } from '../repository.ts';
import { updateReturn } from '../return-repository.ts';

/** Which return to open, and whether the person has seen that HMRC has what is here. */
interface Amending {
	readonly taxReturnId: string;
	readonly sameAtHmrc: boolean;
}

/**
 * Opens the answers. Opening them again changes nothing. NOTHING_TO_AMEND, AMENDMENT_WINDOW_CLOSED, RETURN_LOCKED while
 * an amendment is on its way, AMENDMENT_OF_IMPORTED with `{importedAt}`, NOT_FOUND.
 */
export async function amendReturn(
	services: Services,
	userId: string,
	{ taxReturnId, sameAtHmrc }: Amending,
): Promise<Result<TaxReturnRow>> {
	const { database, clock, events } = services;
	const result = await database.transaction(async (tx): Promise<Result<TaxReturnRow>> => {
		const taxReturn = await lockReturn(tx, userId, taxReturnId);
		if (!taxReturn) return fail('NOT_FOUND');
		if (taxReturn.status === 'submitted') return fail('RETURN_LOCKED');
		if (taxReturn.amending)
			return taxReturn.status === 'processing' ? fail('RETURN_LOCKED') : succeed(taxReturn);
		const all = await attempts(tx, services, taxReturn);
		if (!canAmend(all)) return fail('NOTHING_TO_AMEND');
		// An SA100 cannot amend a final declaration through Making Tax Digital.
		if (all.some(({ channel, state }) => channel === 'mtd' && isAccepted(state)))
			return fail('MTD_YEAR_DECLARED');
		if (!takesAmendments(taxReturn.taxYear, todayInTheUk(clock))) return fail('AMENDMENT_WINDOW_CLOSED');
		// Nobody here saw HMRC accept it, and its archive may be older than what HMRC has.
		const importedAt = all.find(isTaken)?.importedAt ?? null;
		if (importedAt && !sameAtHmrc)
			return fail('AMENDMENT_OF_IMPORTED', { importedAt: importedAt.toISOString() });
		const change = { amending: true, status: 'draft', submissionStatus: 'draft' } as const;
		await updateReturn(tx, taxReturnId, change);
		await keepFiledEntries(tx, taxReturnId);
		const at = clock.now();
		const subject = `taxReturn:${taxReturnId}`;
		const detail = { imported: importedAt !== null };
		await audit(tx, { at, userId, action: 'taxReturn.amending', subject, detail });
		return succeed({ ...taxReturn, ...change });
	});
	if (result.ok) events.publish(taxReturnId, { type: 'return', id: taxReturnId });
	return result;
}

/**
 * Cancels an amendment that HMRC has not accepted: the answers and the status return to what HMRC has. What HMRC
 * refused meanwhile stays in the history. If HMRC turned out to have nothing, the answers stay, to be filed as the
 * return itself. NOT_AMENDING, RETURN_LOCKED while it is on its way, NOT_FOUND.
 */
export async function cancelAmendment(
	services: Services,
	userId: string,
	taxReturnId: string,
): Promise<Result<TaxReturnRow>> {
	const { database, clock, events } = services;
	const result = await database.transaction(async (tx): Promise<Result<TaxReturnRow>> => {
		const taxReturn = await lockReturn(tx, userId, taxReturnId);
		if (!taxReturn) return fail('NOT_FOUND');
		if (!taxReturn.amending) return fail('NOT_AMENDING');
		if (taxReturn.status === 'submitted' || taxReturn.status === 'processing') return fail('RETURN_LOCKED');
		const all = await attempts(tx, services, taxReturn);
		const taken = all.find(isTaken);
		const stands = taken ?? all[0];
		if (!stands) throw new Error('a return is amended that was never sent');
		const change = {
			amending: false,
			status: returnStatus(stands.state),
			submissionStatus: stands.state,
			submissionId: stands.id,
			submissionDate: stands.createdAt,
		};
		if (taken) await restoreFiledEntries(tx, taxReturnId);
		await touchFacts(tx, taxReturnId);
		await updateReturn(tx, taxReturnId, change);
		await forgetFiledEntries(tx, taxReturnId);
		const at = clock.now();
		await audit(tx, { at, userId, action: 'taxReturn.notAmending', subject: `taxReturn:${taxReturnId}` });
		return succeed({ ...taxReturn, ...change, factsVersion: taxReturn.factsVersion + 1 });
	});
	if (result.ok) events.publish(taxReturnId, { type: 'return', id: taxReturnId });
	return result;
}

/** Those at the configured HMRC, latest first. */
async function attempts(tx: Transaction, { config }: Services, { userId, id }: TaxReturnRow) {
	return madeFor(config.hmrc.environment, await listSubmissions(tx, userId, id));
}

/** Opening a return that HMRC has for an amendment: what was filed stays as it was, its answers can change. */
import { isTaxYear, yearData } from '@halfpenny/years';
import { audit } from '../../platform/audit-repository.ts';
import { type Clock, todayInTheUk } from '../../platform/clock.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { lockReturn, type TaxReturnRow } from '../tax-returns/repository.ts';
import { canAmend } from './policy.ts';
import { listSubmissions, updateReturn } from './repository.ts';

/** Whether HMRC still takes an amendment: until twelve months after the day by which the return was due (TMA 1970 s.9ZA, s.12ABA). */
export function takesAmendments({ taxYear }: Pick<TaxReturnRow, 'taxYear'>, clock: Clock): boolean {
	return isTaxYear(taxYear) && todayInTheUk(clock) <= yearData(taxYear).deadlines.amend;
}

/**
 * Opens the answers. Opening what is open changes nothing. NOTHING_TO_AMEND, AMENDMENT_WINDOW_CLOSED, RETURN_LOCKED
 * while an amendment is on its way, NOT_FOUND.
 */
export async function amendReturn(
	{ database, clock, events }: Services,
	userId: string,
	taxReturnId: string,
): Promise<Result<TaxReturnRow>> {
	const result = await database.transaction(async (tx): Promise<Result<TaxReturnRow>> => {
		const taxReturn = await lockReturn(tx, userId, taxReturnId);
		if (!taxReturn) return fail('NOT_FOUND');
		if (taxReturn.status === 'submitted') return fail('RETURN_LOCKED');
		if (taxReturn.amending)
			return taxReturn.status === 'processing' ? fail('RETURN_LOCKED') : succeed(taxReturn);
		if (!canAmend(await listSubmissions(tx, userId, taxReturnId))) return fail('NOTHING_TO_AMEND');
		if (!takesAmendments(taxReturn, clock)) return fail('AMENDMENT_WINDOW_CLOSED');
		const change = { amending: true, status: 'draft' } as const;
		await updateReturn(tx, taxReturnId, change);
		const at = clock.now();
		await audit(tx, { at, userId, action: 'taxReturn.amending', subject: `taxReturn:${taxReturnId}` });
		return succeed({ ...taxReturn, ...change });
	});
	if (result.ok) events.publish(taxReturnId, { type: 'return', id: taxReturnId });
	return result;
}

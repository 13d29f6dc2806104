/** When the answers of a return may change. */
import type { Transaction } from '../../database/database.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import { lockReturn, type TaxReturnRow } from './repository.ts';

/**
 * The person's return, locked for a change of its answers until the transaction ends. RETURN_LOCKED while HMRC has
 * it, RETURN_ACCEPTED once HMRC accepted it, NOT_FOUND when there is none.
 */
export async function lockForChange(
	tx: Transaction,
	userId: string,
	taxReturnId: string,
): Promise<Result<TaxReturnRow>> {
	const taxReturn = await lockReturn(tx, userId, taxReturnId);
	if (!taxReturn) return fail('NOT_FOUND');
	switch (taxReturn.status) {
		case 'submitted':
		case 'processing':
			return fail('RETURN_LOCKED');
		case 'accepted':
			return fail('RETURN_ACCEPTED');
		default:
			return succeed(taxReturn);
	}
}

/** When the answers of a return may change. */
import type { Transaction } from '../../database/database.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import { lockReturn, type TaxReturnRow } from './repository.ts';

/**
 * The person's return, locked for changing its answers until the transaction ends. RETURN_LOCKED while HMRC has it,
 * RETURN_ACCEPTED once HMRC accepted it, NOT_FOUND when there is none.
 */
export async function lockForChange(
	tx: Transaction,
	userId: string,
	taxReturnId: string,
): Promise<Result<TaxReturnRow>> {
	const taxReturn = await lockReturn(tx, userId, taxReturnId);
	if (!taxReturn) return fail('NOT_FOUND');
	const problem = problemOfChange(taxReturn);
	return problem ? fail(problem) : succeed(taxReturn);
}

/** Why the answers of a return may not change now; undefined when they may. */
export function problemOfChange({
	status,
}: Pick<TaxReturnRow, 'status'>): 'RETURN_LOCKED' | 'RETURN_ACCEPTED' | undefined {
	switch (status) {
		case 'submitted':
		case 'processing':
			return 'RETURN_LOCKED';
		case 'accepted':
			return 'RETURN_ACCEPTED';
		default:
			return undefined;
	}
}

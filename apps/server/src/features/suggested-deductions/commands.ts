/** Declines a suggestion, or has it offered again. */
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { lockForChange } from '../tax-returns/policy.ts';
import { type DeclinedRow, forgetDeclined, keepDeclined } from './repository.ts';

/** Which one, and why; null to have it offered again. */
interface Declining {
	readonly taxReturnId: string;
	readonly rule: string;
	readonly entryId: string | null;
	readonly reason: DeclinedRow['reason'] | null;
}

/** Stores the reason. WRONG_RETURN_TYPE for a partnership's, RETURN_LOCKED, RETURN_ACCEPTED, NOT_FOUND. */
export function declineSuggestion(
	{ database, clock }: Services,
	userId: string,
	{ taxReturnId, rule, entryId, reason }: Declining,
): Promise<Result<{ readonly declined: DeclinedRow['reason'] | null }>> {
	return database.transaction(async (tx) => {
		const locked = await lockForChange(tx, userId, taxReturnId);
		if (!locked.ok) return locked;
		if (locked.value.returnType !== 'individual') return fail('WRONG_RETURN_TYPE');
		const which = { taxReturnId, rule, entry: entryId ?? '' };
		if (reason === null) await forgetDeclined(tx, which);
		else await keepDeclined(tx, { ...which, reason, declinedAt: clock.now() });
		return succeed({ declined: reason });
	});
}

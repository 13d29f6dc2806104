/** Finds the conversation: the one about a return, or about a year that has no return yet. */
import { isTaxYear } from '@halfpenny/years';
import { checkOwnership } from '../../platform/http/access.ts';
import { fail, failWithProblems, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { findReturn, findReturnOwner, listReturns, type TaxReturnRow } from '../tax-returns/repository.ts';

/** What a caller names it by. */
export interface Named {
	readonly taxReturnId?: string | null | undefined;
	readonly taxYear?: string | null | undefined;
	readonly returnType: 'individual' | 'partnership';
}

/** A person's conversation about a year. */
export interface ConversationKey {
	readonly userId: string;
	readonly taxYear: string;
	readonly returnType: 'individual' | 'partnership';
	/** Undefined until there is a return. */
	readonly taxReturn: TaxReturnRow | undefined;
}

/**
 * The named conversation. Another person's return is FORBIDDEN and audited, a missing one is NOT_FOUND;
 * VALIDATION_FAILED if neither return nor year is named, NO_RULES_FOR_YEAR for a year we have no rules for.
 */
export async function findConversation(
	services: Services,
	userId: string,
	{ taxReturnId, taxYear, returnType }: Named,
): Promise<Result<ConversationKey>> {
	if (taxReturnId) return ofReturn(services, userId, taxReturnId);
	if (!taxYear) return failWithProblems([{ path: 'taxYear', code: 'required.missing' }]);
	if (!isTaxYear(taxYear)) return fail('NO_RULES_FOR_YEAR');
	const returns = await listReturns(services.database, userId);
	const taxReturn = returns.find((row) => row.taxYear === taxYear && row.returnType === returnType);
	return succeed({ userId, taxYear, returnType, taxReturn });
}

async function ofReturn(services: Services, userId: string, id: string): Promise<Result<ConversationKey>> {
	const owner = await findReturnOwner(services.database, id);
	const allowed = await checkOwnership(services, { userId, owner, subject: `taxReturn:${id}` });
	if (!allowed.ok) return allowed;
	const taxReturn = await findReturn(services.database, userId, id);
	if (!taxReturn) return fail('NOT_FOUND');
	const { taxYear, returnType } = taxReturn;
	return succeed({ userId, taxYear, returnType, taxReturn });
}

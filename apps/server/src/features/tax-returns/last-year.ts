/** The person's own return for the previous year. */
import { supportedYears } from '@halfpenny/years';
import type { Queries } from '../../database/database.ts';
import { listReturns, type TaxReturnRow } from './repository.ts';

/** The previous year; undefined for the first we have. */
export function yearBefore(taxYear: string): string | undefined {
	return supportedYears[(supportedYears as readonly string[]).indexOf(taxYear) - 1];
}

/** The individual's return for the year before a return of theirs; undefined if it is not here. */
export async function findReturnBefore(
	queries: Queries,
	{ userId, taxYear }: Pick<TaxReturnRow, 'userId' | 'taxYear'>,
): Promise<TaxReturnRow | undefined> {
	const before = yearBefore(taxYear);
	const own = await listReturns(queries, userId);
	return own.find((one) => one.returnType === 'individual' && one.taxYear === before);
}

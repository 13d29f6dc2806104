/** A partnership's return with its partners, as handing over and the statement need it. */
import type { PartnershipFacts } from '@halfpenny/facts';
import type { Queries } from '../../database/database.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { blockersInFacts } from '../blockers/blockers.ts';
import { readPartnershipFacts } from '../calculation/facts.ts';
import type { Entry } from '../entries/entry.ts';
import { listEntries } from '../entries/queries.ts';
import { findReturn, type TaxReturnRow } from '../tax-returns/repository.ts';
import { PARTNERS } from './statement.ts';

/** A partnership's return. */
export interface Partnership {
	readonly returnType: 'partnership';
	readonly taxReturn: TaxReturnRow;
	readonly facts: PartnershipFacts;
	readonly entries: readonly Entry[];
	/** The entries that are partners, in the order of the facts. */
	readonly partners: readonly Entry[];
}

/** Reads it. NOT_FOUND, WRONG_RETURN_TYPE, or RETURN_INCOMPLETE if answers contradict each other. */
export async function loadPartnership(
	services: Pick<Services, 'vault'>,
	queries: Queries,
	userId: string,
	taxReturnId: string,
): Promise<Result<Partnership>> {
	const taxReturn = await findReturn(queries, userId, taxReturnId);
	if (!taxReturn) return fail('NOT_FOUND');
	const { returnType } = taxReturn;
	if (returnType !== 'partnership') return fail('WRONG_RETURN_TYPE');
	const entries = await listEntries(services, queries, userId, taxReturnId);
	const read = readPartnershipFacts(taxReturn, entries);
	if (!read.ok)
		return fail('RETURN_INCOMPLETE', { blockers: blockersInFacts(read.problems, { returnType, entries }) });
	const partners = entries.filter(({ section }) => section === PARTNERS);
	return succeed({ returnType, taxReturn, facts: read.facts, entries, partners });
}

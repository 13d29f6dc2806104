/** A return with everything that filing looks at: the person, the answers, the facts that they fold into. */
import type { FactsResult } from '@halfpenny/facts';
import type { Queries } from '../../database/database.ts';
import type { Services } from '../../platform/services.ts';
import { loadFacts } from '../calculation/facts.ts';
import type { Entry } from '../entries/entry.ts';
import { listEntries } from '../entries/queries.ts';
import type { Profile } from '../profile/profile.ts';
import { loadProfile } from '../profile/queries.ts';
import type { TaxReturnRow } from '../tax-returns/repository.ts';

/** All of it, as it stands at one moment. */
export interface ReturnContent {
	readonly taxReturn: TaxReturnRow;
	readonly profile: Profile;
	readonly entries: readonly Entry[];
	readonly facts: FactsResult;
}

/** Reads a return's content; in a transaction with the return locked, what is read stands until it ends. */
export async function loadContent(
	services: Pick<Services, 'vault'>,
	queries: Queries,
	taxReturn: TaxReturnRow,
): Promise<ReturnContent> {
	const { id, userId } = taxReturn;
	const person = await loadProfile(services, queries, userId);
	if (!person) throw new Error('a return without its person');
	const entries = await listEntries(services, queries, userId, id);
	const { facts } = await loadFacts(services, queries, taxReturn);
	return { taxReturn, profile: person.profile, entries, facts };
}

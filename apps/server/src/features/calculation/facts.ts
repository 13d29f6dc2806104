/** From what is kept to facts: the profile, the year and every entry of a return. */
import {
	type FactsResult,
	type PartnershipFactsResult,
	parseFacts,
	parsePartnershipFacts,
} from '@halfpenny/facts';
import { type FoldableEntry, foldFacts, foldPartnershipFacts } from '@halfpenny/questions';
import { isTaxYear } from '@halfpenny/years';
import type { Queries } from '../../database/database.ts';
import type { Services } from '../../platform/services.ts';
import { listEntries } from '../entries/queries.ts';
import type { Profile } from '../profile/profile.ts';
import { loadProfile } from '../profile/queries.ts';
import type { TaxReturnRow } from '../tax-returns/repository.ts';

/** The facts of a return, and how often the profile that they hold has changed. */
export interface LoadedFacts {
	readonly profileVersion: number;
	/** The facts, or what is wrong with them by fact path: answers that are right one by one can be too large together. */
	readonly facts: FactsResult;
}

/** Reads the facts of a person's return. Throws when its person is gone. */
export async function loadFacts(
	services: Pick<Services, 'vault'>,
	queries: Queries,
	taxReturn: TaxReturnRow,
): Promise<LoadedFacts> {
	const { id, userId } = taxReturn;
	const person = await loadProfile(services, queries, userId);
	if (!person) throw new Error('a return without its person');
	const entries = await listEntries(services, queries, userId, id);
	return { profileVersion: person.version, facts: readFacts(taxReturn, person.profile, entries) };
}

/** The facts of a person's return: what its entries and the profile say. */
export function readFacts(
	{ taxYear, jurisdiction: residence }: Pick<TaxReturnRow, 'taxYear' | 'jurisdiction'>,
	profile: Profile,
	entries: readonly FoldableEntry[],
): FactsResult {
	const told = foldFacts(entries, isTaxYear(taxYear) ? taxYear : undefined);
	// What entries say of the person stands beside the profile.
	return parseFacts({
		...told,
		...{ taxYear, residence, person: { ...personOf(profile), ...partOf(told.person) } },
	});
}

/** The facts of a partnership's return: all that is known of it stands in its entries. */
export function readPartnershipFacts(
	{ taxYear }: Pick<TaxReturnRow, 'taxYear'>,
	entries: readonly FoldableEntry[],
): PartnershipFactsResult {
	return parsePartnershipFacts({ ...foldPartnershipFacts(entries), taxYear });
}

function partOf(told: unknown): object {
	return typeof told === 'object' && told !== null ? told : {};
}

function personOf(profile: Profile): Record<string, unknown> {
	const { addressLine1, addressLine2, city, county, postcode } = profile;
	const address = answered({
		line1: addressLine1,
		line2: addressLine2,
		line3: city,
		line4: county,
		postcode,
	});
	return {
		...answered({
			firstName: profile.firstName,
			lastName: profile.lastName,
			dateOfBirth: profile.dateOfBirth,
			nationalInsuranceNumber: profile.nationalInsurance,
			uniqueTaxpayerReference: profile.uniqueTaxReference,
		}),
		...(Object.keys(address).length > 0 ? { address } : {}),
	};
}

/** Without what is not answered: in facts a missing answer is missing. */
function answered(answers: Readonly<Record<string, string | null>>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(answers).filter((pair): pair is [string, string] => pair[1] !== null),
	);
}

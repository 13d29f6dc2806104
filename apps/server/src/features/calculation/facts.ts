/** Turns stored answers into facts: the profile, the year and every entry of a return. */
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
import type { Entry } from '../entries/entry.ts';
import { listEntries } from '../entries/queries.ts';
import type { Profile } from '../profile/profile.ts';
import { loadProfile } from '../profile/queries.ts';
import type { TaxReturnRow } from '../tax-returns/repository.ts';

/** What facts are built from: the answers of a return, and the version of the profile. */
export interface PersonAnswers {
	readonly taxReturn: TaxReturnRow;
	readonly profile: Profile;
	readonly profileVersion: number;
	readonly entries: readonly Entry[];
}

/** Reads the answers of a person's return. Throws when the person no longer exists. */
export async function loadPersonAnswers(
	services: Pick<Services, 'vault'>,
	queries: Queries,
	taxReturn: TaxReturnRow,
): Promise<PersonAnswers> {
	const { id, userId } = taxReturn;
	const person = await loadProfile(services, queries, userId);
	if (!person) throw new Error('a return without its person');
	const entries = await listEntries(services, queries, userId, id);
	return { taxReturn, profile: person.profile, profileVersion: person.version, entries };
}

/**
 * The facts of a person's return from its entries and the profile, or the problems by fact path, since answers that are
 * each valid can be too large together.
 */
export function readFacts(
	taxReturn: Pick<TaxReturnRow, 'taxYear' | 'jurisdiction'>,
	profile: Profile,
	entries: readonly FoldableEntry[],
): FactsResult {
	return parseFacts(toldFacts(taxReturn, profile, entries));
}

/** The same before it is checked, as the command line reads it: amounts are text in pounds. */
export function toldFacts(
	{ taxYear, jurisdiction: residence }: Pick<TaxReturnRow, 'taxYear' | 'jurisdiction'>,
	profile: Profile,
	entries: readonly FoldableEntry[],
): Record<string, unknown> {
	const told = foldFacts(entries, isTaxYear(taxYear) ? taxYear : undefined);
	// What entries say about the person is merged with the profile.
	return { ...told, taxYear, residence, person: { ...personOf(profile), ...partOf(told.person) } };
}

/** The facts of a partnership's return: all of them are in its entries. */
export function readPartnershipFacts(
	taxReturn: Pick<TaxReturnRow, 'taxYear'>,
	entries: readonly FoldableEntry[],
): PartnershipFactsResult {
	return parsePartnershipFacts(toldPartnershipFacts(taxReturn, entries));
}

/** The same before it is checked. */
export function toldPartnershipFacts(
	{ taxYear }: Pick<TaxReturnRow, 'taxYear'>,
	entries: readonly FoldableEntry[],
): Record<string, unknown> {
	return { ...foldPartnershipFacts(entries), taxYear };
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

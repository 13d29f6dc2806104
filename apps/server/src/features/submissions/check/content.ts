/** A return with everything filing looks at: whose it is, the answers, and the facts built from them. */
import type { FactsResult, PartnershipFactsResult, Problem } from '@halfpenny/facts';
import { calculate } from '@halfpenny/tax';
import type { Queries } from '../../../database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { readFacts, readPartnershipFacts } from '../../calculation/facts.ts';
import type { Entry } from '../../entries/entry.ts';
import { listEntries } from '../../entries/queries.ts';
import type { Profile } from '../../profile/profile.ts';
import { loadProfile } from '../../profile/queries.ts';
import type { TaxReturnRow } from '../../tax-returns/repository.ts';
import type { ReturnSource } from './return-source.ts';

/** The answers at one moment. A partnership is identified by its answers, a person by their profile too. */
export interface ReturnAnswers {
	readonly taxReturn: TaxReturnRow;
	readonly entries: readonly Entry[];
	/** Null for a partnership. */
	readonly profile: Profile | undefined;
}

/** Everything at one moment. */
export type ReturnContent = { readonly taxReturn: TaxReturnRow; readonly entries: readonly Entry[] } & (
	| { readonly returnType: 'individual'; readonly profile: Profile; readonly facts: FactsResult }
	| { readonly returnType: 'partnership'; readonly facts: PartnershipFactsResult }
);

/** Reads a return's answers; in a transaction with the return locked, what is read stays valid until it ends. */
export async function loadAnswers(
	services: Pick<Services, 'vault'>,
	queries: Queries,
	taxReturn: TaxReturnRow,
): Promise<ReturnAnswers> {
	const { id, userId, returnType } = taxReturn;
	const entries = await listEntries(services, queries, userId, id);
	if (returnType === 'partnership') return { taxReturn, entries, profile: undefined };
	const person = await loadProfile(services, queries, userId);
	if (!person) throw new Error('a return without its person');
	return { taxReturn, entries, profile: person.profile };
}

/** Answers with the facts built from them. Slow if there are many. */
export function toContent({ taxReturn, entries, profile }: ReturnAnswers): ReturnContent {
	if (profile === undefined) {
		const facts = readPartnershipFacts(taxReturn, entries);
		return { returnType: 'partnership', taxReturn, entries, facts };
	}
	const facts = readFacts(taxReturn, profile, entries);
	return { returnType: 'individual', taxReturn, entries, profile, facts };
}

/** What a return is made from, or everything that is wrong with its answers together. */
export type ReadSource =
	| { readonly ok: true; readonly source: ReturnSource }
	| { readonly ok: false; readonly problems: readonly Problem[] };

/** The facts of the answers, with the calculation for a person. */
export function readSource(content: ReturnContent): ReadSource {
	if (!content.facts.ok) return content.facts;
	if (content.returnType === 'partnership')
		return { ok: true, source: { returnType: 'partnership', facts: content.facts.facts } };
	const { facts } = content.facts;
	return { ok: true, source: { returnType: 'individual', facts, calculation: calculate(facts) } };
}

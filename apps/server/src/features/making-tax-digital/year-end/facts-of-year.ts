/** A person's answers for a year, with the figures calculated from them. */
import type { Facts } from '@halfpenny/facts';
import { sayMtdYear } from '@halfpenny/messages/mtd-year';
import { entryName, findSection } from '@halfpenny/questions';
import { withClaims, withOwnShare } from '@halfpenny/tax';
import type { Queries } from '../../../database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { readFacts } from '../../calculation/facts.ts';
import type { Entry } from '../../entries/entry.ts';
import { listEntries } from '../../entries/queries.ts';
import { loadProfile } from '../../profile/queries.ts';
import type { TaxReturnRow } from '../../tax-returns/repository.ts';
import { findYearsReturn } from '../year/closed.ts';
import { type Invested, investedIn } from './invested.ts';

/** A trade or property of the return that one of HMRC's businesses can be linked to. */
export interface Linkable {
	readonly entryId: string;
	readonly type: 'self-employment' | 'uk-property';
	readonly label: string;
	/** Which trade of the return; 0 for property. */
	readonly position: number;
}

/** What the person told us about the year. */
export interface FactsOfYear {
	readonly taxReturn: TaxReturnRow;
	/** For property the person's own share. Undefined if the answers contradict each other. */
	readonly facts: Facts | undefined;
	readonly linkables: readonly Linkable[];
	/** By company, under schemes with relief. */
	readonly investments: readonly Invested[];
}

/** Reads a person's year; undefined if they have no return for it. */
export async function loadFactsOfYear(
	services: Pick<Services, 'vault'>,
	queries: Queries,
	userId: string,
	taxYear: string,
): Promise<FactsOfYear | undefined> {
	const taxReturn = await findYearsReturn(queries, userId, taxYear);
	const person = taxReturn && (await loadProfile(services, queries, userId));
	if (!taxReturn || !person) return undefined;
	const entries = await listEntries(services, queries, userId, taxReturn.id);
	const read = readFacts(taxReturn, person.profile, entries);
	const facts = read.ok ? withOwnShare(withClaims(read.facts)) : undefined;
	const investments = facts ? investedIn(entries, facts) : [];
	return { taxReturn, facts, linkables: linkablesIn(entries), investments };
}

const SECTIONS = { selfEmployment: 'self-employment', ukProperty: 'uk-property' } as const;

function linkablesIn(entries: readonly Entry[]): readonly Linkable[] {
	return Object.entries(SECTIONS).flatMap(([section, type]) =>
		entries
			.filter((entry) => entry.section === section)
			.map((entry, position) => ({ entryId: entry.id, type, label: labelOf(entry), position })),
	);
}

/** The business's name, what the person calls it, or its type. */
function labelOf({ section, answers }: Entry): string {
	if (typeof answers.name === 'string' && answers.name !== '') return answers.name;
	const found = findSection(section);
	const called = found && entryName(found, answers);
	return called || sayMtdYear(section === 'ukProperty' ? 'link.property' : 'link.trade');
}

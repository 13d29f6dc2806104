/** The current state of the return that a proposal is for. */
import type { Queries } from '../../database/database.ts';
import type { Services } from '../../platform/services.ts';
import { listEntries } from '../entries/queries.ts';
import { type CurrentReturn, nameOfNew } from './plan.ts';
import type { ProposedChange } from './proposal-content.ts';
import { findProposedEntries } from './proposed-entries-repository.ts';

/** The entries of a return, and which of them were made under the keys of these changes. */
export async function readCurrentReturn(
	services: Pick<Services, 'vault'>,
	queries: Queries,
	{ userId, taxReturnId }: { readonly userId: string; readonly taxReturnId: string },
	changes: readonly ProposedChange[],
): Promise<CurrentReturn> {
	const entries = await listEntries(services, queries, userId, taxReturnId);
	const names = changes.flatMap(({ section, entry }) =>
		'new' in entry ? [nameOfNew(section, entry.new)] : [],
	);
	const indexes = new Map([...new Set(names)].map((name) => [keyIndexOf(services, taxReturnId, name), name]));
	const found = await findProposedEntries(queries, [...indexes.keys()]);
	const made = [...found].map(([index, entryId]) => [indexes.get(index) ?? '', entryId] as const);
	return { entries, made: new Map(made) };
}

/** What an entry made under a key is found by: keys may be personal. */
export function keyIndexOf({ vault }: Pick<Services, 'vault'>, taxReturnId: string, name: string): string {
	return vault.index('proposedEntry', `${taxReturnId} ${name}`);
}

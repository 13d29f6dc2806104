/** Adds and changes several entries of one return together. */
import type { BodyOf, calls } from '@halfpenny/contract';
import type { Transaction } from '../../database/database.ts';
import { allOrNothing } from '../../platform/all-or-nothing.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { lockForChange } from '../tax-returns/policy.ts';
import { addEntry, changeEntry } from './commands.ts';
import type { Entry } from './entry.ts';

type Saved = BodyOf<typeof calls.saveEntries>['entries'][number];

/** What to save; with `factsVersion` only if nothing in the return has changed since. */
interface Together {
	readonly taxReturnId: string;
	readonly entries: readonly Saved[];
	readonly factsVersion?: number | undefined;
}

/** Saves all or none, in order. Errors as {@link addEntry} and {@link changeEntry}; NOT_FOUND for another return's entry. */
export function saveTogether(
	services: Services,
	userId: string,
	{ taxReturnId, entries, factsVersion }: Together,
): Promise<Result<readonly Entry[]>> {
	return allOrNothing(services.database, async (tx) => {
		const locked = await lockForChange(tx, userId, taxReturnId);
		if (!locked.ok) return locked;
		if (factsVersion !== undefined && locked.value.factsVersion !== factsVersion) return fail('STALE_WRITE');
		const saved: Entry[] = [];
		for (const one of entries) {
			const result = await save(tx, services, userId, taxReturnId, one);
			if (!result.ok) return result;
			saved.push(result.value);
		}
		return succeed(saved);
	});
}

async function save(
	tx: Transaction,
	services: Services,
	userId: string,
	taxReturnId: string,
	one: Saved,
): Promise<Result<Entry>> {
	if ('section' in one) return addEntry(tx, services, userId, { taxReturnId, ...one });
	const changed = await changeEntry(tx, services, userId, one);
	return changed.ok && changed.value.taxReturnId !== taxReturnId ? fail('NOT_FOUND') : changed;
}

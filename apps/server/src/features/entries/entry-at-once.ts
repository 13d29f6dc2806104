/**
 * Changes one entry: nearly always in two short trips to the database, holding no locks while it thinks. Only when
 * something comes between, or the change is refused, does a transaction decide.
 */
import { type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { problemOfChange } from '../tax-returns/policy.ts';
import { applyChange, changeEntry, type EntryChange } from './commands.ts';
import { type Entry, openEntry } from './entry.ts';
import { type EntryWithReturn, writeEntryIfUnchanged } from './entry-at-once-repository.ts';

/** Changes an entry of which `found` was read before, perhaps long ago. Errors as {@link changeEntry}. */
export async function changeEntryAtOnce(
	services: Services,
	userId: string,
	found: EntryWithReturn,
	change: EntryChange,
): Promise<Result<Entry>> {
	const entry = await changeUnlocked(services, userId, found, change);
	if (entry) return succeed(entry);
	return services.database.transaction((tx) => changeEntry(tx, services, userId, change));
}

/** The changed entry; undefined if nothing was written. */
async function changeUnlocked(
	services: Services,
	userId: string,
	found: EntryWithReturn,
	change: EntryChange,
): Promise<Entry | undefined> {
	const { database, vault } = services;
	if (
		found?.row.userId !== userId ||
		found.row.version !== change.version ||
		problemOfChange(found.taxReturn)
	)
		return undefined;
	const { taxReturn } = found;
	const before = openEntry(await vault.cipherOf(database, userId), found.row);
	const applied = await applyChange(database, services, taxReturn, { before, change });
	if (!applied.ok) return undefined;
	const { entry, sealed } = applied.value;
	const { id, section, updatedAt } = entry;
	const [subject, detail] = [`entry:${id}`, { taxReturnId: taxReturn.id, section }];
	const written = await writeEntryIfUnchanged(database, {
		...{ row: { ...entry, sealed }, taxReturn, sentAs: change.sentAs ?? null },
		audited: { at: updatedAt, userId, action: 'entry.changed', subject, detail },
	});
	return written ? entry : undefined;
}

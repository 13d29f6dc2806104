/** A return's entries: read, add, change, remove. */
import { useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation } from '../operation.ts';
import { reading, useReturnChange } from '../use-operation.ts';

const listEntries = defineOperation<'listEntries'>('GET', '/api/tax-returns/:id/entries');
const addEntry = defineOperation<'addEntry'>('POST', '/api/tax-returns/:id/entries');
const changeEntry = defineOperation<'changeEntry'>('PATCH', '/api/entries/:id');
const saveEntries = defineOperation<'saveEntries'>('POST', '/api/tax-returns/:id/entries/together');
const removeEntry = defineOperation<'removeEntry'>('DELETE', '/api/entries/:id');

/** How a return's entries are read and cached. */
export function entriesOf(id: string) {
	return reading(keys.entries(id), listEntries, { id });
}

/** Every entry of a return, in all sections. */
export function useEntries(id: string) {
	return useQuery(entriesOf(id));
}

/** Adds one job, account or gift. */
export function useAddEntry(taxReturnId: string) {
	return useReturnChange(taxReturnId, addEntry);
}

/** Changes an entry that is still at the version given; otherwise fails with STALE_WRITE and both versions. */
export function useChangeEntry(taxReturnId: string) {
	return useReturnChange(taxReturnId, changeEntry);
}

/** Adds and changes several entries: all, or none if any is refused. */
export function useSaveEntries(taxReturnId: string) {
	return useReturnChange(taxReturnId, saveEntries);
}

/** Removes an entry that is still at the version given. */
export function useRemoveEntry(taxReturnId: string) {
	return useReturnChange(taxReturnId, removeEntry);
}

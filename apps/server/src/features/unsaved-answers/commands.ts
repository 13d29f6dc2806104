/** Keeps what a person typed on a page and has not saved. */
import { randomUUID } from 'node:crypto';
import type { BodyOf, calls } from '@halfpenny/contract';
import type { Transaction } from '../../database/database.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { problemOfChange } from '../tax-returns/policy.ts';
import { findReturn } from '../tax-returns/repository.ts';
import { askToForgetUnsaved } from './jobs.ts';
import {
	deleteUnsavedOf,
	findUnsaved,
	insertUnsaved,
	isEntryOf,
	listUnsaved,
	updateUnsaved,
} from './repository.ts';
import { sealUnsaved } from './unsaved.ts';

type Typed = BodyOf<typeof calls.keepUnsavedAnswers>;

/** More pages than anybody leaves half filled in; beyond them the oldest goes. */
const MOST_PAGES = 40;
/** Several times what the longest page holds. */
const LONGEST = 40_000;

/**
 * Keeps it, replacing what was kept of that page. NOT_FOUND for a return or entry that is not the person's,
 * RETURN_LOCKED and RETURN_ACCEPTED as for saving, REQUEST_TOO_LARGE.
 */
export async function keepUnsaved(
	services: Services,
	userId: string,
	typed: Typed,
): Promise<Result<{ readonly success: true }>> {
	if (JSON.stringify(typed).length > LONGEST) return fail('REQUEST_TOO_LARGE');
	return services.database.transaction(async (tx) => {
		const problem = await problemOf(tx, userId, typed);
		if (problem) return fail(problem);
		await store(tx, services, userId, typed);
		return succeed({ success: true as const });
	});
}

async function problemOf(tx: Transaction, userId: string, { taxReturnId, entryId }: Typed) {
	if (taxReturnId === null) return entryId === null ? undefined : 'NOT_FOUND';
	const taxReturn = await findReturn(tx, userId, taxReturnId);
	if (!taxReturn) return 'NOT_FOUND';
	if (entryId !== null && !(await isEntryOf(tx, { userId, taxReturnId, entryId }))) return 'NOT_FOUND';
	return problemOfChange(taxReturn);
}

async function store(tx: Transaction, services: Services, userId: string, given: Typed): Promise<void> {
	const { page, taxReturnId, entryId, sentAs, ...content } = given;
	const before = await findUnsaved(tx, userId, page);
	const id = before?.id ?? randomUUID();
	const cipher = await services.vault.cipherOf(tx, userId);
	const row = {
		...{ id, userId, page, taxReturnId, entryId, sentAs, typedAt: services.clock.now() },
		sealed: sealUnsaved(cipher, id, content),
	};
	if (before) return updateUnsaved(tx, row);
	// What another request keeps at the same moment is as new as this.
	if (!(await insertUnsaved(tx, row))) return;
	await askToForgetUnsaved(services, tx, id);
	const all = await listUnsaved(tx, userId);
	await deleteUnsavedOf(tx, userId, all.slice(0, Math.max(0, all.length - MOST_PAGES)));
}

/** Attaches a document that was uploaded before there was a return. */
import type { Deed } from '@halfpenny/messages/history';
import type { Transaction } from '../../database/database.ts';
import { audit } from '../../platform/audit-repository.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { lockForChange } from '../tax-returns/policy.ts';
import { openDocument } from './document.ts';
import { askToErase } from './jobs.ts';
import { proposeForReturn } from './propose-reading.ts';
import {
	type DocumentRow,
	findSameFile,
	lockDocument,
	removeDocument,
	updateDocument,
} from './repository.ts';

/** A document and the return to attach it to. */
interface Attachment {
	readonly id: string;
	readonly taxReturnId: string;
}

/**
 * Attaches a person's document to their return and returns its id; if the return already has the same file, deletes
 * this one and returns that one's id. Suggests its figures now, or once it is read. Can be repeated.
 * DOCUMENT_HAS_RETURN if it is attached to another return; RETURN_LOCKED, RETURN_ACCEPTED, NOT_FOUND.
 */
export function attachDocument(
	services: Services,
	userId: string,
	{ id, taxReturnId }: Attachment,
): Promise<Result<{ readonly id: string }>> {
	return services.database.transaction(async (tx) => {
		const row = await lockDocument(tx, id);
		if (!row || row.userId !== userId) return fail('NOT_FOUND');
		if (row.taxReturnId === taxReturnId) return succeed({ id });
		if (row.taxReturnId !== null) return fail('DOCUMENT_HAS_RETURN');
		const locked = await lockForChange(tx, userId, taxReturnId);
		if (!locked.ok) return locked;
		const attached = { ...row, taxReturnId };
		const same = await findSameFile(tx, attached);
		await (same ? discard(tx, services, row) : attach(tx, services, attached));
		return succeed({ id: same?.id ?? id });
	});
}

async function discard(tx: Transaction, services: Services, { id, userId }: DocumentRow): Promise<void> {
	await removeDocument(tx, userId, id);
	await askToErase(services, tx, id, 'now');
	await note(tx, services, { id, userId, action: 'document.deleted' });
}

async function attach(tx: Transaction, services: Services, row: DocumentRow): Promise<void> {
	const { id, userId, taxReturnId } = row;
	await updateDocument(tx, id, { taxReturnId });
	await note(tx, services, { id, userId, action: 'document.attached' });
	const { reading } = openDocument(await services.vault.cipherOf(tx, userId), row);
	if (reading) await proposeForReturn(tx, services, row, reading);
}

function note(
	tx: Transaction,
	{ clock }: Services,
	{ id, userId, action }: { readonly id: string; readonly userId: string; readonly action: Deed },
): Promise<void> {
	return audit(tx, { at: clock.now(), userId, action, subject: `document:${id}` });
}

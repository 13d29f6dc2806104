/** Reads a document again as what its owner says it is. */
import type { Transaction } from '../../database/database.ts';
import { audit } from '../../platform/audit-repository.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { supersede } from '../proposals/repository.ts';
import { lockForChange } from '../tax-returns/policy.ts';
import { askToRead } from './jobs.ts';
import { supportsFiledReturn } from './policy.ts';
import { type DocumentRow, isOnReturn, lockDocument, updateDocument } from './repository.ts';

/** What a document's owner says it is. */
type NamedType = NonNullable<DocumentRow['namedType']>;

/**
 * Sets the type of a person's document, withdraws what it suggested, and has it read again as that type. The same type
 * again changes nothing. DOCUMENT_ON_RETURN once its figures are on a return; DOCUMENT_SUPPORTS_RETURN, RETURN_LOCKED,
 * RETURN_ACCEPTED, NOT_FOUND.
 */
export function setDocumentType(
	services: Services,
	userId: string,
	{ id, documentType }: { readonly id: string; readonly documentType: NamedType },
): Promise<Result<Pick<DocumentRow, 'taxReturnId'>>> {
	return services.database.transaction(async (tx) => {
		const row = await lockDocument(tx, id);
		if (!row || row.userId !== userId) return fail('NOT_FOUND');
		if (row.namedType === documentType) return succeed(row);
		const allowed = await checkChange(tx, row);
		if (!allowed.ok) return allowed;
		await withdrawSuggestions(tx, services, row);
		await readAs(tx, services, row, documentType);
		return succeed(row);
	});
}

/** Whether its type may still change: not once a return relies on it. */
async function checkChange(tx: Transaction, row: DocumentRow): Promise<Result<unknown>> {
	if (await supportsFiledReturn(tx, row)) return fail('DOCUMENT_SUPPORTS_RETURN');
	if (await isOnReturn(tx, row.id)) return fail('DOCUMENT_ON_RETURN');
	return row.taxReturnId === null ? succeed(null) : lockForChange(tx, row.userId, row.taxReturnId);
}

async function withdrawSuggestions(
	tx: Transaction,
	{ clock }: Services,
	{ id, userId, taxReturnId }: DocumentRow,
): Promise<void> {
	const of = { userId, origin: 'document', documentId: id, originReference: null } as const;
	const at = clock.now();
	for (const target of new Set([taxReturnId, null]))
		for (const old of await supersede(tx, { ...of, taxReturnId: target }, at))
			await audit(tx, { at, userId, action: 'proposal.superseded', subject: `proposal:${old}` });
}

async function readAs(
	tx: Transaction,
	services: Services,
	{ id, userId }: DocumentRow,
	documentType: NamedType,
): Promise<void> {
	await updateDocument(tx, id, {
		...{ documentType, namedType: documentType },
		...{ status: 'waiting', failure: null, sealedReading: null },
	});
	await askToRead(services, tx, { documentId: id, userId, named: documentType });
	await audit(tx, {
		at: services.clock.now(),
		userId,
		action: 'document.typeSet',
		subject: `document:${id}`,
	});
}

/** The documents that support a quarter. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import { audit } from '../../../platform/audit-repository.ts';
import { fail, type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import { openDocument } from '../../documents/document.ts';
import { supportsFiledReturn } from '../../documents/policy.ts';
import { type DocumentRow, findDocument } from '../../documents/repository.ts';
import { findQuarter, linkPaper, listPapers, unlinkPaper } from './repository.ts';

type Linked = AnswerOf<typeof calls.linkDocument>;

/** The documents of a person's quarter, oldest first. */
export async function readPapers(services: Services, userId: string, quarterId: string): Promise<Linked[]> {
	const { database, vault } = services;
	const rows = await listPapers(database, quarterId);
	if (rows.length === 0) return [];
	const cipher = await vault.cipherOf(database, userId);
	return rows.map((row) => present(openDocument(cipher, row), quarterId));
}

function present(
	{
		id,
		filename,
		fileType,
		createdAt,
	}: Pick<DocumentRow, 'id' | 'fileType' | 'createdAt'> & {
		readonly filename: string;
	},
	mtdSubmissionId: string,
): Linked {
	return { id, filename, fileType, createdAt: createdAt.toISOString(), mtdSubmissionId };
}

/**
 * Links a document to a quarter, or removes the link: NOT_FOUND when either is not theirs. The documents of a declared
 * year stay: DOCUMENT_SUPPORTS_RETURN.
 */
export async function linkDocumentTo(
	services: Services,
	userId: string,
	{
		id,
		mtdSubmissionId,
		linked,
	}: {
		readonly id: string;
		readonly mtdSubmissionId: string;
		readonly linked: boolean;
	},
): Promise<Result<Linked>> {
	const { database, vault, clock } = services;
	const found = await findDocument(database, userId, id);
	const quarter = await findQuarter(database, userId, mtdSubmissionId);
	if (!found || !quarter) return fail('NOT_FOUND');
	if (!linked && (await supportsFiledReturn(database, found.document)))
		return fail('DOCUMENT_SUPPORTS_RETURN');
	const at = clock.now();
	await database.transaction(async (tx) => {
		if (linked) await linkPaper(tx, { quarterId: quarter.id, documentId: id, linkedAt: at });
		else await unlinkPaper(tx, quarter.id, id);
		const action = linked ? 'document.linked' : 'document.unlinked';
		await audit(tx, { at, userId, action, subject: `document:${id}`, detail: { quarter: quarter.id } });
	});
	const cipher = await vault.cipherOf(database, userId);
	return succeed(present(openDocument(cipher, found.document), quarter.id));
}

/** When a document may be deleted, and how many one person may keep. */
import { MOST_DOCUMENT_BYTES, MOST_DOCUMENTS } from '@halfpenny/facts';
import type { Queries } from '../../database/database.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import {
	type DocumentRow,
	isBehindFiledQuarter,
	isBehindFiledReturn,
	isBesideImportedReturn,
	sumDocuments,
} from './repository.ts';

/**
 * Whether the document supports a version of a return that HMRC has accepted, or may yet accept, even during an
 * amendment.
 */
export async function supportsFiledReturn(queries: Queries, { id }: DocumentRow): Promise<boolean> {
	return (
		(await isBehindFiledQuarter(queries, id)) ||
		(await isBehindFiledReturn(queries, id)) ||
		isBesideImportedReturn(queries, id)
	);
}

/** Whether a person may store another document of this many bytes; TOO_MANY_DOCUMENTS if not. */
export async function checkRoom(queries: Queries, userId: string, bytes: number): Promise<Result<null>> {
	const kept = await sumDocuments(queries, userId);
	const room = kept.documents < MOST_DOCUMENTS && kept.bytes + bytes <= MOST_DOCUMENT_BYTES;
	return room ? succeed(null) : fail('TOO_MANY_DOCUMENTS');
}

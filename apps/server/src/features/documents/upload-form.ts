/** Reads an upload form: one file and a few fields, in any order. */
import type { Multipart } from '@fastify/multipart';
import { shapes } from '@halfpenny/contract';
import { LARGEST_UPLOAD } from '@halfpenny/facts';
import type { FastifyRequest } from 'fastify';
import { failWithProblems, type Result, succeed } from '../../platform/result.ts';
import type { DocumentRow } from './repository.ts';

/** The fields and the file. */
export interface UploadForm {
	readonly bytes: Uint8Array;
	readonly filename: string;
	/** Whose the sender says it is; it must be the sender's own. */
	readonly userId: string | undefined;
	readonly taxReturnId: string | null;
	/** The type the sender says it is. */
	readonly documentType: DocumentRow['documentType'] | undefined;
}

const types = shapes.document.shape.documentType;

/** The form, or VALIDATION_FAILED by field. A file over `most` bytes throws the error that the error handler knows. */
export async function readUploadForm(
	request: FastifyRequest,
	most = LARGEST_UPLOAD,
): Promise<Result<UploadForm>> {
	const fields = new Map<string, string>();
	let file: Pick<UploadForm, 'bytes' | 'filename'> | undefined;
	for await (const part of request.parts({ limits: { fileSize: most } })) {
		if (part.type === 'field') fields.set(part.fieldname, textOf(part));
		else file = { bytes: await part.toBuffer(), filename: part.filename };
	}
	if (!file) return failWithProblems([{ path: 'document', code: 'required.missing' }]);
	const taxReturnId = fields.get('taxReturnId') || null;
	if (taxReturnId !== null && !shapes.id.safeParse(taxReturnId).success) {
		return failWithProblems([{ path: 'taxReturnId', code: 'value.invalid' }]);
	}
	const documentType = types.safeParse(fields.get('documentType')).data;
	return succeed({ ...file, taxReturnId, documentType, userId: fields.get('userId') || undefined });
}

function textOf(part: Extract<Multipart, { type: 'field' }>): string {
	return typeof part.value === 'string' ? part.value : '';
}

/** Documents: upload, page images, deletion. */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { namedDocumentType } from '../document-type.ts';
import { document, id, idParams } from '../shapes.ts';

const owned = { access: 'owner', idempotent: true, params: idParams, status: 200, errors: [] } as const;

/** Multipart: document (file), taxReturnId, documentType, userId. */
export const uploadDocument = defineCall({
	id: 'uploadDocument',
	method: 'POST',
	path: '/api/documents/upload',
	access: 'user',
	idempotent: false,
	media: 'multipart',
	answer: document,
	status: 201,
	errors: [
		'DOCUMENT_TOO_LARGE',
		'DOCUMENT_TYPE_UNSUPPORTED',
		'DOCUMENT_NO_TEXT',
		'DOCUMENT_ENCRYPTED',
		'DOCUMENT_UNREADABLE',
		'DOCUMENT_TOO_COMPLEX',
		'DOCUMENT_READER_UNAVAILABLE',
		'TOO_MANY_DOCUMENTS',
		'RATE_LIMITED',
		'RETURN_LOCKED',
		'RETURN_ACCEPTED',
	],
});

export const getDocument = defineCall({
	...owned,
	id: 'getDocument',
	method: 'GET',
	path: '/api/documents/:id',
	answer: document,
});

export const getDocumentPage = defineCall({
	...owned,
	id: 'getDocumentPage',
	method: 'GET',
	path: '/api/documents/:id/pages/:page',
	params: z.object({ id, page: z.coerce.number().int().min(1).max(50) }),
	media: 'png',
	answer: z.unknown(),
	errors: ['DOCUMENT_MISSING', 'RATE_LIMITED'],
});

/** The user's documents without a return or quarterly update, in order of upload. */
export const listLooseDocuments = defineCall({
	...owned,
	id: 'listLooseDocuments',
	method: 'GET',
	path: '/api/users/:id/documents',
	answer: z.array(document),
});

/**
 * Assigns a document to a return, for which it then suggests values. If the return already has the same file, returns that
 * document and deletes this one.
 */
export const attachDocument = defineCall({
	...owned,
	id: 'attachDocument',
	method: 'POST',
	path: '/api/documents/:id/attach',
	body: z.strictObject({ taxReturnId: id }),
	answer: document,
	errors: ['DOCUMENT_HAS_RETURN', 'RETURN_LOCKED', 'RETURN_ACCEPTED'],
});

/** Reads a document again as what its owner says it is; what it suggested before is withdrawn. */
export const setDocumentType = defineCall({
	...owned,
	id: 'setDocumentType',
	method: 'PUT',
	path: '/api/documents/:id/type',
	body: z.strictObject({ documentType: namedDocumentType }),
	answer: document,
	errors: [
		...['DOCUMENT_ON_RETURN', 'DOCUMENT_SUPPORTS_RETURN', 'RETURN_LOCKED', 'RETURN_ACCEPTED', 'RATE_LIMITED'],
	] as const,
});

export const deleteDocument = defineCall({
	...owned,
	id: 'deleteDocument',
	method: 'DELETE',
	path: '/api/documents/:id',
	answer: z.object({ success: z.literal(true) }),
	errors: ['DOCUMENT_SUPPORTS_RETURN'],
});

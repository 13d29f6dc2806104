/** Paper: upload, the rendered page, and the proposals that a reading makes. */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { answers, document, entry, id, idParams, proposal } from '../shapes.ts';

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
		'DOCUMENT_IMAGE_LATER',
		'DOCUMENT_ENCRYPTED',
		'DOCUMENT_UNREADABLE',
		'DOCUMENT_TOO_COMPLEX',
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

export const deleteDocument = defineCall({
	...owned,
	id: 'deleteDocument',
	method: 'DELETE',
	path: '/api/documents/:id',
	answer: z.object({ success: z.literal(true) }),
	errors: ['DOCUMENT_SUPPORTS_RETURN'],
});

export const listProposals = defineCall({
	...owned,
	id: 'listProposals',
	method: 'GET',
	path: '/api/tax-returns/:id/proposals',
	answer: z.array(proposal),
});

export const getProposal = defineCall({
	...owned,
	id: 'getProposal',
	method: 'GET',
	path: '/api/proposals/:id',
	answer: proposal,
});

/** Makes the entry, with the person's corrections. */
export const approveProposal = defineCall({
	...owned,
	id: 'approveProposal',
	method: 'POST',
	path: '/api/proposals/:id/approve',
	idempotent: false,
	body: z.strictObject({ answers }),
	answer: entry,
	status: 201,
	errors: ['PROPOSAL_CLOSED', 'RETURN_LOCKED', 'RETURN_ACCEPTED'],
});

export const dismissProposal = defineCall({
	...owned,
	id: 'dismissProposal',
	method: 'POST',
	path: '/api/proposals/:id/dismiss',
	answer: proposal,
	errors: ['PROPOSAL_CLOSED'],
});

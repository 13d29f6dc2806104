/** Uploads and deletes a return's documents. */
import { keys } from '../keys.ts';
import { defineOperation } from '../operation.ts';
import { useChangeOf, useReturnChange } from '../use-operation.ts';

/** Stores a file. Reading it starts afterwards. */
export const uploadDocument = defineOperation<'uploadDocument'>('POST', '/api/documents/upload');
/** Deletes a document that supports no filed return. */
export const deleteDocument = defineOperation<'deleteDocument'>('DELETE', '/api/documents/:id');

/** Has a document read again as what the user says it is. */
const setDocumentType = defineOperation<'setDocumentType'>('PUT', '/api/documents/:id/type');

/** Sets a document's type: it is read again. */
export function useSetDocumentType(taxReturnId: string) {
	return useReturnChange(taxReturnId, setDocumentType);
}

/** Uploads one file. The server answers once it is stored; reading it starts afterwards. */
export function useUploadDocument(taxReturnId: string) {
	return useChangeOf(keys.documents(taxReturnId), (file: File) =>
		uploadDocument({ form: uploadForm(file, taxReturnId) }),
	);
}

/** Deletes a document that supports no filed return. */
export function useDeleteDocument(taxReturnId: string) {
	return useReturnChange(taxReturnId, deleteDocument);
}

/** Returns an upload's multipart form: the fields before the file, so that the server has them when the file starts. */
export function uploadForm(file: File, taxReturnId?: string): FormData {
	const form = new FormData();
	if (taxReturnId !== undefined) form.set('taxReturnId', taxReturnId);
	form.set('documentType', guessDocumentType(file.name));
	form.set('document', file);
	return form;
}

/** Returns the type suggested by a file's name. The content decides; the server uses the name only if that says nothing. */
export function guessDocumentType(filename: string): 'p60' | 'payslip' | 'invoice' | 'receipt' | 'other' {
	const name = filename.toLowerCase();
	if (name.includes('p60')) return 'p60';
	if (name.includes('payslip') || name.includes('salary')) return 'payslip';
	if (name.includes('invoice')) return 'invoice';
	return name.includes('receipt') ? 'receipt' : 'other';
}

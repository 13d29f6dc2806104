/** The documents of a return: uploaded and deleted. */
import { keys } from '../keys.ts';
import { defineOperation } from '../operation.ts';
import { useChangeOf, useReturnChange } from '../use-operation.ts';

/** Stores a file; its reading follows. */
export const uploadDocument = defineOperation<'uploadDocument'>('POST', '/api/documents/upload');
/** Deletes a document that supports no filed return. */
export const deleteDocument = defineOperation<'deleteDocument'>('DELETE', '/api/documents/:id');

/** Uploads one file; the server answers once it is stored, the reading follows. */
export function useUploadDocument(taxReturnId: string) {
	return useChangeOf(keys.documents(taxReturnId), (file: File) =>
		uploadDocument({ form: uploadForm(file, taxReturnId) }),
	);
}

/** Deletes a document that supports no filed return. */
export function useDeleteDocument(taxReturnId: string) {
	return useReturnChange(taxReturnId, deleteDocument);
}

/** The multipart form of an upload: the fields before the file, so that the server knows them when the file begins. */
export function uploadForm(file: File, taxReturnId?: string): FormData {
	const form = new FormData();
	if (taxReturnId !== undefined) form.set('taxReturnId', taxReturnId);
	form.set('documentType', guessDocumentType(file.name));
	form.set('document', file);
	return form;
}

/** The type that a file's name suggests. The content decides; the server takes the name only where that says nothing. */
export function guessDocumentType(filename: string): 'p60' | 'payslip' | 'invoice' | 'receipt' | 'other' {
	const name = filename.toLowerCase();
	if (name.includes('p60')) return 'p60';
	if (name.includes('payslip') || name.includes('salary')) return 'payslip';
	if (name.includes('invoice')) return 'invoice';
	return name.includes('receipt') ? 'receipt' : 'other';
}

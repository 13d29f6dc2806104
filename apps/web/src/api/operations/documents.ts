/** The documents of a return: listed, uploaded, deleted. */
import { useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation } from '../operation.ts';
import { reading, useChangeOf, useReturnChange } from '../use-operation.ts';

const listDocuments = defineOperation<'listDocuments'>('GET', '/api/tax-returns/:id/documents');
const uploadDocument = defineOperation<'uploadDocument'>('POST', '/api/documents/upload');
const deleteDocument = defineOperation<'deleteDocument'>('DELETE', '/api/documents/:id');

/** Should an event go missing, what is being read is looked at again by itself, in milliseconds. */
const WHILE_READING = 4000;

/** Every document of a return and where its reading stands. */
export function useDocuments(id: string) {
	return useQuery({
		...reading(keys.documents(id), listDocuments, { id }),
		refetchInterval: ({ state: { data = [] } }) =>
			data.some(({ status }) => status === 'waiting' || status === 'reading') && WHILE_READING,
	});
}

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
export function uploadForm(file: File, taxReturnId: string): FormData {
	const form = new FormData();
	form.set('taxReturnId', taxReturnId);
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

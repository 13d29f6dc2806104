/** Uploads a document to a return. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, orThrow } from '../operation.ts';

const uploadDocument = defineOperation<'uploadDocument'>('POST', '/api/documents/upload');

/** Uploads one file; the server answers once it is stored, the reading follows. */
export function useUploadDocument(taxReturnId: string) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (file: File) => orThrow(uploadDocument({ form: uploadForm(file, taxReturnId) })),
		onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.documents(taxReturnId) }),
	});
}

/** The multipart form of an upload: the fields before the file, so that the server knows them when the file begins. */
export function uploadForm(file: File, taxReturnId: string): FormData {
	const form = new FormData();
	form.set('taxReturnId', taxReturnId);
	form.set('documentType', guessDocumentType(file.name));
	form.set('document', file);
	return form;
}

/** The type that a file's name suggests; the server decides by the content (ruling 32). */
export function guessDocumentType(filename: string): 'p60' | 'payslip' | 'invoice' | 'receipt' | 'other' {
	const name = filename.toLowerCase();
	if (name.includes('p60')) return 'p60';
	if (name.includes('payslip') || name.includes('salary')) return 'payslip';
	if (name.includes('invoice')) return 'invoice';
	return name.includes('receipt') ? 'receipt' : 'other';
}

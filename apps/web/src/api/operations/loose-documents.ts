/** Documents without a return: list, upload, delete, assign to a return. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation } from '../operation.ts';
import { reading, useChangeOf } from '../use-operation.ts';
import { deleteDocument, uploadDocument, uploadForm } from './document-changes.ts';
import { isBeingRead } from './documents.ts';

const listLooseDocuments = defineOperation<'listLooseDocuments'>('GET', '/api/users/:id/documents');
const attachDocument = defineOperation<'attachDocument'>('POST', '/api/documents/:id/attach');

/** How often to check while one is being read, in milliseconds. */
const WHILE_LOOSE = 1000;

/** The user's documents without a return. Events are per return, so these are polled. */
export function useLooseDocuments(userId: string) {
	return useQuery({
		...reading(keys.looseDocuments, listLooseDocuments, { id: userId }),
		refetchInterval: ({ state: { data = [] } }) => data.some(isBeingRead) && WHILE_LOOSE,
	});
}

/** Uploads a file for a return that doesn't exist yet. */
export function useUploadLoose() {
	return useChangeOf(keys.looseDocuments, (file: File) => uploadDocument({ form: uploadForm(file) }));
}

/** Deletes a document without a return. */
export function useDeleteLoose() {
	return useChangeOf(keys.looseDocuments, deleteDocument);
}

/** Assigns waiting documents to a return. */
export function useAttachDocuments() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: async ({ ids, taxReturnId }: Attachment) => {
			for (const id of ids) await attachDocument({ id, body: { taxReturnId } });
		},
		onSettled: (_, __, { taxReturnId }) =>
			Promise.all([
				queryClient.invalidateQueries({ queryKey: keys.looseDocuments }),
				queryClient.invalidateQueries({ queryKey: keys.taxReturn(taxReturnId) }),
			]),
	});
}

interface Attachment {
	readonly ids: readonly string[];
	readonly taxReturnId: string;
}

/** Documents that wait for a return: listed, uploaded, deleted, put with one. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation } from '../operation.ts';
import { reading, useChangeOf } from '../use-operation.ts';
import { deleteDocument, uploadDocument, uploadForm } from './document-changes.ts';
import { isBeingRead } from './documents.ts';

const listLooseDocuments = defineOperation<'listLooseDocuments'>('GET', '/api/users/:id/documents');
const attachDocument = defineOperation<'attachDocument'>('POST', '/api/documents/:id/attach');

/** While one is being read they are looked at again, in milliseconds. */
const WHILE_LOOSE = 1000;

/** The documents of a person that wait for a return. No news comes of what is with no return, so they are asked for. */
export function useLooseDocuments(userId: string) {
	return useQuery({
		...reading(keys.looseDocuments, listLooseDocuments, { id: userId }),
		refetchInterval: ({ state: { data = [] } }) => data.some(isBeingRead) && WHILE_LOOSE,
	});
}

/** Uploads one file for a return that there is not yet. */
export function useUploadLoose() {
	return useChangeOf(keys.looseDocuments, (file: File) => uploadDocument({ form: uploadForm(file) }));
}

/** Deletes a document that waits for a return. */
export function useDeleteLoose() {
	return useChangeOf(keys.looseDocuments, deleteDocument);
}

/** Puts documents that waited with a return. */
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

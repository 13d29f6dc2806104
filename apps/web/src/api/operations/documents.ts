/** Lists a return's documents. */
import { useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation } from '../operation.ts';
import type { UploadedDocument } from '../shapes.ts';
import { reading } from '../use-operation.ts';

const listDocuments = defineOperation<'listDocuments'>('GET', '/api/tax-returns/:id/documents');

/** In case an event goes missing: how often to check documents being read, in milliseconds. */
const WHILE_READING = 4000;

/** Every document of a return, with its reading status. */
export function useDocuments(id: string) {
	return useQuery({
		...reading(keys.documents(id), listDocuments, { id }),
		refetchInterval: ({ state: { data = [] } }) => data.some(isBeingRead) && WHILE_READING,
	});
}

/** Whether a document has not been read yet. */
export function isBeingRead({ status }: Pick<UploadedDocument, 'status'>): boolean {
	return status === 'waiting' || status === 'reading';
}

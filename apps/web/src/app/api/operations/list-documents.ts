/** Lists the documents of a return. */
import { useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, orThrow } from '../operation.ts';

const listDocuments = defineOperation<'listDocuments'>('GET', '/api/tax-returns/:id/documents');

/** Should an event go missing, what is being read is looked at again by itself, in milliseconds. */
const WHILE_READING = 4000;

/** Every document of a return and where its reading stands. */
export function useDocuments(id: string) {
	return useQuery({
		queryKey: keys.documents(id),
		queryFn: ({ signal }) => orThrow(listDocuments({ id }, signal)),
		refetchInterval: ({ state: { data = [] } }) =>
			data.some(({ status }) => status === 'waiting' || status === 'reading') && WHILE_READING,
	});
}

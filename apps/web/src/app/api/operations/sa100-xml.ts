/** Makes the XML of a return as it would be sent, without credentials. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, orThrow } from '../operation.ts';

const sa100Xml = defineOperation<'sa100Xml'>('POST', '/api/sa100/generate/:id');

/** Makes the XML and its boxes anew. */
export function useGenerateXml(id: string) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: () => orThrow(sa100Xml({ id })),
		onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.taxReturn(id), exact: true }),
	});
}

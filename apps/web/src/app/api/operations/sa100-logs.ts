/** Lists the filing attempts of a return. */
import { useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, orThrow } from '../operation.ts';

const sa100Logs = defineOperation<'sa100Logs'>('GET', '/api/sa100/logs/:id');

/** Every attempt to file a return with its events. */
export function useSubmissions(id: string) {
	return useQuery({ queryKey: keys.logs(id), queryFn: ({ signal }) => orThrow(sa100Logs({ id }, signal)) });
}

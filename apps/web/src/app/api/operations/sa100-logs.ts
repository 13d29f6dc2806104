/** Lists the filing attempts of a return. */
import { useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { type Answer, defineOperation, orThrow } from '../operation.ts';

const sa100Logs = defineOperation<'sa100Logs'>('GET', '/api/sa100/logs/:id');

/** Should an event go missing, an attempt that is under way is looked at again by itself, in milliseconds. */
const WHILE_UNDER_WAY = 4000;
const settled: ReadonlySet<string> = new Set(['accepted', 'rejected', 'failed', 'released', 'deleted']);

/** Reads every attempt anew, past what is kept in the browser. Throws the failure. */
export function readSubmissions(id: string): Promise<Answer<'sa100Logs'>> {
	return orThrow(sa100Logs({ id }));
}

/** Every attempt to file a return with its events. */
export function useSubmissions(id: string) {
	return useQuery({
		queryKey: keys.logs(id),
		queryFn: ({ signal }) => orThrow(sa100Logs({ id }, signal)),
		refetchInterval: ({ state: { data } }) =>
			data?.logs.some(({ status }) => !settled.has(status)) === true && WHILE_UNDER_WAY,
	});
}

/** Work in the background that was given up, and another try of it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, orThrow } from '../operation.ts';

const failedJobs = defineOperation<'failedJobs'>('GET', '/api/jobs/failed');
const retryJob = defineOperation<'retryJob'>('POST', '/api/jobs/:id/retry');

/** The person's own, read anew whenever a screen that shows it is opened. */
export function useFailedJobs() {
	return useQuery({
		queryKey: keys.failedJobs,
		queryFn: ({ signal }) => orThrow(failedJobs({}, signal)),
		staleTime: 0,
	});
}

/** Starts it again. */
export function useRetryJob() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (id: string) => orThrow(retryJob({ id })),
		onSettled: () => queryClient.invalidateQueries({ queryKey: keys.failedJobs }),
	});
}

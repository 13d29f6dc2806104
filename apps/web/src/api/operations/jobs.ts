/** Failed background jobs, and retrying them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation } from '../operation.ts';
import { reading } from '../use-operation.ts';

const failedJobs = defineOperation<'failedJobs'>('GET', '/api/jobs/failed');
const retryJob = defineOperation<'retryJob'>('POST', '/api/jobs/:id/retry');

/** How often to check, in milliseconds: a job can fail after its subject's last event, without an event of its own. */
const WHILE_UNDER_WAY = 4000;

/**
 * The user's failed jobs. Reloaded whenever a screen that shows them opens, and regularly while the named submission is
 * being worked on.
 */
export function useFailedJobs(underWay: string | undefined) {
	return useQuery({
		...reading(keys.failedJobs, failedJobs, {}),
		staleTime: 0,
		refetchInterval: ({ state: { data } }) =>
			underWay !== undefined &&
			!data?.some(({ submissionId }) => submissionId === underWay) &&
			WHILE_UNDER_WAY,
	});
}

/** Restarts a job. */
export function useRetryJob() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (id: string) => retryJob({ id }),
		onSettled: () => queryClient.invalidateQueries({ queryKey: keys.failedJobs }),
	});
}

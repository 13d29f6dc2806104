/** Failed background jobs, and retrying them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation } from '../operation.ts';
import { reading } from '../use-operation.ts';

const failedJobs = defineOperation<'failedJobs'>('GET', '/api/jobs/failed');
const retryJob = defineOperation<'retryJob'>('POST', '/api/jobs/:id/retry');

/** Work stops a moment after the last news of what it was about, so that no news tells of it: looked for, in milliseconds. */
const WHILE_UNDER_WAY = 4000;

/**
 * The person's own, read anew whenever a screen that shows it is opened, and by itself while the work on the submission
 * named is under way.
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

/** Starts it again. */
export function useRetryJob() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (id: string) => retryJob({ id }),
		onSettled: () => queryClient.invalidateQueries({ queryKey: keys.failedJobs }),
	});
}

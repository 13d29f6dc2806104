/** What the user reports about a submission with an unknown outcome. */
import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation } from '../operation.ts';
import { useReturnChange } from '../use-operation.ts';

const releaseSubmission = defineOperation<'releaseSubmission'>('POST', '/api/submissions/:id/release');

/** Reports what the user found on HMRC's own pages: `found` says whether HMRC has the submission. */
export function useReleaseSubmission(id: string, taxReturnId: string) {
	const queryClient = useQueryClient();
	return useReturnChange(taxReturnId, async (found: boolean) => {
		const answer = await releaseSubmission({ id, body: { looked: true, found } });
		// The outcome of a final declaration affects the whole year.
		void queryClient.invalidateQueries({ queryKey: keys.mtd() });
		return answer;
	});
}

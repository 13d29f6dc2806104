/** What a person reports about a submission whose outcome nobody knows. */
import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation } from '../operation.ts';
import { useReturnChange } from '../use-operation.ts';

const releaseSubmission = defineOperation<'releaseSubmission'>('POST', '/api/submissions/:id/release');

/** Says what a person found on HMRC's own pages about a submission whose fate nobody knows: `found` says whether HMRC has it. */
export function useReleaseSubmission(id: string, taxReturnId: string) {
	const queryClient = useQueryClient();
	return useReturnChange(taxReturnId, async (found: boolean) => {
		const answer = await releaseSubmission({ id, body: { looked: true, found } });
		// A final declaration's fate is the year's.
		void queryClient.invalidateQueries({ queryKey: keys.mtd() });
		return answer;
	});
}

/** The next step once HMRC has rejected a return, while nothing has changed: the one the dashboard shows. */
import { type NextStep, nextStep } from '@halfpenny/lifecycle';
import { isTaxYear, yearData } from '@halfpenny/years';
import { isTest } from '../receipt/receipt.ts';
import type { Submission } from '../repository.ts';

/** What is known of a return when HMRC rejects it. `today` is an ISO date in the United Kingdom. */
interface Rejected {
	readonly taxYear: string;
	readonly returnType: 'individual' | 'partnership';
	readonly mayTryAgain: boolean;
	readonly today: string;
}

/** The next step after a rejected submission. */
export function stepOnceRejected(
	submission: Submission,
	{ taxYear, returnType, mayTryAgain, today }: Rejected,
): NextStep {
	return nextStep({
		...{ today, taxYear, returnType, status: 'rejected', hasForm: true, begun: true },
		amending: submission.amendment > 0,
		...{ channel: submission.channel, submissionId: submission.id, test: isTest(submission) },
		refusal: { changedSince: false, mayTryAgain },
		deadline: isTaxYear(taxYear) ? yearData(taxYear).deadlines.online : today,
		...{ notBegun: [], missing: [], doubtful: [], before: [], obligations: [] },
	});
}

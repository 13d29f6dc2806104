/** The next step once HMRC has accepted: the one the dashboard shows. */
import { formatDay } from '@halfpenny/facts';
import { type NextStep, nextStep } from '@halfpenny/lifecycle';
import { sayReceipt } from '@halfpenny/messages/receipt';
import { isTaxYear, yearData } from '@halfpenny/years';
import { type ReturnSource, settledOf } from '../check/return-source.ts';
import type { Submission } from '../repository.ts';
import { isTest } from './receipt.ts';

/** The next step after an accepted submission, from what was sent; `today` is an ISO date in the United Kingdom. */
export function stepOnceAccepted(
	submission: Submission,
	source: ReturnSource,
	{ taxYear, today }: { readonly taxYear: string; readonly today: string },
): NextStep {
	const settlement = settledOf(source, submission.createdAt.toISOString().slice(0, 10));
	return nextStep({
		...{ today, taxYear, status: 'accepted', amending: false, hasForm: true, begun: true },
		...{ channel: submission.channel, submissionId: submission.id, test: isTest(submission) },
		returnType: source.returnType,
		deadline: isTaxYear(taxYear) ? yearData(taxYear).deadlines.online : today,
		...{ notBegun: [], missing: [], doubtful: [], before: [], obligations: [] },
		...(settlement && { settlement }),
	});
}

/** The next step as the email says it: without the amount, since others can read an email on its way. */
export function nextInLetter({ headline, due = '' }: NextStep): string {
	const { id } = headline;
	if (id === 'toPay' || id === 'toPay.past') return sayReceipt(`letter.${id}`, { date: formatDay(due) });
	if (id === 'refund' || id === 'nothingToPay.code' || id === 'accepted.partnership')
		return sayReceipt(`letter.${id}`);
	return sayReceipt('letter.nothingToPay');
}

/** The dashboard's first sentence: when the return is due, or that HMRC has it and it is being amended. */
import { isOpen, isUnderWay, shownStatus } from '@halfpenny/lifecycle';
import { sayDashboard } from '@halfpenny/messages/dashboard';
import type { Service, TaxReturn } from '../../api/shapes.ts';
import { deadlineOnly, deadlineWords } from './deadline-words.ts';

/** Returns the sentence, if any: what HMRC has, or an amendment just sent, has no deadline. */
export function dashboardLead(
	taxReturn: Pick<TaxReturn, 'taxYear' | 'status' | 'submissionStatus' | 'amending' | 'canFile'>,
	{ taxYears, today }: Pick<Service, 'taxYears' | 'today'>,
): string | undefined {
	const state = shownStatus(taxReturn);
	if (taxReturn.amending) return isOpen(state) ? sayDashboard('lead.amending') : undefined;
	const year = taxYears.find(({ taxYear }) => taxYear === taxReturn.taxYear);
	if (year === undefined || state === 'accepted') return undefined;
	// A return that has been sent needs no reminder: the panel shows its status.
	return isUnderWay(state)
		? deadlineOnly(year.onlineDeadline, today)
		: deadlineWords(year.onlineDeadline, today, taxReturn.canFile);
}

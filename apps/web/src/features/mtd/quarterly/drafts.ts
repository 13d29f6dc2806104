/** What is typed for a quarter and neither kept nor sent yet: in this tab's memory, so that another tab of the page loses nothing. */
import type { QuarterName } from '@halfpenny/years';
import { draftsOf } from '../../../api/drafts.ts';
import type { Typed } from './fields.ts';

/** By {@link addressOf}. */
export const quarterDrafts = draftsOf<Typed>();

/** Names the form of a quarter. */
export function addressOf(businessId: string, taxYear: string, quarter: QuarterName): string {
	return `${businessId} ${taxYear} ${quarter}`;
}

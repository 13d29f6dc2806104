/** Unsaved quarterly figures, kept in memory so that switching tabs loses nothing. */
import type { QuarterName } from '@halfpenny/years';
import { draftsOf } from '../../../api/drafts.ts';
import type { Typed } from './fields.ts';

/** Keyed by {@link addressOf}. */
export const quarterDrafts = draftsOf<Typed>();

/** Returns the key of a quarter's form. */
export function addressOf(businessId: string, taxYear: string, quarter: QuarterName): string {
	return `${businessId} ${taxYear} ${quarter}`;
}

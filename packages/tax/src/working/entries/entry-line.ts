/** How to declare a line of a list entry: a job, a business, a partnership. */
import type { Facts } from '@halfpenny/facts';
import type { RuleId } from '../../words/rules.ts';
import type { Arithmetic } from '../arithmetic.ts';

/** A line of an entry: its rule, its arithmetic on boxes and facts of the same entry, and its figure. */
export interface EntryLine<Page> {
	readonly rule: RuleId;
	readonly arithmetic: Arithmetic;
	readonly value: (page: Page, facts: Facts) => number;
}

/** A line for each box of an entry, in HMRC's order. */
export type EntryLines<Box extends string, Page> = Readonly<Record<Box, EntryLine<Page>>>;

/** A line of an entry, shown unless its figure is zero. */
export function entry<Page>(
	rule: RuleId,
	arithmetic: Arithmetic,
	value: EntryLine<Page>['value'],
): EntryLine<Page> {
	return { rule, arithmetic, value };
}

/** The chosen year, business, tab and quarter. They are in the address, so links, Back and reloading keep them. */
import { type QuarterName, quarterNames } from '@halfpenny/years';
import { useLocation, useSearch } from 'wouter';
import { yearsOffered } from '../../returns/hmrc-connection/years-offered.ts';

/** The six tabs, in order. */
export const tabNames = [
	'obligations',
	'documents',
	'submissions',
	'calculations',
	'quarterly',
	'help',
] as const;

export type TabName = (typeof tabNames)[number];

/** What is chosen. */
export interface Choice {
	readonly taxYear: string;
	/** Undefined for the first one. */
	readonly businessId: string | undefined;
	readonly tab: TabName;
	/** The quarter to prepare; undefined for the next one due. */
	readonly quarter: QuarterName | undefined;
}

/** Returns the choice in a query. Anything not on offer is ignored. */
export function choiceIn(search: string, today: string): Choice {
	const query = new URLSearchParams(search);
	const { years, current } = yearsOffered(today);
	return {
		taxYear: years.find((year) => year === query.get('year')) ?? current,
		businessId: query.get('business') ?? undefined,
		tab: tabNames.find((name) => name === query.get('tab')) ?? 'obligations',
		quarter: quarterNames.find((name) => name === query.get('quarter')),
	};
}

/** Returns the choice, and a function that changes parts of it. */
export function useChoice(today: string) {
	const [path, navigate] = useLocation();
	const choice = choiceIn(useSearch(), today);
	const choose = (changed: Partial<Choice>) => {
		// Reads the latest choice: the caller may have waited for HMRC while the user changed tabs.
		const now = choiceIn(location.search, today);
		const { taxYear, businessId, tab, quarter } = { ...now, ...changed };
		const query = new URLSearchParams({ year: taxYear });
		if (businessId !== undefined) query.set('business', businessId);
		query.set('tab', tab);
		if (quarter !== undefined) query.set('quarter', quarter);
		navigate(`${path}?${query}`, { replace: true });
	};
	return { choice, choose };
}

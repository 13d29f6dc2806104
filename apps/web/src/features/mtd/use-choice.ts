/** The chosen year, business, tab and quarter: they stand in the address, so that a link, going back and a reload keep them. */
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

/** One of them. */
export type TabName = (typeof tabNames)[number];

/** What is chosen. */
export interface Choice {
	readonly taxYear: string;
	/** Undefined for whichever comes first. */
	readonly businessId: string | undefined;
	readonly tab: TabName;
	/** The quarter to prepare; undefined for the one that comes next. */
	readonly quarter: QuarterName | undefined;
}

/** The choice in a query; what it does not offer counts as not chosen. */
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

/** The choice, and the way to change parts of it. */
export function useChoice(today: string) {
	const [path, navigate] = useLocation();
	const choice = choiceIn(useSearch(), today);
	const choose = (changed: Partial<Choice>) => {
		// What is chosen by then: whoever calls may have waited for HMRC while somebody went to another tab.
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

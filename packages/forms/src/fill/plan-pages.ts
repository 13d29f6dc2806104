/** Which pages a return has: one for each item of a form that repeats, one of a form that is needed. */
import type { Facts } from '@halfpenny/facts';
import type { FormName } from '../box.ts';
import type { YearTable } from '../tables/tables.ts';

/** One page to fill. */
export interface Page {
	readonly table: YearTable;
	/** From 1 among the pages of its form. */
	readonly number: number;
	/** The facts that its rows read: one item, or all facts. */
	readonly scope: unknown;
	/** What stands before a row's fact path: `employments[0].`, or ''. */
	readonly factPrefix: string;
	/** What stands before a row's XML path: `/MTR/SA102[1]/`. */
	readonly pathPrefix: string;
}

/** The pages of a return in the order of HMRC's schema. */
export function planPages(facts: Facts, tables: readonly YearTable[]): readonly Page[] {
	return tables.flatMap((table) => (table.each ? repeated(table, facts) : single(table, facts)));
}

/** How many pages of a form there are, and the fact that they come from. */
export interface PageCount {
	readonly count: number;
	readonly origin: string;
}

/** The pages of each form, counted. */
export function countPages(pages: readonly Page[]): ReadonlyMap<FormName, PageCount> {
	const counts = new Map<FormName, PageCount>();
	for (const { table, factPrefix } of pages) {
		const count = (counts.get(table.form)?.count ?? 0) + 1;
		counts.set(table.form, { count, origin: factPrefix.replace(/\[.*$/, '') });
	}
	return counts;
}

function repeated(table: YearTable, facts: Facts): readonly Page[] {
	const items: unknown = table.each ? facts[table.each] : undefined;
	if (!Array.isArray(items)) return [];
	return items.map((scope: unknown, index) => ({
		table,
		number: index + 1,
		scope,
		factPrefix: `${table.each}[${index}].`,
		pathPrefix: `/MTR/${table.element}[${index + 1}]/`,
	}));
}

function single(table: YearTable, facts: Facts): readonly Page[] {
	if (table.needed && !table.needed(facts)) return [];
	const pathPrefix = table.element ? `/MTR/${table.element}/` : '/MTR/';
	return [{ table, number: 1, scope: facts, factPrefix: '', pathPrefix }];
}

/** The pages a return may have: one for each item of a form that repeats, one of each other form. */
import type { Facts } from '@halfpenny/facts';
import { type Pages, pages as taxPages } from '@halfpenny/tax';
import type { FormYear } from '@halfpenny/years';
import type { YearTable } from '../tables/tables.ts';

/** One page to fill. */
export interface Page {
	readonly table: YearTable;
	/** Its number among the pages of its form, from 1. */
	readonly number: number;
	/** The facts that its rows read: one item, or all facts. */
	readonly scope: unknown;
	/** The calculation's decisions about it, if any. */
	readonly decisions: unknown;
	/** The prefix of a row's fact path: `employments[0].`, or ''. */
	readonly factPrefix: string;
	/** The prefix of a row's XML path: `/MTR/SA102[1]/`. */
	readonly pathPrefix: string;
	/** The first page of a business in the return. */
	readonly firstBusiness: boolean;
	/** The first page of a business with the Class 4 adjustment box. */
	readonly adjustsClass4: boolean;
}

const BUSINESSES: readonly string[] = ['trades', 'partnerships'];

/** The pages in the order of HMRC's schema. Empty forms are left out when they are filled. */
export function planPages(facts: Facts, year: FormYear, tables: readonly YearTable[]): readonly Page[] {
	const decisions = taxPages(facts);
	const planned = tables.flatMap((table) =>
		table.each ? repeated(table, facts, year, decisions) : single(table, facts, decisions),
	);
	const businesses = planned.filter(({ table }) => BUSINESSES.includes(table.each ?? ''));
	const [first] = businesses;
	const adjusts = businesses.find(({ table }) => table.form !== 'SA103S');
	return planned.map((page) =>
		page === first || page === adjusts
			? { ...page, firstBusiness: page === first, adjustsClass4: page === adjusts }
			: page,
	);
}

function repeated(table: YearTable, facts: Facts, year: FormYear, decisions: Pages): readonly Page[] {
	const items: unknown = table.each ? facts[table.each] : undefined;
	if (!Array.isArray(items)) return [];
	const own: unknown = Reflect.get(decisions, table.each ?? '');
	return items
		.map((scope: unknown, index) => ({ scope, index }))
		.filter(({ scope }) => table.takes?.(scope, year) ?? true)
		.map(({ scope, index }, place) => ({
			table,
			number: place + 1,
			scope,
			decisions: Array.isArray(own) ? own[index] : undefined,
			factPrefix: `${table.each}[${index}].`,
			pathPrefix: `/MTR/${table.element}[${place + 1}]/`,
			firstBusiness: false,
			adjustsClass4: false,
		}));
}

/** The calculation's name for the page of a fact. */
const DECISIONS: Readonly<Record<string, keyof Pages>> = {
	ukProperty: 'property',
	capitalGains: 'capitalGains',
};

function single(table: YearTable, facts: Facts, decisions: Pages): readonly Page[] {
	if (table.item && facts[table.item] === undefined) return [];
	const name = DECISIONS[table.item ?? ''];
	return [
		{
			table,
			number: 1,
			scope: table.item ? facts[table.item] : facts,
			decisions: name && decisions[name],
			factPrefix: table.item ? `${table.item}.` : '',
			pathPrefix: table.element ? `/MTR/${table.element}/` : '/MTR/',
			firstBusiness: false,
			adjustsClass4: false,
		},
	];
}

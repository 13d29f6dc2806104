/** Maps HMRC's error locations back to our boxes: which box, on which page, and which fact caused it. */

import type { Facts } from '@halfpenny/facts';
import { parseLocation } from '@halfpenny/govtalk';
import { type FormYear, isFormYear } from '@halfpenny/years';
import type { FormName } from './box.ts';
import { planPages } from './fill/plan-pages.ts';
import { pathsOfSource, type Row } from './tables/row.ts';
import { tablesOf, type YearTable } from './tables/tables.ts';

/** The location of an error. */
export interface LocatedBox {
	readonly form: FormName;
	/** Undefined when the location is a page or a group of boxes. */
	readonly box: string | undefined;
	readonly title: string | undefined;
	/** Its page number among pages of the same form, from 1. */
	readonly page: number;
	/** The facts to look at: `employments[1].payeReference`, or `employments[1]` for a whole page. */
	readonly factPaths: readonly string[];
}

/**
 * The box at an indexed XPath such as HMRC's ErrorResponse gives
 * (`/hd:GovTalkMessage[1]/…/MTR:SA102[2]/MTR:Employment[1]/MTR:PayFromEmployment[1]`), on the return made from `facts`.
 * Undefined for an unknown location.
 */
export function boxForLocation(location: string, facts: Facts): LocatedBox | undefined {
	const steps = parseLocation(location);
	const top = steps?.findIndex(({ name }) => name === 'MTR') ?? -1;
	const [first, ...rest] = steps?.slice(top + 1) ?? [];
	if (!isFormYear(facts.taxYear) || top < 0 || !first) return undefined;
	return (
		inForm(facts.taxYear, facts, first, rest.map(stepOf).join('/')) ??
		afterForms(facts.taxYear, [first, ...rest].map(({ name }) => name).join('/'))
	);
}

/** Only the lines of an address have numbers in the box tables. */
function stepOf({ name, index }: { name: string; index: number }): string {
	return name === 'Line' ? `${name}[${index}]` : name;
}

function inForm(
	year: FormYear,
	facts: Facts,
	{ name, index }: { name: string; index: number },
	path: string,
): LocatedBox | undefined {
	const tables = tablesOf(year).filter(({ element }) => element === name);
	const page = planPages(facts, year, tables).find(({ number }) => number === index);
	const [table] = tables;
	if (!table) return undefined;
	return describe(table, path, index, page?.factPrefix);
}

function afterForms(year: FormYear, path: string): LocatedBox | undefined {
	const table = tablesOf(year).find(({ element }) => element === '');
	return table?.rows.some((row) => row.path === path) ? describe(table, path, 1, '') : undefined;
}

/** Without a prefix the page is not in the return, so there is no fact. */
function describe(
	{ form, rows }: YearTable,
	path: string,
	page: number,
	prefix: string | undefined,
): LocatedBox {
	const row = rows.find((candidate) => candidate.path === path);
	const below = row
		? [row]
		: rows.filter((candidate) => path !== '' && candidate.path.startsWith(`${path}/`));
	const paths = prefix === undefined ? [] : below.flatMap((candidate) => factPathsOf(candidate, prefix));
	const whole = prefix ? [prefix.slice(0, -1)] : [];
	const factPaths = paths.length > 0 ? [...new Set(paths)] : whole;
	return { form, box: row?.box, title: row?.title, page, factPaths };
}

function factPathsOf({ source }: Row, prefix: string): readonly string[] {
	return pathsOfSource(source).map((path) => prefix + path);
}

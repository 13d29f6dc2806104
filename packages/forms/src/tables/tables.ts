/** The tables of a year, in the order of the forms in HMRC's schema. */
import type { FormYear } from '@halfpenny/years';
import { closing } from './closing.ts';
import type { Row, Table } from './row.ts';
import { sa100 } from './sa100.ts';
import { sa101 } from './sa101.ts';
import { sa102 } from './sa102.ts';
import { sa103f } from './sa103f.ts';
import { sa103s } from './sa103s.ts';
import { sa104f, sa104s } from './sa104.ts';
import { sa105 } from './sa105.ts';
import { sa108 } from './sa108.ts';
import { sa110 } from './sa110.ts';

const TABLES: readonly Table[] = [
	sa100,
	sa101,
	sa102,
	sa103f,
	sa103s,
	sa104f,
	sa104s,
	sa105,
	sa108,
	sa110,
	closing,
];

/** How many pages of one form a return may have (HMRC's schema). */
export const MOST_PAGES = 50;

/** A table with its rows of one year. */
export type YearTable = Table;

const cache = new Map<FormYear, readonly YearTable[]>();

/** Every table of a year, with the rows that its form has. */
export function tablesOf(year: FormYear): readonly YearTable[] {
	const known = cache.get(year);
	if (known) return known;
	const tables = TABLES.map((table) => ({ ...table, rows: rowsOf(table.rows, year) }));
	cache.set(year, tables);
	return tables;
}

/** The rows of a year's form, in order: those without years, and those that include it. */
export function rowsOf(rows: readonly Row[], year: string): readonly Row[] {
	return rows.filter(({ from = year, until = year }) => from <= year && year <= until);
}

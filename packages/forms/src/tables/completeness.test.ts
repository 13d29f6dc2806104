/** Our tables against HMRC's schema: every leaf has a row, in order and of the right type, or a reason why not. */
import { formYears } from '@halfpenny/years';
import { describe, expect, it } from 'vitest';
import { hasShared } from '../../tests/judges.ts';
import { boxNumbers } from '../../tests/random-return.ts';
import { schemaLeaves } from '../../tests/schema-leaves.ts';
import { notFilled } from './not-filled.ts';
import type { Row } from './row.ts';
import { tablesOf } from './tables.ts';

const OTHER_FORMS = /^\/MTR\/(SA102M|SA103L|SA106|SA107|SA109|AttachedFiles)(\/|$)/;

function rowsByPath(year: (typeof formYears)[number]): ReadonlyMap<string, Row> {
	return new Map(
		tablesOf(year).flatMap(({ element, rows }) =>
			rows
				.filter(({ type }) => type !== 'group')
				.map(
					(row) => [`/MTR/${element ? `${element}/` : ''}${row.path.replace(/\[\d\]/, '')}`, row] as const,
				),
		),
	);
}

function isCovered(path: string): boolean {
	return notFilled.some(({ under }) => path === under || path.startsWith(`${under}/`));
}

describe.skipIf(!hasShared)('the box tables', () => {
	const leaves = Object.fromEntries(
		formYears.map((year) => [
			year,
			hasShared ? schemaLeaves(year).filter(({ path }) => !OTHER_FORMS.test(path)) : [],
		]),
	);

	it.each(formYears)('of %s have a row or a reason for every leaf of the schema', (year) => {
		const rows = rowsByPath(year);
		const open = (leaves[year] ?? []).filter(({ path }) => !rows.has(path) && !isCovered(path));
		expect(open.map(({ path }) => path)).toEqual([]);
		expect(leaves[year]?.length).toBeGreaterThan(500);
	});

	it.each(formYears)('of %s are in the order of the schema', (year) => {
		const rows = [...rowsByPath(year).keys()];
		const order = (leaves[year] ?? []).map(({ path }) => path).filter((path) => rows.includes(path));
		expect(rows).toEqual(order);
	});

	it.each(formYears)('of %s have the schema’s types, lengths and needs', (year) => {
		const rows = rowsByPath(year);
		for (const { path, type, longest } of leaves[year] ?? []) {
			const row = rows.get(path);
			if (!row) continue;
			const named = row.type === 'utr' || row.type === 'identifier' ? 'other' : row.type;
			expect({ path, type: named }).toEqual({ path, type });
			if (row.type === 'text')
				expect({ path, longest: row.longest }).toEqual({
					path,
					longest: longest ?? (path.endsWith('PostCode') || path.endsWith('Postcode') ? 8 : undefined),
				});
		}
	});

	it.each(formYears)('of %s have HMRC’s box numbers', (year) => {
		// A question mark means an inferred number; elements after the forms have none in the list.
		const numbers = boxNumbers(year);
		const known = [...rowsByPath(year)].filter(([path]) => numbers[path]);
		expect(known.map(([, { box }]) => box)).toEqual(known.map(([path]) => numbers[path]?.replace(' ?', '')));
		expect(known.length).toBeGreaterThan(250);
	});

	it('name only elements that exist in some year, and none that is filled', () => {
		const paths = formYears.flatMap((year) => (leaves[year] ?? []).map(({ path }) => path));
		for (const { under, reason } of notFilled) {
			expect({ under, there: paths.some((path) => path === under || path.startsWith(`${under}/`)) }).toEqual({
				under,
				there: true,
			});
			expect(reason).not.toBe('');
		}
		const filled = formYears.flatMap((year) => [...rowsByPath(year).keys()]);
		expect(filled.filter(isCovered)).toEqual([]);
	});
});

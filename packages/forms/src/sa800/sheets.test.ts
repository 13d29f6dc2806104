/** Our sheets against HMRC's partnership schema: every leaf has a row, in order and of the right type, or a reason why not. */
import { partnershipFactsJsonSchema } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { hasShared } from '../../tests/judges.ts';
import { partnershipLeaves } from '../../tests/partnership-leaves.ts';
import { pathsOfSource } from '../tables/row.ts';
import { partnershipNotFilled } from './not-filled.ts';
import { partnershipSheets } from './partnership-sheets.ts';
import type { SheetRow } from './sheet.ts';

const rows = new Map(
	partnershipSheets.flatMap((sheet) =>
		sheet.rows
			.filter(({ unsent }) => !unsent)
			.map((row) => [`/SApartnership/${sheet.element}${row.path}`.replace(/\[\w\]/g, ''), row] as const),
	),
);

function isCovered(path: string): boolean {
	return partnershipNotFilled.some(({ under }) => path === under || path.startsWith(`${under}/`));
}

describe.skipIf(!hasShared)('the sheets of the partnership return', () => {
	const leaves = hasShared ? partnershipLeaves() : [];

	it('have a row or a reason for every leaf of the schema', () => {
		const open = leaves.filter(({ path }) => !rows.has(path) && !isCovered(path));
		expect(open.map(({ path }) => path)).toEqual([]);
		expect(leaves.length).toBeGreaterThan(300);
		expect([...rows.keys()].filter((path) => !leaves.some((leaf) => leaf.path === path))).toEqual([]);
	});

	it('are in the order of the schema', () => {
		const order = leaves.map(({ path }) => path).filter((path) => rows.has(path));
		expect([...rows.keys()]).toEqual(order);
		expect(order.length).toBeGreaterThan(170);
	});

	it('have the schema’s types and lengths', () => {
		for (const { path, type, longest } of leaves) {
			const row = rows.get(path);
			if (!row) continue;
			expect({ path, type: row.type }).toEqual({ path, type });
			if (row.type === 'text') expect({ path, longest: row.longest }).toEqual({ path, longest });
		}
	});

	it('have HMRC’s box numbers', () => {
		const known = leaves.filter(({ path, box }) => box !== undefined && rows.has(path));
		expect(known.map(({ path }) => rows.get(path)?.box)).toEqual(known.map(({ box }) => box));
		expect(known.length).toBeGreaterThan(150);
	});

	it('leave out only elements that exist, and none that is filled', () => {
		for (const { under, reason } of partnershipNotFilled) {
			const there = leaves.some(({ path }) => path === under || path.startsWith(`${under}/`));
			expect({ under, there }).toEqual({ under, there: true });
			expect(reason).not.toBe('');
		}
		expect([...rows.keys()].filter(isCovered)).toEqual([]);
	});
});

/** Facts that sheets do not read by path: they decide pages, dates, shares and who signs. */
const READ_OTHERWISE =
	/^(taxYear|uniqueTaxpayerReference|accountingPeriod\.|address\.|addressChanged|telephone|agent\.address\.|otherSchedules|partners\[\]\.(address\.|shares|amounts\.|startDate|endDate|nominated)|trades\[\]\.(startDate|endDate|valueAddedTax))/;

describe('a partnership’s facts', () => {
	it('each have a box', () => {
		const read = new Set(
			partnershipSheets.flatMap(({ element, form, rows: own }) =>
				own.flatMap((row) => factsOf(row).map((path) => prefixOf(element, form) + path)),
			),
		);
		const unread = leavesOfSchema(partnershipFactsJsonSchema()).filter(
			(path) => !READ_OTHERWISE.test(path) && !read.has(path),
		);
		expect(unread).toEqual([]);
		expect(read.size).toBeGreaterThan(90);
	});
});

function factsOf({ source }: SheetRow): readonly string[] {
	if (source.from === 'sum') return source.of.flatMap(pathsOfSource);
	return source.from === 'prepared' || source.from === 'share' ? [] : pathsOfSource(source);
}

function prefixOf(element: string, form: string): string {
	if (element.endsWith('/Income/')) return 'trades[].';
	const prefixes: Readonly<Record<string, string>> = {
		SA800PS: 'partners[].',
		SA801: 'ukProperty.',
		SA804: 'savings.',
	};
	return prefixes[form] ?? '';
}

function leavesOfSchema(schema: object, path = ''): readonly string[] {
	const properties: unknown = Reflect.get(schema, 'properties');
	const items: unknown = Reflect.get(schema, 'items');
	if (typeof properties === 'object' && properties !== null) {
		return Object.entries(properties).flatMap(([name, own]) =>
			leavesOfSchema(own, path ? `${path}.${name}` : name),
		);
	}
	return typeof items === 'object' && items !== null ? leavesOfSchema(items, `${path}[]`) : [path];
}

/** No answer is lost on the way to HMRC: every fact is in a box, or listed here with its other use. */
import { factsJsonSchema } from '@halfpenny/facts';
import { formYears } from '@halfpenny/years';
import { describe, expect, it } from 'vitest';
import { pathsOfSource } from './tables/row.ts';
import { tablesOf } from './tables/tables.ts';

/** Facts that no row reads by path, by what reads them. */
const READ_OTHERWISE: Readonly<Record<string, RegExp>> = {
	'the header': /^(taxYear|person\.uniqueTaxpayerReference)$/,
	'the calculation, whose figures stand in boxes':
		/^(\w+(\[\])?\.capitalAssets\.|pensionCharges\.savings\.|class2\.|capitalGains\.(holdings\[\]\.|adjustment$)|ukProperty\.(sharePercent|rentARoom\.)|reliefs\.enterpriseInvestmentSchemeKnowledgeIntensive$|paymentsOnAccountMade$)/,
	'one box for all businesses, or a tick that follows':
		/^((trades|partnerships)\[\]\.class4(Exempt|Adjustment)|reliefs\.(marriageAllowance|marriedCouplesAllowance\.\w+))$/,
	'nothing: the form has only the first line and the postcode': /^trades\[\]\.address\.line[234]$/,
	'the refusal of a return that would leave out income': /^otherSchedules\[\]$/,
};

function leavesOf(schema: unknown, path = ''): readonly string[] {
	const properties = read(schema, 'properties');
	if (typeof properties === 'object' && properties !== null) {
		return Object.entries(properties).flatMap(([name, own]) =>
			leavesOf(own, path ? `${path}.${name}` : name),
		);
	}
	const items = read(schema, 'items');
	return items === undefined ? [path] : leavesOf(items, `${path}[]`);
}

function read(from: unknown, key: string): unknown {
	return typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined;
}

describe('every fact of a person', () => {
	const filled = new Set(
		formYears.flatMap((year) =>
			tablesOf(year).flatMap(({ each, item, rows }) => {
				const prefix = each ? `${each}[].` : item ? `${item}.` : '';
				return rows.flatMap(({ source }) => pathsOfSource(source).flatMap((path) => [prefix + path, path]));
			}),
		),
	);
	const inBox = (leaf: string) =>
		[...filled].some((path) => leaf === path || leaf.startsWith(`${path}.`) || leaf.startsWith(`${path}[`));
	const leaves = leavesOf(factsJsonSchema());

	it('is in a box, or is read another way', () => {
		const others = Object.values(READ_OTHERWISE);
		const lost = leaves.filter((leaf) => !inBox(leaf) && !others.some((pattern) => pattern.test(leaf)));
		expect(lost).toEqual([]);
		expect(leaves.length).toBeGreaterThan(250);
	});

	it.each(Object.entries(READ_OTHERWISE))('that is for %s exists', (_what, pattern) => {
		expect(leaves.filter((leaf) => pattern.test(leaf))).not.toEqual([]);
	});
});

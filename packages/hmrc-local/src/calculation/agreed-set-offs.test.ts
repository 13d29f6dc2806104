/** The stage 5 boxes that the tax engine's tests use still match this calculation. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pounds } from './amount.ts';
import { boxesOf, everyBox } from './boxes.ts';
import { parametersOf } from './parameters.ts';
import { boxesFromData } from './return-boxes.ts';
import { specificationOf } from './specification.ts';

const file = new URL('../../../tax/tests/agreed-set-offs.csv', import.meta.url);
const [header = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n');
const names = header.split(',').slice(2);

/** The columns that are set; the others follow from them. */
const GIVEN = 8;

describe('the set-offs of the tax engine’s tests', () => {
	// Every fiftieth: each calculates most of the specification.
	const some = lines.filter((_line, index) => index % 50 === 0);

	it.each(some)('%s', (line) => {
		const [year, residence, ...written] = line.split(',');
		if (year !== '2024-25' && year !== '2025-26') throw new Error(`no such year: ${year}`);
		const columns = names.map((name, at) => [name, pounds(Number(written[at]))] as const);
		const set = [
			...columns.slice(0, GIVEN),
			...(residence === 'scotland' ? [['c3a_1', pounds(2)] as const] : []),
		];
		const p = parametersOf(year);
		const boxes = everyBox(boxesOf(specificationOf(p), p, boxesFromData({}), Object.fromEntries(set)));
		const asked = columns.slice(GIVEN);
		expect(asked.map(([name]) => [name, boxes.get(name)])).toEqual(asked.map((one) => [...one]));
	});
});

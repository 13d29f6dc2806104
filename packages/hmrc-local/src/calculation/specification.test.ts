/** The specification as a whole: no box defined twice, none negative that may not be, every box can be calculated. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leafTable } from '../transaction-engine/structure/leaf-table.ts';
import { everyBox } from './boxes.ts';
import { calculate } from './calculate.ts';
import { boxesFromData, type WrittenBoxes } from './return-boxes.ts';
import { specification } from './specification.ts';

const stages = new URL('./stages/', import.meta.url);
const sources = readdirSync(stages)
	.filter((file) => !file.endsWith('.test.ts'))
	.map((file) => readFileSync(new URL(file, stages), 'utf8'));
const defined = sources
	.flatMap((source) => [...source.matchAll(/^\t(c\d\w*|nonresident):/gm)])
	.map(([, name]) => name);

describe('the boxes', () => {
	it('are each defined once', () => {
		expect(new Set(defined).size).toBe(defined.length);
		expect(new Set(Object.keys(specification.formulas))).toEqual(new Set(defined));
	});

	it('are as many as the specification has', () => {
		expect(defined.length).toBeGreaterThan(1400);
	});
});

describe('the boxes of the return that formulas read', () => {
	const read = sources.flatMap((source) => [...source.matchAll(/'([A-Z]{3}[A-Z0-9.-]*\d[A-Z\d.]*|1A)'/g)]);
	const known = new Set([...leafTable('2024-25').boxes.keys(), ...leafTable('2025-26').boxes.keys()]);

	it('are in the return', () => {
		expect(read.length).toBeGreaterThan(400);
		expect(read.map(([, box]) => box).filter((box) => box !== undefined && !known.has(box))).toEqual([]);
	});
});

const money = (most: number) =>
	fc.integer({ min: 0, max: most * 100 }).map((pence) => (pence / 100).toFixed(2));
const names = [
	'INC1',
	'INC2',
	'INC4',
	'INC8',
	'INC9',
	'INC17',
	'REL1',
	'REL2',
	'REL5',
	'ASE5',
	'AOI4',
	'AOI6',
	'AOI11',
	'CGT6',
	'CGT17',
	'CGT45',
	'CBC1',
	'TRU1',
	'TRU2',
	'TRU19',
	'FOR2',
	'FOR4',
	'FOR11',
	'AIL10',
	'AOR2',
	'AOR5',
	'AOR7',
	'CAL7',
	'CAL9',
];
const anyReturn = fc.record({
	status: fc.constantFrom('U', 'C', 'S'),
	flags: fc.subarray(['NRD1', 'NRD15', 'NRD28', 'REL13', 'MAT-IN', 'MAT-OUT', 'SLR1']),
	boxes: fc.dictionary(fc.constantFrom(...names), money(150_000), { maxKeys: 12 }),
	pay: fc.array(money(160_000), { maxLength: 3 }),
	profit: fc.array(money(90_000), { maxLength: 2 }),
});
type AnyReturn = typeof anyReturn extends fc.Arbitrary<infer Value> ? Value : never;
const data = ({ status, flags, boxes, pay, profit }: AnyReturn): WrittenBoxes => ({
	YPDTR: status,
	SLRPT: '02',
	...boxes,
	...Object.fromEntries(flags.map((flag) => [flag, 'yes'])),
	EMP: pay.map((EMP1) => ({ EMP1 })),
	FSE: profit.map((FSE76) => ({ FSE76, 'FSE73.3': '1000.00' })),
});

describe('any return', () => {
	it('can be calculated in every box, with nothing negative that may not be', () => {
		fc.assert(
			fc.property(anyReturn, fc.constantFrom('2024-25', '2025-26'), (drawn, year) => {
				for (const [name, value] of everyBox(calculate(year, boxesFromData(data(drawn)))))
					if (!specification.signed.has(name)) expect(value >= 0n).toBe(true);
			}),
			{ numRuns: 60 },
		);
	});

	it('is taxed on no more than its income', () => {
		fc.assert(
			fc.property(anyReturn, (drawn) => {
				const c = calculate('2024-25', boxesFromData(data(drawn)));
				expect(c.c6_1 + c.c6_11 + c.c6_23 + c.c6_35 + c.c6_45 <= c.c3_21).toBe(true);
				// Every pound of taxable income is in exactly one band.
				expect(c.c6_14 + c.c6_17 + c.c6_18 + c.c6_21 + c.c6_22).toBe(c.c6_11);
				expect(c.c6_25 + c.c6_28 + c.c6_33 + c.c6_34).toBe(c.c6_23);
			}),
			{ numRuns: 60 },
		);
	});
});

/**
 * Whole returns with every figure calculated a second time from the specification: some by hand, box by box, the others
 * on separate worksheets (income stacked on bands, the split of allowances found by search).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { written } from './amount.ts';
import { everyBox } from './boxes.ts';
import { calculate } from './calculate.ts';
import type { CalculatedYear } from './parameters.ts';
import { boxesFromData, type WrittenBoxes } from './return-boxes.ts';

type Scenario = {
	readonly id: string;
	readonly title: string;
	readonly taxYear: CalculatedYear;
	readonly return: WrittenBoxes;
	/** Boxes of the calculation by HMRC's names; c13.4, the first payment on account, is our own number. */
	readonly worked: Readonly<Record<string, string>>;
};

const folder = new URL('../../scenarios/', import.meta.url);
const scenarios: readonly Scenario[] = readdirSync(folder)
	.filter((file) => file.endsWith('.json'))
	.map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')));

describe('whole returns', () => {
	it('are many', () => {
		expect(scenarios.length).toBeGreaterThanOrEqual(70);
	});

	it.each(scenarios)('$id: $title', (scenario) => {
		const values = everyBox(calculate(scenario.taxYear, boxesFromData(scenario.return)));
		const ours = Object.keys(scenario.worked).map((box) => {
			const value = values.get(box.replaceAll('.', '_'));
			return [box, value === undefined ? 'no such box' : written(value)];
		});
		expect(Object.fromEntries(ours)).toEqual(scenario.worked);
		expect(ours.length).toBeGreaterThan(4);
	});
});

/** Mixes of many sources, and the results of a second transcription of stage 5. Boxes that are not named are nil. */
type Mix = Pick<Scenario, 'return' | 'worked'>;
const mixes: readonly Mix[] = readFileSync(new URL('allocations.jsonl', folder), 'utf8')
	.trimEnd()
	.split('\n')
	.map((line) => JSON.parse(line));
const decided = new Set(mixes.flatMap(({ worked }) => Object.keys(worked)));

describe('the split of allowances over many sources', () => {
	it.each(mixes)('is as a second transcription has it ($return)', ({ return: boxes, worked }) => {
		const values = everyBox(calculate('2024-25', boxesFromData(boxes)));
		for (const box of decided)
			expect([box, written(values.get(box.replaceAll('.', '_')) ?? -1n)]).toEqual([
				box,
				worked[box] ?? '0.00',
			]);
	});

	it('tests every decision', () => {
		for (const box of ['c5.56', 'c5.56p', 'c5.58a.53', 'c5.58e', 'c5.66q', 'c5.66t', 'c5.66u'])
			expect(decided).toContain(box);
	});
});

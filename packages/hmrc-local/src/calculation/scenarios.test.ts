/**
 * Whole returns with every figure worked a second time, from the specification: some by hand, box by box, the others
 * on worksheets of their own (income stacked on bands, the split of allowances found by search).
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
const scenarios: readonly Scenario[] = readdirSync(folder).map((file) =>
	JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
);

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

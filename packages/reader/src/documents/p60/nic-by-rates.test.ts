/** The table of National Insurance, told by the rates. */
import { pence } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import type { Amount } from '../../engine/values/amount.ts';
import { tableByRates } from './nic-by-rates.ts';

const amount = (value: number, x: number, y: number, hasPence = false): Amount => ({
	...{ value: pence(value), text: '', words: [], box: { x, y, width: 40, height: 10 }, size: 10 },
	...{ hasPence, isDoubtful: false, isNegative: false },
});
const told = (amounts: readonly Amount[], ...found: Parameters<typeof tableByRates>[0]) =>
	Object.fromEntries(tableByRates(found, amounts).map(({ field, amount: { value } }) => [field, value]));

// 8% of 16,923
const values = [639_600, 618_000, 1_692_300, 135_384] as const;
const row = values.map((value, index) => amount(value, 100 * index, 200, index === 3));
const table = {
	earningsAtLowerEarningsLimit: 639_600,
	earningsToPrimaryThreshold: 618_000,
	earningsToUpperEarningsLimit: 1_692_300,
	employeeNationalInsurance: 135_384,
};

describe('three amounts of whole pounds and what is due on the last', () => {
	it('are the line of the table, in a row or in a column, whatever else claims them', () => {
		expect(told(row)).toEqual(table);
		expect(told(values.map((value, index) => amount(value, 300, 200 + 14 * index, index === 3)))).toEqual(
			table,
		);
		const [, second] = row;
		const claim = { field: 'earningsAtLowerEarningsLimit', amount: second as Amount, confidence: 0.96 };
		expect(told(row, claim)).toEqual(table);
	});

	it('are not where the rate takes something else of the last', () => {
		expect(told([...row.slice(0, 3), amount(145_384, 300, 200, true)])).toEqual({});
	});

	it('has what the higher rate takes of pay over the limit', () => {
		const last = amount(301_600 + 20_000, 300, 200, true);
		const whole = [amount(639_600, 0, 200), amount(617_400, 100, 200), amount(3_770_000, 200, 200), last];
		expect(told(whole)).toEqual({});
		const pay = { field: 'payInThisEmployment', amount: amount(6_027_000, 0, 20, true), confidence: 0.97 };
		expect(told(whole, pay)).toMatchObject({ employeeNationalInsurance: 321_600 });
	});
});

import { pence } from '@halfpenny/facts';
import { expect, it } from 'vitest';
import { plausibleFigures } from './plausible.ts';

const figure = (field: string, value: number) => ({
	field,
	confidence: 0.97,
	amount: {
		...{ value: pence(value), text: '', words: [], size: 10, hasPence: true, isDoubtful: false },
		...{ isNegative: value < 0, box: { x: 0, y: 0, width: 1, height: 1 } },
	},
});
const valuesOf = (...figures: ReturnType<typeof figure>[]) =>
	plausibleFigures(figures).map(({ amount }) => amount.value);

it('takes the minus from deductions that all have one, and leaves a refund', () => {
	expect(valuesOf(figure('incomeTax', -100), figure('totalDeductions', -300))).toEqual([100, 300]);
	expect(valuesOf(figure('incomeTax', -100), figure('totalDeductions', 300))).toEqual([-100, 300]);
	expect(valuesOf(figure('incomeTax', -100))).toEqual([-100]);
});

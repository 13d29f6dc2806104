/** Costs of a business as one figure: HMRC's forms accept the total only up to a turnover, and need the kinds above it. */
import type { FactsInput } from '@halfpenny/facts';
import { calculate } from '@halfpenny/tax';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../tests/people.ts';
import { toBoxes } from '../to-boxes.ts';

type Trade = NonNullable<FactsInput['trades']>[number];

/** Values and facts by box number, of a return with one business. */
function boxesOf(trade: Trade) {
	const about = {
		name: 'Ink',
		description: 'Drawing',
		tradingAllowance: false,
		accountingMethod: 'cash',
	} as const;
	const facts = factsOf({
		taxYear: '2024-25',
		residence: 'uk',
		person: { uniqueTaxpayerReference: '2234567890' },
		trades: [{ ...about, ...trade }],
	});
	const result = toBoxes(facts, calculate(facts));
	if (!result.ok) throw new Error(JSON.stringify(result.problems));
	return Object.fromEntries(result.boxes.map(({ box, value, origins }) => [box, { value, origins }]));
}

const origins = ['trades[0].expenses.otherExpenses'];

describe('one figure for all costs', () => {
	const expenses = { otherExpenses: '12655.40' };

	it('is only in the total on short pages', () => {
		const boxes = boxesOf({ turnover: 52_300, expenses });
		expect(boxes).toMatchObject({ SSE20: { value: '12656.00', origins }, 'SSE21/22': { value: '39644.00' } });
		expect(boxes).not.toHaveProperty('SSE19');
	});

	it('is only in the total on full pages too', () => {
		const boxes = boxesOf({ turnover: 52_300, expenses, otherTaxDeducted: 10 });
		expect(boxes).toMatchObject({ FSE31: { value: '12656.00', origins }, 'FSE47/48': { value: '39644.00' } });
		expect(boxes).not.toHaveProperty('FSE30');
	});

	it('has a kind if HMRC needs the kinds: from £90,000 in a full year', () => {
		const large = boxesOf({ turnover: 90_000, expenses });
		expect(large).toMatchObject({ FSE30: { value: '12656.00' }, FSE31: { value: '12656.00' } });
		const short = boxesOf({ turnover: 50_000, startDate: '2024-10-06', expenses });
		expect(short).toMatchObject({ FSE30: { value: '12656.00' } });
	});
});

describe('costs by kind', () => {
	it('are in their boxes and the total', () => {
		const expenses = { otherExpenses: 100, costOfGoods: 50 };
		expect(boxesOf({ turnover: 5000, expenses })).toMatchObject({
			SSE11: { value: '50.00' },
			SSE19: { value: '100.00' },
			SSE20: { value: '150.00' },
		});
	});

	it('are used if part is disallowed', () => {
		const boxes = boxesOf({
			turnover: 5000,
			expenses: { otherExpenses: 100 },
			disallowable: { otherExpenses: 30 },
		});
		expect(boxes).toMatchObject({ SSE19: { value: '70.00' }, SSE20: { value: '70.00' } });
	});
});

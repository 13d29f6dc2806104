/** The £1,000 allowances sent at a business's year end are exactly those the calculation deducts. */
import { pence } from '@halfpenny/facts';
import { pages } from '@halfpenny/tax';
import { describe, expect, it } from 'vitest';
import { propertyAnnualRows, tradeAnnualRows } from './annual-rows.ts';

const trade = (turnover: number, tradingAllowance?: boolean) => ({
	...{ turnover: pence(turnover), expenses: {}, allowances: { annualInvestmentAllowance: pence(50_000) } },
	...(tradingAllowance !== undefined && { tradingAllowance }),
});

/** What is sent for each of a person's trades. */
function sent(...trades: readonly ReturnType<typeof trade>[]) {
	const facts = { taxYear: '2025-26' as const, trades };
	return trades.map((one, position) => {
		const page = pages(facts as Parameters<typeof pages>[0]).trades[position];
		if (!page) throw new Error('each trade has a page');
		return tradeAnnualRows(one as Parameters<typeof tradeAnnualRows>[0], page, '2025-26');
	});
}

const allowance = 'allowances.tradingIncomeAllowance';

describe('the trading allowance', () => {
	it('is shared by all of a person’s trades', () => {
		const amounts = sent(trade(3_000_00, true), trade(2_000_00, true)).map((rows) => rows[allowance] ?? 0);
		expect(amounts.reduce<number>((so, amount) => so + amount, 0)).toBe(1_000_00);
	});

	it('replaces every other allowance', () => {
		expect(sent(trade(3_000_00, true))).toEqual([{ [allowance]: 1_000_00 }]);
		expect(sent(trade(3_000_00, false))).toEqual([{ 'allowances.annualInvestmentAllowance': 500_00 }]);
	});

	it('is at most the income, and is claimed by itself if it covers that', () => {
		expect(sent(trade(640_00))).toEqual([{ [allowance]: 640_00 }]);
	});
});

it('takes the property allowance from the calculation too', () => {
	const ukProperty = { rents: pence(800_00), propertyAllowance: true };
	const { property } = pages({ taxYear: '2025-26', ukProperty } as Parameters<typeof pages>[0]);
	if (!property) throw new Error('there is property');
	const given = ukProperty as Parameters<typeof propertyAnnualRows>[0];
	expect(propertyAnnualRows(given, property)).toEqual({
		'ukProperty.allowances.propertyIncomeAllowance': 800_00,
	});
});

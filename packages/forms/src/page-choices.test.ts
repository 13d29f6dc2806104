import { describe, expect, it } from 'vitest';
import { factsOf } from '../tests/people.ts';
import { pageChoices } from './page-choices.ts';

const choose = (trade: object) => pageChoices(factsOf({ taxYear: '2024-25', trades: [trade] }))[0];

describe('short or full pages', () => {
	it.each([
		[{ turnover: '89999.99' }, 'SA103S', []],
		[{ turnover: 90_000 }, 'SA103F', ['turnover']],
		[{ turnover: 50_000, startDate: '2024-10-06' }, 'SA103F', ['turnover']],
		[{ turnover: 44_000, startDate: '2024-10-06' }, 'SA103S', []],
		[{ turnover: 50_000, startDate: '2020-10-06' }, 'SA103S', []],
		[
			{ adjustments: { transitionProfitAmount: 1, basisAdjustment: -1 } },
			'SA103F',
			['accountingDate', 'transitionProfit'],
		],
		[{ adjustments: { transitionProfitAmount: '0.99', basisAdjustment: '0.50' } }, 'SA103S', []],
	])('%j goes on %s', (trade, form, reasons) => expect(choose(trade)).toMatchObject({ form, reasons }));

	it('come with the reason', () => {
		expect(choose({ turnover: 95_000 })?.message).toBe(
			'HMRC needs the full pages, because turnover for a whole year is £90,000 or more',
		);
		expect(choose({})?.message).toBe('HMRC’s short pages are enough');
		expect(pageChoices(factsOf({ taxYear: '2024-25', partnerships: [{}, { dividends: 1 }] }))).toMatchObject([
			{ path: 'partnerships[0]', form: 'SA104S' },
			{ path: 'partnerships[1]', form: 'SA104F', reasons: ['dividends'] },
		]);
		const pennies = { dividends: '0.50', taxedIncome: '0.99', property: { lossBroughtForward: 9 } };
		expect(pageChoices(factsOf({ taxYear: '2024-25', partnerships: [pennies] }))).toMatchObject([
			{ form: 'SA104S' },
		]);
		expect(pageChoices(factsOf({ taxYear: '2023-24', trades: [{}] }))).toEqual([]);
	});
});

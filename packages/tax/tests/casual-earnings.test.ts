/** The trading allowance covers businesses and casual earnings together (ITTOIA 2005 Part 6A Chapter 1; HMRC BIM86000). */
import { parseFacts } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { calculate, pages } from '../src/index.ts';
import { facts } from './people.ts';

type Given = Omit<Parameters<typeof facts>[0], 'taxYear'>;
const of = (given: Given) => pages(facts({ taxYear: '2025-26', residence: 'uk', ...given }));
const pounds = (amount: number | undefined) => amount !== undefined && amount / 100;

/** FSE16.1 of each business, INC17 and INC18, in pounds. */
function shown(given: Given) {
	const { trades, otherIncome } = of(given);
	return [
		...trades.map(({ tradingAllowance }) => pounds(tradingAllowance)),
		pounds(otherIncome?.received),
		pounds(otherIncome?.expenses),
	];
}

describe('the trading allowance on casual earnings', () => {
	it('is what a business leaves of it: HMRC’s own example in its help for box 17', () => {
		const trades = [{ turnover: 500, tradingAllowance: true }];
		const otherIncome = { amount: 800, casual: 800, tradingAllowance: true };
		expect(shown({ trades, otherIncome })).toEqual([500, 300, 0]);
	});

	it('comes off them if there is no business, instead of their costs (s.783AJ, BIM86017)', () => {
		const otherIncome = { amount: 1_800.6, casual: 1_800.6, tradingAllowance: true, casualExpenses: 700 };
		expect(shown({ otherIncome })).toEqual([800, 0]);
		expect(shown({ otherIncome: { ...otherIncome, tradingAllowance: false } })).toEqual([1_800, 700]);
		expect(shown({ otherIncome: { amount: 1_800, casual: 1_800 } })).toEqual([1_800, 0]);
	});

	it('covers £1,000 of both together without a claim, and nothing above it (ss.783AE to 783AG)', () => {
		const both = (turnover: number, casual: number) =>
			shown({ trades: [{ turnover }], otherIncome: { amount: casual, casual } });
		expect(both(600, 400)).toEqual([600, 0, 0]);
		expect(both(600, 401)).toEqual([0, 401, 0]);
	});

	it('covers nothing without a claim if it is refused for either (s.783AL)', () => {
		const casual = { amount: 300, casual: 300, casualExpenses: 100 };
		expect(
			shown({
				trades: [{ turnover: 500, expenses: { otherExpenses: 40 } }],
				otherIncome: { ...casual, tradingAllowance: false },
			}),
		).toEqual([0, 300, 100]);
		expect(shown({ trades: [{ turnover: 500, tradingAllowance: false }], otherIncome: casual })).toEqual([
			0, 300, 100,
		]);
	});

	it('covers no other income, whose costs still count', () => {
		const otherIncome = {
			amount: 1_500,
			casual: 900,
			tradingAllowance: true,
			expenses: 200,
			casualExpenses: 50,
		};
		expect(shown({ otherIncome })).toEqual([600, 200]);
		expect(shown({ otherIncome: { ...otherIncome, expenses: 5_000 } })).toEqual([600, 600]);
		expect(shown({ otherIncome: { amount: 700 } })).toEqual([700, 0]);
	});

	it('goes where the person chooses (s.783AK): to the pound that a business must show', () => {
		const trades = [{ turnover: 1_200, tradingAllowance: true }];
		const casual = { amount: 900, casual: 900, tradingAllowance: true };
		const here = (amount: number) =>
			shown({ trades, otherIncome: { ...casual, tradingAllowanceHere: amount } });
		expect(shown({ trades, otherIncome: casual })).toEqual([1_000, 900, 0]);
		expect(here(0)).toEqual([1_000, 900, 0]);
		expect(here(400)).toEqual([600, 500, 0]);
		expect(here(5_000)).toEqual([100, 0, 0]);
		const more = { amount: 2_000, casual: 2_000, tradingAllowance: true, tradingAllowanceHere: 1_000 };
		expect(shown({ trades, otherIncome: more })).toEqual([1, 1_001, 0]);
	});

	it('applies to all once it is claimed for one (ss.783AI and 783AJ)', () => {
		const trades = [{ turnover: 700, tradingAllowance: true }];
		expect(shown({ trades, otherIncome: { amount: 900, casual: 900, casualExpenses: 600 } })).toEqual([
			700, 600, 0,
		]);
		const other = { amount: 900, casual: 900, tradingAllowance: true };
		const page = of({ trades: [{ turnover: 700, expenses: { otherExpenses: 650 } }], otherIncome: other });
		expect(page.trades[0]).toMatchObject({ expenses: 0, tradingAllowance: 700_00 });
	});

	it('cannot be both claimed and refused', () => {
		const read = parseFacts({
			taxYear: '2025-26',
			trades: [
				{ turnover: '1', tradingAllowance: true },
				{ turnover: '1', tradingAllowance: false },
			],
			otherIncome: { amount: '1', casual: '1', tradingAllowance: false },
		});
		expect(!read.ok && read.problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
			'trades[1].tradingAllowance tradingAllowance.notForAll',
			'otherIncome.tradingAllowance tradingAllowance.notForAll',
		]);
	});

	it('leaves a pound so that the form accepts tax taken off (SA100 box 19)', () => {
		const otherIncome = { amount: 900, casual: 900, taxDeducted: 180 };
		expect(shown({ otherIncome })).toEqual([1, 0]);
		expect(shown({ otherIncome: { ...otherIncome, amount: 1_000 } })).toEqual([100, 0]);
	});

	it('lowers the tax, and says what from', () => {
		const given = { employments: [{ pay: 30_000, taxDeducted: 3_486 }] };
		const otherIncome = { amount: 1_600, casual: 1_600, casualExpenses: 50 };
		const due = (tradingAllowance: boolean) =>
			calculate(
				facts({
					taxYear: '2025-26',
					residence: 'uk',
					...given,
					otherIncome: { ...otherIncome, tradingAllowance },
				}),
			);
		// £600 at 20%, and £1,550 at 20%.
		expect([due(true).totalDue, due(false).totalDue]).toEqual([120_00, 310_00]);
		const line = due(true).working.find(({ rule }) => rule === 'casual-trading-allowance');
		expect(line).toMatchObject({
			value: 1_000_00,
			inputs: ['otherIncome.casual', 'otherIncome.tradingAllowance'],
		});
		expect(line?.uses).toEqual([{ name: 'tradingAllowance', amount: 1_000_00 }]);
	});

	it('waits for an answer if a claim bars costs of casual earnings that nobody gave up', () => {
		const waiting = (otherIncome: object) =>
			calculate(
				facts({
					taxYear: '2025-26',
					trades: [{ turnover: 700, tradingAllowance: true }],
					otherIncome: { amount: 900, casual: 900, ...otherIncome },
				}),
			).incomplete.map(({ fact }) => fact);
		expect(waiting({ casualExpenses: 600 })).toContain('otherIncome.tradingAllowance');
		expect(waiting({})).not.toContain('otherIncome.tradingAllowance');
		expect(waiting({ casualExpenses: 600, tradingAllowance: true })).not.toContain(
			'otherIncome.tradingAllowance',
		);
	});
});

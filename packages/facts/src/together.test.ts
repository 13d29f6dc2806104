import { describe, expect, it } from 'vitest';
import { parseFacts } from './index.ts';

function problems(input: object): string[] {
	const result = parseFacts({ taxYear: '2025-26', ...input });
	return result.ok ? [] : result.problems.map(({ path, code }) => `${path} ${code}`).sort();
}

describe('contradictory answers', () => {
	it('are reported with every other problem', () => {
		expect(
			problems({
				trades: [
					{ tradingAllowance: true, turnover: '1.234' },
					{
						tradingAllowance: false,
						accountingMethod: 'cash',
						allowances: { annualInvestmentAllowance: 1 },
						capitalAssets: { assets: [{ kind: 'car' }, { kind: 'van' }], buildings: [{}] },
					},
				],
			}),
		).toEqual([
			'trades[0].turnover money.tooManyDecimals',
			'trades[1].allowances.annualInvestmentAllowance capitalAllowances.givenTwice',
			'trades[1].capitalAssets.assets[1] capitalAllowances.cashBasis',
			'trades[1].capitalAssets.buildings[0] capitalAllowances.cashBasis',
			'trades[1].tradingAllowance tradingAllowance.notForAll',
		]);
	});

	it('are claims for property that also has its assets listed, except furnishings', () => {
		const ukProperty = {
			capitalAssets: {},
			balancingCharge: 1,
			allowances: { otherCapitalAllowance: 1, costOfReplacingDomesticGoods: 1 },
		};
		expect(problems({ ukProperty })).toEqual([
			'ukProperty.allowances.otherCapitalAllowance capitalAllowances.givenTwice',
			'ukProperty.balancingCharge capitalAllowances.givenTwice',
		]);
	});

	it('are days in the wrong order or after the year', () => {
		const assets = [
			{ kind: 'van', bought: '2026-04-06' },
			{ kind: 'van', bought: '2025-06-02', sold: '2025-06-01' },
			{ kind: 'van', bought: '2026-04-05', sold: '2026-04-05' },
		];
		expect(problems({ trades: [{ capitalAssets: { assets } }] })).toEqual([
			'trades[0].capitalAssets.assets[0].bought date.afterYear',
			'trades[0].capitalAssets.assets[1].sold date.soldBeforeBought',
		]);
	});

	it('are trades of earlier years with a pool at the start of the year', () => {
		const trades = ['2025-04-05', '2025-04-06', '2026-04-20'].map((date) => ({
			...{ date, type: 'buy', quantity: 1, amount: 1 },
		}));
		const holdings = [0, 1].map((openingQuantity) => ({
			...{ name: `A${openingQuantity}`, kind: 'listedShares', openingQuantity, trades },
		}));
		expect(problems({ capitalGains: { holdings } })).toEqual([
			'capitalGains.holdings[1].trades[0].date shareTrade.beforeOpening',
		]);
	});

	it('are disposals of another year', () => {
		const disposals = ['2025-04-05', '2025-04-06', '2026-04-05', '2026-04-06', undefined].map((date) => ({
			...{ kind: 'other', gain: 1, ...(date && { date }) },
		}));
		expect(problems({ capitalGains: { disposals } })).toEqual([
			'capitalGains.disposals[0].date date.beforeYear',
			'capitalGains.disposals[3].date date.afterYear',
		]);
	});

	it('are costs of working at home in a year without the relief (Finance Act 2026 s.21)', () => {
		const claimed = (amount: string | number) => ({
			employments: [{ pay: 1 }, { expenses: { workingFromHome: amount } }],
		});
		expect(problems({ taxYear: '2025-26', ...claimed(312) })).toEqual([]);
		expect(problems({ taxYear: '2026-27', ...claimed('312.00') })).toEqual([
			'employments[1].expenses.workingFromHome relief.ended',
		]);
		expect(problems({ taxYear: '2026-27', ...claimed('0') })).toEqual([]);
	});

	it.each([
		['2025-04-06', '2026-04-05', []],
		['2024-10-06', '2026-04-05', []],
		['2024-10-05', '2026-04-05', ['trades[0].accountingPeriod accountingPeriod.wrong']],
		['2026-04-06', '2026-04-05', ['trades[0].accountingPeriod accountingPeriod.wrong']],
	])('are accounts from %s to %s: %j', (start, end, expected) => {
		expect(problems({ trades: [{ accountingPeriod: { start, end } }] })).toEqual(expected);
	});

	it.each([null, 1, 'text', [], { trades: {} }, { trades: [null, 1] }, { ukProperty: [] }])(
		'are never a reason to throw: %j',
		(input) => expect(parseFacts(input).ok).toBe(false),
	);
});

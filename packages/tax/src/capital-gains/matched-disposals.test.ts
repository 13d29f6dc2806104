import { parseFacts } from '@halfpenny/facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Holding } from './capital-gains-facts.ts';
import { matchedDisposals } from './matched-disposals.ts';
import { soldBeyondWhatIsKnown } from './short-holding.ts';

function holding(input: object): Holding {
	const result = parseFacts({
		taxYear: '2024-25',
		capitalGains: { holdings: [{ name: 'Token B', kind: 'cryptoAssets', trades: [], ...input }] },
	});
	const [found] = result.ok ? (result.facts.capitalGains?.holdings ?? []) : [];
	if (!found) throw new Error(JSON.stringify(result));
	return found;
}

const isOfYear = (date: string) => date >= '2024-04-06' && date <= '2025-04-05';

describe('matching shares and tokens', () => {
	it('gives HMRC’s own example of the 30-day rule (CRYPTO22256)', () => {
		const victoria = holding({
			openingQuantity: 14_000,
			openingCost: 200_000,
			trades: [
				{ date: '2024-08-30', type: 'sell', quantity: 4000, amount: 160_000 },
				{ date: '2024-09-11', type: 'buy', quantity: 500, amount: 17_500 },
			],
		});
		expect(matchedDisposals(victoria, '2024-25')).toMatchObject([
			{ date: '2024-08-30', proceeds: 16_000_000, costs: 1_750_000 + 5_000_000 },
		]);
	});

	it('matches the same day before the 30 days before the pool', () => {
		const mixed = holding({
			openingQuantity: 100,
			openingCost: 100,
			trades: [
				{ date: '2024-06-01', type: 'sell', quantity: 30, amount: 300, costs: 5 },
				{ date: '2024-06-01', type: 'buy', quantity: 10, amount: 40, costs: 2 },
				{ date: '2024-06-20', type: 'buy', quantity: 10, amount: 50 },
				{ date: '2024-07-02', type: 'buy', quantity: 50, amount: 500 },
			],
		});
		expect(matchedDisposals(mixed, '2024-25')).toMatchObject([
			// The selling fee is a cost, and does not lower the proceeds (TCGA 1992 s.38(1)(c)).
			{ proceeds: 30_000, costs: 4200 + 5000 + 1000 + 500 },
		]);
	});

	it('leaves the later of two sales what the earlier did not take', () => {
		const two = holding({
			trades: [
				{ date: '2024-05-01', type: 'sell', quantity: 10, amount: 100 },
				{ date: '2024-05-02', type: 'sell', quantity: 10, amount: 100 },
				{ date: '2024-05-20', type: 'buy', quantity: 15, amount: 150 },
			],
		});
		expect(matchedDisposals(two, '2024-25').map(({ costs }) => costs)).toEqual([10_000, 5000]);
	});

	it('returns only the sales of the year, and averages the pool over earlier trades', () => {
		const pooled = holding({
			openingQuantity: 10,
			openingCost: 100,
			trades: [
				{ date: '2024-05-01', type: 'buy', quantity: 10, amount: 300 },
				{ date: '2024-09-01', type: 'sell', quantity: 5, amount: 200 },
				{ date: '2025-04-06', type: 'sell', quantity: 5, amount: 200 },
			],
		});
		expect(matchedDisposals(pooled, '2024-25')).toMatchObject([{ date: '2024-09-01', costs: 10_000 }]);
	});

	it('matches a later purchase with the sale of its own day, though that is in the next year (TCGA 1992 s.105)', () => {
		const sold = holding({
			openingQuantity: 100,
			openingCost: 1000,
			trades: [
				{ date: '2025-04-01', type: 'sell', quantity: 100, amount: 50_000 },
				{ date: '2025-04-10', type: 'sell', quantity: 60, amount: 30_000 },
				{ date: '2025-04-10', type: 'buy', quantity: 100, amount: 45_000 },
			],
		});
		// 40 of the purchase are left for the 30 days (s.106A): 18,000; the other 60 sold come out of the pool: 600.
		expect(matchedDisposals(sold, '2024-25')).toMatchObject([{ costs: 1_860_000 }]);
	});

	it('takes sales of earlier years out of the pool when every trade is given (s.104)', () => {
		const history = holding({
			trades: [
				{ date: '2023-05-01', type: 'buy', quantity: 1000, amount: 10_000 },
				{ date: '2024-03-01', type: 'sell', quantity: 500, amount: 20_000 },
				{ date: '2024-04-20', type: 'buy', quantity: 500, amount: 30_000 },
				{ date: '2024-12-01', type: 'sell', quantity: 500, amount: 40_000 },
			],
		});
		// 500 costing 5,000 and 500 costing 30,000: half of 35,000.
		expect(matchedDisposals(history, '2024-25')).toMatchObject([{ costs: 1_750_000 }]);
	});

	it('matches a purchase within 30 days with a sale of the year before', () => {
		const rebought = holding({
			trades: [
				{ date: '2023-05-01', type: 'buy', quantity: 100, amount: 1000 },
				{ date: '2024-04-01', type: 'sell', quantity: 40, amount: 2000 },
				{ date: '2024-04-20', type: 'buy', quantity: 50, amount: 5000 },
				{ date: '2024-06-01', type: 'sell', quantity: 110, amount: 9000 },
			],
		});
		// 40 of the 50 belong to the sale of 1 April; 100 at 1,000 and 10 at 1,000 are left.
		expect(matchedDisposals(rebought, '2024-25')).toMatchObject([{ costs: 200_000 }]);
	});

	it('handles 30,000 trades, as token holders have them', () => {
		// A purchase of 2 for 20 and the day after a sale of 1, again and again: each sale takes half of the next purchase.
		const trades = Array.from({ length: 30_000 }, (_, index) => ({
			date: new Date(Date.UTC(1944, 0, 1) + index * 86_400_000).toISOString().slice(0, 10),
			...(index % 2 === 0
				? { type: 'buy', quantity: 2, amount: 20 }
				: { type: 'sell', quantity: 1, amount: 15 }),
		}));
		const tokens = holding({ trades });
		const sold = matchedDisposals(tokens, '2024-25');
		expect(sold).toHaveLength(trades.filter(({ date, type }) => type === 'sell' && isOfYear(date)).length);
		expect(new Set(sold.map(({ costs }) => costs))).toEqual(new Set([1000]));
		expect(soldBeyondWhatIsKnown(tokens, '2024-25')).toBe(false);
	});

	it.each([
		['2024-06-30', 7000],
		['2024-07-01', 5000],
	])(
		'matches a sale of 31 May with a purchase of %s, where that is within 30 days (s.106A(5))',
		(date, costs) => {
			const trades = [
				{ date: '2024-05-31', type: 'sell', quantity: 5, amount: 100 },
				{ date, type: 'buy', quantity: 5, amount: 70 },
			];
			const sold = matchedDisposals(holding({ openingQuantity: 10, openingCost: 100, trades }), '2024-25');
			expect(sold).toMatchObject([{ costs }]);
		},
	);

	it.each([
		['a purchase 30 days after', '2024-06-30', false],
		['a purchase 31 days after', '2024-07-01', true],
	])('knows whether more was sold than bought: %s', (_what, date, beyond) => {
		const trades = [
			{ date: '2024-05-31', type: 'sell', quantity: 5, amount: 10 },
			{ date, type: 'buy', quantity: 5, amount: 10 },
		];
		expect(soldBeyondWhatIsKnown(holding({ trades }), '2024-25')).toBe(beyond);
		expect(soldBeyondWhatIsKnown(holding({ trades, openingQuantity: 5, openingCost: 1 }), '2024-25')).toBe(
			false,
		);
		expect(soldBeyondWhatIsKnown(holding({ trades }), '2023-24')).toBe(false);
	});

	it('never counts more cost than was paid', () => {
		const trade = fc.record({
			date: fc
				.integer({ min: 0, max: 360 })
				.map((day) => new Date(Date.UTC(2024, 3, 6 + day)).toISOString().slice(0, 10)),
			type: fc.constantFrom('buy' as const, 'sell' as const),
			quantity: fc.integer({ min: 1, max: 50 }),
			amount: fc.integer({ min: 0, max: 1000 }),
		});
		fc.assert(
			fc.property(fc.array(trade, { maxLength: 12 }), (trades) => {
				const paid = trades.filter(({ type }) => type === 'buy').reduce((sum, { amount }) => sum + amount, 0);
				const costs = matchedDisposals(holding({ trades }), '2024-25').reduce(
					(sum, one) => sum + (one.costs ?? 0),
					0,
				);
				expect(costs).toBeLessThanOrEqual(paid * 100);
			}),
			{ numRuns: 300 },
		);
	});
});

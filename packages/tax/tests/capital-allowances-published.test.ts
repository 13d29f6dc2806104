/** Capital allowances calculated from a business's assets: HMRC's published examples, and invariants. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Calculation, calculate } from '../src/index.ts';
import { type Assets, answer, left, line } from './owning.ts';
import { facts } from './people.ts';

describe('HMRC’s examples', () => {
	it('Gordon’s tools and van with 40% private use (help of HMRC’s return, self-employed full 36)', () => {
		const result = answer({
			assets: [
				{ kind: 'equipment', bought: '2025-06-01', cost: 5000 },
				{ kind: 'van', bought: '2025-06-01', cost: 10_000, privateUsePercent: 40 },
			],
		});
		expect(line(result, 'FSE57')).toBe(11_000);
		expect(line(result, 'capitalAssets.assets[1].annualInvestment')).toBe(6000);
		expect(result.carriedForward).toEqual({});
	});

	it('Bruce’s minibus with 20% private use (CA27005)', () => {
		const result = answer({
			assets: [{ kind: 'van', bought: '2025-07-01', cost: 50_000, privateUsePercent: 20 }],
		});
		expect(line(result, 'FSE57')).toBe(40_000);
		expect(left(result, 'assets[0]')).toBeUndefined();
	});

	it('Bruce’s pool of the minibus in a later year: private use lowers the allowance, not the pool (CA27005)', () => {
		const result = answer({ assets: [{ kind: 'van', broughtForward: 25_000, privateUsePercent: 20 }] });
		expect(line(result, 'FSE57')).toBe(3600);
		expect(left(result, 'assets[0]')).toBe(20_500);
	});

	it('the salesman’s laptop used 80% for business (EIM36925)', () => {
		const laptop = { kind: 'equipment', bought: '2025-04-06', cost: 3000, privateUsePercent: 20 } as const;
		expect(line(answer({ assets: [laptop] }), 'FSE57')).toBe(2400);
	});

	it('a main pool of £2,000 in accounts of 187 days (GOV.UK, accounting periods more or less than a year)', () => {
		const accounts = { accountingPeriod: { start: '2025-10-01', end: '2026-04-05' } };
		const result = answer({ mainPool: { broughtForward: 2000 } }, '2025-26', accounts);
		expect(line(result, 'capitalAssets.mainPool.writingDown')).toBe(185);
		expect(left(result, 'mainPool')).toBe(1815);
	});

	it.each([
		[1417, 1417],
		[1418, 362],
	])(
		'a main pool of £%d in accounts of 17 months: small up to £1,417 (same page)',
		(broughtForward, allowance) => {
			const accounts = { accountingPeriod: { start: '2024-11-06', end: '2026-04-05' } };
			const result = answer({ mainPool: { broughtForward } }, '2025-26', accounts);
			expect(line(result, 'capitalAssets.mainPool.writingDown')).toBe(allowance);
		},
	);

	it('Jim’s hotel: depreciation added, allowances off, a balancing charge on (CA11110)', () => {
		const result = calculate(
			facts({
				taxYear: '2025-26',
				residence: 'uk',
				trades: [
					{
						turnover: 50_000,
						expenses: { depreciation: 2000 },
						allowances: { capitalAllowanceMainPool: 5000 },
						adjustments: { balancingChargeOther: 10_000 },
					},
				],
			}),
		);
		expect(line(result, 'FSE76')).toBe(55_000);
	});

	it('Joe’s trading allowance and the loss he brought forward (BIM86078)', () => {
		const trade = { turnover: 1300, tradingAllowance: true, expenses: { otherExpenses: 800 } };
		const result = answer({}, '2025-26', { ...trade, lossBroughtForward: 170 });
		expect(line(result, 'FSE76')).toBe(130);
	});
});

describe('for any business’s assets', () => {
	const pounds = fc.integer({ min: 0, max: 50_000 });
	const things = fc.array(
		fc.record({
			kind: fc.constantFrom('equipment' as const, 'car' as const, 'specialRate' as const),
			cost: pounds,
			emissions: fc.constantFrom(0, 40, 90),
			secondHand: fc.boolean(),
			privateUsePercent: fc.constantFrom(0, 20),
		}),
		{ maxLength: 4 },
	);
	const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

	it('amounts given and carried forward add up to opening pools and purchases less sales', () => {
		fc.assert(
			fc.property(pounds, pounds, things, (broughtForward, sales, assets) => {
				const whole = assets.map((asset) => ({ ...asset, privateUsePercent: 0, bought: '2025-05-05' }));
				const result = answer({ mainPool: { broughtForward, sales }, assets: whole });
				const given = line(result, 'FSE57') ?? 0;
				const charged = line(result, 'capitalAssets.mainPool.charge') ?? 0;
				const carried = left(result, 'mainPool') ?? 0;
				const special = left(result, 'specialRatePool') ?? 0;
				const bought = sum(assets.map(({ cost }) => cost));
				expect(given + carried + special - charged).toBeCloseTo(broughtForward + bought - sales, 2);
			}),
		);
	});

	it('allowances over an asset’s life never exceed its cost, and with its sale equal what it lost', () => {
		const years = ['2023-24', '2024-25', '2025-26', '2026-27'] as const;
		fc.assert(
			fc.property(
				pounds,
				fc.constantFrom(0, 30, 90),
				fc.boolean(),
				pounds,
				(cost, emissions, secondHand, proceeds) => {
					const car = {
						kind: 'car',
						emissions,
						secondHand,
						bought: '2023-05-01',
						cost,
						shortLife: true,
					} as const;
					let given = 0;
					let asset: NonNullable<Assets['assets']>[number] = car;
					for (const year of years) {
						const last = year === '2026-27' ? { sold: '2026-09-01', proceeds } : {};
						const result = answer({ assets: [{ ...asset, ...last }] }, year);
						given += (line(result, 'FSE57') ?? 0) - (line(result, 'capitalAssets.assets[0].charge') ?? 0);
						asset = { ...car, broughtForward: left(result, 'assets[0]') ?? 0 };
						expect(given).toBeLessThanOrEqual(cost);
					}
					expect(given).toBeCloseTo(cost - Math.min(proceeds, cost), 2);
				},
			),
		);
	});

	it('the order of the assets changes no total', () => {
		fc.assert(
			fc.property(things, (list) => {
				const assets = list.map((asset) => ({ ...asset, bought: '2026-01-05', cost: asset.cost * 30 }));
				const totals = (result: Calculation) => [line(result, 'FSE57'), result.totalDue];
				expect(totals(answer({ assets: assets.toReversed() }))).toEqual(totals(answer({ assets })));
			}),
		);
	});
});

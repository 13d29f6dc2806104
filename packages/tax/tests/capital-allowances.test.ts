/** The rules of capital allowances, one by one. */
import { describe, expect, it } from 'vitest';
import { calculate } from '../src/index.ts';
import { answer, left, line } from './owning.ts';
import { facts } from './people.ts';

describe('a plumber’s year', () => {
	it('pool, new van with private use, old van sold', () => {
		const result = answer({
			mainPool: { broughtForward: 8400 },
			assets: [
				{ kind: 'van', bought: '2025-09-12', cost: 18_000, privateUsePercent: 25 },
				{ kind: 'van', bought: '2021-02-01', cost: 9000, sold: '2025-09-12', proceeds: 3400 },
			],
		});
		expect(line(result, 'capitalAssets.assets[0].annualInvestment')).toBe(13_500);
		expect(line(result, 'capitalAssets.mainPool.balance')).toBe(5000);
		expect(line(result, 'capitalAssets.mainPool.writingDown')).toBe(900);
		expect(line(result, 'FSE57')).toBe(14_400);
		expect(result.carriedForward).toEqual({ 'trades[0].capitalAssets.mainPool': 410_000 });
		expect(result.incomplete).toEqual([]);
	});
});

describe('cars', () => {
	const car = { kind: 'car', bought: '2025-06-01', cost: 20_000 } as const;

	it.each([
		['new and electric', { emissions: 0, secondHand: false }, '2025-26', 20_000],
		['electric but used', { emissions: 0, secondHand: true }, '2025-26', 3600],
		['with low emissions', { emissions: 50, secondHand: false }, '2025-26', 3600],
		['with higher emissions', { emissions: 51, secondHand: false }, '2025-26', 1200],
		['whose emissions nobody said', {}, '2025-26', 1200],
		['with private use', { emissions: 40, privateUsePercent: 30 }, '2025-26', 2520],
	] as const)('%s', (_name, more, year, allowance) => {
		expect(line(answer({ assets: [{ ...car, ...more }] }, year), 'FSE57')).toBe(allowance);
	});

	it('bought before April 2021 keep the limit of that day', () => {
		const old = { kind: 'car', bought: '2020-06-01', emissions: 110, privateUsePercent: 50 } as const;
		expect(line(answer({ assets: [{ ...old, broughtForward: 10_000 }] }), 'FSE57')).toBe(900);
	});

	it('name the answer they wait for', () => {
		const { incomplete } = answer({ assets: [{ kind: 'car', bought: '2025-06-01', cost: 1, emissions: 0 }] });
		expect(incomplete).toEqual([
			{ fact: 'trades[0].capitalAssets.assets[0].secondHand', figure: 'totalIncome' },
		]);
	});

	it('are the only assets with allowances on the cash basis', () => {
		const cash = { accountingMethod: 'cash' as const };
		expect(line(answer({ assets: [{ ...car, emissions: 50 }] }, '2025-26', cash), 'FSE57')).toBe(3600);
		expect(() => answer({ assets: [{ kind: 'van' }] }, '2025-26', cash)).toThrow(
			'capitalAllowances.cashBasis',
		);
	});
});

describe('rates and limits', () => {
	it.each([
		['2024-25', 1800, 600],
		['2025-26', 1800, 600],
		['2026-27', 1400, 600],
	] as const)('of %s: a pool of £10,000 is written down by £%d and £%d', (year, main, special) => {
		const pool = { broughtForward: 10_000 };
		const result = answer({ mainPool: pool, specialRatePool: pool }, year);
		expect(line(result, 'capitalAssets.mainPool.writingDown')).toBe(main);
		expect(line(result, 'capitalAssets.specialRatePool.writingDown')).toBe(special);
	});

	it('a period across 6 April 2026 has both main rates by days, up to a hundredth of a percent', () => {
		const accounts = { accountingPeriod: { start: '2026-01-01', end: '2026-12-31' } };
		const result = answer({ mainPool: { broughtForward: 1_000_000 } }, '2026-27', accounts);
		// 95 days at 18% and 270 at 14%: 15.0411%, up to 15.05%.
		expect(line(result, 'capitalAssets.mainPool.writingDown')).toBe(150_500);
	});

	it('above £1 million: special rate first, then 40% of new assets, their rest next year', () => {
		const result = answer({
			assets: [
				{ kind: 'equipment', bought: '2026-02-01', cost: 500_000, secondHand: false },
				{ kind: 'specialRate', bought: '2026-02-01', cost: 800_000, secondHand: false },
			],
		});
		expect(line(result, 'capitalAssets.assets[1].annualInvestment')).toBe(800_000);
		expect(line(result, 'capitalAssets.assets[0].annualInvestment')).toBe(200_000);
		expect(line(result, 'capitalAssets.assets[0].mainRate')).toBe(120_000);
		expect(line(result, 'capitalAssets.mainPool.writingDown')).toBeUndefined();
		expect(left(result, 'mainPool')).toBe(180_000);
	});

	it('above £1 million, purchases before 2026 are written down immediately', () => {
		const result = answer({
			assets: [{ kind: 'equipment', bought: '2025-12-31', cost: 1_100_000, secondHand: false }],
		});
		expect(line(result, 'FSE57')).toBe(1_018_000);
		expect(left(result, 'mainPool')).toBe(82_000);
	});

	it.each([
		['electricChargePoint', '2026-27', '2027-04-05', 'electricChargePoint'],
		['van', '2024-25', '2025-04-05', 'zeroEmissionGoodsVehicle'],
		['van', '2025-26', '2025-04-06', 'annualInvestment'],
	] as const)('a new %s in %s bought on %s has its own allowance: %s', (kind, year, bought, name) => {
		const asset = { kind, bought, cost: 900, emissions: 0, secondHand: false };
		expect(line(answer({ assets: [asset] }, year), `capitalAssets.assets[0].${name}`)).toBe(900);
	});

	it('a short first year has less of a pool and of the £1 million; earlier purchases count', () => {
		const started = { startDate: '2025-10-06' };
		const car = { kind: 'car', bought: '2025-07-01', cost: 10_000, emissions: 40 } as const;
		const tools = { kind: 'equipment', bought: '2025-08-01', cost: 600_000 } as const;
		const result = answer({ assets: [car, tools] }, '2025-26', started);
		expect(line(result, 'capitalAssets.assets[1].annualInvestment')).toBe(500_000);
		expect(line(result, 'capitalAssets.mainPool.writingDown')).toBe((110_000 * 0.18) / 2);
	});

	it.each([
		['starts after the year', { startDate: '2027-01-01' }],
		['ended before it', { endDate: '2025-01-01' }],
		['has accounts that begin after it', { accountingPeriod: { start: '2027-01-01' } }],
	])('a business that %s has no allowance', (_name, trade) => {
		const owned = { mainPool: { broughtForward: 5000 }, buildings: [{ cost: 9000, usedFrom: '2025-05-01' }] };
		expect(line(answer(owned, '2025-26', trade), 'FSE57')).toBeUndefined();
	});

	it('the claim can be as low as the person wants', () => {
		const result = answer({
			mainPool: { broughtForward: 5000, claimed: 100 },
			assets: [{ kind: 'equipment', bought: '2025-05-01', cost: 3000, claimed: 1000 }],
		});
		expect(line(result, 'FSE57')).toBe(1100);
		expect(left(result, 'mainPool')).toBe(6900);
	});
});

describe('what is sold', () => {
	it('for more than the pool is charged, up to its cost', () => {
		const sold = {
			kind: 'van',
			bought: '2020-01-01',
			cost: 6000,
			sold: '2025-08-01',
			proceeds: 9000,
		} as const;
		const result = answer({ mainPool: { broughtForward: 1500 }, assets: [sold] });
		expect(line(result, 'capitalAssets.mainPool.charge')).toBe(4500);
		expect(line(result, 'FSE73')).toBe(104_500);
	});

	it('from its own pool leaves an allowance or a charge, less private use', () => {
		const car = {
			kind: 'car',
			emissions: 30,
			broughtForward: 8000,
			privateUsePercent: 25,
			sold: '2025-08-01',
		} as const;
		expect(line(answer({ assets: [{ ...car, proceeds: 5000 }] }), 'capitalAssets.assets[0].onSale')).toBe(
			2250,
		);
		expect(line(answer({ assets: [{ ...car, proceeds: 9001 }] }), 'capitalAssets.assets[0].charge')).toBe(
			750.75,
		);
	});

	it('short-life assets have their own pools without private use', () => {
		const asset = {
			kind: 'equipment',
			shortLife: true,
			broughtForward: 1000,
			sold: '2025-05-05',
			proceeds: 400,
		} as const;
		expect(line(answer({ assets: [asset] }), 'capitalAssets.assets[0].onSale')).toBe(600);
	});

	it('when the business ends settles every pool, and nothing new is deducted immediately', () => {
		const ended = { endDate: '2025-12-31' };
		const assets = [
			{ kind: 'equipment', bought: '2025-05-01', cost: 2000, sold: '2025-12-31', proceeds: 700 } as const,
		];
		const result = answer({ mainPool: { broughtForward: 5000, sales: 1300 }, assets }, '2025-26', ended);
		expect(line(result, 'capitalAssets.mainPool.onSale')).toBe(5000);
		expect(result.carriedForward).toEqual({});
	});

	it('waits for the proceeds when the business ends', () => {
		const result = answer({ mainPool: { broughtForward: 5000 } }, '2025-26', { endDate: '2025-12-31' });
		expect(line(result, 'FSE57')).toBeUndefined();
		expect(left(result, 'mainPool')).toBe(5000);
		expect(result.incomplete.map(({ fact }) => fact)).toEqual(['trades[0].capitalAssets.mainPool.sales']);
	});
});

describe('buildings', () => {
	const building = { cost: 200_000, usedFrom: '2023-01-01' };

	it.each([
		['a whole year', {}, 6000],
		['a freeport', { specialTaxSite: true }, 20_000],
		['half of it for the business', { businessPercent: 50 }, 3000],
		['use from 6 October, 182 days', { usedFrom: '2025-10-06' }, 2991.79],
		['use until 5 October, 183 days', { usedUntil: '2025-10-05' }, 3008.22],
	])('of %s', (_name, more, allowance) => {
		const result = answer({ buildings: [{ ...building, ...more }] });
		expect(line(result, 'capitalAssets.buildings[0].allowance')).toBe(allowance);
	});
});

describe('beside allowances and claims', () => {
	it('the trading allowance leaves pools as they are (BIM86050)', () => {
		const result = answer(
			{ mainPool: { broughtForward: 5000 }, assets: [{ kind: 'van', bought: '2025-06-01', cost: 900 }] },
			'2025-26',
			{ tradingAllowance: true },
		);
		expect(line(result, 'FSE76')).toBe(99_000);
		expect(left(result, 'mainPool')).toBe(5900);
	});

	it('rejects figures and assets together, each by its path', () => {
		const both = { allowances: { annualInvestmentAllowance: 1 }, adjustments: { balancingChargeOther: 1 } };
		expect(() => answer({ mainPool: { broughtForward: 1 } }, '2025-26', both)).toThrow(
			JSON.stringify([
				{ path: 'trades[0].allowances.annualInvestmentAllowance', code: 'capitalAllowances.givenTwice' },
				{ path: 'trades[0].adjustments.balancingChargeOther', code: 'capitalAllowances.givenTwice' },
			]),
		);
	});

	it('property has the same, for the person’s share', () => {
		const result = calculate(
			facts({
				taxYear: '2025-26',
				residence: 'uk',
				ukProperty: {
					rents: 40_000,
					sharePercent: 50,
					accountingMethod: 'accruals',
					allowances: { costOfReplacingDomesticGoods: 100 },
					capitalAssets: {
						mainPool: { broughtForward: 3000, sales: 5000 },
						assets: [{ kind: 'equipment', bought: '2025-06-01', cost: 1000 }],
						buildings: [{ cost: 100_000, usedFrom: '2022-01-01' }],
					},
				},
			}),
		);
		const lineOf = (id: string) => result.working.find((one) => one.id === id)?.value;
		expect(lineOf('PRO36')).toBe(50_000 + 150_000 + 5000);
		expect(lineOf('PRO38')).toBe(2_000_000 + 100_000 - 205_000);
	});
});

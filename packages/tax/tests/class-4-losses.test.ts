/**
 * Losses set against other income reduce the profits for Class 4 too: SSCBA 1992 Sch.2 para.3(1)(a) and (4), HS220,
 * NIM24615. All worked by hand for 2025-26: 6% of profits from 12,570 to 50,270.
 */
import type { FactsInput } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { calculate, withClaims } from '../src/index.ts';
import { facts } from './people.ts';

const base = { taxYear: '2025-26', residence: 'uk' } as const;
const shop = { turnover: 50_000, tradingAllowance: false };

/** A business with this loss, all set against other income. */
const lost = (loss: number) => ({
	...{ turnover: 1_001, tradingAllowance: false, lossAgainstOtherIncome: loss },
	expenses: { adminCosts: loss + 1_001 },
});

function answer(input: Omit<FactsInput, 'taxYear'>) {
	return calculate(facts({ ...base, ...input }), { alternatives: false });
}

describe('Class 4', () => {
	it('is due on profits less the loss of another business', () => {
		const { class4, carriedForward } = answer({ trades: [shop, lost(15_000)] });
		// 6% x (50,000 - 15,000 - 12,570), where 6% x (50,000 - 12,570) would be 2,245.80.
		expect(class4).toBe(134_580);
		expect(carriedForward).toEqual({});
	});

	it('keeps what profits cannot use for later years, though income tax used it all', () => {
		// NIM24615: pay 20,000, profit 5,000, share of a loss 10,000: 5,000 is used and 5,000 is left.
		const { class4, carriedForward } = answer({
			employments: [{ pay: 20_000, taxDeducted: 0 }],
			trades: [{ ...shop, turnover: 5_000 }],
			partnerships: [{ profit: -10_000, lossAgainstOtherIncome: 10_000 }],
		});
		expect(class4).toBe(0);
		expect(carriedForward).toEqual({ 'partnerships[0].class4Loss': 500_000 });
	});

	it('counts no more of a loss than income tax deducted: the limit is £50,000 (ITA 2007 s.24A)', () => {
		const { class4, carriedForward } = answer({
			employments: [{ pay: 120_000, taxDeducted: 0 }],
			trades: [{ ...shop, turnover: 30_000 }, lost(80_000)],
		});
		expect(class4).toBe(0);
		expect(carriedForward).toEqual({ 'trades[1].loss': 3_000_000, 'trades[1].class4Loss': 2_000_000 });
	});

	it('uses the person’s amount if it is more, never both', () => {
		const trades = (class4Adjustment: number) => [shop, { ...lost(15_000), class4Adjustment }];
		expect(answer({ trades: trades(15_000) }).class4).toBe(134_580);
		expect(answer({ trades: trades(5_000) }).class4).toBe(134_580);
		// 6% x (50,000 - 20,000 - 12,570)
		expect(answer({ trades: trades(20_000) }).class4).toBe(104_580);
		expect(answer({ trades: trades(60_000) }).carriedForward).toEqual({ 'trades[1].class4Loss': 1_000_000 });
	});

	it('leaves out losses of property, which Class 4 never charged', () => {
		const ukProperty = {
			...{ rents: 1_500, propertyAllowance: false, lossAgainstOtherIncome: 10_000 },
			allowances: { annualInvestmentAllowance: 11_500 },
		};
		expect(answer({ trades: [shop], ukProperty }).class4).toBe(224_580);
	});
});

describe('the Class 4 adjustment box', () => {
	const adjustments = (input: Omit<FactsInput, 'taxYear'>) => {
		const { trades = [], partnerships = [] } = withClaims(facts({ ...base, ...input }));
		return [...trades, ...partnerships].map(({ class4Adjustment }) => class4Adjustment);
	};

	it('is filled in at one business, up to the profits', () => {
		expect(adjustments({ trades: [shop, lost(15_000)] })).toEqual([1_500_000, undefined]);
		expect(adjustments({ trades: [{ ...shop, turnover: 5_000 }, lost(15_000)] })).toEqual([
			500_000,
			undefined,
		]);
		expect(adjustments({ trades: [lost(15_000)] })).toEqual([undefined]);
		expect(adjustments({ trades: [shop, { ...lost(15_000), class4Adjustment: 4_000 }] })).toEqual([
			undefined,
			1_500_000,
		]);
		const partnerships = [{ profit: -15_000, lossAgainstOtherIncome: 15_000 }];
		expect(adjustments({ trades: [shop], partnerships })).toEqual([undefined, 1_500_000]);
	});

	it('changes no figure', () => {
		const given = facts({ ...base, trades: [shop, lost(15_000)] });
		expect(calculate(withClaims(given)).class4).toBe(calculate(given).class4);
	});
});

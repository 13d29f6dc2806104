/**
 * The property allowance with a lodger, a balancing charge and a loss (ITTOIA 2005 Part 6A Chapter 2), and losses set
 * against other income (ITA 2007 Part 4 Chapter 4). Figures worked by hand from the Acts and HMRC's Property Income
 * Manual.
 */
import type { FactsInput } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { type Calculation, calculate } from '../src/index.ts';
import { facts } from './people.ts';

type Given = NonNullable<FactsInput['ukProperty']>;

function answer(ukProperty: Given, more: Partial<FactsInput> = {}): Calculation {
	return calculate(facts({ taxYear: '2025-26', ukProperty, ...more }), { alternatives: false });
}

const income = (given: Given) => answer(given).totalIncome / 100;

describe('the property allowance does not cover a lodger’s rent (s.783BB(2), PIM4424 and PIM4485)', () => {
	it.each([
		// 5,000 less 1,000, and 8,500 less 7,500.
		[{ rents: 5000, propertyAllowance: true, rentARoom: { receipts: 8500 } }, 5000],
		// All of 900 is covered; 8,000 less 7,500.
		[{ rents: 900, rentARoom: { receipts: 8000 } }, 500],
		[{ rents: 900, rentARoom: { receipts: 7500 } }, 0],
		[{ propertyAllowance: true, rentARoom: { receipts: 8500 } }, 1000],
		// Nothing covers the 500: the person opted out.
		[{ rents: 500, propertyAllowance: false, rentARoom: { receipts: 4000, shared: true } }, 750],
	])('%o leaves £%d', (given, left) => {
		expect(income(given)).toBe(left);
	});
});

describe('a balancing charge is such a receipt (s.783BB(1), PIM4424)', () => {
	it.each([
		[{ rents: 25_000, propertyAllowance: true, balancingCharge: 2000 }, 26_000],
		[{ rents: 900, balancingCharge: 5000 }, 5900],
		[{ rents: 900, balancingCharge: 100 }, 0],
		[{ rents: 900, balancingCharge: 101 }, 1001],
		[{ propertyAllowance: true, balancingCharge: 3000 }, 2000],
		[{ rents: 2000, propertyAllowance: true, balancingCharge: 3000, sharePercent: 50 }, 1500],
	])('%o leaves £%d', (given, left) => {
		expect(income(given)).toBe(left);
	});

	it('calculated from sales', () => {
		const assets = [{ kind: 'van' as const, sold: '2025-06-01', proceeds: 3000 }];
		const capitalAssets = { mainPool: { broughtForward: 1000 }, assets };
		const given = { rents: 5000, propertyAllowance: true, capitalAssets };
		expect(income(given)).toBe(5000 + 2000 - 1000);
		expect(income({ rents: 500, capitalAssets })).toBe(2500);
	});
});

describe('the allowance that covers everything without a claim (s.783BF)', () => {
	const named = (given: Given) => answer(given).incomplete.map(({ fact }) => fact);

	it('asks a question if it loses a loss or relief for finance costs', () => {
		expect(named({ rents: 500, expenses: { repairsAndMaintenance: 3000 } })).toContain(
			'ukProperty.propertyAllowance',
		);
		expect(named({ rents: 500, financeCosts: 3000 })).toContain('ukProperty.propertyAllowance');
	});

	it.each([
		{ rents: 500, expenses: { repairsAndMaintenance: 500 } },
		{ rents: 500, expenses: { repairsAndMaintenance: 3000 }, propertyAllowance: false },
		{ rents: 500, expenses: { repairsAndMaintenance: 3000 }, propertyAllowance: true },
		{ rents: 1001, expenses: { repairsAndMaintenance: 3000 } },
	])('is none for %o', (given) => {
		expect(named(given)).not.toContain('ukProperty.propertyAllowance');
	});
});

describe('a loss set against other income is of capital allowances only (ITA 2007 ss.120 to 123; PIM4222, CA11160)', () => {
	const used = (given: Given) => {
		const { adjustedNetIncome, carriedForward } = answer(
			{ rents: 1500, accountingMethod: 'accruals', lossAgainstOtherIncome: 99_999, ...given },
			{ employments: [{ pay: 40_000 }] },
		);
		return [40_000 - adjustedNetIncome / 100, (carriedForward['ukProperty.loss'] ?? 0) / 100];
	};

	it.each([
		// Repairs do not count.
		[{ expenses: { repairsAndMaintenance: 11_500 } }, [0, 10_000]],
		// 4,000 less a charge of 1,000; the loss is 1,500 + 1,000 − 11,500 − 4,000.
		[
			{
				expenses: { repairsAndMaintenance: 11_500 },
				allowances: { annualInvestmentAllowance: 3000, otherCapitalAllowance: 1000 },
				balancingCharge: 1000,
			},
			[3000, 10_000],
		],
		// No more than the loss.
		[{ allowances: { annualInvestmentAllowance: 4000 } }, [2500, 0]],
		// Neither allowances for buildings (s.123(2A)) nor furnishings.
		[
			{
				allowances: {
					structuredBuildingAllowance: 4000,
					enhancedStructuredBuildingAllowance: 1000,
					costOfReplacingDomesticGoods: 3000,
				},
			},
			[0, 6500],
		],
		// Not on the cash basis (s.127BA).
		[{ allowances: { annualInvestmentAllowance: 4000 }, accountingMethod: 'cash' as const }, [0, 2500]],
	])('%o: used and left %o', (given, expected) => {
		expect(used(given as Given)).toEqual(expected);
	});

	it('waits for the accounting basis', () => {
		const { incomplete } = answer({ rents: 1500, propertyAllowance: false, lossAgainstOtherIncome: 100 });
		expect(incomplete.map(({ fact }) => fact)).toContain('ukProperty.accountingMethod');
	});
});

/** Reliefs with their own limit, at the limit and above it, worked by hand. */
import type { FactsInput } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { calculate, withClaims } from '../src/index.ts';
import { facts } from './people.ts';

type Year = FactsInput['taxYear'];
const years: readonly Year[] = ['2023-24', '2024-25', '2025-26', '2026-27'];

function answer(input: FactsInput) {
	return calculate(facts(input), { alternatives: false });
}

describe.each(years)('in %s', (taxYear) => {
	const rich = (reliefs: object): FactsInput => ({ taxYear, employments: [{ pay: 5_000_000 }], reliefs });
	const vctRate = taxYear === '2026-27' ? 20 : 30;

	it.each([
		['seedEnterpriseInvestmentScheme', 200_000, 50],
		['ventureCapitalTrust', 200_000, vctRate],
		['enterpriseInvestmentScheme', 1_000_000, 30],
	] as const)('%s has relief on £%d at most (ITA 2007 ss.158, 257AB and 262)', (name, most, percent) => {
		for (const [given, relieved] of [
			[most, most],
			[most - 1, most - 1],
			[most + 1, most],
			[most * 5, most],
		] as const) {
			expect(answer(rich({ [name]: given })).reliefs[name]).toBe(relieved * percent);
			expect(withClaims(facts(rich({ [name]: given }))).reliefs?.[name]).toBe(relieved * 100);
		}
	});

	it.each([
		[900_000, 0, 900_000],
		[1_500_000, 0, 1_000_000],
		[1_500_000, 300_000, 1_300_000],
		[1_500_000, 500_000, 1_500_000],
		[1_500_000, 1_500_000, 1_500_000],
		[2_500_000, 999_999, 1_999_999],
		[2_500_000, 1_000_000, 2_000_000],
		[9_000_000, 9_000_000, 2_000_000],
	])(
		'EIS of £%d, £%d of it in knowledge-intensive companies, has relief on £%d (ITA 2007 s.158(2ZA))',
		(enterpriseInvestmentScheme, enterpriseInvestmentSchemeKnowledgeIntensive, relieved) => {
			const given = rich({ enterpriseInvestmentScheme, enterpriseInvestmentSchemeKnowledgeIntensive });
			const { reliefs, working, incomplete } = answer(given);
			expect(reliefs.enterpriseInvestmentScheme).toBe(relieved * 30);
			expect(withClaims(facts(given)).reliefs?.enterpriseInvestmentScheme).toBe(relieved * 100);
			const line = working.find(({ id }) => id === 'AOR2')?.value;
			expect(line).toBe(relieved < 1_000_000 ? undefined : relieved * 100);
			expect(incomplete.filter(({ figure }) => figure === 'reliefs')).toEqual([]);
		},
	);

	it('waits for the knowledge-intensive part of EIS above £1 million, and caps it at £1 million until then', () => {
		const waiting = (given: number) =>
			answer(rich({ enterpriseInvestmentScheme: given })).incomplete.map(({ fact }) => fact);
		const fact = 'reliefs.enterpriseInvestmentSchemeKnowledgeIntensive';
		expect(waiting(1_000_001)).toContain(fact);
		expect(waiting(1_000_000)).not.toContain(fact);
	});

	it('payments for death benefits lower income by at most £100 (ss.457(3) and 458(3); HMRC 6022)', () => {
		const income = (given: number) =>
			answer({
				taxYear,
				employments: [{ pay: 30_000 }],
				reliefs: { paymentsToTradeUnionsForDeathBenefits: given },
			}).taxableIncome;
		expect(income(100)).toBe(1_733_000);
		expect(income(99)).toBe(1_733_100);
		expect(income(5_000)).toBe(1_733_000);
	});
});

describe('investors’ relief', () => {
	const sold = (date: string, gain: number) => ({
		...({ kind: 'unlistedShares', relief: 'investors', date, gain } as const),
	});
	const tax = (taxYear: Year, disposals: readonly ReturnType<typeof sold>[], more: object = {}) =>
		answer({
			...{ taxYear, employments: [{ pay: 100_000 }] },
			capitalGains: { disposals: [...disposals], ...more },
		}).capitalGainsTax;

	it('has a lifetime limit of £1 million since 30 October 2024 (TCGA 1992 s.169VK)', () => {
		// 1,000,000 at 14%, and 1,000,000 less the exempt 3,000 at 24%.
		expect(tax('2025-26', [sold('2025-06-01', 2_000_000)])).toBe(14_000_000 + 23_928_000);
		expect(tax('2025-26', [sold('2025-06-01', 1_000_000)])).toBe(Math.round(997_000 * 14));
		// 400,000 was used before.
		expect(tax('2025-26', [sold('2025-06-01', 1_000_000)], { investorsReliefBefore: 400_000 })).toBe(
			600_000 * 14 + 397_000 * 24,
		);
		expect(tax('2026-27', [sold('2026-06-01', 2_000_000)])).toBe(1_000_000 * 18 + 997_000 * 24);
	});

	it('had a £10 million limit before, and those gains count towards the later one', () => {
		expect(tax('2023-24', [sold('2023-06-01', 11_000_000)])).toBe(10_000_000 * 10 + 994_000 * 20);
		expect(tax('2024-25', [sold('2024-06-01', 2_000_000)])).toBe(1_997_000 * 10);
		// 600,000 before leave 400,000 of the million after; 500,000 less 3,000 at 24%.
		expect(tax('2024-25', [sold('2024-06-01', 600_000), sold('2024-11-01', 900_000)])).toBe(
			1_000_000 * 10 + 497_000 * 24,
		);
		// The same of business asset disposal relief: 300,000 at 10%, 200,000 less 3,000 at 24%.
		const badr = [{ ...sold('2024-11-01', 500_000), relief: 'badr' as never }];
		expect(tax('2024-25', badr, { businessAssetDisposalReliefBefore: 700_000 })).toBe(
			300_000 * 10 + 197_000 * 24,
		);
		// A missing date counts as after the change.
		expect(tax('2025-26', [{ ...sold('', 2_000_000), date: undefined as never }])).toBe(
			14_000_000 + 23_928_000,
		);
	});
});

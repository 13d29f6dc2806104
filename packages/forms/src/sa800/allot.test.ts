import { type PartnershipFactsInput, pence, pounds } from '@halfpenny/facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partnershipFacts } from '../../tests/partnerships.ts';
import { allot } from './allot.ts';

const year = { from: '2024-04-06', to: '2025-04-05' };

type Shares = NonNullable<NonNullable<PartnershipFactsInput['partners']>[number]['shares']>;

function partnersOf(...shares: readonly Shares[]) {
	return (
		partnershipFacts({ taxYear: '2024-25', partners: shares.map((own) => ({ shares: own })) }).partners ?? []
	);
}

function allotted(amount: number, ...shares: readonly Shares[]) {
	const result = allot(pounds(amount), year, partnersOf(...shares));
	return result.ok ? result.amounts.map((own) => own / 100) : result.date;
}

describe('an amount of the statement', () => {
	it('is divided in whole pounds that add up', () => {
		expect(allotted(100, [{ share: '1/3' }], [{ share: '1/3' }], [{ share: '1/3' }])).toEqual([34, 33, 33]);
		expect(allotted(-100, [{ share: '1/3' }], [{ share: '2/3' }])).toEqual([-33, -67]);
		expect(allotted(1, [{ share: 50 }], [{ share: 50 }])).toEqual([1, 0]);
		expect(allotted(0, [{ share: 50 }], [{ share: 50 }])).toEqual([0, 0]);
	});

	it('is divided by the days of each share', () => {
		const ann: Shares = [
			{ share: 100, to: '2024-12-31' },
			{ share: '1/2', from: '2025-01-01' },
		];
		expect(allotted(36_500, ann, [{ share: 50, from: '2025-01-01' }])).toEqual([31_750, 4750]);
	});

	it('counts only days with partners', () => {
		expect(allotted(100, [{ share: 50, from: '2024-10-01' }], [{ share: 50, from: '2024-10-01' }])).toEqual([
			50, 50,
		]);
		expect(allotted(100, [{ share: 1, from: '2026-01-01' }])).toBe('2024-04-06');
		expect(allotted(100)).toBe('2024-04-06');
	});

	it('names the first day when shares are too few or too many', () => {
		expect(allotted(100, [{ share: 60 }], [{ share: 40, to: '2024-08-31' }])).toBe('2024-09-01');
		expect(allotted(100, [{ share: 60 }], [{ share: '41' }])).toBe('2024-04-06');
		expect(allotted(100, [{ share: 100 }, { share: 100, from: '2025-04-05' }])).toBe('2025-04-05');
	});

	it('adds up for any shares', () => {
		const parts = fc
			.array(fc.integer({ min: 0, max: 50 }), { minLength: 2, maxLength: 9 })
			.filter((own) => own.some(Boolean));
		fc.assert(
			fc.property(parts, fc.integer({ min: -9_999_999, max: 9_999_999 }), (own, amount) => {
				const whole = own.reduce((sum, part) => sum + part, 0);
				const result = allot(
					pounds(amount),
					year,
					partnersOf(...own.map((part): Shares => [{ share: `${part}/${whole}` }])),
				);
				const amounts = result.ok ? result.amounts : [];
				expect(amounts.reduce((sum, part) => sum + part, 0)).toBe(pounds(amount));
				amounts.forEach((part, index) => {
					expect(Math.abs(part / 100 - (amount * (own[index] ?? 0)) / whole)).toBeLessThan(1);
				});
			}),
			{ numRuns: 100 },
		);
	});

	it('must be whole pounds, else it is a bug', () => {
		expect(() => allot(pence(150), year, partnersOf([{ share: 100 }]))).toThrow(RangeError);
	});
});

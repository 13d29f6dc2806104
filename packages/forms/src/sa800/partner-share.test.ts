/** A partner's figures, passed on to their own return. */
import type { PartnershipFactsInput as Input } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { mossAndFern, partnershipFacts } from '../../tests/partnerships.ts';
import { partnerShareFacts } from './partner-share.ts';

const [trade] = mossAndFern.trades;
const [ann, ben] = mossAndFern.partners;

describe('a partner’s figures', () => {
	it('are those of the statement, as facts for the partner’s own return', () => {
		const facts = partnershipFacts({
			...mossAndFern,
			ukProperty: { rents: '1000.99', financeCosts: 10, taxDeducted: 5 },
			savings: { untaxedUkInterest: 50, ukDividends: 20 },
		});
		expect(partnerShareFacts(facts, 1)).toEqual({
			ok: true,
			runsWithTaxYear: true,
			share: {
				reference: '2234567890',
				description: 'Gardeners',
				profit: 3_121_200,
				untaxedInterest: 2000,
				property: { profit: 40_000, financeCosts: 400 },
				dividends: 800,
				taxDeducted: 200,
				cisDeductions: 400,
			},
		});
	});

	it('are losses below zero', () => {
		const facts = partnershipFacts({ ...mossAndFern, trades: [{ ...trade, turnover: 0 }] });
		const handed = partnerShareFacts(facts, 0);
		expect(handed.ok && handed.share.profit).toBe(-2_518_300);
	});

	it('need no names, references or form for the year', () => {
		const facts = partnershipFacts({
			taxYear: '2025-26',
			trades: [{ turnover: 100 }],
			partners: [{ shares: [{ share: '1/3' }] }, { shares: [{ share: '2/3' }] }],
		});
		expect(partnerShareFacts(facts, 0)).toEqual({ ok: true, runsWithTaxYear: true, share: { profit: 3300 } });
	});

	it('are missing if shares do not add up', () => {
		const facts = partnershipFacts({ ...mossAndFern, partners: [ann, { ...ben, startDate: '2024-05-01' }] });
		const handed = partnerShareFacts(facts, 0);
		expect(
			handed.ok
				? []
				: handed.problems.map(({ code, message }) => ({ code, day: /\d{4}-\d\d-\d\d/.exec(message)?.[0] })),
		).toEqual([{ code: 'shares.notWhole', day: '2024-04-06' }]);
	});

	it.each<[Partial<Input>, boolean]>([
		[{}, true],
		[{ accountingPeriod: { start: '2024-04-01', end: '2025-03-31' } }, true],
		[{ accountingPeriod: { start: '2024-01-01', end: '2024-12-31' } }, false],
		[{ trades: [{ ...trade, startDate: '2024-06-01', endDate: '2025-01-31' }] }, true],
		[{ accountingPeriod: { start: '2023-04-06', end: '2025-04-05' } }, false],
	])('of %j run with the tax year: %s', (changes, expected) => {
		const handed = partnerShareFacts(partnershipFacts({ ...mossAndFern, ...changes }), 0);
		expect(handed.ok && handed.runsWithTaxYear).toBe(expected);
	});

	it('of nobody are a bug', () => {
		expect(() => partnerShareFacts(partnershipFacts(mossAndFern), 2)).toThrow(RangeError);
	});
});

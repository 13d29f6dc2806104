/** Our calculation and the stand-in's, written separately from HMRC's text, agree to the penny. A penny's error is caught. */
import { pence } from '@halfpenny/facts';
import { calculate } from '@halfpenny/tax';
import { formYears } from '@halfpenny/years';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFiler } from './any-filer.ts';
import { judged } from './judge.ts';

describe.each(formYears)('the engine and the stand-in, %s', (year) => {
	it('agree on random returns', () => {
		fc.assert(
			fc.property(anyFiler(year), (facts) => {
				expect(judged(facts, year)).toEqual([]);
			}),
			{ numRuns: 1000 },
		);
	}, 120_000);

	it('rejects a total that is a penny out with 3001', () => {
		fc.assert(
			fc.property(anyFiler(year), fc.constantFrom(-1, 1), (facts, penny) => {
				const right = calculate(facts);
				const problems = judged(facts, year, { ...right, totalDue: pence(right.totalDue + penny) });
				expect(problems.map(({ code }) => code)).toEqual(['3001']);
				expect(problems[0]?.location).toContain('TotalTaxEtcDue');
			}),
			{ numRuns: 50 },
		);
	});
});

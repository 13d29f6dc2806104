/** Suggested deductions over random filers: always a saving, always a question to look at, never the same twice. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOf } from '../../apps/server/src/features/suggested-deductions/place.ts';
import { suggest } from '../../apps/server/src/features/suggested-deductions/suggest.ts';
import { wideFiler } from './wide-filer.ts';

const RUNS = 300;

describe.each(['2024-25', '2025-26'] as const)('in %s', (year) => {
	it('every suggestion saves tax, leads to a question and states what it takes for granted', () => {
		const rules = new Map<string, number>();
		fc.assert(
			fc.property(wideFiler(year), wideFiler(year), (facts, last) => {
				const suggestions = suggest(facts, new Set(), last);
				const keys = suggestions.map(({ rule, fact }) => `${rule} ${fact}`);
				expect(new Set(keys).size).toBe(keys.length);
				for (const { rule, saving, estimated, fact, assumption, source } of suggestions) {
					rules.set(rule, (rules.get(rule) ?? 0) + 1);
					expect([saving > 0, estimated > 0]).toEqual([true, true]);
					expect(placeOf(fact, []).section).not.toBe('');
					expect([assumption, source].every((words) => words.length > 8)).toBe(true);
				}
			}),
			{ numRuns: RUNS },
		);
		expect(rules.size).toBeGreaterThan(3);
	});
});

/** For random people, every suggested deduction saves tax, links to a question and appears once. */
import { sayMessage } from '@halfpenny/messages';
import { saySuggestion } from '@halfpenny/messages/suggestions';
import { suggest } from '@halfpenny/suggestions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wideFiler } from './wide-filer.ts';

const RUNS = 300;

describe.each(['2024-25', '2025-26'] as const)('in %s', (year) => {
	it('every suggestion saves tax, leads to a question and states its assumption', () => {
		const rules = new Map<string, number>();
		fc.assert(
			fc.property(wideFiler(year), wideFiler(year), (facts, lastYear) => {
				const suggestions = suggest({ facts, entries: [], lastYear });
				expect(new Set(suggestions.map(({ id }) => id)).size).toBe(suggestions.length);
				for (const { rule, saving, estimated, place, assumption, source } of suggestions) {
					rules.set(rule, (rules.get(rule) ?? 0) + 1);
					expect([saving > 0, estimated > 0]).toEqual([true, true]);
					expect(place.section).not.toBe('');
					for (const message of [assumption, source])
						expect(sayMessage(saySuggestion, message).length).toBeGreaterThan(8);
				}
			}),
			{ numRuns: RUNS },
		);
		expect(rules.size).toBeGreaterThan(3);
	});
});

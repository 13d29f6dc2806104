/** Changes to an entry: amounts are added to the penny, in any order, and answers are set. */
import { pence, sum, toPounds } from '@halfpenny/facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedAnswers, type EntryChange, replacesAnswers } from './entry-change.ts';

const change = (more: Partial<EntryChange>): EntryChange => ({
	section: 'selfEmployment',
	entry: { id: 'a', version: 1 },
	...more,
});

describe('a change', () => {
	it('adds amounts to what is there, in any order and to the penny', () => {
		const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }).map(pence), { minLength: 1 });
		fc.assert(
			fc.property(amounts, (all) => {
				const after = all.reduce(
					(answers, amount) => changedAnswers(answers, change({ add: { costs: toPounds(amount) } })),
					{},
				);
				expect(after).toEqual({ costs: toPounds(sum(all)) });
			}),
		);
	});

	it('sets answers and keeps the others', () => {
		const before = { name: 'Ann’s Jams', costs: '10.00', oneFigure: null };
		const set = { oneFigure: true, name: null };
		expect(changedAnswers(before, change({ set, add: { costs: '0.50' } }))).toEqual({
			...{ name: null, costs: '10.50', oneFigure: true },
		});
	});

	it('replaces nothing where it only adds, or says what is so already', () => {
		const answers = { costs: '10.00', oneFigure: true };
		expect(replacesAnswers(answers, change({ add: { costs: '5.00' } }))).toBe(false);
		expect(replacesAnswers(answers, change({ set: { oneFigure: true, name: null } }))).toBe(false);
		expect(replacesAnswers(answers, change({ set: { oneFigure: false } }))).toBe(true);
		expect(replacesAnswers(answers, change({ remove: true }))).toBe(true);
	});
});

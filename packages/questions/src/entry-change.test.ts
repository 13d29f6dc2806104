/** Changes to an entry: amounts are added to the penny, in any order; answers are set and cleared. */
import { pence, sum, toPounds } from '@halfpenny/facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedAnswers, type EntryChange, replacesAnswers, settingChanges } from './entry-change.ts';

const of = { section: 'selfEmployment', entry: { id: 'a', version: 1 } } as const;
const add = (value: string): EntryChange => ({ ...of, operation: 'add', field: 'costs', value });
const set = (field: string, value: string | boolean): EntryChange => ({
	...of,
	operation: 'set',
	field,
	value,
});
const empty = (field: string): EntryChange => ({ ...of, operation: 'remove', field });

describe('a change', () => {
	it('adds to existing amounts, in any order and to the penny', () => {
		const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }).map(pence), { minLength: 1 });
		fc.assert(
			fc.property(amounts, (all) => {
				const changes = all.map((amount) => add(toPounds(amount)));
				expect(changedAnswers({}, changes)).toEqual({ costs: toPounds(sum(all)) });
				expect(changedAnswers({}, changes.toReversed())).toEqual({ costs: toPounds(sum(all)) });
			}),
		);
	});

	it('sets and clears answers and keeps the others', () => {
		const before = { name: 'Ann’s Jams', costs: '10.00', oneFigure: null, turnover: '5.00' };
		expect(changedAnswers(before, [set('oneFigure', true), empty('name'), add('0.50')])).toEqual({
			...{ name: null, costs: '10.50', oneFigure: true, turnover: '5.00' },
		});
	});

	it('replaces nothing if it only adds, or changes nothing', () => {
		const answers = { costs: '10.00', oneFigure: true };
		expect(replacesAnswers(answers, [add('5.00')])).toBe(false);
		expect(replacesAnswers(answers, [set('oneFigure', true), empty('name')])).toBe(false);
		expect(replacesAnswers(answers, [set('oneFigure', false)])).toBe(true);
		expect(replacesAnswers(answers, [empty('costs')])).toBe(true);
		expect(replacesAnswers(answers, [{ ...of, operation: 'remove' }])).toBe(true);
	});

	it('consists of answers, including a blank', () => {
		expect(settingChanges(of.section, of.entry, { name: null, oneFigure: false })).toEqual([
			empty('name'),
			set('oneFigure', false),
		]);
	});
});

/** Income that counts for Making Tax Digital: gross, for lettings the person's share, nothing else. */
import { type FactsInput, parseFacts } from '@halfpenny/facts';
import { expect, it } from 'vitest';
import { qualifyingIncome } from '../src/index.ts';

function of(input: Omit<FactsInput, 'taxYear'>) {
	const read = parseFacts({ taxYear: '2025-26', ...input });
	if (!read.ok) throw new Error(JSON.stringify(read.problems));
	return qualifyingIncome(read.facts);
}

it('adds turnover and rents with the other income of both', () => {
	const trades = [{ description: 'Plumber', turnover: 30_000, otherIncome: '10.50' }];
	expect(of({ trades, ukProperty: { rents: 20_000, otherIncome: '0.51' } })).toBe(5_001_101);
});

it('counts the person’s share of a letting, down to a penny', () => {
	expect(of({ ukProperty: { rents: '100.01', otherIncome: '0.01', sharePercent: '50' } })).toBe(5_001);
	expect(of({ ukProperty: { rents: '0.01', otherIncome: '0.02', sharePercent: '50' } })).toBe(1);
});

it('is unknown if none of it is known', () => {
	expect(of({ employments: [{ employer: 'Inkwell Ltd', pay: 90_000 }] })).toBeUndefined();
	expect(of({ ukProperty: { rents: 0 } })).toBe(0);
});

/** Child Benefit goes on the return of the partner with the higher income only. */
import { expect, it } from 'vitest';
import { missingToFile } from './answers.ts';
import { foldFacts } from './fold-facts.ts';
import { findSection } from './sections/index.ts';

const paid = { received: '1354.60', children: '1' };
const folded = (higherIncome?: string) =>
	foldFacts([{ section: 'childBenefit', answers: { ...paid, ...(higherIncome && { higherIncome }) } }]);

it.each(['mine', 'alone'])('counts for %s', (higherIncome) =>
	expect(folded(higherIncome)).toEqual({ childBenefit: { received: '1354.60', children: 1 } }),
);

it.each(['partners', undefined])('counts nothing for %s, however much was paid', (higherIncome) =>
	expect(folded(higherIncome)).not.toHaveProperty('childBenefit.received'),
);

it('asks first whose income was higher', () => {
	const section = findSection('childBenefit');
	if (!section) throw new Error('there is a section childBenefit');
	const missing = (answers: Record<string, string>) => missingToFile(section, answers).map(({ id }) => id);
	expect(missing({})).toEqual(['higherIncome']);
	expect(missing({ higherIncome: 'partners' })).toEqual([]);
	expect(missing({ higherIncome: 'alone' })).toEqual(['received', 'children', 'hasStopped']);
});

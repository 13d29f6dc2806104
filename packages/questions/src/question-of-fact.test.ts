/** From a fact back to its question: every fact that entries can give finds where it was asked. */
import { describe, expect, it } from 'vitest';
import { foldFacts } from './fold-facts.ts';
import { entrySections } from './progress.ts';
import { questionOfFact } from './question-of-fact.ts';

describe('questionOfFact', () => {
	it.each([
		['employments[1].payeReference', { section: 'employment', question: 'payeReference', entryIndex: 1 }],
		['savings.taxedUkInterest', { section: 'bankInterest', question: 'amount', entryIndex: null }],
		['reliefs.giftAid', { section: 'giftAid', question: 'amount', entryIndex: null }],
		[
			'person.uniqueTaxpayerReference',
			{ section: 'profile', question: 'uniqueTaxReference', entryIndex: null },
		],
		['person.address.postcode', { section: 'profile', question: 'postcode', entryIndex: null }],
		['person.shoeSize', undefined],
		['employments[0].colour', undefined],
		['taxYear', undefined],
		['', undefined],
	])('of %s is %o', (path, origin) => {
		expect(questionOfFact(path)).toEqual(origin);
	});

	it('finds the question of every fact in a full entry', () => {
		for (const section of entrySections) {
			const answers = Object.fromEntries(
				section.questions.map(({ id, kind }) => [
					id,
					kind === 'yesNo' ? true : kind.endsWith('oney') ? '1.00' : 'x',
				]),
			);
			for (const path of leafPaths(foldFacts([{ section: section.id, answers }])))
				expect(questionOfFact(path)?.section, path).toBe(section.id);
		}
	});
});

function leafPaths(value: unknown, path = ''): string[] {
	if (Array.isArray(value)) return value.flatMap((item, index) => leafPaths(item, `${path}[${index}]`));
	if (typeof value !== 'object' || value === null) return [path];
	return Object.entries(value).flatMap(([key, item]) =>
		leafPaths(item, path === '' ? key : `${path}.${key}`),
	);
}

/** What was learned places amounts in words that no example has, and stays unsure where nothing is said. */
import { describe, expect, it } from 'vitest';
import { guessesOf } from './guess.ts';

const ofPerson = (section: string) => !/^partnership(?:Trade|Property|Savings)$/.test(section);
const guess = (before: string, after = '', sections: readonly string[] = [], ruled = '-') =>
	guessesOf({ before, after, previous: [], next: [], sections, ruled }, ofPerson);

describe('guessesOf', () => {
	it.each([
		['postcrete and gravel boards for the fences ', '', ['selfEmployment'], 'selfEmployment.costOfGoods'],
		[
			'swapped the tenant’s dead fridge for a new one ',
			'',
			['ukProperty'],
			'ukProperty.costOfReplacingDomesticGoods',
		],
		['contractors deducted ', ' under cis', ['selfEmployment'], 'selfEmployment.cisDeductions'],
		['flat rate for washing my uniform ', '', ['employment'], 'employment.flatRateJobExpenses'],
	])('places “%s#%s”', (before, after, sections, place) => {
		const [best] = guess(before, after, sections);
		expect(`${best?.section}.${best?.field}`).toBe(place);
	});

	it('is unsure of an amount with no words, and gives probabilities that add up', () => {
		const all = guess('');
		expect(all[0]?.probability).toBeLessThan(0.6);
		expect(all.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
	});
});

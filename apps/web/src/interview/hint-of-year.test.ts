/** Hints use the figures of the return's year, never figures typed into the text. */
import { questionWords } from '@halfpenny/messages/questions';
import { sections } from '@halfpenny/questions';
import { supportedYears, yearData } from '@halfpenny/years';
import { describe, expect, it } from 'vitest';
import { hintOfYear } from './hint-of-year.ts';

describe('the hint about paying through a tax code', () => {
	it('gives the limit and the last date for the year', () => {
		expect(hintOfYear('payments', 'taxOwedNotCodedOut', '2024-25')).toBe(
			'Less than £3,000 can come out of your pay or pension over a later year if you file by 30 December 2025',
		);
	});

	it.each(supportedYears)('in %s', (taxYear) => {
		const { limitPounds, onlineBy } = yearData(taxYear).codingOut;
		const hint = hintOfYear('payments', 'taxOwedNotCodedOut', taxYear);
		expect(hint).toContain(`£${limitPounds.toLocaleString('en-GB')} `);
		expect(hint).toContain(`30 December ${onlineBy.slice(0, 4)}`);
	});
});

it('is the plain hint for other questions, and nothing for a question without one', () => {
	for (const { id, questions } of sections) {
		for (const question of questions) {
			const { hint, hintOfYear: ofYear } = questionWords(id, question.id);
			if (!ofYear) expect(hintOfYear(id, question.id, '2025-26')).toBe(hint);
			else expect(hint, `${id}.${question.id} has two`).toBeUndefined();
		}
	}
});

it('explains tools and vans on each basis, with HMRC’s flat rates', () => {
	const hint = (question: string, answers = {}) => hintOfYear('selfEmployment', question, '2025-26', answers);
	expect(hint('otherExpenses')).toContain('tools, machines and vans');
	expect(hint('otherExpenses', { accountingMethod: 'accruals' })).not.toContain('vans');
	const { carFirst10000PencePerMile, carAfterPencePerMile } = yearData('2025-26').mileage;
	expect(hint('carVanTravelExpenses')).toContain(`${carFirst10000PencePerMile}p for each business mile`);
	expect(hint('carVanTravelExpenses')).toContain(`${carAfterPencePerMile}p after`);
	expect(hint('premisesRunningCosts')).toContain(
		'25 hours a month or more, you can enter £10 to £26 a month',
	);
});

it('asks a landlord for their own share, or for all owners’ if they chose that', () => {
	const hint = (answers = {}) => hintOfYear('ukProperty', 'rents', '2025-26', answers);
	expect(hint()).not.toContain('share');
	expect(hint({ jointlyLet: true, amountsOfAllOwners: true })).toContain('For all owners together');
	expect(hint({ jointlyLet: true, amountsOfAllOwners: false })).toContain('Only your own share');
});

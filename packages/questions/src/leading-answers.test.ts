/** Leading answers: every question of every section is asked once they are given. */
import { expect, it } from 'vitest';
import { leadingAnswers } from './leading-answers.ts';
import { findSection, sections } from './sections/index.ts';
import { shownQuestions } from './shown.ts';

const shares = findSection('partnershipShare');

it('opens every question of the interview', () => {
	for (const section of sections)
		for (const { id } of section.questions) {
			const shown = shownQuestions(section, leadingAnswers(section, [id]));
			expect([section.id, shown.map((question) => question.id)]).toEqual([
				section.id,
				expect.arrayContaining([id]),
			]);
		}
});

it('is empty if a question is asked already, or a blank will do', () => {
	expect(shares && leadingAnswers(shares, ['profit'])).toEqual({});
	expect(shares && leadingAnswers(shares, ['lossBroughtForward'], { hadLosses: true })).toEqual({});
	const trade = findSection('selfEmployment');
	expect(trade && leadingAnswers(trade, ['mainPoolBroughtForward'])).toEqual({ allowancesBy: 'list' });
});

it('answers a gate once for everything behind it', () => {
	expect(shares && leadingAnswers(shares, ['lossBroughtForward', 'lossCarriedBack', 'startDate'])).toEqual({
		hadLosses: true,
		joinedThisYear: true,
	});
});

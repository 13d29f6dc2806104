/** The answers of a return as check-answers reads them back: question ids, answers in words, null for not answered. */
import { questionWords } from '@halfpenny/messages/questions';
import { entrySections, presentAnswer, type Section, shownQuestions } from '@halfpenny/questions';
import type { Entry } from '../entries/entry.ts';
import type { Profile } from '../profile/profile.ts';
import type { TaxReturnRow } from '../tax-returns/repository.ts';
import type { Shown } from './shown.ts';

/** Who the return is for, by questions of the profile. */
export function personRows(profile: Profile, jurisdiction: TaxReturnRow['jurisdiction']): Shown['person'] {
	const { firstName, lastName, dateOfBirth, nationalInsurance, uniqueTaxReference } = profile;
	const { addressLine1, addressLine2, city, county, postcode } = profile;
	const lines = [addressLine1, addressLine2, city, county, postcode].filter((line) => line !== null);
	const answers = {
		firstName,
		lastName,
		dateOfBirth,
		nationalInsurance,
		uniqueTaxReference,
		address: lines.length > 0 ? lines.join('\n') : null,
		residence: questionWords('profile', 'residence').choices?.[jurisdiction] ?? jurisdiction,
	};
	return Object.entries(answers).map(([question, value]) => ({ question, value }));
}

/** The entries by section, in the order of the interview. */
export function sectionRows(entries: readonly Entry[]): Shown['sections'] {
	return entrySections.flatMap((section) => {
		const own = entries.filter((entry) => entry.section === section.id);
		if (own.length === 0) return [];
		return [
			{ section: section.id, entries: own.map((entry) => ({ id: entry.id, rows: rowsOf(section, entry) })) },
		];
	});
}

function rowsOf(section: Section, { answers }: Entry): Shown['person'] {
	return shownQuestions(section, answers).map((question) => {
		const answer = answers[question.id] ?? null;
		return {
			question: question.id,
			value: answer === null ? null : presentAnswer(section.id, question, answer),
		};
	});
}

/** The answers of a return as check-answers shows them: question ids, answers in words, null for not answered. */
import { questionWords } from '@halfpenny/messages/questions';
import {
	entryName,
	findSection,
	presentAnswer,
	type Section,
	sections,
	shownQuestions,
} from '@halfpenny/questions';
import type { Entry } from '../../entries/entry.ts';
import type { Profile } from '../../profile/profile.ts';
import type { TaxReturnRow } from '../../tax-returns/repository.ts';
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

/**
 * The entries by section, in interview order, with what is answered and what filing needs; optional blanks are left
 * out.
 */
export function sectionRows(entries: readonly Entry[]): Shown['sections'] {
	return sections.flatMap((section) => {
		const own = entries.filter((entry) => entry.section === section.id);
		if (own.length === 0) return [];
		const rows = own.map((entry) => ({ id: entry.id, rows: rowsOf(section, entry, entries) }));
		return [{ section: section.id, entries: rows }];
	});
}

function rowsOf(section: Section, { answers }: Entry, entries: readonly Entry[]): Shown['person'] {
	const nameOfEntry = (id: string) => {
		const entry = entries.find((one) => one.id === id);
		const named = entry && findSection(entry.section);
		return named && entryName(named, entry.answers);
	};
	return shownQuestions(section, answers).flatMap((question) => {
		const answer = answers[question.id] ?? null;
		if (answer === null && !question.neededToFile && !question.neededToKeep) return [];
		const value = answer === null ? null : presentAnswer(section.id, question, answer, nameOfEntry);
		return [{ question: question.id, value }];
	});
}

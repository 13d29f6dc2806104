/** What is suggested from last year, in words. */
import { questionWords, sectionWords } from '@halfpenny/messages/questions';
import { type Answers, findSection, presentAnswer, shownQuestions } from '@halfpenny/questions';

/** An entry that last year's return suggests. */
export interface SuggestedEntry {
	readonly section: string;
	readonly answers: Answers;
}

/** It as a person reads it. */
export interface SuggestedRow {
	readonly key: string;
	/** What it is: a job, a business. */
	readonly what: string;
	readonly name: string | undefined;
	/** Question and answer, the name apart. */
	readonly details: string;
}

/** A row for each entry, in order. What only leads to another question is not said. */
export function suggestedRows(entries: readonly SuggestedEntry[]): readonly SuggestedRow[] {
	return entries.map((entry, index) => {
		const section = findSection(entry.section);
		const name = section?.title == null ? undefined : entry.answers[section.title];
		return {
			key: `${entry.section}-${index}`,
			what: sectionWords(entry.section).title,
			name: typeof name === 'string' ? name : undefined,
			details: detailsOf(entry).join(' · '),
		};
	});
}

function detailsOf({ section: id, answers }: SuggestedEntry): readonly string[] {
	const section = findSection(id);
	if (section === undefined) return [];
	return shownQuestions(section, answers)
		.filter(({ id: question, fact }) => question !== section.title && fact !== null)
		.filter((question) => (answers[question.id] ?? null) !== null)
		.map(
			(question) =>
				`${questionWords(id, question.id).label}: ${presentAnswer(id, question, answers[question.id])}`,
		);
}

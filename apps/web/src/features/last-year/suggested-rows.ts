/** Suggestions from last year, in words. */
import { sayLastYear } from '@halfpenny/messages/last-year';
import { questionWords, sectionWords } from '@halfpenny/messages/questions';
import {
	type Answers,
	findSection,
	presentAmount,
	presentAnswer,
	shownQuestions,
} from '@halfpenny/questions';

/** An entry that last year's return suggests. */
export interface SuggestedEntry {
	readonly section: string;
	readonly answers: Answers;
}

/** As a person reads it. */
export interface SuggestedRow {
	readonly key: string;
	/** What it is: a job, a business. */
	readonly what: string;
	readonly name: string | undefined;
	/** Questions and answers, without the name. */
	readonly details: string;
	/** Last year's return knows it, so it is ticked at first. Only the user knows what has been paid since. */
	readonly known: boolean;
}

/** Returns a row for each entry, in order, without questions that only lead to others. `from`: the year it comes from. */
export function suggestedRows(entries: readonly SuggestedEntry[], from: string): readonly SuggestedRow[] {
	return entries.map((entry, index) => {
		const section = findSection(entry.section);
		const asked = paymentsAskedFor(entry);
		const name = section?.title == null ? undefined : entry.answers[section.title];
		return {
			key: `${entry.section}-${index}`,
			what: sectionWords(entry.section).title,
			name: typeof name === 'string' ? name : undefined,
			details: asked === undefined ? detailsOf(entry).join(' · ') : askedWords(asked, from),
			known: asked === undefined,
		};
	});
}

/** The payments on account asked for by last year's return. It doesn't say whether they were made. */
function paymentsAskedFor({ section, answers }: SuggestedEntry): string | undefined {
	const amount = section === 'payments' ? answers.paymentsOnAccountMade : undefined;
	return typeof amount === 'string' ? amount : undefined;
}

function askedWords(amount: string, taxYear: string): string {
	return sayLastYear('payments.asked', { amount: presentAmount(amount), taxYear });
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

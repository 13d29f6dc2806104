/** Saved answers that an entry loses when a question is answered so that they no longer apply. */
import { questionWords } from '@halfpenny/messages/questions';
import {
	type Answers,
	factOf,
	presentAnswer,
	type Section,
	shownQuestions,
	type TaxYear,
} from '@halfpenny/questions';

/** A saved answer in words. */
export interface DroppedAnswer {
	readonly question: string;
	readonly label: string;
	readonly answer: string;
}

/** Returns the saved answers on the return that saving `draft` takes off it. Answers that only steer are left out. */
export function droppedAnswers(
	section: Section,
	saved: Answers | undefined,
	draft: Answers,
	year: TaxYear,
): readonly DroppedAnswer[] {
	if (saved === undefined) return [];
	const asked = new Set(shownQuestions(section, draft, year));
	const before = new Set(shownQuestions(section, saved, year));
	return section.questions
		.filter((question) => before.has(question) && !asked.has(question) && factOf(question) !== null)
		.flatMap((question) => {
			const value = saved[question.id] ?? null;
			if (value === null || value === '' || value === false) return [];
			const { label } = questionWords(section.id, question.id);
			return [{ question: question.id, label, answer: presentAnswer(section.id, question, value) }];
		});
}

/** Two versions of one entry: the one typed here, and one saved elsewhere in the meantime. */
import { questionWords } from '@halfpenny/messages/questions';
import { type Answers, presentAnswer, type Section, sameAnswer, shownQuestions } from '@halfpenny/questions';

/** Returns the questions typed here whose saved answer (`now`) is neither what was `seen` nor what is typed. */
export function clashes(
	section: Section,
	{ touched, seen }: { readonly touched: Answers; readonly seen: Answers },
	now: Answers,
): readonly string[] {
	return section.questions
		.filter(({ id }) => id in touched)
		.filter((question) => !sameAnswer(question, now[question.id], seen[question.id]))
		.filter((question) => !sameAnswer(question, now[question.id], touched[question.id]))
		.map(({ id }) => id);
}

/** One question with both answers. */
export interface ComparedAnswer {
	readonly question: string;
	readonly label: string;
	readonly yours: string;
	readonly current: string;
}

/** Returns every question that the two versions answer differently, with both answers in words. */
export function differences(section: Section, yours: Answers, current: Answers): readonly ComparedAnswer[] {
	const asked = new Set([...shownQuestions(section, yours), ...shownQuestions(section, current)]);
	return section.questions
		.filter((question) => asked.has(question))
		.filter((question) => !sameAnswer(question, yours[question.id], current[question.id]))
		.map((question) => ({
			question: question.id,
			label: questionWords(section.id, question.id).label,
			yours: presentAnswer(section.id, question, yours[question.id]),
			current: presentAnswer(section.id, question, current[question.id]),
		}));
}

/** Two versions of one entry: the one typed here, and one saved elsewhere in the meantime. */
import { questionWords } from '@halfpenny/messages/questions';
import { type Answers, presentAnswer, type Section, sameAnswer, shownQuestions } from '@halfpenny/questions';

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

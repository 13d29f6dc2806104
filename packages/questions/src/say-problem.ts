/** A problem with an answer as a sentence that knows its question: maximum length, range, accepted dates. */
import { formatDay } from '@halfpenny/facts';
import { type ProblemCode, problemSentence, sayProblem } from '@halfpenny/messages';
import { nameAnswer, questionWords } from '@halfpenny/messages/questions';
import type { AnswerProblem } from './answers.ts';
import type { DaysTaken } from './days-taken.ts';
import type { Question, Section } from './question.ts';
import { LONGEST_TEXT } from './read-answer.ts';

/** The sentence beside the field, where the question is already shown. */
export function sayAnswerProblem(section: Section, problem: AnswerProblem): string {
	const { question: id, code } = problem;
	const question = section.questions.find((each) => each.id === id);
	if (question === undefined) return problemSentence(code);
	return missingWords(section, id, code) ?? sayWithLimits(question, problem) ?? problemSentence(code);
}

/** The same with the question's name, for a list of all problems. */
export function nameAnswerProblem(section: Section, problem: AnswerProblem): string {
	const sentence = sayAnswerProblem(section, problem);
	const { question: id, code } = problem;
	// Its own words already name it.
	if (missingWords(section, id, code) !== undefined) return sentence;
	return nameAnswer(questionWords(section.id, id).label, sentence);
}

function missingWords(section: Section, question: string, code: ProblemCode): string | undefined {
	return code === 'required.missing' ? questionWords(section.id, question).missing : undefined;
}

function sayWithLimits(question: Question, { code, days = {} }: AnswerProblem): string | undefined {
	const { longest = LONGEST_TEXT, least = 0, most } = question;
	if (code === 'text.tooLong') return sayProblem('text.longest', { longest });
	if (code === 'number.outOfRange' && most !== undefined)
		return sayProblem('number.between', { least, most });
	return code === 'date.afterYear' || code === 'date.beforeYear' ? sayDays(question, days) : undefined;
}

function sayDays({ days: which }: Question, { first, last }: DaysTaken): string | undefined {
	if (which === undefined || last === undefined) return undefined;
	const until = formatDay(last);
	if (which === 'toTheYearsEnd') return sayProblem('date.toTheYearsEnd', { until });
	if (first === undefined) return sayProblem('date.upTo', { until });
	return sayProblem(`date.${which}`, { from: formatDay(first), until });
}

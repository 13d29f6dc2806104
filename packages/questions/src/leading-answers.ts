/** The answers that lead to a question: the yes that opens its page, and what opens that. */
import type { Answer, Answers } from './answer.ts';
import type { Condition, Section } from './question.ts';
import { holds } from './shown.ts';

/**
 * Returns the answers needed besides `answers` for these questions to be asked. Empty if they are asked already, or if a
 * blank will do.
 */
export function leadingAnswers(
	section: Section,
	questions: Iterable<string>,
	answers: Answers = {},
): Answers {
	const leading: Record<string, Answer> = {};
	for (const name of questions)
		for (const condition of conditionsOf(section, name))
			if (!holds(condition, blanksIn(section, { ...answers, ...leading })))
				leading[condition.question] = firstOf(condition.is);
	return leading;
}

/** The conditions for a question to be asked, outermost first. */
export function conditionsOf(section: Section, name: string): readonly Condition[] {
	const question = section.questions.find(({ id }) => id === name);
	const page = section.pages?.find(({ questions }) => questions.includes(name));
	const own = [page?.shownWhen, question?.shownWhen].filter((one) => one !== undefined);
	return own.flatMap((condition) => [...conditionsOf(section, condition.question), condition]);
}

/** The answers, with a blank for each missing one. */
function blanksIn({ questions }: Section, answers: Answers): Answers {
	return { ...Object.fromEntries(questions.map(({ id }) => [id, null])), ...answers };
}

function firstOf(is: Condition['is']): Answer {
	return typeof is === 'object' ? (is[0] ?? null) : is;
}

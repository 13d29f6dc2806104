/** Questions that are asked together as a list to tick. */
import type { Answer, Answers } from './answer.ts';
import type { Question } from './question.ts';

/** What stands on a screen: one question, or several of which all that apply are ticked. */
export type Asked =
	| { readonly one: Question; readonly several?: never }
	| { readonly one?: never; readonly several: readonly Question[] };

/** The questions of a screen, in order, with neighbours that are picked together; one alone is asked as a question. */
export function askedTogether(questions: readonly Question[]): readonly Asked[] {
	const runs: Question[][] = [];
	for (const [at, question] of questions.entries()) {
		const last = questions[at - 1]?.picked && question.picked ? runs.at(-1) : undefined;
		if (last) last.push(question);
		else runs.push([question]);
	}
	return runs.map(([first, ...rest]) =>
		rest.length > 0 || first === undefined
			? { several: first === undefined ? [] : [first, ...rest] }
			: { one: first },
	);
}

/** The answers with a no to what is left blank in a list of which something is ticked. A list left alone stays unanswered. */
export function settlePicked(questions: readonly Question[], answers: Answers): Answers {
	const settled: Record<string, Answer> = { ...answers };
	for (const { several = [] } of askedTogether(questions)) {
		if (!several.some(({ id }) => answers[id] === true)) continue;
		for (const { id } of several) settled[id] = answers[id] === true;
	}
	return settled;
}

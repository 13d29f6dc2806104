/** An entry while it is being typed: what was typed is kept as it was typed, and read only when it is saved. */
import { problemSentence } from '@halfpenny/messages';
import {
	type Answer,
	type Answers,
	type AnswersResult,
	readAnswers,
	type Section,
} from '@halfpenny/questions';
import type { FormProblem } from '../../ui/error-summary.tsx';

/** The answers to begin with: those that are kept, and nothing where there is none. */
export function startDraft(section: Section, kept: Answers = {}): Answers {
	return Object.fromEntries(section.questions.map(({ id }) => [id, kept[id] ?? null]));
}

/** The draft with one answer changed. */
export function answer(draft: Answers, question: string, value: Answer): Answers {
	return { ...draft, [question]: value };
}

/** The answers to send, or what is wrong with them in sentences. */
export function readDraft(
	section: Section,
	draft: Answers,
): Extract<AnswersResult, { ok: true }> | { readonly ok: false; readonly problems: readonly FormProblem[] } {
	const result = readAnswers(section, draft);
	if (result.ok) return result;
	return {
		ok: false,
		problems: result.problems.map(({ question, code }) => ({
			field: question,
			message: problemSentence(code),
		})),
	};
}

/** Whether two answers are the same once blanks and spaces around them are put aside. */
export function sameAnswer(one: Answer | undefined, other: Answer | undefined): boolean {
	return plain(one) === plain(other);
}

function plain(value: Answer | undefined): Answer {
	return typeof value === 'string' ? value.trim() || null : (value ?? null);
}

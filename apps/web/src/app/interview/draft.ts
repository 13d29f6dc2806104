/** An entry while it is being typed: what was typed is kept as it was typed, and read only when it is saved. */
import { problemSentence } from '@halfpenny/messages';
import { questionWords } from '@halfpenny/messages/questions';
import {
	type Answer,
	type Answers,
	type AnswersResult,
	presentAmount,
	type Question,
	readAnswers,
	type Section,
	type TaxYear,
} from '@halfpenny/questions';
import type { FormProblem } from '../../ui/error-summary.tsx';

/** The answers to begin with: those that are kept, amounts as a person writes them, and nothing where there is none. */
export function startDraft(section: Section, kept: Answers = {}): Answers {
	return Object.fromEntries(section.questions.map((question) => [question.id, typeable(question, kept)]));
}

function typeable({ id, kind }: Question, kept: Answers): Answer {
	const value = kept[id] ?? null;
	const isAmount = typeof value === 'string' && (kind === 'money' || kind === 'signedMoney');
	return isAmount ? presentAmount(value).replace('£', '') : value;
}

/** The draft with one answer changed. */
export function answer(draft: Answers, question: string, value: Answer): Answers {
	return { ...draft, [question]: value };
}

/** The answers to send, or what is wrong with them in sentences. */
export function readDraft(
	section: Section,
	draft: Answers,
	year?: TaxYear,
): Extract<AnswersResult, { ok: true }> | { readonly ok: false; readonly problems: readonly FormProblem[] } {
	const result = readAnswers(section, draft, year);
	if (result.ok) return result;
	return {
		ok: false,
		problems: result.problems.map(({ question, code }) => ({
			field: question,
			message: sentence(section.id, question, code),
		})),
	};
}

/** A missing answer is asked for by name, so that the summary can be read on its own. */
function sentence(section: string, question: string, code: string): string {
	const { missing } = questionWords(section, question);
	return code === 'required.missing' && missing !== undefined ? missing : problemSentence(code);
}

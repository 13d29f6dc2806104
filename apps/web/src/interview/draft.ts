/** An entry being edited: keeps the answers as typed, and reads them only when saved. */
import {
	type Answer,
	type Answers,
	type AnswersResult,
	type FoldableEntry,
	nameAnswerProblem,
	presentAmount,
	type Question,
	readAnswers,
	type Section,
	sayAnswerProblem,
	type TaxYear,
	unnamedIn,
} from '@halfpenny/questions';
import type { FormProblem } from '../ui/error-summary.tsx';

/** Returns the answers to start with: the saved ones, with amounts as a person writes them, and blanks. */
export function startDraft(section: Section, kept: Answers = {}): Answers {
	return Object.fromEntries(section.questions.map((question) => [question.id, typeable(question, kept)]));
}

/** Returns the answers of a new entry. For example, its business, if there is only one. */
export function startNewDraft(section: Section, entries: readonly FoldableEntry[]): Answers {
	const chosen = section.questions.flatMap(({ id, ofSection }) => {
		const [only, ...others] = entries.filter((entry) => entry.section === ofSection);
		return only?.id !== undefined && others.length === 0 ? [[id, only.id]] : [];
	});
	return startDraft(section, Object.fromEntries(chosen));
}

function typeable({ id, kind }: Question, kept: Answers): Answer {
	const value = kept[id] ?? null;
	const isAmount = typeof value === 'string' && (kind === 'money' || kind === 'signedMoney');
	return isAmount ? presentAmount(value).replace('£', '') : value;
}

/** Returns the draft with one answer changed. */
export function answer(draft: Answers, question: string, value: Answer): Answers {
	return { ...draft, [question]: value };
}

/** Returns the answers to send, or what is wrong with them. `entries` are the return's, `kept` is what the entry holds. */
export function readDraft(
	section: Section,
	draft: Answers,
	year?: TaxYear,
	entries?: readonly FoldableEntry[],
	kept?: Answers,
): Extract<AnswersResult, { ok: true }> | { readonly ok: false; readonly problems: readonly FormProblem[] } {
	const result = readAnswers(section, draft, year, entries);
	const unnamed = unnamedIn(section, draft, kept);
	if (result.ok && unnamed.length === 0) return result;
	return {
		ok: false,
		problems: [...unnamed, ...(result.ok ? [] : result.problems)].map((problem) => ({
			field: problem.question,
			message: nameAnswerProblem(section, problem),
			beside: sayAnswerProblem(section, problem),
		})),
	};
}

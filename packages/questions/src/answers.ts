/** Answers of one entry: reading what was typed, and what is still missing. */
import { parseDate, parsePayeReference, parsePounds, toPounds } from '@halfpenny/facts';
import type { ProblemCode } from '@halfpenny/messages';
import type { Condition, Question, Section } from './question.ts';

/** An answer as it is kept: amounts as plain decimal text, yes/no as booleans, null for not answered. */
export type Answer = string | boolean | null;

/** Answers of one entry by question id. */
export type Answers = Readonly<Record<string, Answer>>;

/** Something wrong with one answer. */
export interface AnswerProblem {
	readonly question: string;
	readonly code: ProblemCode;
}

/** Answers in their kept form, or everything that is wrong with them. */
export type AnswersResult =
	| { readonly ok: true; readonly answers: Answers }
	| { readonly ok: false; readonly problems: readonly AnswerProblem[] };

type Read = { readonly answer: Answer } | { readonly problem: ProblemCode };

/** Reads the answers of an entry. A blank stays unanswered; a question that is not shown is left out. */
export function readAnswers(section: Section, typed: Answers): AnswersResult {
	const problems: AnswerProblem[] = [];
	const answers: Record<string, Answer> = {};
	for (const id of Object.keys(typed)) {
		if (!section.questions.some((question) => question.id === id))
			problems.push({ question: id, code: 'key.unknown' });
	}
	for (const question of shownQuestions(section, typed)) {
		const read = readAnswer(question, typed[question.id] ?? null);
		if ('problem' in read) problems.push({ question: question.id, code: read.problem });
		else answers[question.id] = read.answer;
	}
	return problems.length > 0 ? { ok: false, problems } : { ok: true, answers };
}

/** The questions that are asked, given the other answers. */
export function shownQuestions(section: Section, answers: Answers): readonly Question[] {
	return section.questions.filter(({ shownWhen }) => shownWhen === undefined || holds(shownWhen, answers));
}

/** Whether the answers of an entry meet a condition. */
export function holds(condition: Condition, answers: Answers): boolean {
	return answers[condition.question] === condition.is;
}

/** The box that a question's answer fills, given the other answers; undefined where it fills none. */
export function boxOf(question: Question, answers: Answers): string | undefined {
	return question.boxes?.find(({ when }) => when === undefined || holds(when, answers))?.box;
}

/** The questions that filing still waits for. */
export function missingToFile(section: Section, answers: Answers): readonly Question[] {
	return shownQuestions(section, answers).filter(
		(question) => (question.neededToFile || question.neededToKeep) && (answers[question.id] ?? null) === null,
	);
}

function readAnswer(question: Question, typed: Answer): Read {
	if (typed === null || (typeof typed === 'string' && typed.trim() === '')) {
		return question.neededToKeep ? { problem: 'required.missing' } : { answer: null };
	}
	if (question.kind === 'yesNo')
		return typeof typed === 'boolean' ? { answer: typed } : { problem: 'choice.unknown' };
	return typeof typed === 'string' ? readText(question, typed.trim()) : { problem: 'type.wrong' };
}

function readText(question: Question, typed: string): Read {
	switch (question.kind) {
		case 'money':
		case 'signedMoney':
			return readMoney(typed, question.kind === 'signedMoney');
		case 'payeReference':
			return orProblem(parsePayeReference(typed), 'payeReference.invalid');
		case 'date':
			return orProblem(parseDate(typed), 'date.invalid');
		case 'choice':
			return question.choices?.includes(typed) ? { answer: typed } : { problem: 'choice.unknown' };
		default:
			return typed.length > (question.longest ?? 100) ? { problem: 'text.tooLong' } : { answer: typed };
	}
}

function readMoney(typed: string, signed: boolean): Read {
	const result = parsePounds(typed, signed);
	return result.ok ? { answer: toPounds(result.value) } : { problem: result.problem };
}

function orProblem(answer: string | undefined, problem: ProblemCode): Read {
	return answer === undefined ? { problem } : { answer };
}

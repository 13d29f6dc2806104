/** The answers of one entry: reading them, and what is still missing. */
import { asOneName, fromPounds, type Pence } from '@halfpenny/facts';
import type { ProblemCode } from '@halfpenny/messages';
import type { Answer, Answers } from './answer.ts';
import { type DaysTaken, daysTaken } from './days-taken.ts';
import type { Question, Section, TaxYear } from './question.ts';
import { readAnswer } from './read-answer.ts';
import { askedAfter, holds, isGate, shownQuestions } from './shown.ts';

/** "I'm not sure", as a form sends it. Only the scope stores it; it is as open as a blank. */
const UNSURE = '';

/** Whether a question is open: no answer, or "I'm not sure". */
export function isOpen(answer: Answer | undefined): boolean {
	return (answer ?? UNSURE) === UNSURE;
}

/** A problem with one answer. */
export interface AnswerProblem {
	readonly question: string;
	readonly code: ProblemCode;
	/** The dates that a question accepts. */
	readonly days?: DaysTaken;
}

/** Stored answers, or all their problems. */
export type AnswersResult =
	| { readonly ok: true; readonly answers: Answers }
	| { readonly ok: false; readonly problems: readonly AnswerProblem[] };

/**
 * Reads the answers of an entry, for a tax year if given, in a return with `entries`. A blank stays unanswered; a
 * question that is not shown is left out. The scope stores "I'm not sure" as an empty text.
 */
export function readAnswers(
	section: Section,
	typed: Answers,
	year?: TaxYear,
	entries?: readonly { readonly section: string; readonly answers: Answers }[],
): AnswersResult {
	const problems: AnswerProblem[] = [];
	const answers: Record<string, Answer> = {};
	for (const id of Object.keys(typed)) {
		if (!section.questions.some((question) => question.id === id))
			problems.push({ question: id, code: 'key.unknown' });
	}
	for (const question of shownQuestions(section, typed, year)) {
		const days = daysTaken(question, year, entries);
		const read = readAnswer(question, typed[question.id] ?? null, days);
		if ('problem' in read) problems.push({ question: question.id, code: read.problem, ...asTaken(days) });
		else answers[question.id] = saysUnsure(section, typed[question.id]) ? UNSURE : read.answer;
	}
	problems.push(...partsAboveWhole(section, answers));
	return problems.length > 0 ? { ok: false, problems } : { ok: true, answers };
}

/** What names an entry and is still blank: a form requires it before saving, unless the entry was saved without it. */
export function unnamedIn(
	{ questions }: Section,
	typed: Answers,
	kept: Answers | undefined,
): readonly AnswerProblem[] {
	const isBlank = (answer: Answer | undefined) => typeof answer !== 'string' || answer.trim() === '';
	return questions
		.filter(({ id, neededOnForm }) => neededOnForm && isBlank(typed[id]) && (!kept || !isBlank(kept[id])))
		.map(({ id }) => ({ question: id, code: 'required.missing' }));
}

/** Only questions with a date range have it. */
function asTaken(days: DaysTaken): Pick<AnswerProblem, 'days'> {
	return Object.keys(days).length === 0 ? {} : { days };
}

/** The disallowed part can't exceed the expense, unless that is negative. */
function partsAboveWhole({ questions }: Section, answers: Answers): readonly AnswerProblem[] {
	return questions.flatMap(({ id, partOf }) => {
		if (partOf === undefined) return [];
		const [part, whole] = [penceOf(answers[id]), penceOf(answers[partOf])];
		if (part === undefined || whole === undefined || whole < 0 || part <= whole) return [];
		return [{ question: id, code: 'disallowable.aboveExpense' as const }];
	});
}

function penceOf(answer: Answer | undefined): Pence | undefined {
	return typeof answer === 'string' ? fromPounds(answer) : undefined;
}

/** The problem with an entry that duplicates another of its section; undefined without one. */
export function saidTwice(
	{ id, distinctBy }: Section,
	answers: Answers,
	others: readonly { readonly section: string; readonly answers: Answers }[],
): AnswerProblem | undefined {
	if (distinctBy === undefined) return undefined;
	const nameOf = (entry: Answers) =>
		distinctBy.map((question) => asOneName(String(entry[question]))).join('\n');
	const isThere = others.some((other) => other.section === id && nameOf(other.answers) === nameOf(answers));
	return isThere ? { question: distinctBy[0], code: 'holding.twice' } : undefined;
}

/** Elsewhere blank text means that the answer was cleared. */
function saysUnsure({ group }: Section, typed: Answer | undefined): boolean {
	return group === 'scope' && typed === UNSURE;
}

/** The box of a question's answer, given the other answers; undefined where it has none. */
export function boxOf(question: Question, answers: Answers): string | undefined {
	return question.boxes?.find(({ when }) => when === undefined || holds(when, answers))?.box;
}

/**
 * The open questions that block filing: those HMRC needs, and each yes or no that decides what else is asked. What only
 * an answer that may stay blank brings up may stay blank too, so no answer adds to what is missing in a finished entry.
 */
export function missingToFile(section: Section, answers: Answers, year?: TaxYear): readonly Question[] {
	return shownQuestions(section, answers, year).filter(
		(question) => (answers[question.id] ?? null) === null && isNeeded(section, question),
	);
}

function isNeeded(section: Section, question: Question): boolean {
	if (!question.neededToFile && !question.neededToKeep && !isGate(section, question)) return false;
	return askedAfter(section, question).every((before) => isNeeded(section, before));
}

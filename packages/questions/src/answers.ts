/** Answers of one entry: reading what was typed, and what is still missing. */
import { asOneName, fromPounds, type Pence } from '@halfpenny/facts';
import type { ProblemCode } from '@halfpenny/messages';
import type { Answer, Answers } from './answer.ts';
import { type DaysTaken, daysTaken } from './days-taken.ts';
import type { Question, Section, TaxYear } from './question.ts';
import { readAnswer } from './read-answer.ts';
import { holds, isGate, shownQuestions } from './shown.ts';

/** "I'm not sure", as a form sends it. What a return is about keeps it; it is as open as a blank. */
const UNSURE = '';

/** Whether a question waits for an answer: nothing was said, or "I'm not sure". */
export function isOpen(answer: Answer | undefined): boolean {
	return (answer ?? UNSURE) === UNSURE;
}

/** Something wrong with one answer. */
export interface AnswerProblem {
	readonly question: string;
	readonly code: ProblemCode;
	/** The days that a date would be taken on. */
	readonly days?: DaysTaken;
}

/** Answers in their kept form, or everything that is wrong with them. */
export type AnswersResult =
	| { readonly ok: true; readonly answers: Answers }
	| { readonly ok: false; readonly problems: readonly AnswerProblem[] };

/**
 * Reads the answers of an entry, for a tax year where one is given, in a return of which `entries` are told. A blank
 * stays unanswered; a question that is not shown is left out. What the return is about keeps "I'm not sure" as an
 * empty text.
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

/** Only what goes by days says which. */
function asTaken(days: DaysTaken): Pick<AnswerProblem, 'days'> {
	return Object.keys(days).length === 0 ? {} : { days };
}

/** What of an expense is not allowable is no more than the expense, where that is not below nil. */
function partsAboveWhole({ questions }: Section, answers: Answers): readonly AnswerProblem[] {
	return questions.flatMap(({ id, partOf }) => {
		const part = penceOf(answers[id]);
		const whole = partOf === undefined ? undefined : penceOf(answers[partOf]);
		if (part === undefined || whole === undefined || whole < 0 || part <= whole) return [];
		return [{ question: id, code: 'disallowable.aboveExpense' as const }];
	});
}

function penceOf(answer: Answer | undefined): Pence | undefined {
	return typeof answer === 'string' ? fromPounds(answer) : undefined;
}

/** The problem with an entry that says again what another of its section says; undefined where none does. */
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

/** Elsewhere a blank text is what a person took back. */
function saysUnsure({ group }: Section, typed: Answer | undefined): boolean {
	return group === 'scope' && typed === UNSURE;
}

/** The box that a question's answer fills, given the other answers; undefined where it fills none. */
export function boxOf(question: Question, answers: Answers): string | undefined {
	return question.boxes?.find(({ when }) => when === undefined || holds(when, answers))?.box;
}

/** The questions that filing still waits for: what HMRC needs, and each yes or no that decides what else is asked. */
export function missingToFile(section: Section, answers: Answers, year?: TaxYear): readonly Question[] {
	return shownQuestions(section, answers, year).filter(
		(question) =>
			(question.neededToFile || question.neededToKeep || isGate(section, question)) &&
			(answers[question.id] ?? null) === null,
	);
}

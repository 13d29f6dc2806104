/** Shorthand for questions that differ only in name, place and box. */
import type { Condition, Question } from '../question.ts';

type More = Omit<Partial<Question>, 'id' | 'kind' | 'boxes'>;

function boxesOf(box: string | undefined): Pick<Question, 'boxes'> {
	return box === undefined ? {} : { boxes: [{ box }] };
}

/** An amount, and the box that it fills. */
export function money(id: string, box?: string, more: More = {}): Question {
	return { id, kind: 'money', ...more, ...boxesOf(box) };
}

/** An amount that may be below zero. */
export function signedMoney(id: string, box?: string, more: More = {}): Question {
	return { id, kind: 'signedMoney', ...more, ...boxesOf(box) };
}

/** Yes or no, as a fact. */
export function yesNo(id: string, box?: string, more: More = {}): Question {
	return { id, kind: 'yesNo', ...more, ...boxesOf(box) };
}

/** A date. */
export function date(id: string, box?: string, more: More = {}): Question {
	return { id, kind: 'date', ...more, ...boxesOf(box) };
}

/** A line of text of at most `longest` characters. */
export function text(id: string, longest: number, box?: string, more: More = {}): Question {
	return { id, kind: 'text', longest, ...more, ...boxesOf(box) };
}

/** Yes or no that only decides what else is asked. */
export function steer(id: string, more: More = {}): Question {
	return { id, kind: 'yesNo', ...more, fact: null };
}

/** Asked in one list to tick. */
export function picked(...questions: readonly Question[]): readonly Question[] {
	return questions.map((question) => ({ ...question, picked: true }));
}

/** Whether accounts are on the traditional basis: on the cash basis, which is the default, debts owed do not count. */
export const traditional: Condition = { question: 'accountingMethod', is: 'accruals' };

/** Accounts on the cash basis hold neither bad debts nor depreciation. */
export function unlessCash(kind: string): Pick<Question, 'shownWhen'> {
	return ['irrecoverableDebts', 'depreciation'].includes(kind) ? { shownWhen: traditional } : {};
}

/** Questions whose facts lie in one group: `expenses.costOfGoods`. */
export function inGroup(group: string, questions: readonly Question[]): readonly Question[] {
	return questions.map((question) => ({ ...question, fact: `${group}.${question.fact ?? question.id}` }));
}

/** The ids of questions, for a page. */
export function idsOf(questions: readonly Question[]): readonly string[] {
	return questions.map(({ id }) => id);
}

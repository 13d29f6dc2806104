/** Converts one typed answer to its stored form, or reports its problem. */
import {
	parseAccountNumber,
	parseBuildingSocietyReference,
	parseCompanyNumber,
	parseDate,
	parseNino,
	parsePayeReference,
	parsePostcode,
	parsePounds,
	parseShare,
	parseSortCode,
	parseTelephone,
	parseUtr,
	toPounds,
} from '@halfpenny/facts';
import type { ProblemCode } from '@halfpenny/messages';
import type { Answer } from './answer.ts';
import type { DaysTaken } from './days-taken.ts';
import type { Question } from './question.ts';

/** An answer, or its problem code. */
export type Read = { readonly answer: Answer } | { readonly problem: ProblemCode };

/** The maximum length of a text whose question sets no limit. */
export const LONGEST_TEXT = 100;

/** HMRC's numbers of things go to 99 and quantities of shares to 12 digits with eight decimals. */
const WHOLE = /^\d{1,9}$/;
const CLAIM = /^[A-Z]{3}$/;
const QUANTITY = /^\d{1,12}(\.\d{1,8})?$/;

const PARTS_OF_DAY = ['day', 'month', 'year'] as const;
const problemsOfParts: Readonly<Record<string, ProblemCode>> = {
	day: 'date.noDay',
	month: 'date.noMonth',
	year: 'date.noYear',
	'day month': 'date.noDayAndMonth',
	'day year': 'date.noDayAndYear',
	'month year': 'date.noMonthAndYear',
};

/** Reads the answer to one question, a date within `days`. A blank is not answered, never zero. */
export function readAnswer(question: Question, typed: Answer, days: DaysTaken = {}): Read {
	if (typed === null || (typeof typed === 'string' && typed.trim() === '')) {
		return question.neededToKeep ? { problem: 'required.missing' } : { answer: null };
	}
	if (question.kind === 'yesNo')
		return typeof typed === 'boolean' ? { answer: typed } : { problem: 'choice.unknown' };
	return typeof typed === 'string' ? readText(question, typed.trim(), days) : { problem: 'type.wrong' };
}

function readText(question: Question, typed: string, days: DaysTaken): Read {
	switch (question.kind) {
		case 'money':
		case 'signedMoney':
			return readMoney(typed, question.kind === 'signedMoney');
		case 'wholeNumber':
			return readWhole(question, withoutUnit(question, typed.replace(/[,\s]/g, '')));
		case 'quantity':
			return orProblem(quantityOf(typed.replace(/[,\s]/g, '')), 'number.invalid');
		case 'share':
			return orProblem(parseShare(typed) && typed, 'share.invalid');
		case 'payeReference':
			return orProblem(parsePayeReference(typed), 'payeReference.invalid');
		case 'utr':
			return orProblem(parseUtr(typed), 'utr.invalid');
		case 'nationalInsuranceNumber':
			return orProblem(parseNino(typed, true), 'nino.invalid');
		case 'postcode':
			return orProblem(parsePostcode(typed), 'postcode.invalid');
		case 'telephone':
			return orProblem(parseTelephone(typed), 'telephone.invalid');
		case 'sortCode':
			return orProblem(parseSortCode(typed), 'sortCode.invalid');
		case 'accountNumber':
			return orProblem(parseAccountNumber(typed), 'accountNumber.invalid');
		case 'buildingSocietyReference':
			return orProblem(parseBuildingSocietyReference(typed), 'buildingSocietyReference.invalid');
		case 'companyNumber':
			return orProblem(parseCompanyNumber(typed), 'companyNumber.invalid');
		case 'claimCode':
			return orProblem(CLAIM.exec(typed.toUpperCase())?.[0], 'claimCode.invalid');
		case 'date':
			return readDay(typed, days);
		case 'choice':
			return question.choices?.includes(typed) ? { answer: typed } : { problem: 'choice.unknown' };
		default:
			return typed.length > (question.longest ?? LONGEST_TEXT)
				? { problem: 'text.tooLong' }
				: { answer: typed };
	}
}

/** A date in three boxes comes as typed, `6/4/`, until complete. */
function readDay(typed: string, { first, last }: DaysTaken): Read {
	const day = parseDate(typed);
	if (day === undefined) return { problem: problemOfParts(typed) };
	if (last !== undefined && day > last) return { problem: 'date.afterYear' };
	return first !== undefined && day < first ? { problem: 'date.beforeYear' } : { answer: day };
}

function problemOfParts(typed: string): ProblemCode {
	const parts = typed.split('/').map((part) => part.trim());
	if (parts.length !== PARTS_OF_DAY.length) return 'date.invalid';
	const absent = PARTS_OF_DAY.filter((_, index) => parts[index] === '');
	return problemsOfParts[absent.join(' ')] ?? 'date.impossible';
}

function readMoney(typed: string, signed: boolean): Read {
	const result = parsePounds(typed, signed);
	return result.ok ? { answer: toPounds(result.value) } : { problem: result.problem };
}

/** The unit shown beside the field may be typed too: "50%" is 50. */
function withoutUnit({ unit }: Question, typed: string): string {
	return unit === 'percent' ? typed.replace(/%$/, '') : typed;
}

function readWhole({ least = 0, most = Number.MAX_SAFE_INTEGER }: Question, typed: string): Read {
	if (!WHOLE.test(typed)) return { problem: 'number.notWhole' };
	const value = Number(typed);
	return value < least || value > most ? { problem: 'number.outOfRange' } : { answer: String(value) };
}

/** Without redundant zeros: `007.50` is 7.5. */
function quantityOf(typed: string): string | undefined {
	if (!QUANTITY.test(typed)) return undefined;
	return typed
		.replace(/^0+(?=\d)/, '')
		.replace(/(\.\d*?)0+$/, '$1')
		.replace(/\.$/, '');
}

function orProblem(answer: string | undefined, problem: ProblemCode): Read {
	return answer === undefined ? { problem } : { answer };
}

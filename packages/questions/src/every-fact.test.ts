/** Every fact the engine and forms know has a question, so none needs JSON, and every question has a fact. */
import {
	factAt,
	factsJsonSchema,
	parseFacts,
	parsePartnershipFacts,
	partnershipFactsJsonSchema,
	patternOf,
} from '@halfpenny/facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from './answer.ts';
import { readAnswers } from './answers.ts';
import { entriesOfFacts } from './entries-of-facts.ts';
import { type FoldableEntry, foldFacts, foldPartnershipFacts } from './fold-facts.ts';
import { leadingAnswers } from './leading-answers.ts';
import type { Condition, Question, QuestionKind, ReturnType, Section, TaxYear } from './question.ts';
import { factsOfSection, questionOfFact } from './question-of-fact.ts';
import { findSection, sectionsOf } from './sections/index.ts';
import { shownQuestions } from './shown.ts';

interface Schema {
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly items?: Schema;
}

/** Facts that no question of a section asks for, and why. */
const notAsked: Readonly<Record<ReturnType, Readonly<Record<string, string>>>> = {
	individual: {
		taxYear: 'chosen when the return is begun',
		residence: 'chosen when the return is begun, and changed beside its year',
		'trades[].address.line2': 'HMRC’s form has the first line and the postcode of a business only',
		'trades[].address.line3': 'as line 2',
		'trades[].address.line4': 'as line 2',
	},
	partnership: { taxYear: 'chosen when the return is begun' },
};

function leaves(schema: Schema, path = ''): string[] {
	if (schema.properties)
		return Object.entries(schema.properties).flatMap(([name, inner]) =>
			leaves(inner, path === '' ? name : `${path}.${name}`),
		);
	return schema.items ? leaves(schema.items, `${path}[]`) : [path];
}

const returnTypes = [
	['individual', leaves(factsJsonSchema()), foldFacts, parseFacts],
	['partnership', leaves(partnershipFactsJsonSchema()), foldPartnershipFacts, parsePartnershipFacts],
] as const;

/** An answer that each kind of question accepts, and one it rejects. */
const amount = fc.integer({ min: 0, max: 99_999_999 }).map((whole) => (whole / 100).toFixed(2)); // not money: text
const someDate = fc
	.date({ min: new Date('2025-04-06'), max: new Date('2026-04-05'), noInvalidDate: true })
	.map((day) => day.toISOString().slice(0, 10));
const typed: Readonly<Record<QuestionKind, (question: Question) => fc.Arbitrary<string | boolean>>> = {
	money: () => amount,
	signedMoney: () => fc.tuple(fc.constantFrom('', '-'), amount).map((parts) => parts.join('')),
	wholeNumber: ({ least = 0, most = 99 }) => fc.integer({ min: least, max: most }).map(String),
	quantity: () => fc.constantFrom('1', '0.5', '12000', '0.00000001'),
	share: () => fc.constantFrom('50', '33.33', '1/3', '100%'),
	text: ({ longest = 100 }) => fc.constantFrom('A', 'Mill & Sons'.slice(0, longest)),
	payeReference: () => fc.constantFrom('123/AB456', '999/Z'),
	utr: () => fc.constant('2234567890'),
	nationalInsuranceNumber: () => fc.constant('QQ123456C'),
	postcode: () => fc.constant('LS1 4DL'),
	telephone: () => fc.constant('0113 496 0000'),
	sortCode: () => fc.constant('12-34-56'),
	accountNumber: () => fc.constant('1234567'),
	buildingSocietyReference: () => fc.constant('A/12-3'),
	companyNumber: () => fc.constant('SC123456'),
	claimCode: () => fc.constant('prr'),
	yesNo: () => fc.boolean(),
	date: () => someDate,
	choice: ({ choices = [] }) => fc.constantFrom(...choices),
	entry: ({ ofSection = '' }) => fc.constant(`the ${ofSection}`),
};

function answersTo(section: Section): fc.Arbitrary<Answers> {
	return fc
		.record(
			Object.fromEntries(
				section.questions.map((question) => [
					question.id,
					question.neededToKeep || question.kind === 'entry'
						? typed[question.kind](question)
						: fc.option(typed[question.kind](question), { nil: null }),
				]),
			),
		)
		.map((answers) => withoutLargeParts(section, answers));
}

/** A part larger than its whole is rejected when typed. */
function withoutLargeParts({ questions }: Section, answers: Answers): Answers {
	const isTooLarge = ({ id, partOf = '' }: Question) =>
		Number(answers[id] ?? 0) > Number(answers[partOf] ?? Infinity);
	return { ...answers, ...Object.fromEntries(questions.filter(isTooLarge).map(({ id }) => [id, null])) };
}

/** A section's entries as the server stores them, with a parent whose answers open them, if that `fits`. */
function entriesOf(section: Section, answers: Answers, fits = false): readonly FoldableEntry[] {
	const { fold } = section;
	const parent = fold.as === 'listWithin' ? findSection(fold.section) : undefined;
	const own = { id: `the ${section.id}`, section: section.id, answers: kept(section, answers) };
	if (!parent) return [own];
	const needed = Object.fromEntries(
		parent.questions
			.filter(({ neededToKeep }) => neededToKeep)
			.map((question) => [
				question.id,
				fc.sample(typed[question.kind](question), { numRuns: 1, seed: 1 })[0] ?? '',
			]),
	);
	const opened = fits ? { ...leadingAnswers(parent, Object.keys(needed)), ...needed } : needed;
	return [{ id: `the ${parent.id}`, section: parent.id, answers: kept(parent, opened) }, own];
}

function kept(section: Section, answers: Answers): Answers {
	const read = readAnswers(section, answers);
	if (!read.ok) throw new Error(`${section.id}: ${JSON.stringify(read.problems)}`);
	return read.answers;
}

/** Returns the answers that open a question, including its own. */
function leadingTo(section: Section, question: Question, answer: string | boolean, fact: string): Answers {
	const answers: Record<string, string | boolean> = { [question.id]: answer };
	const follow = (condition: Condition | undefined): void => {
		if (!condition) return;
		const { is } = condition;
		answers[condition.question] ??= typeof is === 'object' ? (is[0] ?? '') : is;
		const before = section.questions.find(({ id }) => id === condition.question);
		if (before) conditionsOf(section, before).forEach(follow);
	};
	const { fold } = section;
	if (fold.as === 'total') follow(fold.of.flatMap(({ into }) => into).find((one) => one.fact === fact)?.when);
	conditionsOf(section, question).forEach(follow);
	for (const needed of section.questions.filter(({ neededToKeep }) => neededToKeep))
		answers[needed.id] ??= fc.sample(typed[needed.kind](needed), { numRuns: 1, seed: 1 })[0] ?? '';
	return answers;
}

function conditionsOf(section: Section, question: Question): readonly (Condition | undefined)[] {
	const page = section.pages?.find(({ questions }) => questions.includes(question.id));
	return [question.shownWhen, page?.shownWhen];
}

const yearOf = ({ years }: Pick<Question, 'years'>): TaxYear => years?.from ?? years?.until ?? '2025-26';

describe.each(returnTypes)('a return of kind %s', (returnType, paths, fold, parse) => {
	const sections = sectionsOf(returnType);
	const facts = sections.flatMap((section) =>
		factsOfSection(section).map(([fact, question]) => [fact, question, section] as const),
	);

	it('has a question for every fact, or a reason why not', () => {
		const without = paths.filter((path) => !questionOfFact(path.replaceAll('[]', '[0]'), returnType));
		expect(without).toEqual(Object.keys(notAsked[returnType]));
	});

	it('has no question without a fact', () => {
		const known = new Set(paths.flatMap((path) => [path, path.replace(/\[\]$/, '')]));
		const strangers = facts.filter(([fact]) => !known.has(patternOf(fact)));
		expect(strangers.map(([fact, question]) => `${fact} of ${question}`)).toEqual([]);
	});

	it.each(facts)('sets %s from %s', (fact, id, section) => {
		const question = section.questions.find((one) => one.id === id);
		if (!question) throw new Error('no such question');
		const [answer = true] =
			question.kind === 'yesNo' ? [true] : fc.sample(typed[question.kind](question), { numRuns: 1, seed: 7 });
		const entries = entriesOf(section, leadingTo(section, question, answer, fact));
		const asked = shownQuestions(section, entries.at(-1)?.answers ?? {}, yearOf(question));
		expect(asked.map((one) => one.id)).toContain(id);
		const read = parse({ taxYear: yearOf(question), ...fold(entries) });
		expect(read.ok ? [] : read.problems).toEqual([]);
		expect(factAt(read.ok && read.facts, fact.replaceAll('[]', '[0]'))).not.toBeUndefined();
	});

	it.each(facts)('brings %s back from the facts to %s', (fact, id, section) => {
		const question = section.questions.find((one) => one.id === id);
		if (!question) throw new Error('no such question');
		const [answer = true] =
			question.kind === 'yesNo' ? [true] : fc.sample(typed[question.kind](question), { numRuns: 1, seed: 7 });
		const taxYear = yearOf(question);
		const told = {
			taxYear,
			...fold(entriesOf(section, leadingTo(section, question, answer, fact), true), taxYear),
		};
		const back = entriesOfFacts(told, { returnType, taxYear, unnamed: 'From a file' });
		expect(back.ok ? [] : back.problems).toEqual([]);
		expect(back.ok && { taxYear, ...fold(back.entries, taxYear) }).toEqual(told);
	});

	it.each(sections.map((section) => [section.id, section] as const))(
		'reads whatever is answered in %s',
		(_, section) => {
			fc.assert(
				fc.property(answersTo(section), (answers) => {
					const read = parse({ taxYear: '2024-25', ...fold(entriesOf(section, answers)) });
					// Valid answers may still contradict each other, but none may have a wrong type or name.
					const wrong = read.ok ? [] : read.problems.filter(({ code }) => !isContradiction(code));
					expect(wrong).toEqual([]);
				}),
				{ numRuns: 30 },
			);
		},
	);

	it.each(sections.map((section) => [section.id, section] as const))(
		'brings whatever is answered in %s back from the facts, or says what it cannot',
		(_, section) => {
			fc.assert(
				fc.property(answersTo(section), (answers) => {
					const told = { taxYear: '2025-26', ...fold(entriesOf(section, answers, true), '2025-26') };
					if (!parse(told).ok) return;
					const kind = { returnType, taxYear: '2025-26', unnamed: 'From a file' } as const;
					const back = entriesOfFacts(told, kind);
					expect(back.ok ? [] : back.problems).toEqual([]);
					expect(parse({ taxYear: '2025-26', ...(back.ok && fold(back.entries, '2025-26')) })).toEqual(
						parse(told),
					);
				}),
				{ numRuns: 30 },
			);
		},
	);
});

function isContradiction(code: string): boolean {
	return /^(date\.(afterYear|bornAfterYear|soldBeforeBought)|accountingPeriod|capitalAllowances|disallowable|tradingAllowance|pensionSavings|partners|shares)/.test(
		code,
	);
}

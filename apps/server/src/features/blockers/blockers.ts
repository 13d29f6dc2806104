/** What blocks filing, each blocker with the question to open. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import type { Problem } from '@halfpenny/facts';
import type { BoxProblem, RuleProblem } from '@halfpenny/forms';
import { problemSentence } from '@halfpenny/messages';
import { questionWords, sectionWords } from '@halfpenny/messages/questions';
import { saySubmission } from '@halfpenny/messages/submissions';
import {
	entryOfOrigin,
	findSection,
	isGate,
	missingInEntry,
	nameAnswerProblem,
	promisedSections,
	questionOfFact,
	type ReturnType,
	readAnswers,
	type Section,
	shownQuestions,
	type TaxYear,
} from '@halfpenny/questions';
import type { Calculation } from '@halfpenny/tax';
import { noticeSentence } from '@halfpenny/tax/words';
import type { Entry } from '../entries/entry.ts';

/** A blocker of the contract. */
export type Blocker = AnswerOf<typeof calls.checkAnswers>['blockers'][number];

const MISSING = 'required.missing';

/** Whether an answer is simply missing. */
export function isMissing({ code }: Blocker): boolean {
	return code === MISSING;
}

/** The part of a return that its blockers need. */
export interface AnsweredReturn {
	readonly returnType: ReturnType;
	readonly entries: readonly Entry[];
	/** HMRC has accepted a version, which this one amends: questions added since do not hold it up. */
	readonly filedBefore?: boolean;
}

/** Answers that are missing or impossible for the year, entry by entry, and sections promised but not entered. */
export function blockersInAnswers(answered: AnsweredReturn, year?: TaxYear): readonly Blocker[] {
	const { entries, returnType, filedBefore } = answered;
	const inEntries = entries.flatMap((entry) => {
		const section = findSection(entry.section);
		if (section === undefined) return [];
		const missing = missingInEntry(section, entry, entries, year).filter(
			(question) => !filedBefore || !isGate(section, question) || question.neededToFile,
		);
		return [
			...missing.map((question) => missingAnswer(entry.section, question.id, entry.id)),
			...wrongAnswers(section, entry, entries, year),
		];
	});
	return [...inEntries, ...promisedSections(entries, year, returnType).map(promised)];
}

/** Answers stored before they were known to be impossible. Missing ones are named separately. */
function wrongAnswers(
	section: Section,
	entry: Entry,
	entries: readonly Entry[],
	year?: TaxYear,
): readonly Blocker[] {
	const read = readAnswers(section, entry.answers, year, entries);
	if (read.ok) return [];
	return read.problems
		.filter(({ code }) => code !== MISSING && code !== 'key.unknown')
		.map((problem) => ({
			code: problem.code,
			message: nameAnswerProblem(section, problem),
			...{ section: section.id, entryId: entry.id, question: problem.question },
		}));
}

function promised({ id }: Section): Blocker {
	const message = saySubmission('blocker.promised', { section: sectionWords(id).title });
	return { code: MISSING, message, section: id, entryId: null, question: null };
}

/** One question waiting for its answer. */
export function missingAnswer(section: string, question: string, entryId: string | null): Blocker {
	const { label } = questionWords(section, question);
	return {
		code: MISSING,
		message: saySubmission('blocker.incomplete', { question: label }),
		section,
		entryId,
		question,
	};
}

/** Answers that are each valid but contradict each other. */
export function blockersInFacts(problems: readonly Problem[], answered: AnsweredReturn): readonly Blocker[] {
	return problems.map(({ path, code }) => ({
		code,
		message: problemSentence(code),
		...originOf(path, answered),
	}));
}

/** Boxes that cannot be filled. */
export function blockersInBoxes(
	problems: readonly Pick<BoxProblem, 'path' | 'code' | 'message'>[],
	answered: AnsweredReturn,
): readonly Blocker[] {
	return problems.map(({ path, code, message }) => {
		const origin = originOf(path, answered);
		if (origin.question === 'uniqueTaxReference')
			return { code, message: saySubmission('blocker.utr'), ...origin };
		if (code !== MISSING || origin.section === null || origin.question === null)
			return { code, message, ...origin };
		return missingAnswer(origin.section, origin.question, origin.entryId);
	});
}

/** Facts the figures depend on; leaving something out at one's own cost does not block. */
export function blockersInCalculation(
	incomplete: Calculation['incomplete'],
	answered: AnsweredReturn,
): readonly Blocker[] {
	const needed = incomplete.filter(({ couldSave }) => couldSave === undefined);
	const message = problemSentence(MISSING);
	return blockersInBoxes(
		needed.map(({ fact }) => ({ path: fact, code: MISSING, message })),
		answered,
	);
}

/**
 * What to know before filing, each with its question. They have the shape of blockers but block nothing.
 */
export function noticesInCalculation(
	notices: Calculation['notices'],
	answered: AnsweredReturn,
): readonly Blocker[] {
	return notices.map((notice) => ({
		code: notice.code,
		message: noticeSentence(notice),
		...originOf(notice.fact, answered),
	}));
}

/** HMRC's cross-checks that the boxes break. */
export function blockersInRules(
	problems: readonly RuleProblem[],
	answered: AnsweredReturn,
): readonly Blocker[] {
	return problems.map(({ path, code, message }) => ({ code, message, ...originOf(path, answered) }));
}

/** Those that no other blocker names. */
export function without(blockers: readonly Blocker[], others: readonly Blocker[]): readonly Blocker[] {
	const named = new Set(others.map(keyOf));
	return blockers.filter((blocker) => blocker.question === null || !named.has(keyOf(blocker)));
}

/**
 * Those whose question is asked by now. What a missing answer would bring is named once it is given: until then the
 * missing one stands for both.
 */
export function askedAlready(
	blockers: readonly Blocker[],
	missing: readonly Blocker[],
	entries: readonly Entry[],
	year: TaxYear,
): readonly Blocker[] {
	const waiting = new Set(missing.map(({ entryId }) => entryId));
	return blockers.filter(({ entryId, question }) => {
		const entry = entries.find(({ id }) => id === entryId);
		const section = entry && findSection(entry.section);
		if (section === undefined || question === null || !waiting.has(entryId)) return true;
		return shownQuestions(section, entry?.answers ?? {}, year).some(({ id }) => id === question);
	});
}

function keyOf({ section, entryId, question }: Blocker): string {
	return [section, entryId, question].join(' ');
}

function originOf(
	path: string,
	{ returnType, entries }: AnsweredReturn,
): Pick<Blocker, 'section' | 'entryId' | 'question'> {
	const origin = questionOfFact(path, returnType);
	if (!origin) return { section: null, entryId: null, question: null };
	const { section, question } = origin;
	return { section, entryId: entryOfOrigin(origin, entries)?.id ?? null, question };
}

/** What stands between answers and filing, each with the question to open. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import type { Problem } from '@halfpenny/facts';
import type { BoxProblem, RuleProblem } from '@halfpenny/forms';
import { problemSentence } from '@halfpenny/messages';
import { questionWords, sectionWords } from '@halfpenny/messages/questions';
import { saySubmission } from '@halfpenny/messages/submissions';
import {
	entryOfOrigin,
	findSection,
	missingInEntry,
	promisedSections,
	questionOfFact,
	type ReturnType,
	type Section,
} from '@halfpenny/questions';
import type { Entry } from '../entries/entry.ts';

/** An obstacle of the contract. */
export type Obstacle = AnswerOf<typeof calls.checkAnswers>['obstacles'][number];

const MISSING = 'required.missing';

/** Whether an answer is simply not there yet. */
export function isMissing({ code }: Obstacle): boolean {
	return code === MISSING;
}

/** A return as far as its obstacles need it. */
export interface AnsweredReturn {
	readonly returnType: ReturnType;
	readonly entries: readonly Entry[];
}

/** Answers that filing waits for, entry by entry, and what was said to be there and is not. */
export function obstaclesInAnswers(answered: AnsweredReturn): readonly Obstacle[] {
	const { entries, returnType } = answered;
	const unanswered = entries.flatMap((entry) => {
		const section = findSection(entry.section);
		const missing = section ? missingInEntry(section, entry, entries) : [];
		return missing.map((question) => missingAnswer(entry.section, question.id, entry.id));
	});
	return [...unanswered, ...promisedSections(entries, undefined, returnType).map(promised)];
}

function promised({ id }: Section): Obstacle {
	const message = saySubmission('obstacle.promised', { section: sectionWords(id).title });
	return { code: MISSING, message, section: id, entryId: null, question: null };
}

function missingAnswer(section: string, question: string, entryId: string | null): Obstacle {
	const { label } = questionWords(section, question);
	return {
		code: MISSING,
		message: saySubmission('obstacle.incomplete', { question: label }),
		section,
		entryId,
		question,
	};
}

/** Answers that are right one by one and cannot be right together. */
export function obstaclesInFacts(
	problems: readonly Problem[],
	answered: AnsweredReturn,
): readonly Obstacle[] {
	return problems.map(({ path, code }) => ({
		code,
		message: problemSentence(code),
		...originOf(path, answered),
	}));
}

/** Boxes that cannot be filled. */
export function obstaclesInBoxes(
	problems: readonly BoxProblem[],
	answered: AnsweredReturn,
): readonly Obstacle[] {
	return problems.map(({ path, code, message }) => {
		const origin = originOf(path, answered);
		if (origin.question === 'uniqueTaxReference')
			return { code, message: saySubmission('obstacle.utr'), ...origin };
		if (code !== MISSING || origin.section === null || origin.question === null)
			return { code, message, ...origin };
		return missingAnswer(origin.section, origin.question, origin.entryId);
	});
}

/** Cross-checks of HMRC's that the boxes break. */
export function obstaclesInRules(
	problems: readonly RuleProblem[],
	answered: AnsweredReturn,
): readonly Obstacle[] {
	return problems.map(({ path, code, message }) => ({ code, message, ...originOf(path, answered) }));
}

/** Those that no other names already. */
export function without(obstacles: readonly Obstacle[], others: readonly Obstacle[]): readonly Obstacle[] {
	const named = new Set(others.map(keyOf));
	return obstacles.filter((obstacle) => obstacle.question === null || !named.has(keyOf(obstacle)));
}

function keyOf({ section, entryId, question }: Obstacle): string {
	return [section, entryId, question].join(' ');
}

function originOf(
	path: string,
	{ returnType, entries }: AnsweredReturn,
): Pick<Obstacle, 'section' | 'entryId' | 'question'> {
	const origin = questionOfFact(path, returnType);
	if (!origin) return { section: null, entryId: null, question: null };
	const { section, question } = origin;
	return { section, entryId: entryOfOrigin(origin, entries)?.id ?? null, question };
}

/** Two versions of one entry: what was typed here, and what was saved elsewhere meanwhile. */

import { questionWords } from '@halfpenny/messages/questions';
import { type Answers, presentAnswer, type Section, sameAnswer, shownQuestions } from '@halfpenny/questions';
import type { ApiFailure } from '../../app/api/failure.ts';

/** The entry as it is saved now. */
export interface CurrentVersion {
	readonly version: number;
	readonly answers: Answers;
}

/** One question with both answers. */
export interface ComparedAnswer {
	readonly question: string;
	readonly label: string;
	readonly yours: string;
	readonly current: string;
	readonly differs: boolean;
}

/** What is saved now, when a save was refused because of it; undefined for any other failure. */
export function currentVersion(failure: ApiFailure): CurrentVersion | undefined {
	if (failure.kind !== 'refused' || failure.code !== 'STALE_WRITE') return undefined;
	const { current } = failure.details;
	return isVersion(current) ? { version: current.version, answers: current.answers } : undefined;
}

/** Every question that either version answers or asks, with both answers in words. */
export function compareVersions(
	section: Section,
	yours: Answers,
	current: Answers,
): readonly ComparedAnswer[] {
	const asked = new Set([...shownQuestions(section, yours), ...shownQuestions(section, current)]);
	return section.questions
		.filter((question) => asked.has(question))
		.map((question) => ({
			question: question.id,
			label: questionWords(section.id, question.id).label,
			yours: presentAnswer(section.id, question, yours[question.id]),
			current: presentAnswer(section.id, question, current[question.id]),
			differs: !sameAnswer(question, yours[question.id], current[question.id]),
		}));
}

function isVersion(value: unknown): value is CurrentVersion {
	return (
		typeof value === 'object' &&
		value !== null &&
		'version' in value &&
		typeof value.version === 'number' &&
		'answers' in value &&
		typeof value.answers === 'object' &&
		value.answers !== null
	);
}

/** HMRC's errors as people can use them: in plain words, with the box, the question that caused it, and a remedy. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import type { GovTalkError } from '@halfpenny/govtalk';
import {
	CORRECT_THE_ANSWER,
	hmrcErrorWords,
	READ_HMRC_TEXT,
	saySubmission,
} from '@halfpenny/messages/submissions';
import { questionOfFact } from '@halfpenny/questions';
import { locatedIn, type ReturnSource } from './check/return-source.ts';

type HmrcError = AnswerOf<typeof calls.getSubmission>['errors'][number];

/** One error, traced through the return made from `source` as far as its location leads. */
export function presentHmrcError(error: GovTalkError, source: ReturnSource): HmrcError {
	const located = error.location === undefined ? undefined : locatedIn(source, error.location);
	const origin = located?.factPaths
		.map((path) => questionOfFact(path, source.returnType))
		.find((found) => found !== undefined);
	const words = hmrcErrorWords(error);
	return {
		type: error.type,
		code: error.code,
		message: words?.message ?? (error.text || saySubmission('error.withoutText')),
		hmrcText: error.text,
		location: error.location ?? null,
		box: located ? [located.form, located.box].filter(Boolean).join(' ') : null,
		section: origin?.section ?? null,
		question: origin?.question ?? null,
		remediation: words?.remediation ?? (origin ? CORRECT_THE_ANSWER : READ_HMRC_TEXT),
	};
}

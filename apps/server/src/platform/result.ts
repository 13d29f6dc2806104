/** Expected errors as values: a code from the one table of errors, and its details. */
import type { ProblemBody } from '@halfpenny/contract';
import { type ErrorCode, problemSentence, sayProblem } from '@halfpenny/messages';
import { failWith, type Result as ResultOf } from '@halfpenny/result';

export { succeed } from '@halfpenny/result';

/** Why something was not done. */
export interface Failure {
	readonly code: ErrorCode;
	readonly details?: Readonly<Record<string, unknown>>;
	/** For RATE_LIMITED: seconds until the next try. */
	readonly retryAfterSeconds?: number;
}

/** The result, or why it was not done. */
export type Result<T> = ResultOf<T, Failure>;

/** It was not done. */
export function fail(code: ErrorCode, details?: Readonly<Record<string, unknown>>) {
	return failWith<Failure>(details === undefined ? { code } : { code, details });
}

/** Nobody reads more of them at a time. */
const MOST_PROBLEMS = 20;

/**
 * Answers that need another look, each with its sentence: that of its code by default. Of many, the first ones and how
 * many more.
 */
export function failWithProblems(
	problems: readonly { readonly path: string; readonly code: string; readonly message?: string }[],
) {
	const bodies = problems
		.slice(0, MOST_PROBLEMS)
		.map(({ path, code, message = problemSentence(code) }): ProblemBody => ({ path, code, message }));
	const count = problems.length - bodies.length;
	const more = { path: '', code: 'problems.more', message: sayProblem('problems.more', { count }) };
	return fail('VALIDATION_FAILED', { problems: count > 0 ? [...bodies, more] : bodies });
}

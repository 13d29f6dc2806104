/** The problems of a form, for the summary and beside each field. */
import type { FormProblem } from '../ui/error-summary.tsx';
import { type ApiFailure, describeFailure, problemsOf } from './failure.ts';

/**
 * Returns the server's refusal as problems of a form: one for each answer it named, or the failure as a whole.
 * `controlOf` gives the id of an answer's control, if it isn't the answer's name.
 */
export function failureProblems(
	failure: ApiFailure,
	controlOf: (answer: string) => string = (answer) => answer,
): readonly FormProblem[] {
	const problems = problemsOf(failure);
	if (problems.length === 0) {
		const { title, detail } = describeFailure(failure);
		return [{ message: title, remediation: detail }];
	}
	return problems.map(({ path, message }) => ({ field: controlOf(lastName(path)), message }));
}

/** Returns the message beside each control, by its id: the first, if there are several. */
export function errorsByField(problems: readonly FormProblem[]): Readonly<Record<string, string>> {
	const errors: Record<string, string> = {};
	for (const { field, message, beside = message } of problems) {
		if (field !== undefined) errors[field] ??= beside;
	}
	return errors;
}

/** `answers.pay` is about `pay`. */
function lastName(path: string): string {
	return path.split('.').at(-1) ?? path;
}

/** A form that checks on submit, sends, and keeps the problems for the summary and the fields. */
import { sayAuth } from '@halfpenny/messages/auth';
import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type ApiFailure, describeFailure, isApiFailure } from '../../api/failure.ts';
import { errorsByField, failureProblems } from '../../api/form-problems.ts';
import type { FormProblem } from '../../ui/error-summary.tsx';
import { showToast, type ToastWords } from '../../ui/toast-store.ts';

/** Returns the text typed into a field of a form. */
export function typed(form: FormData, field: string): string {
	const value = form.get(field);
	return typeof value === 'string' ? value : '';
}

/** `read` gets the answers from the form, `check` returns their problems, `send` returns what to send. */
export function useSignInForm<Answers, Sent, Answer>({
	read,
	check,
	send,
	mutation,
	failed,
	onSuccess,
}: {
	readonly read: (form: FormData) => Answers;
	readonly check: (answers: Answers) => FormProblem[];
	readonly send: (answers: Answers) => Sent;
	readonly mutation: UseMutationResult<Answer, ApiFailure, Sent>;
	/** Comes before the server's reason. */
	readonly failed: string;
	readonly onSuccess: (answer: Answer) => void;
}) {
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (mutation.isPending) return;
		const answers = read(new FormData(event.currentTarget));
		const wrong = check(answers);
		setProblems(wrong);
		if (wrong.length > 0) return;
		mutation.mutate(send(answers), {
			onSuccess,
			onError: (failure) => {
				setProblems(sayFailed(failure, failed));
				showToast(failedToast(failure, failed));
			},
		});
	};
	return { problems, errors: errorsByField(problems), submit };
}

/** Returns whether the username or email address is already taken. */
export function isTaken(failure: ApiFailure | null): boolean {
	return failure?.kind === 'refused' && failure.code === 'USERNAME_TAKEN';
}

/** What failed, and why. */
function failedToast(failure: ApiFailure, failed: string): ToastWords {
	return { title: failed, detail: describeFailure(failure).title, tone: 'bad' };
}

/** Returns the server's reasons, after the words that say what failed. */
function sayFailed(failure: unknown, failed: string): readonly FormProblem[] {
	if (!isApiFailure(failure)) return [{ message: failed }];
	const field = isTaken(failure) ? 'username' : undefined;
	return failureProblems(failure).map((problem) =>
		problem.field === undefined
			? {
					...{ ...problem, field, beside: problem.message },
					message: sayAuth('failedBecause', { what: failed, why: problem.message }),
				}
			: problem,
	);
}

/** A short form of plain text fields: all are required, and the server's problems appear beside them. */
import type { UseMutationResult } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import type { FormProblem } from '../ui/error-summary.tsx';
import type { ApiFailure } from './failure.ts';
import { errorsByField, failureProblems } from './form-problems.ts';

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** Which field a problem belongs to. */
const fieldOf: Readonly<Record<string, string>> = {
	WRONG_PASSWORD: 'password',
	WRONG_CODE: 'code',
	TOO_MANY_CODES: 'code',
};

/** `missing` gives the message for each empty field, in order. */
export function useShortForm<Name extends string, Answer>(
	missing: Texts<Name>,
	mutation: UseMutationResult<Answer, ApiFailure, Record<Name, string>>,
	onSuccess: (answer: Answer) => void,
) {
	const names = Object.keys(missing) as Name[];
	const [typed, setTyped] = useState(() => eachOf(names, () => ''));
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	const errors = errorsByField(problems);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (mutation.isPending) return;
		const empty = names.filter((name) => typed[name].trim() === '');
		setProblems(empty.map((name) => ({ field: name, message: missing[name] })));
		if (empty.length > 0) return;
		mutation.mutate(typed, { onSuccess, onError: (failure) => setProblems(problemsIn(failure, names)) });
	};
	const field = (name: Name) => ({
		id: name,
		error: errors[name],
		value: typed[name],
		onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [name]: target.value }),
	});
	return { problems, submit, field, busy: mutation.isPending };
}

function problemsIn(failure: ApiFailure, names: readonly string[]): readonly FormProblem[] {
	const field = failure.kind === 'refused' ? fieldOf[failure.code] : undefined;
	const shown = field !== undefined && names.includes(field) ? field : undefined;
	return failureProblems(failure).map((problem) => (shown ? { ...problem, field: shown } : problem));
}

function eachOf<Name extends string>(names: readonly Name[], make: () => string): Record<Name, string> {
	return Object.fromEntries(names.map((name) => [name, make()])) as Record<Name, string>;
}

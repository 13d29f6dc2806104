/** The state of the change password form. */
import { sayAccount } from '@halfpenny/messages/account';
import { type FormEvent, useState } from 'react';
import type { ApiFailure } from '../../api/failure.ts';
import { failureProblems } from '../../api/form-problems.ts';
import { useChangePassword } from '../../api/operations/account.ts';
import type { FormProblem } from '../../ui/error-summary.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { checkPasswordChange, type PasswordChange } from './new-password.ts';

const EMPTY: PasswordChange = { currentPassword: '', password: '', again: '' };

/** What was typed, what is wrong with it, and a function to send it. */
export function usePasswordForm() {
	const [typed, setTyped] = useState(EMPTY);
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	const change = useChangePassword();
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (change.isPending) return;
		const found = checkPasswordChange(typed);
		setProblems(found);
		if (found.length > 0) return;
		const { currentPassword, password } = typed;
		change.mutate(
			{ currentPassword, password },
			{
				onSuccess: () => {
					setTyped(EMPTY);
					showToast({ title: sayAccount('password.done'), detail: sayAccount('password.done.detail') });
				},
				onError: (failure) => setProblems(problemsIn(failure)),
			},
		);
	};
	return { typed, setTyped, problems, submit, busy: change.isPending };
}

/** A wrong password is shown beside its field. */
function problemsIn(failure: ApiFailure): readonly FormProblem[] {
	const field =
		failure.kind === 'refused' && failure.code === 'WRONG_PASSWORD' ? 'currentPassword' : undefined;
	return failureProblems(failure).map((problem) => (field ? { ...problem, field } : problem));
}

/** A failed sign-in is in a toast too, with the specified title and the server’s reason. */
import { sayAuth } from '@halfpenny/messages/auth';
import type { UseMutationResult } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ApiFailure } from '../../api/failure.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { useSignInForm } from './use-sign-in-form.ts';

const failure: ApiFailure = {
	...{ kind: 'refused', code: 'VALIDATION_FAILED', statusCode: 401 },
	...{ message: 'Wrong username or password', remediation: '', details: {} },
};
const refusing = {
	isPending: false,
	mutate: (_: string, { onError }: { onError: (why: ApiFailure) => void }) => onError(failure),
} as unknown as UseMutationResult<void, ApiFailure, string>;

/** Submits a form that the server refuses. */
function submitRefused(failed: string): void {
	let submit: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
	function Form() {
		const form = useSignInForm({
			...{ read: () => 'typed', check: () => [], send: (answers: string) => answers },
			...{ mutation: refusing, failed, onSuccess: () => {} },
		});
		submit = form.submit;
		return null;
	}
	renderToStaticMarkup(<Form />);
	submit?.({ preventDefault: () => {} } as FormEvent<HTMLFormElement>);
}

it.each([
	['Login failed', sayAuth('loginFailed')],
	['Signup failed', sayAuth('signupFailed')],
])('%s', (title, failed) => {
	submitRefused(failed);
	expect(currentToast()).toMatchObject({ title, detail: 'Wrong username or password', tone: 'bad' });
});

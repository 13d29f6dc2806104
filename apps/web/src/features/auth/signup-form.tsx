/** Signs up: username, email, password twice. */
import { PASSWORD_LEAST } from '@halfpenny/facts';
import { sayAuth } from '@halfpenny/messages/auth';
import { plans } from '@halfpenny/messages/prices';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { useSignup } from '../../api/operations/sign-in.ts';
import { withSearch } from '../../api/sign-in-address.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { checkNewAccount } from './credentials.ts';
import { PasswordField, ShowPassword, UsernameField } from './sign-in-fields.tsx';
import { isTaken, typed, useSignInForm } from './use-sign-in-form.ts';

interface FormProps {
	/** Gets the problems, for the summary at the top of the page. */
	readonly form: ReturnType<typeof useSignupForm>;
}

/** The form's state, held by the page for its summary. */
export function useSignupForm(onSignedIn: () => void) {
	const plan = planIn(useSearch());
	const mutation = useSignup();
	const form = useSignInForm({
		read: (data) => ({
			username: typed(data, 'username'),
			email: typed(data, 'email'),
			password: typed(data, 'password'),
			confirmPassword: typed(data, 'confirmPassword'),
		}),
		check: checkNewAccount,
		send: ({ username, email, password }) => ({
			...{ username: username.trim(), email: email.trim(), password },
			...(plan && { plan }),
		}),
		mutation,
		failed: sayAuth('signupFailed'),
		onSuccess: () => {
			showToast({ title: sayAuth('signupSucceeded') });
			onSignedIn();
		},
	});
	return { ...form, busy: mutation.isPending, taken: isTaken(mutation.error) };
}

/** Returns the plan chosen on the pricing page, from the address. */
function planIn(search: string) {
	const chosen = new URLSearchParams(search).get('plan');
	return plans.find(({ id }) => id === chosen)?.id;
}

export function SignupForm({ form: { errors, submit, busy, taken } }: FormProps) {
	const [shown, setShown] = useState(false);
	const search = useSearch();
	return (
		<form noValidate onSubmit={submit} className="grid gap-6">
			{taken && (
				<p className="text-18">
					{sayAuth('taken')}{' '}
					<Link to={withSearch('/auth', search)} replace className="link">
						{sayAuth('takenLogIn')}
					</Link>
				</p>
			)}
			<UsernameField hint={sayAuth('usernameHint')} error={errors.username} />
			<TextField
				id="email"
				type="email"
				label={sayAuth('email')}
				hint={sayAuth('emailHint')}
				error={errors.email}
				autoComplete="email"
				spellCheck={false}
				required
			/>
			<PasswordField
				shown={shown}
				id="password"
				label={sayAuth('password')}
				hint={sayAuth('passwordHint', { least: PASSWORD_LEAST })}
				error={errors.password}
				autoComplete="new-password"
			/>
			<PasswordField
				shown={shown}
				id="confirmPassword"
				label={sayAuth('confirmPassword')}
				error={errors.confirmPassword}
				autoComplete="new-password"
			/>
			<ShowPassword shown={shown} onChange={setShown} />
			<Button type="submit" busy={busy && sayAuth('signupBusy')} className="justify-self-start">
				{sayAuth('signupButton')}
			</Button>
		</form>
	);
}

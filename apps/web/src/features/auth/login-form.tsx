/** Signs in with username and password. */
import { sayAuth } from '@halfpenny/messages/auth';
import { sayPasskeys } from '@halfpenny/messages/passkeys';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useLogin } from '../../api/operations/sign-in.ts';
import { useKnownService } from '../../api/service.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { checkCredentials } from './credentials.ts';
import { PasswordField, ShowPassword, StaySignedIn, UsernameField } from './sign-in-fields.tsx';
import { usePasskey } from './use-passkey.ts';
import { typed, useSignInForm } from './use-sign-in-form.ts';

interface FormProps {
	/** Gets the problems, for the summary at the top of the page. */
	readonly form: ReturnType<typeof useLoginForm>;
}

/** The form's state, held by the page for its summary. Calls `onHalfway` if a code is needed. */
export function useLoginForm(onSignedIn: () => void, onHalfway: () => void) {
	const mutation = useLogin();
	const passkey = usePasskey(false, onSignedIn);
	const form = useSignInForm({
		read: (data) => ({
			...{ username: typed(data, 'username'), password: typed(data, 'password') },
			stay: data.get('stay') !== null,
		}),
		check: checkCredentials,
		send: ({ username, password, stay }) => ({ username: username.trim(), password, ...(stay && { stay }) }),
		mutation,
		failed: sayAuth('loginFailed'),
		onSuccess: ({ success }) => {
			if (!success) return onHalfway();
			showToast({ title: sayAuth('loginSucceeded') });
			onSignedIn();
		},
	});
	const submit = (event: FormEvent<HTMLFormElement>) => {
		passkey.forget();
		form.submit(event);
	};
	return {
		...{ ...form, submit, passkey, busy: mutation.isPending },
		problems: passkey.instead(form.problems),
	};
}

export function LoginForm({ form: { errors, submit, busy, passkey } }: FormProps) {
	const [shown, setShown] = useState(false);
	const form = useRef<HTMLFormElement>(null);
	return (
		<form ref={form} noValidate onSubmit={submit} className="grid gap-6">
			<UsernameField error={errors.username} />
			<PasswordField
				shown={shown}
				id="password"
				label={sayAuth('password')}
				error={errors.password}
				autoComplete="current-password"
			/>
			<ShowPassword shown={shown} onChange={setShown} />
			<StaySignedIn />
			<Forgotten />
			<div className="flex flex-wrap gap-3">
				<Button type="submit" busy={busy && sayAuth('loginBusy')}>
					{sayAuth('loginButton')}
				</Button>
				<Button
					look="secondary"
					busy={passkey.busy && sayPasskeys('add.busy')}
					onClick={() => passkey.start(form.current?.querySelector<HTMLInputElement>('[name=stay]')?.checked)}
				>
					{sayPasskeys('instead')}
				</Button>
			</div>
		</form>
	);
}

/** How to get a new password: by email if this service sends any, otherwise through the operator. */
function Forgotten() {
	const service = useKnownService();
	if (!service?.sendsLetters) return <p className="measure text-16 text-muted">{sayAuth('forgotten')}</p>;
	return (
		<p className="text-16">
			<Link to="/auth/forgotten" className="link">
				{sayAuth('forgottenLink')}
			</Link>
		</p>
	);
}

/** /auth/password: the link in the email for a forgotten password. */
import { PASSWORD_LEAST } from '@halfpenny/facts';
import { sayAuth } from '@halfpenny/messages/auth';
import { useState } from 'react';
import { Link } from 'wouter';
import { useSetNewPassword } from '../../api/operations/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { ButtonLink } from '../../ui/screen-link.tsx';
import { checkNewPassword } from './credentials.ts';
import { PasswordField, ShowPassword } from './sign-in-fields.tsx';
import { typed, useSignInForm } from './use-sign-in-form.ts';

export function NewPasswordPage() {
	const [token] = useState(() => window.location.hash.slice(1));
	const form = useNewPasswordForm(token);
	const asks = token !== '' && !form.done;
	return (
		<Page
			title={sayAuth('reset.title')}
			lead={asks ? sayAuth('reset.lead') : undefined}
			hasProblem={form.problems.length > 0}
			summary={<ErrorSummary problems={form.problems} />}
		>
			{form.done && <Done />}
			{token === '' && <Notice title={sayAuth('reset.noLink')} />}
			{asks && <PasswordForm form={form} />}
			{!form.done && <AskAgain />}
		</Page>
	);
}

function useNewPasswordForm(token: string) {
	const mutation = useSetNewPassword();
	const form = useSignInForm({
		read: (data) => ({ password: typed(data, 'password'), confirmPassword: typed(data, 'confirmPassword') }),
		check: checkNewPassword,
		send: ({ password }) => ({ token, password }),
		mutation,
		failed: sayAuth('reset.failed'),
		onSuccess: () => undefined,
	});
	return { ...form, busy: mutation.isPending, done: mutation.isSuccess };
}

function PasswordForm({
	form: { errors, submit, busy },
}: {
	readonly form: ReturnType<typeof useNewPasswordForm>;
}) {
	const [shown, setShown] = useState(false);
	const field = (id: 'password' | 'confirmPassword') =>
		({ id, shown, error: errors[id], label: sayAuth(id), autoComplete: 'new-password' }) as const;
	return (
		<form noValidate onSubmit={submit} className="grid gap-6">
			<PasswordField {...field('password')} hint={sayAuth('passwordHint', { least: PASSWORD_LEAST })} />
			<PasswordField {...field('confirmPassword')} />
			<ShowPassword shown={shown} onChange={setShown} />
			<div>
				<Button type="submit" busy={busy && sayAuth('reset.busy')}>
					{sayAuth('reset.button')}
				</Button>
			</div>
		</form>
	);
}

function AskAgain() {
	return (
		<p className="mt-6 text-16">
			<Link to="/auth/forgotten" className="link">
				{sayAuth('reset.again')}
			</Link>
		</p>
	);
}

function Done() {
	return (
		<div className="grid gap-6">
			<Notice tone="good" title={sayAuth('reset.done')} live>
				<p>{sayAuth('reset.done.text')}</p>
			</Notice>
			<div>
				<ButtonLink to="/auth">{sayAuth('loginButton')}</ButtonLink>
			</div>
		</div>
	);
}

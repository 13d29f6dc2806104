/** The password, and where you are signed in. */
import { PASSWORD_LEAST } from '@halfpenny/facts';
import { sayAccount } from '@halfpenny/messages/account';
import { sayAuth } from '@halfpenny/messages/auth';
import { errorsByField } from '../../api/form-problems.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AccountFrame } from './account-frame.tsx';
import { EmailSection } from './email-section.tsx';
import { Passkeys } from './passkeys/passkeys.tsx';
import { SessionList } from './session-list.tsx';
import { TwoStep } from './two-step/two-step.tsx';
import { usePasswordForm } from './use-password-form.ts';

/** The page at `/account/security`. */
export function SecurityPage() {
	const form = usePasswordForm();
	return (
		<AccountFrame
			title={sayAccount('security.title')}
			hasProblem={form.problems.length > 0}
			summary={<ErrorSummary problems={form.problems} />}
		>
			<PasswordForm form={form} />
			<EmailSection />
			<TwoStep />
			<Passkeys />
			<SessionList />
		</AccountFrame>
	);
}

function PasswordForm({ form }: { readonly form: ReturnType<typeof usePasswordForm> }) {
	const { typed, setTyped, problems, submit, busy } = form;
	const errors = errorsByField(problems);
	const field = (id: keyof typeof typed, autoComplete: string) => ({
		...({ id, autoComplete, type: 'password', width: 'long', spellCheck: false } as const),
		error: errors[id],
		value: typed[id],
		onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [id]: event.target.value }),
	});
	return (
		<form noValidate onSubmit={submit} className="grid gap-6">
			<h2 className="text-28">{sayAccount('password.title')}</h2>
			<p className="-mt-4 text-16 text-muted">{sayAccount('password.lead')}</p>
			<TextField {...field('currentPassword', 'current-password')} label={sayAccount('password.current')} />
			<TextField
				{...field('password', 'new-password')}
				label={sayAccount('password.new')}
				hint={sayAuth('passwordHint', { least: PASSWORD_LEAST })}
			/>
			<TextField {...field('again', 'new-password')} label={sayAccount('password.again')} />
			<div>
				<Button type="submit" busy={busy && sayAccount('password.busy')}>
					{sayAccount('password.save')}
				</Button>
			</div>
		</form>
	);
}

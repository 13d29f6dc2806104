/** /auth/code: the second step after the password, with two-step sign-in. */
import { sayAuth } from '@halfpenny/messages/auth';
import { sayPasskeys } from '@halfpenny/messages/passkeys';
import { type FormEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useLogInWithCode } from '../../api/operations/sign-in.ts';
import { useShortForm } from '../../api/short-form.ts';
import { afterSignIn, withSearch } from '../../api/sign-in-address.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Page } from '../../ui/page.tsx';
import { BackLink } from '../../ui/screen-link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { usePasskey } from './use-passkey.ts';

/** A code from the app, or one of the ten recovery codes. */
type Kind = 'code' | 'recovery';

/** Afterwards the user continues to where they were going. */
export function CodePage() {
	const [kind, setKind] = useState<Kind>('code');
	return (
		<CodeQuestion key={kind} kind={kind} onOther={() => setKind(kind === 'code' ? 'recovery' : 'code')} />
	);
}

function CodeQuestion({ kind, onOther }: { readonly kind: Kind; readonly onOther: () => void }) {
	const [, navigate] = useLocation();
	const search = useSearch();
	const form = useShortForm({ code: sayAuth(`${kind}.missing`) }, useLogInWithCode(), () => {
		showToast({ title: sayAuth('loginSucceeded') });
		navigate(afterSignIn(search), { replace: true });
	});
	const passkey = usePasskey(true, () => navigate(afterSignIn(search), { replace: true }));
	const problems = passkey.instead(form.problems);
	const submit = (event: FormEvent) => {
		passkey.forget();
		form.submit(event);
	};
	const keyboard =
		kind === 'code'
			? ({ inputMode: 'numeric', autoComplete: 'one-time-code', width: 'short' } as const)
			: ({ autoComplete: 'off', autoCapitalize: 'characters', width: 'medium' } as const);
	return (
		<Page
			title={sayAuth(`${kind}.title`)}
			lead={sayAuth(`${kind}.lead`)}
			back={<BackLink to={withSearch('/auth', search)}>{sayAuth('code.back')}</BackLink>}
			hasProblem={problems.length > 0}
			summary={<ErrorSummary problems={problems} />}
		>
			<form noValidate onSubmit={submit} className="grid gap-6">
				<TextField
					{...form.field('code')}
					{...keyboard}
					label={sayAuth(`${kind}.label`)}
					hint={sayAuth(`${kind}.hint`)}
					spellCheck={false}
					required
				/>
				<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
					<Button type="submit" busy={form.busy && sayAuth('loginBusy')}>
						{sayAuth('code.button')}
					</Button>
					<Button look="quiet" onClick={onOther}>
						{sayAuth(kind === 'code' ? 'code.toRecovery' : 'recovery.toCode')}
					</Button>
					<Button look="quiet" busy={passkey.busy && sayPasskeys('add.busy')} onClick={() => passkey.start()}>
						{sayPasskeys('instead')}
					</Button>
				</div>
			</form>
		</Page>
	);
}

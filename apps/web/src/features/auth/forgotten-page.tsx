/** /auth/forgotten: emails a link to choose a new password. Says the same whether or not there is an account. */
import { sayAuth } from '@halfpenny/messages/auth';
import { useAskForNewPassword } from '../../api/operations/sign-in.ts';
import { useKnownService } from '../../api/service.ts';
import { useShortForm } from '../../api/short-form.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { BackLink } from '../../ui/screen-link.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** If this service sends no email, says what to do instead. */
export function ForgottenPage() {
	const service = useKnownService();
	const ask = useAskForNewPassword();
	const form = useShortForm({ email: sayAuth('emailMissing') }, ask, () => undefined);
	const sends = service?.sendsLetters !== false;
	return (
		<Page
			title={sayAuth('forgotten.title')}
			lead={sends && !ask.isSuccess ? sayAuth('forgotten.lead') : undefined}
			back={<BackLink to="/auth">{sayAuth('forgotten.back')}</BackLink>}
			hasProblem={form.problems.length > 0}
			summary={<ErrorSummary problems={form.problems} />}
		>
			{!sends && <Notice title={sayAuth('forgotten')} />}
			{sends && (ask.isSuccess ? <Sent /> : <AskForm form={form} />)}
		</Page>
	);
}

function Sent() {
	return (
		<Notice tone="good" title={sayAuth('forgotten.sent')} live>
			<p>{sayAuth('forgotten.sent.text')}</p>
		</Notice>
	);
}

function AskForm({
	form: { field, submit, busy },
}: {
	readonly form: Pick<ReturnType<typeof useShortForm<'email', unknown>>, 'field' | 'submit' | 'busy'>;
}) {
	return (
		<form noValidate onSubmit={submit} className="grid gap-6">
			<TextField
				{...field('email')}
				type="email"
				width="long"
				autoComplete="email"
				autoCapitalize="none"
				spellCheck={false}
				label={sayAuth('email')}
				required
			/>
			<div>
				<Button type="submit" busy={busy && sayAuth('forgotten.busy')}>
					{sayAuth('forgotten.button')}
				</Button>
			</div>
		</form>
	);
}

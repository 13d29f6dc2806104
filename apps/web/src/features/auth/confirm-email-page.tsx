/** /auth/email: confirms a new email address. Needs a button press, since programs that scan email open links too. */
import { sayAccount } from '@halfpenny/messages/account';
import { useState } from 'react';
import { failureProblems } from '../../api/form-problems.ts';
import { useConfirmEmail } from '../../api/operations/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { ButtonLink } from '../../ui/screen-link.tsx';

export function ConfirmEmailPage() {
	const [token] = useState(() => window.location.hash.slice(1));
	const confirm = useConfirmEmail();
	const problems = confirm.error ? failureProblems(confirm.error) : [];
	return (
		<Page
			title={sayAccount('email.confirm.title')}
			lead={sayAccount('email.confirm.lead')}
			hasProblem={problems.length > 0}
			summary={<ErrorSummary problems={problems} />}
		>
			{confirm.isSuccess ? <Confirmed /> : <Ask token={token} confirm={confirm} />}
		</Page>
	);
}

function Confirmed() {
	return (
		<div className="grid gap-6">
			<Notice tone="good" title={sayAccount('email.confirmed')} />
			<div>
				<ButtonLink to="/app">{sayAccount('email.confirmed.go')}</ButtonLink>
			</div>
		</div>
	);
}

function Ask({
	token,
	confirm,
}: {
	readonly token: string;
	readonly confirm: ReturnType<typeof useConfirmEmail>;
}) {
	if (token === '') return <Notice title={sayAccount('email.confirm.noLink')} />;
	return (
		<div>
			<Button
				busy={confirm.isPending && sayAccount('email.confirm.busy')}
				onClick={() => confirm.mutate({ token })}
			>
				{sayAccount('email.confirm.button')}
			</Button>
		</div>
	);
}

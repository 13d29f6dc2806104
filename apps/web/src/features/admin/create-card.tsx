/** Creates an administrator: first with the set-up token, later by a signed-in administrator. */
import { PASSWORD_LEAST } from '@halfpenny/facts';
import { sayAdmin } from '@halfpenny/messages/admin';
import { useState } from 'react';
import { useCreateAdmin } from '../../api/operations/admin.ts';
import { useShortForm } from '../../api/short-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';

const missing = {
	newUsername: sayAdmin('username.missing'),
	newPassword: sayAdmin('password.missing'),
	email: sayAdmin('email.missing'),
};

export function CreateCard({ withToken = false }: { readonly withToken?: boolean }) {
	const [round, setRound] = useState(0);
	return (
		<Card title={sayAdmin(withToken ? 'create' : 'create.another')}>
			<CreateForm key={round} withToken={withToken} onCreated={() => setRound(round + 1)} />
		</Card>
	);
}

function CreateForm({
	withToken,
	onCreated,
}: {
	readonly withToken: boolean;
	readonly onCreated: () => void;
}) {
	const create = useCreateAdmin(() => showToast({ title: sayAdmin('create.failed'), tone: 'bad' }));
	const needed: Readonly<Record<string, string>> = withToken
		? { ...missing, token: sayAdmin('token.missing') }
		: missing;
	const form = useShortForm(needed, create, () => {
		showToast({ title: sayAdmin('create.succeeded') });
		onCreated();
	});
	return (
		<form noValidate onSubmit={form.submit} className="grid gap-6">
			{withToken && <p className="text-16 text-muted">{sayAdmin('create.what')}</p>}
			<ErrorSummary problems={form.problems} />
			<TextField
				{...form.field('newUsername')}
				label={sayAdmin('username')}
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				required
			/>
			<TextField
				{...form.field('newPassword')}
				label={sayAdmin('password')}
				hint={sayAdmin('password.hint', { least: PASSWORD_LEAST })}
				type="password"
				autoComplete="new-password"
				required
			/>
			<TextField
				{...form.field('email')}
				label={sayAdmin('email')}
				type="email"
				autoComplete="off"
				required
			/>
			{withToken && (
				<TextField
					{...form.field('token')}
					label={sayAdmin('token')}
					hint={sayAdmin('token.hint')}
					autoComplete="off"
					spellCheck={false}
					required
				/>
			)}
			<Button
				type="submit"
				look="secondary"
				busy={form.busy && sayAdmin('create.busy')}
				className="justify-self-start"
			>
				{sayAdmin('create')}
			</Button>
		</form>
	);
}

/** Changes the signed-in administrator's own password. */
import { PASSWORD_LEAST } from '@halfpenny/facts';
import { sayAdmin } from '@halfpenny/messages/admin';
import { useState } from 'react';
import { useChangeAdminPassword } from '../../api/operations/admin.ts';
import { useShortForm } from '../../api/short-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';

const missing: Readonly<Record<string, string>> = {
	password: sayAdmin('change.missing'),
	newPassword: sayAdmin('change.newMissing'),
};

export function ChangePasswordCard() {
	const [round, setRound] = useState(0);
	return (
		<Card title={sayAdmin('change')}>
			<ChangeForm key={round} onChanged={() => setRound(round + 1)} />
		</Card>
	);
}

function ChangeForm({ onChanged }: { readonly onChanged: () => void }) {
	const form = useShortForm(missing, useChangeAdminPassword(), () => {
		showToast({ title: sayAdmin('change.done') });
		onChanged();
	});
	return (
		<form noValidate onSubmit={form.submit} className="grid gap-6">
			<ErrorSummary problems={form.problems} />
			<TextField
				{...form.field('password')}
				label={sayAdmin('change.password')}
				type="password"
				autoComplete="current-password"
				required
			/>
			<TextField
				{...form.field('newPassword')}
				label={sayAdmin('change.new')}
				hint={sayAdmin('password.hint', { least: PASSWORD_LEAST })}
				type="password"
				autoComplete="new-password"
				required
			/>
			<Button type="submit" busy={form.busy && sayAdmin('change.busy')} className="justify-self-start">
				{sayAdmin('change')}
			</Button>
		</form>
	);
}

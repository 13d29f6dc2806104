/** The question before an account is deleted: the password, and that it is understood. */
import { sayAccount } from '@halfpenny/messages/account';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useDeleteAccount } from '../../app/api/operations/account-deletion.ts';
import { errorsByField, failureProblems } from '../../app/form-problems.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { FormProblem } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** The dialog. */
export function DeleteDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
	return (
		<Dialog id="delete-account" title={sayAccount('delete.ask')} open={open} onClose={onClose}>
			<DeleteForm onClose={onClose} />
		</Dialog>
	);
}

function DeleteForm({ onClose }: { readonly onClose: () => void }) {
	const { password, setPassword, understood, setUnderstood, problems, submit, busy } = useDeleteForm();
	const errors = errorsByField(problems);
	const whole = problems.filter(({ field }) => field === undefined);
	return (
		<form noValidate onSubmit={submit} className="grid gap-5">
			{whole.map(({ message, remediation }) => (
				<Notice key={message} tone="bad" title={message} live>
					<p>{remediation}</p>
				</Notice>
			))}
			<TextField
				id="deletePassword"
				type="password"
				width="long"
				autoComplete="current-password"
				label={sayAccount('delete.password')}
				error={errors.deletePassword}
				value={password}
				onChange={(event) => setPassword(event.target.value)}
			/>
			<CheckboxField
				id="understood"
				label={sayAccount('delete.understood')}
				error={errors.understood}
				checked={understood}
				onChange={(event) => setUnderstood(event.target.checked)}
			/>
			<div className="flex flex-wrap gap-3">
				<Button look="secondary" onClick={onClose}>
					{sayAccount('delete.no')}
				</Button>
				<Button type="submit" look="danger" busy={busy && sayAccount('delete.busy')}>
					{sayAccount('delete.yes')}
				</Button>
			</div>
		</form>
	);
}

function useDeleteForm() {
	const [password, setPassword] = useState('');
	const [understood, setUnderstood] = useState(false);
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	const remove = useDeleteAccount();
	const [, navigate] = useLocation();
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (remove.isPending) return;
		const found = missing(password, understood);
		setProblems(found);
		if (found.length > 0) return;
		remove.mutate(
			{ password, understood: true },
			{
				onSuccess: ({ kept }) => {
					const detail = kept.length > 0 ? sayAccount('delete.done.kept') : undefined;
					showToast({ title: sayAccount('delete.done'), detail });
					navigate('/auth');
				},
				onError: (failure) => setProblems(failureProblems(failure)),
			},
		);
	};
	return { password, setPassword, understood, setUnderstood, problems, submit, busy: remove.isPending };
}

function missing(password: string, understood: boolean): FormProblem[] {
	return [
		...(password === '' ? [{ field: 'deletePassword', message: sayAccount('password.currentMissing') }] : []),
		...(understood ? [] : [{ field: 'understood', message: sayAccount('delete.understoodMissing') }]),
	];
}

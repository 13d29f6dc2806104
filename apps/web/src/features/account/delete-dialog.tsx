/** The question before an account is deleted: the password, a code where signing in takes two steps, and that it is understood. */
import { sayAccount } from '@halfpenny/messages/account';
import { sayTwoStep } from '@halfpenny/messages/two-step';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { errorsByField, failureProblems } from '../../api/form-problems.ts';
import { useDeleteAccount } from '../../api/operations/account.ts';
import { useTwoStep } from '../../api/operations/two-step.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { FormProblem } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { EitherCodeField } from './two-step/fields.tsx';

/** The dialog. */
export function DeleteDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
	return (
		<Dialog id="delete-account" title={sayAccount('delete.ask')} open={open} onClose={onClose}>
			<DeleteForm onClose={onClose} />
		</Dialog>
	);
}

function DeleteForm({ onClose }: { readonly onClose: () => void }) {
	const { typed, type, asksCode, problems, submit, busy } = useDeleteForm();
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
				value={typed.password}
				onChange={({ target }) => type({ password: target.value })}
			/>
			{asksCode && (
				<EitherCodeField
					id="deleteCode"
					error={errors.deleteCode}
					value={typed.code}
					onChange={({ target }) => type({ code: target.value })}
				/>
			)}
			<CheckboxField
				id="understood"
				label={sayAccount('delete.understood')}
				error={errors.understood}
				checked={typed.understood}
				onChange={({ target }) => type({ understood: target.checked })}
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

interface Typed {
	readonly password: string;
	readonly code: string;
	readonly understood: boolean;
}

function useDeleteForm() {
	const [typed, setTyped] = useState<Typed>({ password: '', code: '', understood: false });
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	const twoStep = useTwoStep();
	const asksCode = (twoStep.data?.since ?? null) !== null;
	const remove = useDeleteAccount();
	const [, navigate] = useLocation();
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (remove.isPending) return;
		const found = missing(typed, asksCode);
		setProblems(found);
		if (found.length > 0) return;
		const { password, code } = typed;
		remove.mutate(
			{ password, ...(asksCode ? { code } : {}), understood: true },
			{
				onSuccess: ({ kept }) => {
					const detail = kept.length > 0 ? sayAccount('delete.done.kept') : undefined;
					showToast({ title: sayAccount('delete.done'), detail });
					navigate('/auth');
				},
				onError: (failure) => {
					setProblems(failureProblems(failure));
					// Whether a code is needed may have changed in another window.
					void twoStep.refetch();
				},
			},
		);
	};
	const type = (more: Partial<Typed>) => setTyped({ ...typed, ...more });
	return { typed, type, asksCode, problems, submit, busy: remove.isPending };
}

function missing({ password, code, understood }: Typed, asksCode: boolean): FormProblem[] {
	const none = (field: string, message: string, absent: boolean) => (absent ? [{ field, message }] : []);
	return [
		...none('deletePassword', sayAccount('password.currentMissing'), password === ''),
		...none('deleteCode', sayTwoStep('either.missing'), asksCode && code.trim() === ''),
		...none('understood', sayAccount('delete.understoodMissing'), !understood),
	];
}

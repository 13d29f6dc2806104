/** Confirms closing or erasing an account: the password, a code with two-step sign-in, and a tick that it is understood. */
import { formatDay } from '@halfpenny/facts';
import { sayAccount } from '@halfpenny/messages/account';
import { sayTwoStep } from '@halfpenny/messages/two-step';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { errorsByField, failureProblems } from '../../api/form-problems.ts';
import type { Answer } from '../../api/operation.ts';
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

/** The dialog's words for an account erased in 30 days, and for one erased now. */
const words = {
	later: {
		ask: 'delete.ask',
		what: 'delete.what',
		understood: 'delete.understood',
		yes: 'delete.yes',
		no: 'delete.no',
	},
	now: {
		ask: 'delete.askNow',
		what: 'delete.whatNow',
		understood: 'delete.understoodNow',
		yes: 'delete.yesNow',
		no: 'delete.noNow',
	},
} as const;

interface DialogProps {
	readonly open: boolean;
	readonly onClose: () => void;
	/** Whether the account is erased now instead of in 30 days. */
	readonly now?: boolean;
}

export function DeleteDialog({ open, onClose, now = false }: DialogProps) {
	const id = now ? 'erase-account' : 'delete-account';
	return (
		<Dialog id={id} title={sayAccount(words[now ? 'now' : 'later'].ask)} open={open} onClose={onClose}>
			<DeleteForm onClose={onClose} now={now} />
		</Dialog>
	);
}

function DeleteForm({ onClose, now }: { readonly onClose: () => void; readonly now: boolean }) {
	const { typed, type, asksCode, problems, submit, busy } = useDeleteForm(now);
	const said = words[now ? 'now' : 'later'];
	const errors = errorsByField(problems);
	const whole = problems.filter(({ field }) => field === undefined);
	return (
		<form noValidate onSubmit={submit} className="grid gap-5">
			{whole.map(({ message, remediation }) => (
				<Notice key={message} tone="bad" title={message} live>
					<p>{remediation}</p>
				</Notice>
			))}
			<p className="measure">{sayAccount(said.what)}</p>
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
				label={sayAccount(said.understood)}
				error={errors.understood}
				checked={typed.understood}
				onChange={({ target }) => type({ understood: target.checked })}
			/>
			<div className="flex flex-wrap gap-3">
				<Button look="secondary" onClick={onClose}>
					{sayAccount(said.no)}
				</Button>
				<Button type="submit" look="danger" busy={busy && sayAccount('delete.busy')}>
					{sayAccount(said.yes)}
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

function useDeleteForm(now: boolean) {
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
			{ password, ...(asksCode ? { code } : {}), understood: true, eraseNow: now },
			{
				onSuccess: (answer) => {
					showToast(doneWords(answer));
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

function doneWords({ erasedOn, kept }: Answer<'deleteAccount'>) {
	if (erasedOn !== null)
		return {
			title: sayAccount('delete.done'),
			detail: sayAccount('delete.done.until', { date: formatDay(erasedOn) }),
		};
	const detail = kept.length > 0 ? sayAccount('delete.doneNow.kept') : undefined;
	return { title: sayAccount('delete.doneNow'), detail };
}

function missing({ password, code, understood }: Typed, asksCode: boolean): FormProblem[] {
	const none = (field: string, message: string, absent: boolean) => (absent ? [{ field, message }] : []);
	return [
		...none('deletePassword', sayAccount('password.currentMissing'), password === ''),
		...none('deleteCode', sayTwoStep('either.missing'), asksCode && code.trim() === ''),
		...none('understood', sayAccount('delete.understoodMissing'), !understood),
	];
}

/** Asks for the password before sensitive actions, and for a code if two-step sign-in is on. */
import { sayAccount } from '@halfpenny/messages/account';
import { sayTwoStep } from '@halfpenny/messages/two-step';
import { useEffect, useRef } from 'react';
import { useGiveProof } from '../api/operations/account.ts';
import { useTwoStep } from '../api/operations/two-step.ts';
import { answerProof } from '../api/proof.ts';
import { useShortForm } from '../api/short-form.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';

/** The dialog, over the current page. */
export function ProofDialog({ open }: { readonly open: boolean }) {
	return (
		<Dialog id="proof" title={sayAccount('proof.title')} open={open} onClose={() => answerProof(false)}>
			<Question />
		</Dialog>
	);
}

/** We know whether to ask for a code before the form appears. */
function Question() {
	const { data, isError } = useTwoStep();
	return (
		<>
			<p>{sayAccount('proof.text')}</p>
			{(data || isError) && <ProofForm asksCode={(data?.since ?? null) !== null} />}
		</>
	);
}

function ProofForm({ asksCode }: { readonly asksCode: boolean }) {
	const missing: Record<string, string> = {
		password: sayTwoStep('password.missing'),
		...(asksCode && { code: sayTwoStep('either.missing') }),
	};
	const form = useShortForm(missing, useGiveProof(), () => answerProof(true));
	const first = useRef<HTMLInputElement>(null);
	useEffect(() => first.current?.focus(), []);
	const whole = form.problems.filter(({ field }) => field === undefined);
	return (
		<form noValidate onSubmit={form.submit} className="mt-2 grid gap-5">
			{whole.map(({ message, remediation }) => (
				<Notice key={message} tone="bad" title={message} live>
					<p>{remediation}</p>
				</Notice>
			))}
			<TextField
				{...named(form.field('password'), 'proofPassword')}
				ref={first}
				type="password"
				autoComplete="current-password"
				spellCheck={false}
				label={sayTwoStep('password')}
			/>
			{asksCode && (
				<TextField
					{...named(form.field('code'), 'proofCode')}
					width="medium"
					autoComplete="one-time-code"
					autoCapitalize="characters"
					spellCheck={false}
					label={sayTwoStep('either')}
				/>
			)}
			<div className="flex flex-wrap gap-3">
				<Button look="secondary" onClick={() => answerProof(false)}>
					{sayAccount('proof.no')}
				</Button>
				<Button type="submit" busy={form.busy && sayTwoStep('busy')}>
					{sayTwoStep('goOn')}
				</Button>
			</div>
		</form>
	);
}

/** The page below may have a field of the same name. */
function named<Field>(field: Field, id: string) {
	return { ...field, id };
}

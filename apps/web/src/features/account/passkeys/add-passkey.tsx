/** Adds a passkey: a name, then the device asks for a finger, a face or a PIN. */
import { sayPasskeys } from '@halfpenny/messages/passkeys';
import { type FormEvent, useState } from 'react';
import { describeFailure } from '../../../api/failure.ts';
import { type PasskeyOutcome, useAddPasskey } from '../../../api/operations/passkeys.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';

export function AddPasskey() {
	const [name, setName] = useState('');
	const [isMissing, setMissing] = useState(false);
	const add = useAddPasskey();
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (add.isPending) return;
		setMissing(name.trim() === '');
		if (name.trim() === '') return add.reset();
		add.mutate(name.trim(), {
			onSuccess: (outcome) => {
				if (outcome !== 'done') return;
				showToast({ title: sayPasskeys('add.done') });
				setName('');
			},
		});
	};
	return (
		<form noValidate onSubmit={submit} className="grid gap-4">
			{add.error && <Refused {...describeFailure(add.error)} />}
			{add.data && add.data !== 'done' && <Refused {...refusal(add.data)} />}
			<TextField
				id="passkeyName"
				width="medium"
				maxLength={60}
				label={sayPasskeys('name.new')}
				hint={sayPasskeys('name.hint')}
				error={isMissing ? sayPasskeys('name.missing') : undefined}
				value={name}
				onChange={({ target }) => setName(target.value)}
			/>
			<div>
				<Button type="submit" look="secondary" busy={add.isPending && sayPasskeys('add.busy')}>
					{sayPasskeys('add')}
				</Button>
			</div>
		</form>
	);
}

function refusal(outcome: Exclude<PasskeyOutcome, 'done'>) {
	return { title: sayPasskeys(outcome), detail: sayPasskeys(`${outcome}.detail`) };
}

function Refused({ title, detail }: { readonly title: string; readonly detail: string }) {
	return (
		<Notice tone="bad" title={title} live>
			<p>{detail}</p>
		</Notice>
	);
}

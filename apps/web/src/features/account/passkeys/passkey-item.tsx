/** One passkey in the list: its name, when it was added and used, and buttons to rename and remove it. */
import { formatMoment } from '@halfpenny/facts';
import { sayPasskeys } from '@halfpenny/messages/passkeys';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LoadFailed } from '../../../api/load-failed.tsx';
import type { Answer } from '../../../api/operation.ts';
import { useRemovePasskey, useRenamePasskey } from '../../../api/operations/passkeys.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';

type Passkey = Answer<'listPasskeys'>[number];

export function PasskeyItem({ passkey }: { readonly passkey: Passkey }) {
	const [renaming, setRenaming] = useState(false);
	const remove = useRemovePasskey();
	const { id, name, addedAt, lastUsedAt } = passkey;
	const onRemoved = () => showToast({ title: sayPasskeys('remove.done') });
	const tryRemoving = () => remove.mutate(id, { onSuccess: onRemoved });
	if (renaming) return <Rename passkey={passkey} onDone={() => setRenaming(false)} />;
	return (
		<li className="grid gap-1 py-3">
			<div className="flex flex-wrap items-baseline gap-x-4">
				<span className="grow font-semibold wrap-anywhere">{name}</span>
				<Button look="quiet" onClick={() => setRenaming(true)}>
					{sayPasskeys('rename')} <span className="sr-only">{name}</span>
				</Button>
				<Button look="quiet" busy={remove.isPending && sayPasskeys('remove.busy')} onClick={tryRemoving}>
					{sayPasskeys('remove')} <span className="sr-only">{name}</span>
				</Button>
			</div>
			<p className="text-muted">
				{sayPasskeys('added', { when: formatMoment(addedAt) })} ·{' '}
				{lastUsedAt === null
					? sayPasskeys('used.never')
					: sayPasskeys('used', { when: formatMoment(lastUsedAt) })}
			</p>
			{remove.error && <LoadFailed failure={remove.error} retry={tryRemoving} />}
		</li>
	);
}

function Rename({
	passkey: { id, name },
	onDone,
}: {
	readonly passkey: Passkey;
	readonly onDone: () => void;
}) {
	const [typed, setTyped] = useState(name);
	const [isMissing, setMissing] = useState(false);
	const rename = useRenamePasskey();
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => field.current?.focus(), []);
	const send = () => rename.mutate({ id, name: typed.trim() }, { onSuccess: onDone });
	const submit = (event: FormEvent) => {
		event.preventDefault();
		setMissing(typed.trim() === '');
		if (typed.trim() !== '' && !rename.isPending) send();
	};
	return (
		<li className="py-3">
			<form noValidate onSubmit={submit} className="grid gap-4">
				{rename.error && <LoadFailed failure={rename.error} retry={send} />}
				<TextField
					id={`rename-${id}`}
					ref={field}
					width="medium"
					maxLength={60}
					label={sayPasskeys('name')}
					error={isMissing ? sayPasskeys('name.missing') : undefined}
					value={typed}
					onChange={({ target }) => setTyped(target.value)}
				/>
				<div className="flex flex-wrap gap-3">
					<Button type="submit" look="secondary" small busy={rename.isPending && sayPasskeys('rename.busy')}>
						{sayPasskeys('rename.save')}
					</Button>
					<Button look="quiet" small onClick={onDone}>
						{sayPasskeys('rename.cancel')}
					</Button>
				</div>
			</form>
		</li>
	);
}

/** Deletes the conversation, after confirmation. */
import { sayChat } from '@halfpenny/messages/chat';
import { useState } from 'react';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { useDeleteChat } from '../../api/operations/chat.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { forgetSaying } from './conversations.ts';

export function DeleteConversation({
	userId,
	returnId,
}: {
	readonly userId: string;
	readonly returnId: string;
}) {
	const [open, setOpen] = useState(false);
	const deletion = useDeleteChat({ userId, taxReturnId: returnId });
	const remove = () => {
		if (deletion.isPending) return;
		deletion.mutate(undefined, {
			onSuccess: () => {
				forgetSaying(returnId);
				setOpen(false);
				showToast({ title: sayChat('deleted') });
			},
		});
	};
	return (
		<>
			<button
				type="button"
				className="link no-print min-h-6 text-14"
				aria-haspopup="dialog"
				onClick={() => setOpen(true)}
			>
				{sayChat('delete.open')}
			</button>
			<ConfirmDialog
				id="delete-conversation"
				title={sayChat('delete.title')}
				open={open}
				onClose={() => setOpen(false)}
				no={sayChat('delete.no')}
				yes={sayChat('delete.yes')}
				busy={deletion.isPending && sayChat('delete.busy')}
				onYes={remove}
				danger
			>
				<p>{sayChat('delete.text')}</p>
				<FailureNotice failure={deletion.error} />
			</ConfirmDialog>
		</>
	);
}

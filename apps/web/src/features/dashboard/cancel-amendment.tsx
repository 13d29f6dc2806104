/** "Keep what HMRC has": discards an amendment, and says what will be lost. */
import { sayFiling } from '@halfpenny/messages/filing';
import { useState } from 'react';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { useCancelAmendment } from '../../api/operations/tax-returns.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useHeadingAfter } from '../../ui/use-heading-after.ts';

/** The button with its dialog. */
export function CancelAmendment({ taxReturnId }: { readonly taxReturnId: string }) {
	const [open, setOpen] = useState(false);
	const cancel = useCancelAmendment(taxReturnId);
	const headingAfter = useHeadingAfter();
	const giveUp = async () => {
		if (cancel.isPending) return;
		headingAfter();
		if (!(await cancel.mutateAsync().catch(() => undefined))) return;
		showToast({ title: sayFiling('amend.cancelled'), detail: sayFiling('amend.cancelled.detail') });
		setOpen(false);
	};
	return (
		<div>
			<Button look="secondary" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
				{sayFiling('amend.cancel')}
			</Button>
			<ConfirmDialog
				id="cancel-amendment"
				title={sayFiling('amend.cancel.title')}
				open={open}
				onClose={() => setOpen(false)}
				no={sayFiling('amend.cancel.no')}
				yes={sayFiling('amend.cancel.yes')}
				busy={cancel.isPending && sayFiling('amend.cancel.busy')}
				onYes={() => void giveUp()}
				danger
			>
				<p>{sayFiling('amend.cancel.what')}</p>
				<p>{sayFiling('amend.cancel.lost')}</p>
				<FailureNotice failure={cancel.error} />
			</ConfirmDialog>
		</div>
	);
}

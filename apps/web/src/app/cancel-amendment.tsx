/** "Keep what HMRC has": gives up an amendment, and says what is lost by it. */
import { sayFiling } from '@halfpenny/messages/filing';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toast-store.ts';
import { describeFailure } from './api/failure.ts';
import { useCancelAmendment } from './api/operations/cancel-amendment.ts';
import { useHeadingAfter } from './use-heading-after.ts';

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
			<Dialog
				id="cancel-amendment"
				title={sayFiling('amend.cancel.title')}
				open={open}
				onClose={() => setOpen(false)}
				actions={
					<>
						<Button look="secondary" onClick={() => setOpen(false)}>
							{sayFiling('amend.cancel.no')}
						</Button>
						<Button
							look="danger"
							busy={cancel.isPending && sayFiling('amend.cancel.busy')}
							onClick={() => void giveUp()}
						>
							{sayFiling('amend.cancel.yes')}
						</Button>
					</>
				}
			>
				<p>{sayFiling('amend.cancel.what')}</p>
				<p>{sayFiling('amend.cancel.lost')}</p>
				{cancel.error && (
					<Notice tone="bad" title={describeFailure(cancel.error).title} live>
						<p>{describeFailure(cancel.error).detail}</p>
					</Notice>
				)}
			</Dialog>
		</div>
	);
}

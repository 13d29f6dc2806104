/** Disconnects: we delete our tokens, and HMRC's own page shows what it still allows. */
import { sayMtd } from '@halfpenny/messages/mtd';
import { useState } from 'react';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import { useDisconnect } from '../../../api/operations/mtd-connection.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';

/** HMRC's list of the software a person has authorised. */
const HMRC_ACCESS = 'https://www.tax.service.gov.uk/applications-manage-authority/applications';

/** The button and its confirmation. */
export function Disconnect() {
	const [asking, ask] = useState(false);
	const disconnect = useDisconnect();
	const end = () =>
		disconnect.mutate(undefined, {
			onSuccess: () => {
				ask(false);
				showToast({ title: sayMtd('connection.revoked') });
			},
		});
	return (
		<>
			<Button look="quiet" small aria-haspopup="dialog" onClick={() => ask(true)}>
				{sayMtd('connection.revoke')}
			</Button>
			<ConfirmDialog
				id="disconnect"
				title={sayMtd('connection.revoke.title')}
				open={asking}
				onClose={() => ask(false)}
				no={sayMtd('connection.revoke.no')}
				yes={sayMtd('connection.revoke.yes')}
				busy={disconnect.isPending && sayMtd('connection.revoking')}
				onYes={end}
			>
				<p>{sayMtd('connection.revoke.text')}</p>
				<p>
					<a href={HMRC_ACCESS} target="_blank" rel="noreferrer" className="link">
						{sayMtd('connection.revoke.hmrc')}
					</a>
				</p>
				<FailureNotice failure={disconnect.error} />
			</ConfirmDialog>
		</>
	);
}

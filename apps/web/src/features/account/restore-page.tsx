/** The page after signing in to a closed account: restore it, or have it erased now. */
import { formatDay } from '@halfpenny/facts';
import { sayAccount } from '@halfpenny/messages/account';
import { useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { Answered } from '../../api/answered.tsx';
import { LoadFailed } from '../../api/load-failed.tsx';
import type { Answer } from '../../api/operation.ts';
import { useClosedAccount, useRestoreAccount } from '../../api/operations/account.ts';
import { useLogout } from '../../api/operations/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { DeleteDialog } from './delete-dialog.tsx';

/** The page at `/account/restore`. */
export function RestorePage() {
	return (
		<Answered title={sayAccount('restore.title')} queries={[useClosedAccount()]}>
			{({ erasedOn }: Answer<'getClosedAccount'>) =>
				erasedOn === null ? <Redirect to="/account" replace /> : <Restore erasedOn={erasedOn} />
			}
		</Answered>
	);
}

function Restore({ erasedOn }: { readonly erasedOn: string }) {
	const [open, setOpen] = useState(false);
	const [, navigate] = useLocation();
	const restore = useRestoreAccount();
	const logout = useLogout();
	const onRestored = () => {
		showToast({ title: sayAccount('restore.done') });
		navigate('/app', { replace: true });
	};
	return (
		<Page
			title={sayAccount('restore.title')}
			lead={sayAccount('restore.lead', { date: formatDay(erasedOn) })}
		>
			<p className="measure">{sayAccount('restore.agreements')}</p>
			{restore.error && <LoadFailed failure={restore.error} retry={() => restore.mutate()} />}
			<div className="mt-6 flex flex-wrap items-center gap-3">
				<Button
					busy={restore.isPending && sayAccount('restore.busy')}
					onClick={() => restore.mutate(undefined, { onSuccess: onRestored })}
				>
					{sayAccount('restore.yes')}
				</Button>
				<Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
					{sayAccount('restore.now')}
				</Button>
				<Button
					look="quiet"
					onClick={() => logout.mutate(undefined, { onSuccess: () => navigate('/?logged-out') })}
				>
					{sayAccount('restore.logOut')}
				</Button>
			</div>
			<DeleteDialog now open={open} onClose={() => setOpen(false)} />
		</Page>
	);
}

/** "Change your return": what an amendment is, the last day HMRC accepts one, and the button to start. */
import { formatDay } from '@halfpenny/facts';
import { amendableUntil } from '@halfpenny/lifecycle';
import { sayFiling } from '@halfpenny/messages/filing';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { FailureNotice } from '../api/failure-notice.tsx';
import { useAmendReturn } from '../api/operations/tax-returns.ts';
import type { TaxReturn } from '../api/shapes.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useHeadingAfter } from '../ui/use-heading-after.ts';
import { dashboardAddress } from './dashboard-address.ts';

type Amendable = Pick<TaxReturn, 'id' | 'taxYear' | 'returnType'>;

/** The button and its dialog. After the last day, what to do instead. */
export function AmendReturn({ taxReturn, today }: { readonly taxReturn: Amendable; readonly today: string }) {
	const [open, setOpen] = useState(false);
	const last = amendableUntil(taxReturn.taxYear);
	if (last === undefined) return null;
	if (today > last)
		return <p className="measure text-16">{sayFiling('amend.over', { date: formatDay(last) })}</p>;
	return (
		<div>
			<Button look="secondary" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
				{sayFiling('amend.start')}
			</Button>
			<Confirm taxReturn={taxReturn} last={last} open={open} onClose={() => setOpen(false)} />
		</div>
	);
}

function Confirm({
	taxReturn,
	last,
	open,
	onClose,
}: {
	readonly taxReturn: Amendable;
	readonly last: string;
	readonly open: boolean;
	readonly onClose: () => void;
}) {
	const [, navigate] = useLocation();
	const amend = useAmendReturn(taxReturn.id);
	const headingAfter = useHeadingAfter();
	// Opening it may remove this button from the page, so navigation must not depend on it.
	const start = async () => {
		if (amend.isPending) return;
		headingAfter();
		if (!(await amend.mutateAsync().catch(() => undefined))) return;
		showToast({ title: sayFiling('amend.opened'), detail: sayFiling('amend.opened.detail') });
		onClose();
		navigate(dashboardAddress(taxReturn));
	};
	return (
		<ConfirmDialog
			id="amend"
			title={sayFiling('amend.title')}
			{...{ open, onClose }}
			no={sayFiling('amend.no')}
			yes={sayFiling('amend.yes')}
			busy={amend.isPending && sayFiling('amend.busy')}
			onYes={() => void start()}
		>
			<p>{sayFiling('amend.what')}</p>
			<p>{sayFiling('amend.kept')}</p>
			<p>{sayFiling('amend.until', { date: formatDay(last) })}</p>
			<FailureNotice failure={amend.error} />
		</ConfirmDialog>
	);
}

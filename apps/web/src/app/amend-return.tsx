/** "Change your return": what an amendment is, until when HMRC takes one, and the way to it. */
import { sayFiling } from '@halfpenny/messages/filing';
import { isTaxYear, yearData } from '@halfpenny/years';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toast-store.ts';
import { describeFailure } from './api/failure.ts';
import type { Answer } from './api/operation.ts';
import { useAmendReturn } from './api/operations/amend-return.ts';
import { dashboardAddress } from './dashboard-address.ts';
import { formatDay } from './format.ts';
import { useHeadingAfter } from './use-heading-after.ts';

type TaxReturn = Pick<Answer<'getTaxReturn'>, 'id' | 'taxYear' | 'returnType'>;

/** The last day on which HMRC takes an amendment, ISO; undefined for a year that is not supported (TMA 1970 s.9ZA, s.12ABA). */
function lastDayToAmend(taxYear: string): string | undefined {
	return isTaxYear(taxYear) ? yearData(taxYear).deadlines.amend : undefined;
}

/** The button with its dialog; after the last day, what can be done instead. */
export function AmendReturn({ taxReturn, today }: { readonly taxReturn: TaxReturn; readonly today: string }) {
	const [open, setOpen] = useState(false);
	const last = lastDayToAmend(taxReturn.taxYear);
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
	readonly taxReturn: TaxReturn;
	readonly last: string;
	readonly open: boolean;
	readonly onClose: () => void;
}) {
	const [, navigate] = useLocation();
	const amend = useAmendReturn(taxReturn.id);
	const headingAfter = useHeadingAfter();
	// Once it is open this button may be gone from the page, so the way on does not hang on it.
	const start = async () => {
		if (amend.isPending) return;
		headingAfter();
		if (!(await amend.mutateAsync().catch(() => undefined))) return;
		showToast({ title: sayFiling('amend.opened'), detail: sayFiling('amend.opened.detail') });
		onClose();
		navigate(dashboardAddress(taxReturn));
	};
	return (
		<Dialog
			id="amend"
			title={sayFiling('amend.title')}
			open={open}
			onClose={onClose}
			actions={
				<>
					<Button look="secondary" onClick={onClose}>
						{sayFiling('amend.no')}
					</Button>
					<Button busy={amend.isPending && sayFiling('amend.busy')} onClick={() => void start()}>
						{sayFiling('amend.yes')}
					</Button>
				</>
			}
		>
			<p>{sayFiling('amend.what')}</p>
			<p>{sayFiling('amend.kept')}</p>
			<p>{sayFiling('amend.until', { date: formatDay(last) })}</p>
			{amend.error && (
				<Notice tone="bad" title={describeFailure(amend.error).title} live>
					<p>{describeFailure(amend.error).detail}</p>
				</Notice>
			)}
		</Dialog>
	);
}

/** "Change your return": what an amendment is, the last day HMRC accepts one, and the button to start. */
import { dayInTheUk, formatDay } from '@halfpenny/facts';
import { amendableUntil } from '@halfpenny/lifecycle';
import { sayFiling } from '@halfpenny/messages/filing';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ApiFailure } from '../api/failure.ts';
import { FailureNotice } from '../api/failure-notice.tsx';
import { useSubmissions } from '../api/operations/filing.ts';
import { useAmendReturn } from '../api/operations/tax-returns.ts';
import type { TaxReturn } from '../api/shapes.ts';
import { Button } from '../ui/button.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useHeadingAfter } from '../ui/use-heading-after.ts';
import { dashboardAddress } from './dashboard-address.ts';
import { declaredOf } from './declared/declared-of.ts';

type Amendable = Pick<TaxReturn, 'id' | 'taxYear' | 'returnType'>;

/** The button and its dialog. After the last day, or of a final declaration, what to do instead. */
export function AmendReturn({ taxReturn, today }: { readonly taxReturn: Amendable; readonly today: string }) {
	const [open, setOpen] = useState(false);
	const sent = useSubmissions(taxReturn.id).data?.logs;
	const last = amendableUntil(taxReturn.taxYear);
	if (last === undefined || sent === undefined) return null;
	if (declaredOf(sent)) return <p className="measure text-16">{sayFiling('amend.declared')}</p>;
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
	const imported = importedOn(amend.error);
	const [same, setSame] = useState(false);
	const [missing, setMissing] = useState(false);
	const headingAfter = useHeadingAfter();
	// Opening it may remove this button from the page, so navigation must not depend on it.
	const start = async () => {
		if (amend.isPending) return;
		setMissing(imported !== undefined && !same);
		if (imported !== undefined && !same) return;
		headingAfter();
		if (!(await amend.mutateAsync(same).catch(() => undefined))) return;
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
			{imported === undefined ? (
				<FailureNotice failure={amend.error} />
			) : (
				<Notice tone="doubt" live>
					<p>{sayFiling('amend.imported', { date: formatDay(imported) })}</p>
					<p>{sayFiling('amend.imported.look')}</p>
					<CheckboxField
						id="same-at-hmrc"
						label={sayFiling('amend.imported.same')}
						error={missing && !same ? sayFiling('amend.imported.missing') : undefined}
						checked={same}
						onChange={({ target }) => setSame(target.checked)}
					/>
				</Notice>
			)}
		</ConfirmDialog>
	);
}

/** The day an imported return was imported, if it may not be what HMRC has; undefined for any other failure. */
function importedOn(failure: ApiFailure | null): string | undefined {
	if (failure?.kind !== 'refused' || failure.code !== 'AMENDMENT_OF_IMPORTED') return undefined;
	return dayInTheUk(new Date(String(failure.details.importedAt)));
}

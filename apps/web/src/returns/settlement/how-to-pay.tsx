/** How to pay a bill: the dates and amounts, the payment reference, HMRC's page, and a calendar file. */
import { formatDay } from '@halfpenny/facts';
import { saySettlement } from '@halfpenny/messages/settlement';
import { Button } from '../../ui/button.tsx';
import { formatAmount } from '../../ui/format.ts';
import { saveFile } from '../../ui/save-file.ts';
import { paymentsCalendar } from './calendar.ts';
import { Line } from './due-rows.tsx';
import { PAY_HMRC } from './pay-hmrc.ts';
import { billsToPay, type Settlement } from './payments-in-words.ts';

/** Renders nothing if nothing is due or a tax code collects it. `utr` is the return's. */
export function HowToPay({
	settlement,
	taxYear,
	utr,
	today,
	filedOn,
	payNow,
}: {
	readonly settlement: Pick<Settlement, 'bills' | 'codingOut'>;
	readonly taxYear: string;
	readonly utr: string | null;
	/** ISO date. */
	readonly today: string;
	/** ISO date; undefined until it is filed. */
	readonly filedOn?: string;
	/** Whether payment is due yet: not before filing, nor for a return sent to a test service. */
	readonly payNow: boolean;
}) {
	const due = billsToPay(settlement, { today, ...(filedOn !== undefined && { filedOn }) });
	const calendar = paymentsCalendar(due, taxYear, today);
	if (due.length === 0) return null;
	return (
		<div className="grid gap-3 text-16">
			<dl className="grid gap-1">
				{due.map((bill) => (
					<Bill key={bill.date} bill={bill} />
				))}
				{utr !== null && <Line label={saySettlement('pay.reference')} amount={`${utr}K`} />}
			</dl>
			<p className="no-print flex flex-wrap items-center gap-x-5 gap-y-2">
				{payNow && (
					<a href={PAY_HMRC} target="_blank" rel="noreferrer" className="link">
						{saySettlement('pay.link')}
					</a>
				)}
				{calendar !== undefined && (
					<Button
						look="quiet"
						small
						onClick={() =>
							saveFile(new Blob([calendar], { type: 'text/calendar' }), `hmrc-payments-${taxYear}.ics`)
						}
					>
						{saySettlement('calendar.save')}
					</Button>
				)}
			</p>
		</div>
	);
}

/** A date with the amount due, and how much of that counts towards the next year. */
function Bill({ bill: { date, amount, parts } }: { readonly bill: ReturnType<typeof billsToPay>[number] }) {
	const ahead = parts.filter(({ kind }) => kind !== 'balance').map((part) => formatAmount(part.amount));
	return (
		<>
			<Line label={formatDay(date)} amount={formatAmount(amount)} />
			{parts.length > ahead.length &&
				ahead.map((part) => (
					<Line
						key={part}
						label={saySettlement('pay.onAccount')}
						amount={part}
						className="-mt-1 pl-4 text-14 text-muted"
					/>
				))}
		</>
	);
}

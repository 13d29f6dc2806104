/** The balance after payments already made, what to pay and when, and where a refund goes. */
import { saySettlement, saySettlementRow } from '@halfpenny/messages/settlement';
import { Link } from 'wouter';
import { useService } from '../../api/operations/service.ts';
import { formatAmount, toPence } from '../../ui/format.ts';
import { keepYears } from '../../ui/years.tsx';
import { Line } from './due-rows.tsx';
import { paymentsInWords, type Settlement } from './payments-in-words.ts';

interface PaymentsDueProps {
	readonly settlement: Settlement;
	readonly taxYear: string;
	/** ISO date; absent until it is filed. */
	readonly filedOn?: string | undefined;
	/** Where to give a bank account; absent if nothing can be changed. */
	readonly repaymentAddress?: string | undefined;
}

/** Shown below a result. Renders nothing if there is no more to say. */
export function PaymentsDue({ settlement, taxYear, filedOn, repaymentAddress }: PaymentsDueProps) {
	const today = useService().data?.today;
	const sentences = paymentsInWords(settlement, { taxYear, today, filedOn });
	const refund = (toPence(settlement.balance) ?? 0) < 0;
	if (sentences.length === 0 && !refund && settlement.paid.length === 0) return null;
	return (
		<div className="mt-3 grid gap-2 text-16">
			<AlreadyPaid settlement={settlement} />
			{sentences.map((sentence) => (
				<p key={sentence} className="measure">
					{keepYears(sentence)}
				</p>
			))}
			{refund && <RepaidTo to={settlement.repaidTo} address={repaymentAddress} />}
		</div>
	);
}

/** From the result to the balance. Renders nothing if nothing was paid. */
function AlreadyPaid({ settlement: { paid, balance } }: { readonly settlement: Settlement }) {
	if (paid.length === 0) return null;
	const back = (toPence(balance) ?? 0) < 0;
	return (
		<dl className="grid gap-1 border-b border-line pb-2">
			{paid.map(({ name, amount }) => (
				<Line key={name} label={saySettlementRow(name)} amount={formatAmount(amount)} />
			))}
			<Line
				label={saySettlementRow(back ? 'balance.refund' : 'balance')}
				amount={formatAmount(back ? balance.slice(1) : balance)}
			/>
		</dl>
	);
}

/** Asks where to send a refund until the user has said. */
function RepaidTo({
	to,
	address,
}: {
	readonly to: Settlement['repaidTo'];
	readonly address: string | undefined;
}) {
	if (to !== null) return <p className="measure">{saySettlement(`refund.${to}`)}</p>;
	if (address === undefined) return <p className="measure">{saySettlement('refund.later')}</p>;
	return (
		<p className="measure">
			{saySettlement('refund.ask')}{' '}
			<Link to={address} className="link">
				{saySettlement('refund.add')}
			</Link>
		</p>
	);
}

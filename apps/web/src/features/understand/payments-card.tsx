/** What to pay and when: the January bill with what is in it, July, and the year's dates on a line. */
import { formatPounds, type Pence, pence, sum } from '@halfpenny/facts';
import { sayUnderstand } from '@halfpenny/messages/understand';
import type { Calculation } from '@halfpenny/tax';
import { YearLine } from '../../charts/year-line.tsx';
import { formatDay } from '../../charts/year-scale.ts';
import { Card } from '../../ui/card.tsx';
import type { datesOf } from './engine.ts';
import { type Bill, billsOf, nextYear } from './payments.ts';

type Dates = NonNullable<ReturnType<typeof datesOf>>;

/** The card; nothing for a year without rules. */
export function PaymentsCard({
	calculation,
	dates,
	today,
}: {
	readonly calculation: Calculation;
	readonly dates: Dates | undefined;
	readonly today: string;
}) {
	if (dates === undefined) return null;
	const bills = billsOf(calculation, dates);
	return (
		<Card title={sayUnderstand('payments.title')} className="lg:col-span-2">
			<Settled calculation={calculation} bills={bills} />
			<ul className="mt-4 grid gap-5">
				{bills.map((bill) => (
					<BillRow key={bill.date} bill={bill} taxYear={calculation.taxYear} />
				))}
			</ul>
			<p className="measure mt-4 text-16 text-muted">
				{sayUnderstand(calculation.paymentsOnAccount.required ? 'payments.why' : 'payments.none')}
			</p>
			<div className="mt-6">
				<YearLine
					taxYear={calculation.taxYear}
					from={dates.startsOn}
					to={dates.secondPaymentOnAccount}
					today={today}
					dates={datesOnLine(dates, bills)}
				/>
			</div>
		</Card>
	);
}

/** Said when nothing has to be paid, or when money comes back. */
function Settled({
	calculation,
	bills,
}: {
	readonly calculation: Calculation;
	readonly bills: readonly Bill[];
}) {
	const { balancingPayment } = calculation;
	if (balancingPayment < 0)
		return (
			<p className="text-18 font-semibold text-refund">
				{sayUnderstand('payments.refund', { amount: formatPounds(pence(-balancingPayment)) })}
			</p>
		);
	if (bills.length === 0) return <p className="text-18">{sayUnderstand('payments.nothing')}</p>;
	return <p className="text-16 text-muted">{sayUnderstand('payments.collected')}</p>;
}

function BillRow({ bill: { date, parts }, taxYear }: { readonly bill: Bill; readonly taxYear: string }) {
	const next = nextYear(taxYear);
	return (
		<li>
			<p className="text-18 font-semibold">
				{sayUnderstand('payments.bill', {
					date: formatDay(date),
					amount: formatPounds(totalOf(parts.map(({ amount }) => amount))),
				})}
			</p>
			<ul className="mt-1 list-disc pl-5 text-16">
				{parts.map(({ kind, amount }) => (
					<li key={kind}>
						{kind === 'balance'
							? sayUnderstand('payments.balance', { amount: formatPounds(amount), taxYear })
							: sayUnderstand(`payments.${kind}`, { amount: formatPounds(amount), next })}
					</li>
				))}
			</ul>
		</li>
	);
}

function totalOf(amounts: readonly Pence[]): Pence {
	return sum([...amounts]);
}

function datesOnLine(dates: Dates, bills: readonly Bill[]) {
	const amountOn = (date: string) => {
		const bill = bills.find((each) => each.date === date);
		return bill && formatPounds(totalOf(bill.parts.map(({ amount }) => amount)));
	};
	const second = amountOn(dates.secondPaymentOnAccount);
	return [
		{ date: dates.startsOn, label: sayUnderstand('date.starts') },
		{ date: dates.endsOn, label: sayUnderstand('date.ends') },
		{ date: dates.notify, label: sayUnderstand('date.notify') },
		{ date: dates.online, label: sayUnderstand('date.online', { amount: amountOn(dates.balancingPayment) }) },
		...(second === undefined
			? []
			: [{ date: dates.secondPaymentOnAccount, label: sayUnderstand('date.second', { amount: second }) }]),
	];
}

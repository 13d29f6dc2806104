/** What to pay and when: each bill with its date, what being late has cost so far, and the dates on a line. */
import { formatPounds, pence, sum } from '@halfpenny/facts';
import { sayUnderstand } from '@halfpenny/messages/understand';
import type { Calculation } from '@halfpenny/tax';
import { YearLine } from '../../charts/year-line.tsx';
import { PaymentsDue } from '../../returns/settlement/payments-due.tsx';
import type { Settlement } from '../../returns/settlement/payments-in-words.ts';
import { Card } from '../../ui/card.tsx';
import { formatAmount, toPence } from '../../ui/format.ts';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { datesOnLine } from './dates-on-line.ts';

type Engine = typeof import('./engine.ts');

interface PaymentsCardProps {
	readonly engine: Engine;
	readonly calculation: Calculation;
	/** Undefined until the server sends it. */
	readonly settlement: Settlement | undefined;
	readonly today: string;
	/** ISO date; absent until it is filed. */
	readonly filedOn?: string | undefined;
	/** Where to enter a bank account; absent if nothing can be changed. */
	readonly repaymentAddress?: string | undefined;
}

/** Asks for no money until the bills are known. */
const UNKNOWN = { bills: [], codingOut: null };

/** Renders nothing for a year without rules. */
export function PaymentsCard({ engine, calculation, settlement, today, ...told }: PaymentsCardProps) {
	const { taxYear } = calculation;
	const dates = engine.datesOf(taxYear);
	if (dates === undefined) return null;
	return (
		<Card title={sayUnderstand('payments.title')} className="lg:col-span-2">
			{settlement === undefined ? (
				<Skeleton>
					<Bone className="h-24 w-full" />
				</Skeleton>
			) : (
				<Bills {...{ engine, calculation, settlement, today, ...told }} />
			)}
			<div className="mt-6">
				<YearLine
					taxYear={taxYear}
					from={dates.startsOn}
					to={today > dates.secondPaymentOnAccount ? today : dates.secondPaymentOnAccount}
					today={today}
					dates={datesOnLine(dates, settlement ?? UNKNOWN, { today, filedOn: told.filedOn })}
				/>
			</div>
		</Card>
	);
}

function Bills({
	engine,
	calculation,
	settlement,
	today,
	...told
}: PaymentsCardProps & { readonly settlement: Settlement }) {
	const { bills, balance } = settlement;
	const { taxYear } = calculation;
	const late = bills.filter(({ date }) => date < today);
	const interest = sum(
		late.map(({ date, amount }) => engine.interestOn(toPence(amount) ?? pence(0), date, today)),
	);
	return (
		<div className="grid gap-3 text-16">
			{balance.startsWith('-') && (
				<p className="text-18 font-semibold text-refund">
					{sayUnderstand('payments.refund', { amount: formatAmount(balance.slice(1)) })}
				</p>
			)}
			{balance === '0.00' && bills.length === 0 && (
				<p className="text-18">{sayUnderstand('payments.nothing')}</p>
			)}
			<PaymentsDue {...{ settlement, taxYear, ...told }} />
			{interest > 0 && (
				<p className="measure">{sayUnderstand('payments.interest', { amount: formatPounds(interest) })}</p>
			)}
			<p className="measure text-muted">
				{bills.length > 0 && late.length === 0 && `${sayUnderstand('payments.collected')} `}
				{engine.onAccountInWords(calculation)}
			</p>
		</div>
	);
}

/** The figures that are confirmed: from income to what is owed. */
import { sayFiling } from '@halfpenny/messages/filing';
import type { CheckAnswers } from '../../api/shapes.ts';
import { DueRows, Line } from '../../returns/settlement/due-rows.tsx';
import { outcomeOf } from '../../returns/settlement/outcome.ts';
import { PaymentsDue } from '../../returns/settlement/payments-due.tsx';
import { Amount } from '../../ui/amount.tsx';
import { formatAmount } from '../../ui/format.ts';

type Calculation = NonNullable<CheckAnswers['figures']>;

const rows = [
	['totalIncome', 'totalIncome'],
	['personalAllowance', 'personalAllowance'],
	['taxableIncome', 'taxableIncome'],
] as const satisfies readonly (readonly [string, keyof Calculation])[];

/** The figures with the result below them, and what to pay when. */
export function Figures({
	figures,
	repaymentAddress,
}: {
	readonly figures: Calculation;
	/** Where a bank account is given; absent where nothing can be changed. */
	readonly repaymentAddress?: string | undefined;
}) {
	const { settlement, taxYear, taxOwed, refundAmount } = figures;
	return (
		<div>
			<dl className="divide-y divide-line border-y border-line text-16">
				{rows.map(([name, key]) => (
					<Line
						key={name}
						label={sayFiling(`figure.${name}`)}
						amount={formatAmount(figures[key])}
						className="py-2.5"
					/>
				))}
				<DueRows settlement={settlement} />
			</dl>
			<div className="mt-4">
				<Outcome taxOwed={taxOwed} refundAmount={refundAmount} />
				<PaymentsDue {...{ settlement, taxYear, repaymentAddress }} />
			</div>
		</div>
	);
}

/** What is owed or comes back, large. */
export function Outcome({
	taxOwed,
	refundAmount,
}: {
	readonly taxOwed: string | null;
	readonly refundAmount: string | null;
}) {
	const outcome = outcomeOf(taxOwed, refundAmount);
	if (!outcome) return null;
	const { kind, amount } = outcome;
	const colour = { owed: 'text-owe', refund: 'text-refund', nothing: 'text-muted' }[kind];
	return (
		<div>
			<p className={`text-18 font-semibold ${colour}`}>{sayFiling(`figure.${kind}`)}</p>
			<Amount amount={amount} size="medium" />
		</div>
	);
}

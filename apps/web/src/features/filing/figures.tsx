/** The figures the user confirms, from income to what is owed. */
import { sayFiling } from '@halfpenny/messages/filing';
import { say } from '@halfpenny/messages/shell';
import type { CheckAnswers } from '../../api/shapes.ts';
import { DueRows, Line } from '../../returns/settlement/due-rows.tsx';
import { outcomeOf } from '../../returns/settlement/outcome.ts';
import { Amount } from '../../ui/amount.tsx';
import { formatAmount } from '../../ui/format.ts';

type Calculation = NonNullable<CheckAnswers['figures']>;

const rows = [
	['totalIncome', 'totalIncome'],
	['personalAllowance', 'personalAllowance'],
	['taxableIncome', 'taxableIncome'],
] as const satisfies readonly (readonly [string, keyof Calculation])[];

/** From income to the result, row by row. */
export function FigureRows({ figures }: { readonly figures: Calculation }) {
	return (
		<dl className="divide-y divide-line border-y border-line text-16">
			{rows.map(([name, key]) => (
				<Line
					key={name}
					label={sayFiling(`figure.${name}`)}
					amount={formatAmount(figures[key])}
					className="py-2.5"
				/>
			))}
			<DueRows settlement={figures.settlement} />
		</dl>
	);
}

const everyday = { owed: say('youOwe'), refund: say('owesYou'), nothing: say('nothingToPay') };

/** Its name in the form's own panel. */
export const formWords = {
	owed: sayFiling('figure.owed'),
	refund: sayFiling('figure.refund'),
	nothing: sayFiling('figure.nothing'),
};

/** What is owed or refunded, in large figures. */
export function Outcome({
	taxOwed,
	refundAmount,
	words = everyday,
}: {
	readonly taxOwed: string | null;
	readonly refundAmount: string | null;
	readonly words?: typeof everyday;
}) {
	const outcome = outcomeOf(taxOwed, refundAmount);
	if (!outcome) return null;
	const { kind, amount } = outcome;
	const colour = { owed: 'text-owe', refund: 'text-refund', nothing: 'text-muted' }[kind];
	return (
		<div>
			<p className={`text-18 font-semibold ${colour}`}>{words[kind]}</p>
			<Amount amount={amount} size="medium" />
		</div>
	);
}

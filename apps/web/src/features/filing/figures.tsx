/** The figures the user confirms, from income to what is owed. */
import { sayFiling } from '@halfpenny/messages/filing';
import type { CheckAnswers } from '../../api/shapes.ts';
import { DueRows, Line } from '../../returns/settlement/due-rows.tsx';
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

/** Its name in the form's own panel. */
export const formWords = {
	owed: sayFiling('figure.owed'),
	refund: sayFiling('figure.refund'),
	nothing: sayFiling('figure.nothing'),
};

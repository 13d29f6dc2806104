/** The rows behind the demo's result, and what to pay when, as on the dashboard of a real return. */
import { formatPounds } from '@halfpenny/facts';
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { settlementInPounds } from '@halfpenny/tax';
import { DueRows, Line } from '../../returns/settlement/due-rows.tsx';
import { paymentsInWords } from '../../returns/settlement/payments-in-words.ts';
import type { DemoReturn } from './jo.ts';

export function Settled({
	demo: { taxYear, facts, calculation },
	today,
}: {
	readonly demo: DemoReturn;
	readonly today: string;
}) {
	const settlement = settlementInPounds(facts, calculation);
	return (
		<>
			<dl className="mt-4 divide-y divide-line border-y border-line text-16">
				<Line
					label={sayDashboard('summary.totalIncome')}
					amount={formatPounds(calculation.totalIncome)}
					className="py-2.5"
				/>
				<DueRows settlement={settlement} />
			</dl>
			{paymentsInWords(settlement, { taxYear, today }).map((sentence) => (
				<p key={sentence} className="measure mt-3 text-16">
					{sentence}
				</p>
			))}
		</>
	);
}

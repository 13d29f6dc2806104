/** The engine's answer. Loaded with the engine, after the sliders are shown. */
import { formatPounds } from '@halfpenny/facts';
import { sayCalculator } from '@halfpenny/messages/calculator';
import { PoundBar } from '../../charts/pound-bar.tsx';
import { StepTable } from '../../returns/working/step-table.tsx';
import { Amount, AmountDue } from '../../ui/amount.tsx';
import { Details } from '../../ui/details.tsx';
import type { Estimate } from './estimate.ts';

/** The two amounts, the bar and the sum. */
export function Answer({
	estimate: { calculation, payAsYouEarn, wholeTax, steps },
	sliders,
}: {
	readonly estimate: Estimate;
	/** The ids of the sliders it answers, separated by spaces. */
	readonly sliders: string;
}) {
	return (
		<>
			<div className="grid items-end gap-x-10 gap-y-3 md:grid-cols-3">
				<output htmlFor={sliders}>
					<AmountDue amount={calculation.totalDue} size="huge" />
				</output>
				<div className="text-16 text-muted md:col-span-2 md:pb-2">
					<p className="flex flex-wrap items-baseline gap-x-3">
						{sayCalculator('wholeTax')}
						<Amount amount={wholeTax} size="small" className="text-ink" />
					</p>
					<p>
						{sayCalculator('payAsYouEarn', { deducted: formatPounds(payAsYouEarn) })}{' '}
						{calculation.paymentsOnAccount.required &&
							sayCalculator('onAccount', { each: formatPounds(calculation.paymentsOnAccount.first) })}
					</p>
				</div>
			</div>
			<PoundBar totalIncome={calculation.totalIncome} slices={calculation.bands} />
			<Details summary={sayCalculator('steps')}>
				<StepTable steps={steps} caption={sayCalculator('steps')} />
			</Details>
		</>
	);
}

/** The tax summary's result in the specified words; "so far" while a return is incomplete. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import type { Calculation } from '../../api/shapes.ts';
import { outcomeOf } from '../../returns/settlement/outcome.ts';
import { Amount } from '../../ui/amount.tsx';

/** The return's progress. */
export type Stage = 'begun' | 'ready' | 'filed';

const looks = { refund: 'text-refund', due: 'text-owe', nothing: 'text-muted' };

/** The word, the amount, and how reliable it is. */
export function TaxResult({
	calculation,
	stage,
	older,
	onExplain,
}: {
	readonly calculation: Pick<Calculation, 'refundAmount' | 'taxOwed'> & {
		readonly settlement: Pick<Calculation['settlement'], 'balance'>;
	};
	readonly stage: Stage;
	/** Whether newer figures are being calculated. */
	readonly older: boolean;
	readonly onExplain: (() => void) | undefined;
}) {
	const { refundAmount, taxOwed } = calculation;
	const outcome = outcomeOf(taxOwed, refundAmount);
	const kind = resultOf(calculation);
	return (
		<div>
			<p className="flex items-baseline justify-between gap-2">
				<span className={`text-18 font-semibold ${looks[kind]}`}>{sayDashboard(`summary.${kind}`)}</span>
				{older && <span className="text-14 text-muted">{sayDashboard('summary.older')}</span>}
			</p>
			{outcome && <Amount amount={outcome.amount} size="medium" />}
			<p className="text-14 text-muted">{resultMeans(calculation, stage)}</p>
			{onExplain && (
				<button type="button" className="link no-print mt-1 min-h-6 text-16" onClick={onExplain}>
					{sayDashboard('summary.how')}
				</button>
			)}
		</div>
	);
}

function resultOf({ refundAmount, taxOwed }: Pick<Calculation, 'refundAmount' | 'taxOwed'>) {
	const kind = outcomeOf(taxOwed, refundAmount)?.kind ?? 'nothing';
	return kind === 'owed' ? 'due' : kind;
}

/** "All settled" only for a complete return with nothing to pay or receive. */
export function resultMeans(
	calculation: Pick<Calculation, 'refundAmount' | 'taxOwed'> & {
		readonly settlement: Pick<Calculation['settlement'], 'balance'>;
	},
	stage: Stage,
): string {
	const kind = resultOf(calculation);
	if (kind !== 'nothing') return sayDashboard(`summary.${kind}.${stage === 'filed' ? 'filed' : 'means'}`);
	if (stage === 'begun') return sayDashboard('summary.nothing.soFar');
	const settled = calculation.settlement.balance === '0.00';
	return sayDashboard(settled ? 'summary.nothing.means' : 'summary.nothing.year');
}

/** The tax summary's figures: the result, the rows behind it with their working, and what to pay when. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { saySettlementRow } from '@halfpenny/messages/settlement';
import { Suspense, useState } from 'react';
import type { Calculation } from '../../api/shapes.ts';
import { DueRows, Line } from '../../returns/settlement/due-rows.tsx';
import { PaymentsDue } from '../../returns/settlement/payments-due.tsx';
import { type Figure, lineOf } from '../../returns/working/working.ts';
import { formatAmount } from '../../ui/format.ts';
import { lazily } from '../../ui/lazily.ts';
import type { ReturnSoFar } from './progress.ts';
import { type Stage, TaxResult } from './tax-result.tsx';

/** Loaded once there is a figure to explain. */
const WorkingDialog = lazily(
	async () => (await import('../../returns/working/working-dialog.tsx')).WorkingDialog,
);

interface FiguresProps extends Pick<ReturnSoFar, 'entries'> {
	readonly calculation: Calculation;
	readonly returnId: string;
	readonly stage: Stage;
	/** ISO date; undefined until it is filed. */
	readonly filedOn: string | undefined;
	/** Whether newer figures are being calculated. */
	readonly older: boolean;
}

/** The result above the rows that add up to it. Older figures stay, marked as such, so that a focused one isn't lost. */
export function TaxFigures({ calculation, entries, returnId, stage, filedOn, older }: FiguresProps) {
	const { working, totalIncome, settlement, taxYear } = calculation;
	const [shown, show] = useState<Figure>();
	const explain = (figure: Figure) => (lineOf(figure, working) ? () => show(figure) : undefined);
	const explained = (figure: Figure, amount: string) => (
		<Explained figure={sayDashboard(`summary.${figure}`)} amount={amount} onExplain={explain(figure)} />
	);
	const to = `/app/return/${returnId}/repayment`;
	return (
		<div aria-busy={older}>
			<TaxResult {...{ calculation, stage, older }} onExplain={explain('due')} />
			<dl className="mt-4 divide-y divide-line border-y border-line text-16">
				<Line
					label={sayDashboard('summary.totalIncome')}
					amount={explained('totalIncome', formatAmount(totalIncome))}
					className="py-2.5"
				/>
				<DueRows
					settlement={settlement}
					named={(name) => (isFigure(name) ? sayDashboard(`summary.${name}`) : saySettlementRow(name))}
					amountOf={({ name, amount }) =>
						isFigure(name) ? explained(name, formatAmount(amount)) : formatAmount(amount)
					}
				/>
			</dl>
			<PaymentsDue
				{...{ settlement, taxYear, filedOn }}
				repaymentAddress={stage === 'filed' ? undefined : to}
			/>
			<Suspense>
				<WorkingDialog
					line={shown && lineOf(shown, working)}
					title={shown ? sayDashboard('working.title', { figure: sayDashboard(`figure.${shown}`) }) : ''}
					{...{ working, entries, returnId }}
					onClose={() => show(undefined)}
				/>
			</Suspense>
		</div>
	);
}

/** The rows that have words and working here. */
function isFigure(name: string): name is 'incomeTax' | 'nationalInsurance' | 'taxPaid' {
	return name === 'incomeTax' || name === 'nationalInsurance' || name === 'taxPaid';
}

/** The amount, as a button that opens its working if it has one. */
function Explained({
	figure,
	amount,
	onExplain,
}: {
	readonly figure: string;
	readonly amount: string;
	readonly onExplain: (() => void) | undefined;
}) {
	if (!onExplain) return amount;
	return (
		<button type="button" className="link" onClick={onExplain}>
			<span className="sr-only">{sayDashboard('summary.why', { figure })}: </span>
			{amount}
		</button>
	);
}

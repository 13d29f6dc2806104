/** The tax summary: four figures, the result, each with its working one click away, and the deductions. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { Answer } from '../../app/api/operation.ts';
import type { CurrentCalculation } from '../../app/api/operations/get-calculation.ts';
import { useDeductions } from '../../app/api/operations/list-deductions.ts';
import { formatAmount, toPence } from '../../app/format.ts';
import { SuggestedDeductions } from '../../app/suggested-deductions.tsx';
import { type Figure, lineOf } from '../../app/working/working.ts';
import { Amount } from '../../ui/amount.tsx';
import { DownloadLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { ProgressBar } from '../../ui/steps.tsx';
import { CalculationFailed } from './calculation-failed.tsx';
import type { TaxReturn } from './dashboard-page.tsx';
import { GenerateForm } from './generate-form.tsx';
import { completionChecks, hasAmounts, type ReturnSoFar } from './progress.ts';

type Calculation = Answer<'getCalculation'>;

/** Fetched once there is a figure to explain. */
const WorkingDialog = lazy(async () => ({
	default: (await import('../../app/working/working-dialog.tsx')).WorkingDialog,
}));

/** The panel. Before anything is entered it says what will stand here. */
export function TaxSummary({
	calculation,
	entries,
	taxReturn,
	returnId,
}: Pick<ReturnSoFar, 'entries'> & {
	readonly calculation: CurrentCalculation;
	readonly taxReturn: TaxReturn;
	readonly returnId: string;
}) {
	const title = sayDashboard('summary.title');
	const filed = taxReturn.status === 'accepted';
	if (!hasAmounts(entries))
		return (
			<Card title={title}>
				<p className="text-16 text-muted">{sayDashboard('summary.empty')}</p>
			</Card>
		);
	return (
		<Card title={title}>
			{calculation.data ? (
				<Figures calculation={calculation.data} entries={entries} returnId={returnId} filed={filed} />
			) : calculation.error ? (
				<CalculationFailed failure={calculation.error} retry={() => void calculation.refetch()} />
			) : (
				<Waiting />
			)}
			<SuggestedDeductions returnId={returnId} />
			<Deductions returnId={returnId} />
			{!filed && <Completion checks={completionChecks(entries, taxReturn)} />}
			<p className="mt-4 text-16">
				<Link to={`/app/return/${returnId}/understand`} className="link">
					{sayDashboard('summary.understand')}
				</Link>
			</p>
			<div className="mt-4 flex flex-wrap items-center gap-3">
				{taxReturn.canFile && !filed && <GenerateForm returnId={returnId} />}
				<DownloadLink href={`/api/tax-returns/${returnId}/summary.pdf`}>
					{sayDashboard('summary.download')}
				</DownloadLink>
			</div>
		</Card>
	);
}

const rows = [
	['totalIncome', 'totalIncome'],
	['incomeTax', 'incomeTaxLiability'],
	['nationalInsurance', 'nationalInsuranceLiability'],
	['taxPaid', 'taxPaid'],
] as const satisfies readonly (readonly [Figure, keyof Calculation])[];

function Figures({
	calculation,
	entries,
	returnId,
	filed,
}: Pick<ReturnSoFar, 'entries'> & {
	readonly calculation: Calculation;
	readonly returnId: string;
	readonly filed: boolean;
}) {
	const [shown, show] = useState<Figure>();
	const explain = (figure: Figure) => (lineOf(figure, calculation.working) ? () => show(figure) : undefined);
	return (
		<>
			<Result calculation={calculation} filed={filed} onExplain={explain('due')} />
			<dl className="mt-4 divide-y divide-line border-y border-line text-16">
				{rows.map(([figure, key]) => (
					<div key={figure} className="flex items-baseline justify-between gap-4 py-2.5">
						<dt>{sayDashboard(`summary.${figure}`)}</dt>
						<dd className="figures">
							<Explained
								figure={sayDashboard(`summary.${figure}`)}
								amount={formatAmount(calculation[key])}
								onExplain={explain(figure)}
							/>
						</dd>
					</div>
				))}
			</dl>
			<Suspense>
				<WorkingDialog
					line={shown && lineOf(shown, calculation.working)}
					title={
						shown === undefined
							? ''
							: sayDashboard('working.title', { figure: sayDashboard(`figure.${shown}`) })
					}
					working={calculation.working}
					entries={entries}
					returnId={returnId}
					onClose={() => show(undefined)}
				/>
			</Suspense>
		</>
	);
}

/** The amount as a button that opens its working, where it has one. */
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

const looks = { refund: 'text-refund', due: 'text-owe', nothing: 'text-muted' };

function Result({
	calculation: { refundAmount, taxOwed },
	filed,
	onExplain,
}: {
	readonly calculation: Calculation;
	readonly filed: boolean;
	readonly onExplain: (() => void) | undefined;
}) {
	const refund = toPence(refundAmount) ?? 0;
	const kind = refund > 0 ? 'refund' : (toPence(taxOwed) ?? 0) > 0 ? 'due' : 'nothing';
	const amount = toPence(kind === 'refund' ? refundAmount : taxOwed);
	return (
		<div>
			<p className={`text-18 font-semibold ${looks[kind]}`}>{sayDashboard(`summary.${kind}`)}</p>
			{amount !== undefined && <Amount amount={amount} size="medium" />}
			<p className="text-14 text-muted">{sayDashboard(`summary.${kind}.${filed ? 'filed' : 'means'}`)}</p>
			{onExplain && (
				<button type="button" className="link mt-1 min-h-6 text-16" onClick={onExplain}>
					{sayDashboard('summary.how')}
				</button>
			)}
		</div>
	);
}

function Deductions({ returnId }: { readonly returnId: string }) {
	const deductions = useDeductions(returnId).data ?? [];
	return (
		<section className="mt-5">
			<h3 className="font-sans text-16 font-semibold">{sayDashboard('summary.deductions')}</h3>
			{deductions.length === 0 ? (
				<p className="text-16 text-muted">{sayDashboard('summary.noDeductions')}</p>
			) : (
				<ul className="text-16">
					{deductions.map(({ id, description, amount }) => (
						<li key={id} className="flex items-baseline justify-between gap-4 py-1">
							<span className="min-w-0 wrap-anywhere">{description}</span>
							<span className="figures shrink-0">
								{formatAmount(amount, sayDashboard('summary.notAnswered'))}
							</span>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

function Completion({ checks }: { readonly checks: number }) {
	return (
		<div className="mt-5 grid gap-2">
			<ProgressBar label={sayDashboard('summary.completion')} done={checks} of={4} />
			<p className="text-14 text-muted">{sayDashboard(checks === 4 ? 'summary.ready' : 'summary.addMore')}</p>
		</div>
	);
}

function Waiting() {
	return (
		<Skeleton>
			<Bone className="h-10 w-40" />
			<Bone />
			<Bone />
			<Bone />
			<Bone />
		</Skeleton>
	);
}

/** The tax summary: the result with its figures, the deductions, and how complete it is. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { Link } from 'wouter';
import type { CurrentCalculation } from '../../api/operations/calculation.ts';
import { useDeductions } from '../../api/operations/calculation.ts';
import type { NextStep, TaxReturn } from '../../api/shapes.ts';
import { DownloadLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { formatAmount } from '../../ui/format.ts';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { ProgressBar } from '../../ui/steps.tsx';
import { CalculationFailed } from './calculation-failed.tsx';
import { GenerateForm } from './generate-form.tsx';
import { completionChecks, completionWords, hasAmounts, type ReturnSoFar } from './progress.ts';
import { SuggestedDeductions } from './suggested-deductions.tsx';
import { TaxFigures } from './tax-figures.tsx';

/** Before anything is entered, it says what will appear here. */
export function TaxSummary({
	calculation,
	entries,
	taxReturn,
	returnId,
	step,
}: Pick<ReturnSoFar, 'entries'> & {
	readonly calculation: CurrentCalculation;
	readonly taxReturn: TaxReturn;
	readonly returnId: string;
	/** Ready once everything is answered: the result is then final rather than "so far". */
	readonly step: Pick<NextStep, 'readyToSend' | 'state'>;
}) {
	const { readyToSend: ready, state } = step;
	const title = sayDashboard('summary.title');
	const words = completionWords({ entries, taxReturn, ready, state });
	const filed = taxReturn.status === 'accepted' || words === 'sent';
	if (!hasAmounts(entries))
		return (
			<Card title={title}>
				<p className="text-16 text-muted">{sayDashboard('summary.empty')}</p>
			</Card>
		);
	return (
		<Card title={title}>
			{calculation.last ? (
				<TaxFigures
					{...{ entries, returnId }}
					calculation={calculation.last}
					older={calculation.data === undefined}
					filedOn={filed ? taxReturn.submissionDate?.slice(0, 10) : undefined}
					stage={filed ? 'filed' : ready ? 'ready' : 'begun'}
				/>
			) : calculation.error ? (
				<CalculationFailed failure={calculation.error} retry={() => void calculation.refetch()} />
			) : (
				<Waiting />
			)}
			{!filed && <SuggestedDeductions returnId={returnId} />}
			<Deductions returnId={returnId} />
			{!filed && <Completion checks={completionChecks(entries, taxReturn)} words={words} />}
			<p className="no-print mt-4 text-16">
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

function Deductions({ returnId }: { readonly returnId: string }) {
	const { data: deductions, isError } = useDeductions(returnId);
	// "None yet" is said only once they are known.
	if (deductions === undefined) return isError ? null : <WaitingDeductions />;
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

function WaitingDeductions() {
	return (
		<Skeleton className="mt-5">
			<Bone className="w-40" />
			<Bone />
		</Skeleton>
	);
}

function Completion({
	checks,
	words,
}: {
	readonly checks: number;
	readonly words: Exclude<ReturnType<typeof completionWords>, 'sent'>;
}) {
	return (
		<div className="no-print mt-5 grid gap-2">
			<ProgressBar label={sayDashboard('summary.completion')} done={checks} of={4} />
			<p className="text-14 text-muted">{sayDashboard(`summary.${words}`)}</p>
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

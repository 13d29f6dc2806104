/** A year without a return, and the button to start one. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { sayNoReturn } from '@halfpenny/messages/no-return';
import { sayPartnership } from '@halfpenny/messages/partnership';
import { Suspense, useState } from 'react';
import { failureProblems } from '../../api/form-problems.ts';
import { useCreateTaxReturn } from '../../api/operations/tax-returns.ts';
import type { TaxReturn } from '../../api/shapes.ts';
import type { ReturnOnDashboard } from '../../returns/dashboard-address.ts';
import { type ProgressStep, ProgressSteps } from '../../returns/progress-steps.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { lazily } from '../../ui/lazily.ts';
import { Page } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { lastHome, lateAndNotBegun } from './earlier-year.ts';
import { estimateWords } from './estimate-words.ts';
import { notBegunWords } from './not-begun-words.ts';
import { type Choosing, type Jurisdiction, Selectors } from './selectors.tsx';
import { SubmissionPanelWithoutReturn } from './submission-panel.tsx';
import { YearNotOffered } from './year-not-offered.tsx';

/** Loaded last: it brings in the rules of every year. */
const WhichReturn = lazily(async () => (await import('./which-return.tsx')).WhichReturn);

const NOTHING_DONE: ReadonlySet<ProgressStep> = new Set();

/** Shown when the chosen year has no return of the chosen kind. */
export function NoReturn({
	service,
	choose,
	filedYears,
	above,
	chosen,
	returns,
}: Choosing & {
	readonly chosen: ReturnOnDashboard;
	/** Every return of the user. */
	readonly returns: readonly TaxReturn[];
}) {
	const { taxYear, returnType } = chosen;
	const partnership = returnType === 'partnership';
	const words = partnership ? 'partnership' : 'own';
	// Defaults to where they lived before, which they can change.
	const [jurisdiction, setJurisdiction] = useState<Jurisdiction>(() => lastHome(returns) ?? 'uk');
	const late = partnership ? undefined : lateAndNotBegun(taxYear, returns, service);
	const create = useCreateTaxReturn();
	const year = service.taxYears.find((each) => each.taxYear === taxYear);
	const start = () =>
		create.mutate(
			{ body: { taxYear, jurisdiction, returnType } },
			{ onSuccess: () => showToast({ title: sayDashboard('toast.created') }) },
		);
	const place = { value: jurisdiction, onChange: setJurisdiction };
	return (
		<Page
			title={partnership ? sayPartnership('title', { taxYear }) : sayDashboard('title', { taxYear })}
			lead={year && notBegunWords(year, service.today)}
			width="work"
			arrival={`/app ${taxYear} ${returnType}`}
			hasProblem={create.isError}
			summary={<ErrorSummary problems={create.error ? failureProblems(create.error) : []} />}
			aside={
				<>
					<Card title={sayDashboard('progress.title')}>
						<ProgressSteps done={NOTHING_DONE} />
					</Card>
					<SubmissionPanelWithoutReturn />
				</>
			}
		>
			<Selectors
				{...{ service, choose, filedYears, above, chosen }}
				{...(partnership ? {} : { jurisdiction: place })}
			/>
			<Suspense fallback={<div className="-my-4 h-9" />}>
				<WhichReturn taxYear={taxYear} entries={[]} />
			</Suspense>
			{partnership && <YearNotOffered service={service} />}
			<Card title={sayNoReturn(`${words}.title`, { taxYear })}>
				<p className="measure text-18">{sayNoReturn(`${words}.text`)}</p>
				{!partnership && year?.canFile === false && (
					<p className="measure mt-2 text-16">{estimateWords(taxYear, service.taxYears)}</p>
				)}
				{late !== undefined && (
					<p className="measure mt-2 text-16">{sayNoReturn('own.late', { taxYear: late })}</p>
				)}
				<div className="mt-5">
					<Button onClick={start} busy={create.isPending && sayNoReturn('starting')}>
						{sayNoReturn(`${words}.start`, { taxYear })}
					</Button>
				</div>
			</Card>
		</Page>
	);
}

/** The dashboard of one return: tasks and the pound bar to the left, progress, tax and submission beside them. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Answer } from '../../app/api/operation.ts';
import { useCalculation } from '../../app/api/operations/get-calculation.ts';
import { useDocuments } from '../../app/api/operations/list-documents.ts';
import { useEntries } from '../../app/api/operations/list-entries.ts';
import { useProposals } from '../../app/api/operations/list-proposals.ts';
import { useUpdateTaxReturn } from '../../app/api/operations/update-tax-return.ts';
import { useReturnEvents } from '../../app/api/return-events.ts';
import { FailedWork } from '../../app/failed-work.tsx';
import { failureProblems } from '../../app/form-problems.ts';
import { formatAmount } from '../../app/format.ts';
import { LoadFailed } from '../../app/load-failed.tsx';
import { canChange, returnState } from '../../app/return-state.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { BeginCard } from './begin-card.tsx';
import { calculationFailedWords } from './calculation-failed.tsx';
import type { TaxReturn } from './dashboard-page.tsx';
import { deadlineWords } from './deadline-words.ts';
import { HandedOver } from './handed-over.tsx';
import { IncomeBar } from './income-bar.tsx';
import { hasAmounts, progressOf } from './progress.ts';
import { ProgressCard } from './progress-card.tsx';
import { type Choosing, type Jurisdiction, Selectors } from './selectors.tsx';
import { SubmissionPanel } from './submission-panel.tsx';
import { TaskList } from './task-list.tsx';
import { TaxSummary } from './tax-summary.tsx';

/** Fetched after the rest: it brings the rules of every year. */
const WhichReturn = lazy(async () => ({ default: (await import('./which-return.tsx')).WhichReturn }));

/** Everything of one return at a glance. */
export function ReturnDashboard({
	service,
	choose,
	taxReturn,
	user,
}: Choosing & { readonly taxReturn: TaxReturn; readonly user: Answer<'getUser'> }) {
	const { taxYear } = taxReturn;
	useReturnEvents(taxReturn.id);
	const entries = useEntries(taxReturn.id);
	const documents = useDocuments(taxReturn.id);
	const proposals = useProposals(taxReturn.id);
	const begun = hasAmounts(entries.data ?? []);
	const calculation = useCalculation(
		taxReturn.id,
		begun ? (taxReturn.totalIncome === null ? 'keep' : 'read') : 'none',
	);
	const { move, problems } = useMoveTo(taxReturn.id);
	const state = returnState(taxReturn);
	const soFar = { entries: entries.data ?? [], documents: documents.data ?? [], taxReturn };
	const progress = progressOf({ ...soFar, calculated: calculation.data !== undefined });
	const year = service.taxYears.find((each) => each.taxYear === taxYear);
	return (
		<Page
			title={sayDashboard('title', { taxYear })}
			lead={year && state !== 'accepted' ? deadlineWords(year.onlineDeadline, service.today) : undefined}
			width="work"
			arrival={`/app ${taxYear} individual`}
			hasProblem={problems.length > 0}
			summary={<ErrorSummary problems={problems} />}
			aside={
				<>
					<ProgressCard
						progress={progress}
						base={`/app/return/${taxReturn.id}`}
						canFile={taxReturn.canFile}
					/>
					<TaxSummary {...soFar} calculation={calculation} returnId={taxReturn.id} />
					<SubmissionPanel
						{...{ taxReturn, service, state }}
						person={user}
						hasUtr={user.uniqueTaxReference !== null}
						ready={progress.ready}
					/>
				</>
			}
		>
			<Selectors
				{...{ service, choose }}
				chosen={taxReturn}
				jurisdiction={{ value: taxReturn.jurisdiction, onChange: move, locked: !canChange(state) }}
			/>
			<Suspense fallback={<div className="-my-4 h-9" />}>
				<WhichReturn taxYear={taxYear} entries={entries.data ?? []} />
			</Suspense>
			<FailedWork returnId={taxReturn.id} submissionId={taxReturn.submissionId} />
			<HandedOver taxReturn={taxReturn} proposals={proposals.data ?? []} />
			{!taxReturn.canFile && <Notice tone="doubt">{sayDashboard('estimateOnly')}</Notice>}
			{entries.data && documents.data?.length === 0 && !begun && canChange(state) && (
				<BeginCard base={`/app/return/${taxReturn.id}`} />
			)}
			{begun && calculation.error === null && <IncomeBar calculation={calculation.data} />}
			<FirstFailure queries={[entries, documents, proposals]} />
			<TaskList
				taxReturn={taxReturn}
				entries={entries.data}
				documents={documents.data ?? []}
				proposals={(proposals.data ?? []).filter(({ documentId }) => documentId !== null)}
			/>
		</Page>
	);
}

function FirstFailure({ queries }: { readonly queries: readonly UseQueryResult<unknown>[] }) {
	const failed = queries.find(({ error, data }) => error !== null && data === undefined);
	return failed?.error ? <LoadFailed failure={failed.error} retry={() => void failed.refetch()} /> : null;
}

/** Changes where the person lived, and says what that makes of the tax. */
function useMoveTo(id: string) {
	const update = useUpdateTaxReturn(id);
	const move = (jurisdiction: Jurisdiction) =>
		update.mutate(
			{ id, body: { jurisdiction } },
			{
				onSuccess: (after) =>
					showToast({ title: sayDashboard('toast.recalculated'), detail: outcome(after) }),
				onError: () => showToast(calculationFailedWords()),
			},
		);
	return { move, problems: update.error ? failureProblems(update.error) : [] };
}

function outcome({ taxOwed, refundAmount }: TaxReturn): string | undefined {
	if (taxOwed !== null && taxOwed !== '0.00')
		return sayDashboard('toast.owe', { amount: formatAmount(taxOwed) });
	if (refundAmount === null || refundAmount === '0.00') return undefined;
	return sayDashboard('toast.refund', { amount: formatAmount(refundAmount) });
}

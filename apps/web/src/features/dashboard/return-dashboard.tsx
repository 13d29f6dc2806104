/** The dashboard of one return: tasks, the pound bar and sending to the left, progress and tax beside them. */
import { isOpen, isUnderWay, shownStatus } from '@halfpenny/lifecycle';
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { schedulesLeftOut } from '@halfpenny/questions';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense } from 'react';
import { failureProblems } from '../../api/form-problems.ts';
import { LoadFailed } from '../../api/load-failed.tsx';
import { useCalculation } from '../../api/operations/calculation.ts';
import { useDocuments } from '../../api/operations/documents.ts';
import { useEntries } from '../../api/operations/entries.ts';
import { useNextStep } from '../../api/operations/next-step.ts';
import { useProposals } from '../../api/operations/proposals.ts';
import { useUpdateTaxReturn } from '../../api/operations/tax-returns.ts';
import { useReturnEvents } from '../../api/return-events.ts';
import type { TaxReturn, User } from '../../api/shapes.ts';
import { documentOf } from '../../returns/proposals.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { formatAmount } from '../../ui/format.ts';
import { lazily } from '../../ui/lazily.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { calculationFailedWords } from './calculation-failed.tsx';
import { dashboardLead } from './dashboard-lead.ts';
import { estimateWords } from './estimate-words.ts';
import { IncomeBar } from './income-bar.tsx';
import { SUBMISSION } from './next-step-address.ts';
import { NextStepCard } from './next-step-card.tsx';
import { hasAmounts, progressOf } from './progress.ts';
import { type Choosing, type Jurisdiction, Selectors } from './selectors.tsx';
import { TaskList } from './task-list.tsx';
import { WaitingBeside } from './waiting-beside.tsx';

/** Fetched beside the answers that it shows. */
const BesideReturn = lazily(async () => (await import('./beside-return.tsx')).BesideReturn);

const SubmissionPanel = lazily(async () => (await import('./submission-panel.tsx')).SubmissionPanel);

/** Fetched by whom a partnership has handed something over. */
const HandedOver = lazily(async () => (await import('./handed-over.tsx')).HandedOver);

/** Fetched after the rest: it brings the rules of every year. */
const WhichReturn = lazily(async () => (await import('./which-return.tsx')).WhichReturn);

/** Few have work that was given up. */
const FailedWork = lazily(async () => (await import('../../returns/failed-work.tsx')).FailedWork);

/** Few have anything that is left out. */
const LeftOut = lazily(async () => (await import('../../returns/left-out.tsx')).LeftOut);

/** Everything of one return at a glance. */
export function ReturnDashboard({
	service,
	choose,
	above,
	taxReturn,
	user,
}: Choosing & { readonly taxReturn: TaxReturn; readonly user: User }) {
	const { taxYear } = taxReturn;
	useReturnEvents(taxReturn.id);
	const entries = useEntries(taxReturn.id);
	const documents = useDocuments(taxReturn.id);
	const proposals = useProposals(taxReturn.id);
	const handed = proposals.data?.find(
		({ origin, status }) => origin.kind === 'partnership' && status === 'open',
	);
	const begun = hasAmounts(entries.data ?? []);
	const calculation = useCalculation(
		taxReturn.id,
		begun ? (taxReturn.totalIncome === null ? 'keep' : 'read') : 'none',
	);
	const abroad = calculation.data?.leftOut ?? [];
	const { move, problems } = useMoveTo(taxReturn.id);
	const state = shownStatus(taxReturn);
	const soFar = { entries: entries.data ?? [], documents: documents.data ?? [], taxReturn };
	const nextStep = useNextStep(taxReturn.id);
	const step = nextStep.data;
	const calculated = calculation.data !== undefined;
	// Nothing is said of how far the return is while that is not known.
	const known = step &&
		entries.data &&
		documents.data && {
			entries: soFar.entries,
			done: progressOf({ ...soFar, calculated, readyToSend: step.readyToSend }),
			step,
		};
	return (
		<Page
			title={sayDashboard('title', { taxYear })}
			lead={dashboardLead(taxReturn, service)}
			width="work"
			arrival={`/app ${taxYear} individual`}
			hasProblem={problems.length > 0}
			summary={<ErrorSummary problems={problems} />}
			aside={
				<Suspense fallback={<WaitingBeside />}>
					<BesideReturn
						{...{ taxReturn, calculation, known }}
						waitedFor={!entries.isError && !documents.isError && !nextStep.isError}
					/>
				</Suspense>
			}
		>
			{!nextStep.isError && <NextStepCard step={step} returnId={taxReturn.id} />}
			<Selectors
				{...{ service, choose, above }}
				chosen={taxReturn}
				jurisdiction={{ value: taxReturn.jurisdiction, onChange: move, locked: !isOpen(state) }}
			/>
			<Suspense fallback={<div className="-my-4 h-9" />}>
				<WhichReturn taxYear={taxYear} entries={entries.data ?? []} />
			</Suspense>
			<Suspense>
				<FailedWork
					returnId={taxReturn.id}
					submissionId={taxReturn.submissionId}
					underWay={isUnderWay(state)}
				/>
			</Suspense>
			{handed && (
				<Suspense>
					<HandedOver returnId={taxReturn.id} proposalId={handed.id} />
				</Suspense>
			)}
			{!taxReturn.canFile && <Notice tone="doubt">{estimateWords(taxYear, service.taxYears)}</Notice>}
			{(schedulesLeftOut(entries.data ?? [], 'individual').length > 0 || abroad.length > 0) && (
				<Suspense>
					<LeftOut
						{...{ entries: entries.data ?? [], abroad }}
						returnType="individual"
						returnId={taxReturn.id}
					/>
				</Suspense>
			)}
			{begun && calculation.error === null && <IncomeBar calculation={calculation.data} />}
			<FirstFailure queries={[entries, documents, proposals, nextStep]} />
			<TaskList
				taxReturn={taxReturn}
				entries={entries.data}
				failed={entries.isError}
				documents={documents.data ?? []}
				proposals={(proposals.data ?? []).filter((proposal) => documentOf(proposal) !== null)}
			/>
			<div id={SUBMISSION} tabIndex={-1} className="scroll-mt-4">
				<Suspense fallback={<WaitingBeside />}>
					<SubmissionPanel
						{...{ taxReturn, service, state }}
						person={user}
						hasUtr={user.uniqueTaxReference !== null}
					/>
				</Suspense>
			</div>
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

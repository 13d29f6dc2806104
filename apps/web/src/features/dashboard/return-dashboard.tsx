/** One return's dashboard: the next step and the chat, with the choices, progress, tax and submission beside them. */
import { formatPounds } from '@halfpenny/facts';
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
import { useMoveHome } from '../../interview/use-move-home.tsx';
import { SUBMISSION } from '../../returns/next-step-address.ts';
import { outcomeOf } from '../../returns/settlement/outcome.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { lazily } from '../../ui/lazily.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { calculationFailedWords } from './calculation-failed.tsx';
import { dashboardLead } from './dashboard-lead.ts';
import { estimateWords } from './estimate-words.ts';
import { NextStepCard } from './next-step-card.tsx';
import { hasAmounts, progressOf } from './progress.ts';
import { type Choosing, type Jurisdiction, Selectors } from './selectors.tsx';
import { WaitingBeside } from './waiting-beside.tsx';
import type { WithChat } from './with-chat.ts';

/** Loaded in parallel with the answers it shows. */
const BesideReturn = lazily(async () => (await import('./beside-return.tsx')).BesideReturn);

const SubmissionPanel = lazily(async () => (await import('./submission-panel.tsx')).SubmissionPanel);

/** Loaded only if a partnership has shared figures. */
const HandedOver = lazily(async () => (await import('./handed-over.tsx')).HandedOver);

/** Loaded last: it brings in the rules of every year. */
const WhichReturn = lazily(async () => (await import('./which-return.tsx')).WhichReturn);

/** Brings in the rules of every year, for a year that can only be estimated. */
const ScottishProperty = lazily(async () => (await import('./scottish-property.tsx')).ScottishProperty);

/** Loaded when needed: few users have failed jobs. */
const FailedWork = lazily(async () => (await import('../../returns/failed-work.tsx')).FailedWork);

/** Loaded when needed: few returns leave anything out. */
const LeftOut = lazily(async () => (await import('../../returns/left-out.tsx')).LeftOut);

/** Everything about one return. */
export function ReturnDashboard({
	service,
	choose,
	filedYears,
	above,
	taxReturn,
	user,
	chat,
}: Choosing & WithChat & { readonly taxReturn: TaxReturn; readonly user: User }) {
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
	const home = useMoveHome({ taxReturn, entries: entries.data ?? [] }, move);
	const state = shownStatus(taxReturn);
	const soFar = { entries: entries.data ?? [], documents: documents.data ?? [], taxReturn };
	const nextStep = useNextStep(taxReturn.id);
	const step = nextStep.data;
	// Older figures count while newer ones are worked out, so that an answer undoes no step.
	const calculated = calculation.last !== undefined;
	// Says nothing about progress until it is known.
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
				<>
					<Selectors
						{...{ service, choose, filedYears, above }}
						beside
						chosen={taxReturn}
						jurisdiction={{ value: taxReturn.jurisdiction, onChange: home.ask, locked: !isOpen(state) }}
					/>
					<Suspense fallback={<WaitingBeside />}>
						<BesideReturn
							{...{ taxReturn, calculation, known }}
							waitedFor={!entries.isError && !documents.isError && !nextStep.isError}
						/>
					</Suspense>
					<div id={SUBMISSION} tabIndex={-1} className="no-print scroll-mt-4">
						<Suspense fallback={<WaitingBeside />}>
							<SubmissionPanel
								{...{ taxReturn, service, state }}
								person={user}
								hasUtr={user.uniqueTaxReference !== null}
							/>
						</Suspense>
					</div>
				</>
			}
		>
			{!nextStep.isError && <NextStepCard step={step} taxReturn={taxReturn} />}
			<FirstFailure queries={[entries, documents, proposals, nextStep]} />
			<div className="no-print">{chat({ taxReturn, step, open: isOpen(state) })}</div>
			{home.dialog}
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
			{!taxReturn.canFile && isOpen(state) && (
				<>
					<Notice tone="doubt">{estimateWords(taxYear, service.taxYears)}</Notice>
					<Suspense>
						<ScottishProperty taxYear={taxYear} jurisdiction={taxReturn.jurisdiction} />
					</Suspense>
				</>
			)}
			{(schedulesLeftOut(entries.data ?? [], 'individual').length > 0 || abroad.length > 0) && (
				<Suspense>
					<LeftOut
						{...{ entries: entries.data ?? [], abroad }}
						returnType="individual"
						returnId={taxReturn.id}
					/>
				</Suspense>
			)}
		</Page>
	);
}

function FirstFailure({ queries }: { readonly queries: readonly UseQueryResult<unknown>[] }) {
	const failed = queries.find(({ error, data }) => error !== null && data === undefined);
	return failed?.error ? <LoadFailed failure={failed.error} retry={() => void failed.refetch()} /> : null;
}

/** Changes where the user lived, and says how that changes the tax. */
function useMoveTo(id: string) {
	const update = useUpdateTaxReturn(id);
	const move = (jurisdiction: Jurisdiction) =>
		update.mutate(
			{ id, body: { jurisdiction } },
			{
				onSuccess: (after) =>
					showToast({ title: sayDashboard('toast.recalculated'), detail: outcomeWords(after) }),
				onError: () => showToast(calculationFailedWords()),
			},
		);
	return { move, problems: update.error ? failureProblems(update.error) : [] };
}

function outcomeWords({ taxOwed, refundAmount }: TaxReturn): string | undefined {
	const outcome = outcomeOf(taxOwed, refundAmount);
	if (!outcome || outcome.kind === 'nothing') return undefined;
	const amount = formatPounds(outcome.amount);
	return sayDashboard(outcome.kind === 'owed' ? 'toast.owe' : 'toast.refund', { amount });
}

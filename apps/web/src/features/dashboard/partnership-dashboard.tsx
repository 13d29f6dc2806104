/** A partnership's dashboard: the next step and the chat, with choices, statement, partners and submission beside them. */
import { isOpen, isUnderWay, shownStatus } from '@halfpenny/lifecycle';
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { sayNoReturn } from '@halfpenny/messages/no-return';
import { sayPartnership } from '@halfpenny/messages/partnership';
import { schedulesLeftOut } from '@halfpenny/questions';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { LoadFailed } from '../../api/load-failed.tsx';
import { useEntries } from '../../api/operations/entries.ts';
import { useNextStep } from '../../api/operations/next-step.ts';
import { usePartnershipStatement } from '../../api/operations/partnership.ts';
import { useReturnEvents } from '../../api/return-events.ts';
import type { TaxReturn } from '../../api/shapes.ts';
import { FailedWork } from '../../returns/failed-work.tsx';
import { SUBMISSION } from '../../returns/next-step-address.ts';
import { DownloadLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { formatAmount } from '../../ui/format.ts';
import { lazily } from '../../ui/lazily.ts';
import { Page } from '../../ui/page.tsx';
import { dashboardLead } from './dashboard-lead.ts';
import { NextStepCard } from './next-step-card.tsx';
import { openedQuestions, openedWords } from './opened-questions.ts';
import { yearNotOffered } from './partnership-years.ts';
import { progressOf } from './progress.ts';
import { ProgressCard } from './progress-card.tsx';
import { type Choosing, Selectors } from './selectors.tsx';
import { SubmissionPanel } from './submission-panel.tsx';
import type { WithChat } from './with-chat.ts';

/** Loaded last: it brings in the rules of every year. */
const WhichReturn = lazily(async () => (await import('./which-return.tsx')).WhichReturn);

/** Loaded when needed: few returns leave anything out. */
const LeftOut = lazily(async () => (await import('../../returns/left-out.tsx')).LeftOut);

/** Everything about a partnership's return. */
export function PartnershipDashboard({
	service,
	choose,
	filedYears,
	above,
	taxReturn,
	chat,
}: Choosing & WithChat & { readonly taxReturn: TaxReturn }) {
	useReturnEvents(taxReturn.id);
	const { taxYear } = taxReturn;
	const entries = useEntries(taxReturn.id);
	const nextStep = useNextStep(taxReturn.id);
	const state = shownStatus(taxReturn);
	const notOffered = yearNotOffered(service);
	return (
		<Page
			title={sayPartnership('title', { taxYear })}
			lead={dashboardLead(taxReturn, service)}
			width="work"
			arrival={`/app ${taxYear} partnership`}
			aside={
				<>
					<Selectors {...{ service, choose, filedYears, above }} beside chosen={taxReturn} />
					{notOffered !== undefined && (
						<p className="-mt-2 text-14 text-muted">
							{sayNoReturn('notOffered.short', { taxYear: notOffered })}
						</p>
					)}
					{nextStep.data && entries.data && (
						<ProgressCard
							done={progressOf({
								...{ entries: entries.data, documents: [], taxReturn },
								...{ calculated: true, readyToSend: nextStep.data.readyToSend },
							})}
							opened={
								isOpen(state) ? openedWords(openedQuestions({ entries: entries.data, taxReturn })) : undefined
							}
							step={nextStep.data}
							taxReturn={taxReturn}
						/>
					)}
					<Statement returnId={taxReturn.id} />
					<div id={SUBMISSION} tabIndex={-1} className="no-print scroll-mt-4">
						<SubmissionPanel {...{ taxReturn, service, state }} person={undefined} hasUtr />
					</div>
					<Card title={sayPartnership('codes.title')}>
						<p className="text-16">{sayPartnership('codes.short')}</p>
						<p className="mt-3 text-16">
							<Link to={`/app/return/${taxReturn.id}/partner-codes`} className="link">
								{sayPartnership('codes.open')}
							</Link>
						</p>
					</Card>
				</>
			}
		>
			{!nextStep.isError && <NextStepCard step={nextStep.data} taxReturn={taxReturn} />}
			{entries.error && <LoadFailed failure={entries.error} retry={() => void entries.refetch()} />}
			<div className="no-print">{chat({ taxReturn, step: nextStep.data, open: isOpen(state) })}</div>
			<Suspense fallback={<div className="-my-4 h-9" />}>
				<WhichReturn taxYear={taxYear} entries={[]} />
			</Suspense>
			<FailedWork
				returnId={taxReturn.id}
				submissionId={taxReturn.submissionId}
				underWay={isUnderWay(state)}
			/>
			{schedulesLeftOut(entries.data ?? [], 'partnership').length > 0 && (
				<Suspense>
					<LeftOut entries={entries.data ?? []} returnType="partnership" returnId={taxReturn.id} />
				</Suspense>
			)}
		</Page>
	);
}

/** What there is to share, and a link to who gets it. */
function Statement({ returnId }: { readonly returnId: string }) {
	const { data } = usePartnershipStatement(returnId);
	const amounts = data?.amounts ?? [];
	return (
		<Card title={sayPartnership('statement.title')}>
			{amounts.length === 0 ? (
				<p className="text-16 text-muted">{sayPartnership('statement.empty')}</p>
			) : (
				<>
					<dl className="divide-y divide-line border-y border-line text-16">
						{amounts.map(({ box, title, amount }) => (
							<div key={box} className="flex items-baseline justify-between gap-4 py-2.5">
								<dt>{title}</dt>
								<dd className="figures">{formatAmount(amount)}</dd>
							</div>
						))}
					</dl>
					<p className="no-print mt-3 text-16">
						<Link to={`/app/return/${returnId}/statement`} className="link">
							{sayPartnership('statement.open')}
						</Link>
					</p>
				</>
			)}
			<p className="mt-4">
				<DownloadLink href={`/api/tax-returns/${returnId}/summary.pdf`}>
					{sayDashboard('summary.download')}
				</DownloadLink>
			</p>
		</Card>
	);
}

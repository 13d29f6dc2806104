/** What needs attention: accounts that want to file for a UTR, stuck submissions, failed jobs. */
import { formatMoment } from '@halfpenny/facts';
import { sayAdmin } from '@halfpenny/messages/admin';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { type AdminOperations, useAdminOperations } from '../../api/operations/admin.ts';
import { Card } from '../../ui/card.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Bindings } from './bindings.tsx';

type Job = AdminOperations['deadJobs'][number];
type Stuck = AdminOperations['submissions'][number];

const jobColumns: readonly Column<Job>[] = [
	{ key: 'title', heading: sayAdmin('jobs.title'), cell: ({ title }) => title },
	{ key: 'reason', heading: sayAdmin('jobs.reason'), cell: ({ reason }) => <code>{reason}</code> },
	{ key: 'when', heading: sayAdmin('jobs.when'), cell: ({ failedAt }) => formatMoment(failedAt) },
];

export function WaitingTab() {
	const { data, error } = useAdminOperations();
	if (!data) return <FailureNotice failure={error} />;
	const { bindings, submissions, deadJobs } = data;
	return (
		<div className="grid gap-6">
			<Bindings bindings={bindings} />
			<Card title={sayAdmin('submissions')}>
				{submissions.length === 0 ? <p>{sayAdmin('submissions.none')}</p> : <StuckList stuck={submissions} />}
			</Card>
			<Card title={sayAdmin('jobs')}>
				{deadJobs.length === 0 ? (
					<p>{sayAdmin('jobs.none')}</p>
				) : (
					<Table
						caption={sayAdmin('jobs')}
						captionHidden
						columns={jobColumns}
						rows={deadJobs}
						rowKey={({ id }) => id}
					/>
				)}
			</Card>
		</div>
	);
}

function StuckList({ stuck }: { readonly stuck: readonly Stuck[] }) {
	return (
		<div className="grid gap-4 text-16">
			<p>{sayAdmin('submissions.how')}</p>
			<ul className="divide-y divide-line border-y border-line">
				{stuck.map(({ id, form, taxYear: year, state, why, transactionId: transaction, correlationId }) => (
					<li key={id} className="grid gap-1 py-3 wrap-anywhere">
						<p className="font-semibold">{sayAdmin('submissions.what', { form, year, state })}</p>
						<p>{why}</p>
						<p className="text-14 text-muted">
							{sayAdmin('submissions.ids', {
								...{ id, transaction },
								correlation: correlationId ?? sayAdmin('submissions.noCorrelation'),
							})}
						</p>
					</li>
				))}
			</ul>
		</div>
	);
}

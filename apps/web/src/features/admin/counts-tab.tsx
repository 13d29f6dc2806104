/** Counts, and the card that creates another administrator. */
import { sayAdmin } from '@halfpenny/messages/admin';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { type AdminOperations, useAdminOperations } from '../../api/operations/admin.ts';
import { Card } from '../../ui/card.tsx';
import { SummaryList } from '../../ui/summary-list.tsx';
import { CreateCard } from './create-card.tsx';

export function CountsTab() {
	const { data, error } = useAdminOperations();
	return (
		<div className="grid items-start gap-6 md:grid-cols-2">
			<Card title={sayAdmin('counts')}>
				<FailureNotice failure={error} />
				{data && <SummaryList rows={rowsOf(data.counts)} />}
			</Card>
			<CreateCard />
		</div>
	);
}

function rowsOf({ accounts, taxReturns, submissions, jobs }: AdminOperations['counts']) {
	const row = (label: string, value: number) => ({ key: label, label, value, figure: true });
	return [
		row(sayAdmin('counts.accounts'), accounts),
		row(sayAdmin('counts.taxReturns'), taxReturns),
		...submissions.map(({ state, count }) => row(sayAdmin('counts.submissions', { state }), count)),
		...jobs.map(({ state, count }) => row(sayAdmin('counts.jobs', { state }), count)),
	];
}

/** The tax of an accepted return: of a final declaration HMRC's own, which the answers alone don't give. */
import { outcomeOf } from '@halfpenny/lifecycle';
import { sayDashboard } from '@halfpenny/messages/dashboard';
import type { ReactNode } from 'react';
import { useSubmissions } from '../../api/operations/filing.ts';
import { Card } from '../../ui/card.tsx';
import { TaxResult } from './tax-result.tsx';
import { WaitingBeside } from './waiting-beside.tsx';

/** Shows `children` for an annual return. */
export function AcceptedSummary({
	returnId,
	children,
}: {
	readonly returnId: string;
	readonly children: ReactNode;
}) {
	const sent = useSubmissions(returnId);
	if (sent.data === undefined) return sent.isError ? children : <WaitingBeside />;
	const declared = sent.data.logs.find(
		({ channel, status }) => channel === 'mtd' && outcomeOf(status) === 'accepted',
	);
	const { taxOwed, refundAmount, settlement } = declared ?? {};
	if (!taxOwed || !refundAmount || !settlement) return children;
	return (
		<Card title={sayDashboard('summary.title')}>
			<TaxResult
				calculation={{ taxOwed, refundAmount, settlement }}
				stage="filed"
				older={false}
				onExplain={undefined}
			/>
			<p className="mt-3 text-16">{sayDashboard('summary.declared')}</p>
		</Card>
	);
}

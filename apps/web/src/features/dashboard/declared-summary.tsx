/** The tax of an accepted return: of a final declaration HMRC's own, which the answers alone don't give. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { sayDeclared } from '@halfpenny/messages/declared';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSubmissions } from '../../api/operations/filing.ts';
import type { TaxReturn } from '../../api/shapes.ts';
import { declaredOf } from '../../returns/declared/declared-of.ts';
import { PaymentsDue } from '../../returns/settlement/payments-due.tsx';
import { DownloadLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TaxResult } from './tax-result.tsx';
import { WaitingBeside } from './waiting-beside.tsx';

/** Shows `children` for an annual return. */
export function AcceptedSummary({
	taxReturn: { id: returnId, taxYear },
	children,
}: {
	readonly taxReturn: TaxReturn;
	readonly children: ReactNode;
}) {
	const sent = useSubmissions(returnId);
	if (sent.data === undefined) return sent.isError ? children : <WaitingBeside />;
	const { taxOwed, refundAmount, settlement, createdAt } = declaredOf(sent.data.logs) ?? {};
	if (!taxOwed || !refundAmount || !settlement || !createdAt) return children;
	return (
		<Card title={sayDashboard('summary.title')}>
			<TaxResult
				calculation={{ taxOwed, refundAmount, settlement }}
				stage="filed"
				older={false}
				onExplain={undefined}
			/>
			<p className="mt-3 text-16">{sayDashboard('summary.declared')}</p>
			<PaymentsDue {...{ settlement, taxYear }} filedOn={createdAt.slice(0, 10)} />
			<p className="no-print mt-3 text-16">
				<Link to={`/app/return/${returnId}/understand`} className="link">
					{sayDeclared('summary.lines')}
				</Link>
			</p>
			<div className="mt-4">
				<DownloadLink href={`/api/tax-returns/${returnId}/summary.pdf`}>
					{sayDashboard('summary.download')}
				</DownloadLink>
			</div>
		</Card>
	);
}

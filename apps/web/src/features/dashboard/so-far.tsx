/** The amount so far, near the top of a narrow window, where the tax summary is far below. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import type { Calculation } from '../../api/shapes.ts';
import { AmountDue } from '../../ui/amount.tsx';
import { toPence } from '../../ui/format.ts';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';

/** The id of the tax summary, where the whole of it stands. */
export const SUMMARY = 'summary';

/** As high while the tax is worked out as it is then. */
export function SoFar({
	calculation,
	filed,
}: {
	readonly calculation: Calculation | undefined;
	readonly filed: boolean;
}) {
	return (
		<div className="no-print flex min-h-18 flex-wrap items-end justify-between gap-x-4 lg:hidden">
			{calculation === undefined ? (
				<Skeleton>
					<Bone className="h-6 w-32" />
					<Bone className="h-9 w-40" />
				</Skeleton>
			) : (
				<Due calculation={calculation} filed={filed} />
			)}
			<a href={`#${SUMMARY}`} className="link py-1 text-16">
				{sayDashboard('summary.title')}
			</a>
		</div>
	);
}

function Due({
	calculation: { refundAmount, taxOwed },
	filed,
}: {
	readonly calculation: Calculation;
	readonly filed: boolean;
}) {
	const refund = toPence(refundAmount) ?? 0;
	const kind = refund > 0 ? 'refund' : (toPence(taxOwed) ?? 0) > 0 ? 'due' : 'nothing';
	const amount = toPence(kind === 'refund' ? `-${refundAmount}` : taxOwed);
	if (amount === undefined) return null;
	return filed ? (
		<AmountDue amount={amount} size="small" />
	) : (
		<AmountDue amount={amount} size="small" words={sayDashboard(`soFar.${kind}`)} />
	);
}

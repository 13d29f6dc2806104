/** The tax beside a form on a wide screen: what is due, how this page changes it, and the main steps. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { sayEntries } from '@halfpenny/messages/entries';
import { AmountDue } from '../../ui/amount.tsx';
import { Card } from '../../ui/card.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { changeInWords, type LiveDue } from './live-words.ts';

/** Shows a skeleton until there is an amount. */
export function LiveCard({
	due,
	onExplain,
}: {
	readonly due: LiveDue | undefined;
	readonly onExplain: () => void;
}) {
	return (
		<Card title={sayEntries('live.title')}>
			{due?.blank ? (
				<p className="text-16">{sayEntries('live.blank')}</p>
			) : due === undefined ? (
				<Skeleton className="gap-2">
					<Bone className="h-6 w-24" />
					<Bone className="h-10 w-40" />
				</Skeleton>
			) : (
				<>
					<AmountDue amount={due.now} size="medium" />
					<p className="mt-2 text-16 text-muted">{changeInWords(due)}</p>
					<button type="button" className="link mt-1 min-h-6 text-16" onClick={onExplain}>
						{sayDashboard('summary.how')}
					</button>
				</>
			)}
			<p className="mt-3 border-t border-line pt-3 text-14 text-muted">{sayEntries('live.means')}</p>
		</Card>
	);
}

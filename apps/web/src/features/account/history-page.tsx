/** Everything done in the account, by the user or anyone else. */
import { formatMoment } from '@halfpenny/facts';
import { isDeed, sayDeed, sayHistory } from '@halfpenny/messages/history';
import { LoadFailed } from '../../api/load-failed.tsx';
import type { Answer } from '../../api/operation.ts';
import { useHistoryOfAccount } from '../../api/operations/account.ts';
import { Button } from '../../ui/button.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { AccountFrame } from './account-frame.tsx';

type Event = Answer<'listHistory'>['events'][number];

/** The page at `/account/history`. */
export function HistoryPage() {
	const history = useHistoryOfAccount();
	const events = history.data?.pages.flatMap((page) => page.events);
	return (
		<AccountFrame title={sayHistory('title')}>
			<p className="measure text-16 text-muted">{sayHistory('lead')}</p>
			{history.error && <LoadFailed failure={history.error} retry={() => void history.refetch()} />}
			{history.isPending && (
				<Skeleton>
					<Bone className="h-12" />
				</Skeleton>
			)}
			{events?.length === 0 && <p className="text-18">{sayHistory('none')}</p>}
			<ul className="divide-y divide-line border-y border-line text-16 empty:hidden">
				{events?.map((event) => (
					<Row key={event.id} event={event} />
				))}
			</ul>
			{history.hasNextPage ? (
				<div>
					<Button
						look="secondary"
						busy={history.isFetchingNextPage && sayHistory('earlier.busy')}
						onClick={() => void history.fetchNextPage()}
					>
						{sayHistory('earlier')}
					</Button>
				</div>
			) : (
				events && <p className="text-16 text-muted">{sayHistory('end')}</p>
			)}
		</AccountFrame>
	);
}

function Row({ event: { at, action, taxYear, passkey } }: { readonly event: Event }) {
	return (
		<li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[1fr_auto] sm:items-baseline">
			<span>
				{isDeed(action) ? sayDeed(action) : sayHistory('other')}
				{taxYear && <span className="block text-muted">{sayHistory('of.return', { taxYear })}</span>}
				{passkey && <span className="block text-muted">{sayHistory('passkey')}</span>}
			</span>
			<time dateTime={at} className="text-muted">
				{formatMoment(at)}
			</time>
		</li>
	);
}

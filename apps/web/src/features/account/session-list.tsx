/** Where you are signed in, and signing out everywhere. */
import { formatMoment } from '@halfpenny/facts';
import { sayAccount } from '@halfpenny/messages/account';
import { useLocation } from 'wouter';
import { LoadFailed } from '../../api/load-failed.tsx';
import { useEndSession, useEndSessions, useSessions } from '../../api/operations/account.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';

export function SessionList() {
	const sessions = useSessions();
	const [, navigate] = useLocation();
	const end = useEndSessions();
	const endOne = useEndSession();
	return (
		<section className="grid gap-4">
			<h2 className="text-28">{sayAccount('sessions.title')}</h2>
			<p className="-mt-2 text-16 text-muted">{sayAccount('sessions.lead')}</p>
			{sessions.error && <LoadFailed failure={sessions.error} retry={() => void sessions.refetch()} />}
			{endOne.error && <LoadFailed failure={endOne.error} retry={() => endOne.mutate(endOne.variables)} />}
			{end.error && <LoadFailed failure={end.error} retry={() => end.mutate()} />}
			{sessions.isPending && (
				<Skeleton>
					<Bone className="h-12" />
				</Skeleton>
			)}
			<ul className="divide-y divide-line border-y border-line text-16 empty:hidden">
				{sessions.data?.map(({ id, device, begunAt, current }) => (
					<li key={id} className="flex flex-wrap items-baseline gap-x-4 py-3">
						<span className="grow">{device ?? sayAccount('sessions.unknownDevice')}</span>
						{current && <Badge tone="good">{sayAccount('sessions.here')}</Badge>}
						<span className="text-muted">
							{sayAccount('sessions.begun', { when: formatMoment(begunAt) })}
						</span>
						{!current && (
							<Button
								look="quiet"
								busy={endOne.isPending && endOne.variables === id && sayAccount('sessions.busy')}
								onClick={() => endOne.mutate(id)}
							>
								{sayAccount('sessions.endOne')}{' '}
								<span className="sr-only">
									{device ?? sayAccount('sessions.unknownDevice')},{' '}
									{sayAccount('sessions.begun', { when: formatMoment(begunAt) })}
								</span>
							</Button>
						)}
					</li>
				))}
			</ul>
			<div>
				<Button
					look="secondary"
					busy={end.isPending && sayAccount('sessions.busy')}
					onClick={() => end.mutate(undefined, { onSuccess: () => navigate('/auth') })}
				>
					{sayAccount('sessions.end')}
				</Button>
			</div>
		</section>
	);
}

/** Names returns that were started but not sent, above the return on screen. */
import { sayNotSent } from '@halfpenny/messages/not-sent';
import { Link } from 'wouter';
import type { Service } from '../../api/shapes.ts';
import { dashboardAddress, type ReturnOnDashboard } from '../../returns/dashboard-address.ts';
import { Notice } from '../../ui/notice.tsx';
import { type BegunReturn, dueWords, isLate, notSent } from './not-sent.ts';

/** A notice with a link for each. Renders nothing if there are none. */
export function NotSentNotices({
	returns,
	chosen,
	service,
}: {
	readonly returns: readonly BegunReturn[];
	readonly chosen: ReturnOnDashboard;
	readonly service: Pick<Service, 'taxYears' | 'today'>;
}) {
	return notSent(returns, chosen, service).map((begun) => (
		<NotSent key={begun.id} begun={begun} service={service} />
	));
}

function NotSent({
	begun,
	service,
}: {
	readonly begun: BegunReturn;
	readonly service: Pick<Service, 'taxYears' | 'today'>;
}) {
	const { taxYear, returnType, amending, canFile } = begun;
	const due = dueWords(begun, service);
	return (
		<Notice
			tone={canFile && isLate(begun, service) ? 'bad' : 'doubt'}
			title={sayNotSent(amending ? 'amending' : returnType, { taxYear })}
		>
			{due !== undefined && <p>{due}</p>}
			<p>
				<Link to={dashboardAddress(begun)} className="link">
					{sayNotSent('open', { taxYear })}
				</Link>
			</p>
		</Notice>
	);
}

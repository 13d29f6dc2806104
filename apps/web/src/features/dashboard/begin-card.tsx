/** The first thing to do on an empty return. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { Link } from 'wouter';
import { Card } from '../../ui/card.tsx';
import { ButtonLink } from '../../ui/screen-link.tsx';

/** Upload a P60, or type it in. */
export function BeginCard({ base }: { readonly base: string }) {
	return (
		<Card title={sayDashboard('begin.title')}>
			<p className="measure text-18">{sayDashboard('begin.text')}</p>
			<div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
				<ButtonLink to={`${base}/documents`}>{sayDashboard('begin.upload')}</ButtonLink>
				<Link to={`${base}/employment/add`} className="link text-18">
					{sayDashboard('begin.type')}
				</Link>
			</div>
		</Card>
	);
}

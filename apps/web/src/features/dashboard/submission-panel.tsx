/** Sending to HMRC: the state of the return, and the one thing to do about it. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { badgeOf, canSubmit, type ReturnState } from '../../app/return-state.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { TaxReturn } from './dashboard-page.tsx';

/** The panel of one return. */
export function SubmissionPanel({
	taxReturn,
	state,
	hasUtr,
	ready,
}: {
	readonly taxReturn: TaxReturn;
	readonly state: ReturnState | undefined;
	readonly hasUtr: boolean;
	/** Everything is answered, so that sending is the thing to do. */
	readonly ready: boolean;
}) {
	const badge = badgeOf(state);
	const base = `/app/return/${taxReturn.id}`;
	return (
		<Card title={sayDashboard('submission.title')} action={<Badge tone={badge.tone}>{badge.words}</Badge>}>
			<div className="grid gap-4 text-16">
				<p>{state && sayDashboard(`submission.${state}`)}</p>
				{!hasUtr && canSubmit(state) && <p>{sayDashboard('submission.noUtr')}</p>}
				{taxReturn.submissionId !== null && (
					<SubmissionLink to={`${base}/submission/${taxReturn.submissionId}`} state={state} />
				)}
				{canSubmit(state) && taxReturn.canFile && (
					<div>
						<ButtonLink to={`${base}/check`} look={ready ? 'primary' : 'secondary'}>
							{sayDashboard('submission.check')}
						</ButtonLink>
					</div>
				)}
				{taxReturn.canFile && (
					<p>
						<Link to={`${base}/sa100`} className="link">
							{sayDashboard('submission.form')}
						</Link>
					</p>
				)}
			</div>
		</Card>
	);
}

function SubmissionLink({
	to,
	state,
}: {
	readonly to: string;
	readonly state: ReturnState | undefined;
}): ReactNode {
	const words =
		state === 'accepted' ? 'receipt' : state === 'rejected' || state === 'failed' ? 'reasons' : 'progress';
	return (
		<p>
			<Link to={to} className="link">
				{sayDashboard(`submission.${words}`)}
			</Link>
		</p>
	);
}

/** Sending to HMRC: the state of the return, and what there is to do about it. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { badgeOf, canSubmit, type ReturnState } from '../../app/return-state.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import type { TaxReturn } from './dashboard-page.tsx';
import type { ToSubmit } from './submission-steps.tsx';

const SubmissionSteps = lazy(async () => ({
	default: (await import('./submission-steps.tsx')).SubmissionSteps,
}));
const AmendReturn = lazy(async () => ({
	default: (await import('../../app/amend-return.tsx')).AmendReturn,
}));

/** The panel of one return. */
export function SubmissionPanel({
	state,
	hasUtr,
	...toSubmit
}: ToSubmit & { readonly state: ReturnState | undefined; readonly hasUtr: boolean }) {
	const { taxReturn, service } = toSubmit;
	const badge = badgeOf(state);
	const base = `/app/return/${taxReturn.id}`;
	const open = canSubmit(state);
	return (
		<Card title={sayDashboard('submission.title')} action={<Badge tone={badge.tone}>{badge.words}</Badge>}>
			<div className="grid grid-cols-1 gap-4 text-16">
				<p>{stateWords(taxReturn, state)}</p>
				{!hasUtr && open && <p>{sayDashboard('submission.noUtr')}</p>}
				{taxReturn.submissionId !== null && (
					<SubmissionLink
						to={`${base}/submission/${taxReturn.submissionId}`}
						words={linkWords(taxReturn, state)}
					/>
				)}
				{open && taxReturn.canFile && (
					<Suspense fallback={<Waiting />}>
						<SubmissionSteps {...toSubmit} />
					</Suspense>
				)}
				{!open && <p className="font-semibold text-muted">{sayDashboard('submission.already')}</p>}
				{state === 'accepted' && (
					<Suspense>
						<AmendReturn taxReturn={taxReturn} today={service.today} />
					</Suspense>
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

/** The panel of a year that has no return. */
export function SubmissionPanelWithoutReturn() {
	return (
		<Card title={sayDashboard('submission.title')}>
			<p className="text-16">{sayDashboard('submission.noReturn')}</p>
		</Card>
	);
}

function stateWords({ amending }: TaxReturn, state: ReturnState | undefined): string | undefined {
	if (amending && state === 'draft') return sayDashboard('submission.amending');
	return state && sayDashboard(`submission.${state}`);
}

/** What there is to see of the latest submission. One that is being amended has its receipt, or was seen at HMRC. */
function linkWords({ amending }: TaxReturn, state: ReturnState | undefined) {
	if (state === 'accepted' || (amending && state === 'draft')) return 'receipt';
	return state === 'rejected' || state === 'failed' ? 'reasons' : 'progress';
}

function SubmissionLink({
	to,
	words,
}: {
	readonly to: string;
	readonly words: ReturnType<typeof linkWords>;
}) {
	return (
		<p>
			<Link to={to} className="link">
				{sayDashboard(`submission.${words}`)}
			</Link>
		</p>
	);
}

function Waiting() {
	return (
		<Skeleton>
			<Bone />
			<Bone className="h-12 w-40" />
		</Skeleton>
	);
}

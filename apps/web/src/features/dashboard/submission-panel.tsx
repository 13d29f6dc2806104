/** Submitting to HMRC: the return's status, and what to do about it. */
import { isOpen, type ShownStatus } from '@halfpenny/lifecycle';
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { Suspense } from 'react';
import { Link } from 'wouter';
import type { TaxReturn } from '../../api/shapes.ts';
import { UnlessDeclared } from '../../returns/declared/unless-declared.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { lazily } from '../../ui/lazily.ts';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { badgeOf } from './return-badge.ts';
import type { ToSubmit } from './submission-steps.tsx';

const SubmissionSteps = lazily(async () => (await import('./submission-steps.tsx')).SubmissionSteps);
const AmendReturn = lazily(async () => (await import('../../returns/amend-return.tsx')).AmendReturn);
const CancelAmendment = lazily(async () => (await import('./cancel-amendment.tsx')).CancelAmendment);

/** The panel for one return. */
export function SubmissionPanel({
	state,
	hasUtr,
	...toSubmit
}: ToSubmit & { readonly state: ShownStatus | undefined; readonly hasUtr: boolean }) {
	const { taxReturn, service } = toSubmit;
	const badge = badgeOf(state);
	const base = `/app/return/${taxReturn.id}`;
	const open = isOpen(state);
	return (
		<Card title={sayDashboard('submission.title')} action={<Badge tone={badge.tone}>{badge.words}</Badge>}>
			<div className="grid grid-cols-1 gap-4 text-16">
				{open && !taxReturn.canFile && (
					<p>{sayDashboard('submission.noForm', { taxYear: taxReturn.taxYear })}</p>
				)}
				{!hasUtr && open && taxReturn.canFile && <NoUtr />}
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
				{!open && state !== 'unknown' && (
					<p className="font-semibold text-muted">{sayDashboard('submission.already')}</p>
				)}
				{state === 'accepted' && (
					<Suspense>
						<AmendReturn taxReturn={taxReturn} today={service.today} />
					</Suspense>
				)}
				{open && taxReturn.amending && (
					<Suspense>
						<CancelAmendment taxReturnId={taxReturn.id} />
					</Suspense>
				)}
				{taxReturn.canFile && (
					<UnlessDeclared taxReturn={taxReturn}>
						<p>
							<Link to={`${base}/sa100`} className="link">
								{sayDashboard('submission.form')}
							</Link>
						</p>
					</UnlessDeclared>
				)}
			</div>
		</Card>
	);
}

/** The panel for a year without a return. */
export function SubmissionPanelWithoutReturn() {
	return (
		<Card title={sayDashboard('submission.title')}>
			<p className="text-16">{sayDashboard('submission.noReturn')}</p>
		</Card>
	);
}

function NoUtr() {
	return (
		<div>
			<p>{sayDashboard('submission.noUtr')}</p>
			<ul className="mt-2 grid gap-2">
				<li>
					<Link to="/account#uniqueTaxReference" className="link">
						{sayDashboard('submission.enterUtr')}
					</Link>
				</li>
				<li>
					<Link to="/account#noUniqueTaxReferenceYet" className="link">
						{sayDashboard('submission.getUtr')}
					</Link>
				</li>
			</ul>
		</div>
	);
}

/** Shows the latest submission. One being amended has a receipt, or was seen at HMRC. */
function linkWords({ amending }: TaxReturn, state: ShownStatus | undefined) {
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

/** Every attempt to file, and the way to the next. */
import { sayFiling } from '@halfpenny/messages/filing';
import { Link } from 'wouter';
import { formatMoment } from '../../app/format.ts';
import { canSubmit, returnState } from '../../app/return-state.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { Submission, Submissions, TaxReturn } from './filing-shapes.ts';
import { type Outcome, outcomeOf } from './journey.ts';

const tones: Readonly<Record<Outcome, BadgeTone>> = {
	open: 'busy',
	unknown: 'doubt',
	accepted: 'good',
	rejected: 'bad',
	failed: 'bad',
};

/** The third tab. */
export function SubmissionHistory({
	taxReturn,
	all,
}: {
	readonly taxReturn: TaxReturn;
	readonly all: Submissions;
}) {
	const base = `/app/return/${taxReturn.id}`;
	return (
		<div className="grid gap-6">
			{all.logs.length === 0 ? (
				<p className="text-18">{sayFiling('form.noAttempts')}</p>
			) : (
				<ul className="divide-y divide-line border-y border-line">
					{all.logs.map((submission) => (
						<Attempt key={submission.id} submission={submission} base={base} />
					))}
				</ul>
			)}
			{canSubmit(returnState(taxReturn)) && taxReturn.canFile && (
				<div className="grid justify-items-start gap-2">
					<ButtonLink to={`${base}/check`}>{sayFiling('form.toCheck')}</ButtonLink>
					<p className="text-16 text-muted">{sayFiling('form.submitVia')}</p>
				</div>
			)}
		</div>
	);
}

function Attempt({ submission, base }: { readonly submission: Submission; readonly base: string }) {
	const { id, attemptNumber, status, createdAt } = submission;
	return (
		<li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4">
			<div>
				<Link to={`${base}/submission/${id}`} className="link text-18">
					{sayFiling('attempt', { number: attemptNumber })}
				</Link>
				<p className="text-14 text-muted">
					{sayFiling('form.attempt.sent', { when: formatMoment(createdAt) })}
				</p>
			</div>
			<Badge tone={tones[outcomeOf(status)]}>{sayFiling(`state.${status}`)}</Badge>
		</li>
	);
}

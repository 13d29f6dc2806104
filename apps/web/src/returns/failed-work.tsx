/** Failed background jobs: what each was, why it stopped, and a button to try again. */
import { formatMoment } from '@halfpenny/facts';
import { sayFailedWork } from '@halfpenny/messages/failed-work';
import { Link } from 'wouter';
import { describeFailure } from '../api/failure.ts';
import type { Answer } from '../api/operation.ts';
import { useFailedJobs, useRetryJob } from '../api/operations/jobs.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toast-store.ts';

type FailedJob = Answer<'failedJobs'>[number];

/**
 * Every failed job, or `only` the submission's. Renders nothing if there are none. While the submission is `underWay`,
 * a job appears as soon as it fails.
 */
export function FailedWork({
	returnId,
	submissionId,
	underWay = false,
	only = false,
}: {
	readonly returnId: string;
	/** The return's submission. Its jobs link to its page. */
	readonly submissionId: string | null;
	readonly underWay?: boolean;
	readonly only?: boolean;
}) {
	const awaited = underWay ? (submissionId ?? undefined) : undefined;
	const jobs = (useFailedJobs(awaited).data ?? []).filter(
		(job) => !only || job.submissionId === submissionId,
	);
	const to = `/app/return/${returnId}/submission/${submissionId}`;
	if (jobs.length === 0) return null;
	return (
		<Notice tone="doubt" title={sayFailedWork('title')}>
			<ul className="grid gap-4">
				{jobs.map((job) => (
					<Stopped
						key={job.id}
						job={job}
						to={!only && submissionId !== null && job.submissionId === submissionId ? to : undefined}
					/>
				))}
			</ul>
		</Notice>
	);
}

function Stopped({
	job: { id, title, reason, failedAt },
	to,
}: {
	readonly job: FailedJob;
	readonly to: string | undefined;
}) {
	const retry = useRetryJob();
	const failure = retry.error && describeFailure(retry.error);
	// Restarting removes the job from the page, so the toast must not depend on it.
	const start = async () => {
		if (!retry.isPending && (await retry.mutateAsync(id).catch(() => undefined)))
			showToast({ title: sayFailedWork('started') });
	};
	return (
		<li className="grid justify-items-start gap-1.5">
			<p className="font-semibold">{sayFailedWork('one', { what: title, when: formatMoment(failedAt) })}</p>
			<p>{reason.message}</p>
			{failure && (
				<p role="status" className="text-owe">
					{failure.title}. {failure.detail}
				</p>
			)}
			{to !== undefined && (
				<Link to={to} className="link">
					{sayFailedWork('submission')}
				</Link>
			)}
			<Button
				look="secondary"
				small
				busy={retry.isPending && sayFailedWork('retrying')}
				onClick={() => void start()}
			>
				{sayFailedWork('retry')}
				<span className="sr-only">{sayFailedWork('retry.what', { what: title })}</span>
			</Button>
		</li>
	);
}

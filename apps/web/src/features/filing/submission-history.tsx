/** Every attempt to file, a warning, and the buttons for the next: regenerate, submit, retry. */
import { formatMoment } from '@halfpenny/facts';
import { isOpen, lateResponseOf, madeFor, shownStatus } from '@halfpenny/lifecycle';
import { sayFiling } from '@halfpenny/messages/filing';
import { sayLateResponse } from '@halfpenny/messages/late-response';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Service, Submission, Submissions, TaxReturn } from '../../api/shapes.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Details } from '../../ui/details.tsx';
import { Notice } from '../../ui/notice.tsx';
import { attemptLabel, attemptName, attemptTones, noneLeft, retriesLeft } from './attempts.ts';
import { GenerateButton, GenerationFailed } from './generate.tsx';
import type { Xml } from './use-xml.ts';

/** What the third tab shows. */
interface History {
	readonly taxReturn: TaxReturn;
	readonly all: Submissions;
	readonly service: Service;
	readonly xml: Xml;
}

export function SubmissionHistory({ taxReturn, all, service, xml }: History) {
	// While a return is being amended, the latest attempt is of the earlier version.
	const [last] = madeFor(service.environment, all.logs);
	const latest = taxReturn.status === 'draft' ? null : last?.status;
	const label = attemptLabel(latest, xml.exists);
	return (
		<div className="grid gap-6">
			<section className="grid gap-3">
				<div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
					<h2 className="text-22">{sayFiling('form.history')}</h2>
					<Badge tone={attemptTones[label]}>{sayFiling(`attempt.status.${label}`)}</Badge>
				</div>
				{all.logs.length === 0 ? (
					<p className="text-18">{sayFiling('form.noAttempts')}</p>
				) : (
					<>
						<p className="text-16 text-muted">{sayFiling('form.attempts', { total: all.logs.length })}</p>
						<ul className="divide-y divide-line border-y border-line">
							{all.logs.map((submission) => (
								<Attempt key={submission.id} submission={submission} all={all} service={service} />
							))}
						</ul>
					</>
				)}
			</section>
			<Warning taxReturn={taxReturn} service={service} />
			<GenerationFailed xml={xml} returnId={taxReturn.id} />
			{taxReturn.canFile && <Actions {...{ taxReturn, all, xml, service }} />}
		</div>
	);
}

/** What submitting means here. Renders nothing once the return is on its way. */
function Warning({ taxReturn, service }: Pick<History, 'taxReturn' | 'service'>) {
	if (!isOpen(shownStatus(taxReturn))) return null;
	const environment = service.environment === 'live' ? 'live' : 'test';
	return (
		<Notice tone="doubt">
			<p>{sayFiling(taxReturn.canFile ? `form.warning.${environment}` : 'form.estimate')}</p>
		</Notice>
	);
}

/** Submitting needs the declaration, so both buttons lead to check answers first. */
function Actions({ taxReturn, all, xml, service }: History) {
	const [, navigate] = useLocation();
	const [asked, ask] = useState(false);
	const state = shownStatus(taxReturn);
	const left = retriesLeft(all.logs, service);
	const again = state === 'rejected' || state === 'failed';
	const go = () => navigate(`/app/return/${taxReturn.id}/check?from=form`);
	return (
		<div className="grid gap-3">
			<div className="flex flex-wrap gap-3">
				<GenerateButton xml={xml} taxReturn={taxReturn} />
				{!isOpen(state) && state !== 'unknown' && (
					<Button aria-disabled className="cursor-not-allowed opacity-80" look="secondary">
						{sayFiling('form.already')}
					</Button>
				)}
				{isOpen(state) && !again && (
					<Button
						look={xml.exists ? 'primary' : 'secondary'}
						aria-disabled={!xml.exists}
						onClick={xml.exists ? go : () => ask(true)}
					>
						{sayFiling('form.submit')}
					</Button>
				)}
				{again && left > 0 && <Button onClick={go}>{sayFiling('form.retry')}</Button>}
			</div>
			{again && <p className="text-16 text-muted">{sayFiling('form.retries', { left })}</p>}
			{again && left === 0 && <p className="measure text-16">{sayFiling(noneLeft(all.logs))}</p>}
			<p role="status" className="text-16 empty:hidden">
				{isOpen(state) && !again && !xml.exists && asked ? sayFiling('form.needsXml') : ''}
			</p>
		</div>
	);
}

interface AttemptProps extends Pick<History, 'all' | 'service'> {
	readonly submission: Submission;
}

function Attempt({ submission, all, service }: AttemptProps) {
	const { id, taxReturnId, status, createdAt, respondedAt, correlationId, errors } = submission;
	const label = attemptLabel(status);
	const late = lateResponseOf(submission, all.logs);
	return (
		<li className="grid gap-1 py-4 text-14 text-muted">
			<div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
				<Link to={`/app/return/${taxReturnId}/submission/${id}`} className="link text-18">
					{attemptName(submission, service)}
				</Link>
				<Badge tone={attemptTones[label]}>{sayFiling(`attempt.status.${label}`)}</Badge>
			</div>
			<p>{sayFiling('form.attempt.sent', { when: formatMoment(createdAt) })}</p>
			{respondedAt !== null && (
				<p>{sayFiling('form.attempt.answered', { when: formatMoment(respondedAt) })}</p>
			)}
			{correlationId !== null && (
				<p className="wrap-anywhere">{sayFiling('form.attempt.reference', { reference: correlationId })}</p>
			)}
			{late && <p className="text-16 text-ink">{sayLateResponse(`${late.kind}.title`)}</p>}
			{errors.length > 0 && <Errors errors={errors} />}
		</li>
	);
}

function Errors({ errors }: Pick<Submission, 'errors'>) {
	return (
		<ul className="mt-1 grid list-disc gap-1 pl-5 text-16 text-ink">
			{errors.map(({ type, code, message, hmrcText, location, remediation }) => (
				<li key={`${code}.${location}.${message}`}>
					{sayFiling('form.attempt.error', { type, code, message })}
					{hmrcText !== message && hmrcText !== '' && (
						<p className="measure">{sayFiling('rejected.hmrc', { text: hmrcText })}</p>
					)}
					{remediation !== null && <p className="measure text-muted">{remediation}</p>}
					{location !== null && (
						<Details summary={sayFiling('form.attempt.location')} quiet>
							<p className="wrap-anywhere">{location}</p>
						</Details>
					)}
				</li>
			))}
		</ul>
	);
}

/** A rejection by HMRC: each reason with its box, what to do, and a link to the answer. */
import { sayFiling } from '@halfpenny/messages/filing';
import { sources } from '@halfpenny/messages/sources';
import { Link } from 'wouter';
import type { Submission } from '../../api/shapes.ts';
import { dashboardAddress } from '../../returns/dashboard-address.ts';
import { questionLink } from '../../returns/question-link.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { BackLink, ButtonLink } from '../../ui/screen-link.tsx';
import { noneLeft, retriesLeft } from './attempts.ts';
import { LateResponseNotice } from './late-response-notice.tsx';
import { SentXml } from './sent-xml.tsx';
import type { ShownSubmission } from './shown-submission.ts';
import { standsWords } from './stands-words.ts';

/** The page of a rejected submission. */
export function Rejected({ submission, all, taxReturn, service }: ShownSubmission) {
	const base = `/app/return/${taxReturn.id}`;
	const left = retriesLeft(all.logs, service);
	const stands = standsWords(submission, all.logs);
	const isLatest = taxReturn.submissionId === submission.id;
	return (
		<Page
			title={sayFiling(stands === undefined ? 'rejected.title' : 'rejected.title.amendment')}
			lead={left > 0 ? leadOf(stands) : sayFiling(noneLeft(all.logs))}
			back={<BackLink to={dashboardAddress(taxReturn)}>{sayFiling('back.return')}</BackLink>}
			arrival={`${submission.id} rejected`}
		>
			<LateResponseNotice {...{ submission, all, taxReturn }} />
			<ul className="grid gap-5">
				{submission.errors.map((error) => (
					<li key={`${error.code}.${error.location}.${error.message}`}>
						<Reason error={error} to={questionLink(taxReturn.id, error)} />
					</li>
				))}
				{submission.errors.length === 0 && <li className="text-18">{sayFiling('rejected.noReasons')}</li>}
			</ul>
			{isLatest && taxReturn.status === 'rejected' && (
				<div className="grid justify-items-start gap-2">
					{left > 0 && <ButtonLink to={`${base}/check`}>{sayFiling('rejected.again')}</ButtonLink>}
					<p className="text-16 text-muted">{sayFiling('attempts.left', { left })}</p>
				</div>
			)}
			<p className="no-print">
				<SentXml submission={submission} />
			</p>
		</Page>
	);
}

function leadOf(stands: string | undefined): string {
	return stands === undefined ? sayFiling('rejected.lead') : sayFiling('rejected.lead.amendment', { stands });
}

function Reason({
	error: { message, hmrcText, code, box, remediation },
	to,
}: {
	readonly error: Submission['errors'][number];
	readonly to: string | undefined;
}) {
	const where = [
		box === null ? [] : sayFiling('rejected.box', { box }),
		sayFiling('rejected.code', { code }),
	].flat();
	return (
		<Notice tone="bad" title={message}>
			{hmrcText !== message && hmrcText !== '' && <p>{sayFiling('rejected.hmrc', { text: hmrcText })}</p>}
			<p className="text-muted">{where.join(' · ')}</p>
			{remediation !== null && <p>{remediation}</p>}
			<p>
				{to !== undefined ? (
					<Link to={to} className="link">
						{sayFiling('rejected.fix')}
					</Link>
				) : (
					<a href={sources.contactHmrc.href} target="_blank" rel="noreferrer" className="link">
						{sources.contactHmrc.label}
					</a>
				)}
			</p>
		</Notice>
	);
}

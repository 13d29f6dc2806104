/** One submission: live while in progress, then HMRC's receipt or its reasons. Can be bookmarked. */
import { isOpen, outcomeOf, shownStatus } from '@halfpenny/lifecycle';
import { sayFiling } from '@halfpenny/messages/filing';
import { sayUnknown } from '@halfpenny/messages/unknown-outcome';
import type { ReactNode } from 'react';
import { Answered } from '../../api/answered.tsx';
import { useSubmissions } from '../../api/operations/filing.ts';
import { useService } from '../../api/operations/service.ts';
import { useTaxReturn } from '../../api/operations/tax-returns.ts';
import type { Service, Submissions, TaxReturn } from '../../api/shapes.ts';
import { dashboardAddress } from '../../returns/dashboard-address.ts';
import { FailedWork } from '../../returns/failed-work.tsx';
import { unknownLead } from '../../returns/unknown-outcome/unknown-words.ts';
import { Page } from '../../ui/page.tsx';
import { BackLink, ButtonLink } from '../../ui/screen-link.tsx';
import { Journey } from './journey-list.tsx';
import { LateResponseNotice } from './late-response-notice.tsx';
import { Receipt } from './receipt.tsx';
import { Rejected } from './rejected.tsx';
import { SentXml } from './sent-xml.tsx';
import type { ShownSubmission } from './shown-submission.ts';
import { standsWords } from './stands-words.ts';
import { Unknown } from './unknown.tsx';
import { useAcceptance } from './use-acceptance.ts';

/** The page at `/app/return/:id/submission/:submissionId`. */
export function SubmissionPage({
	returnId,
	submissionId,
}: {
	readonly returnId: string;
	readonly submissionId: string;
}) {
	return (
		<Answered
			title={sayFiling('progress.title')}
			queries={[useSubmissions(returnId), useTaxReturn(returnId), useService()]}
		>
			{(all: Submissions, taxReturn: TaxReturn, service: Service) => {
				const submission = all.logs.find(({ id }) => id === submissionId);
				if (!submission) return <NotFound taxReturn={taxReturn} />;
				return <Shown {...{ submission, all, taxReturn, service }} />;
			}}
		</Answered>
	);
}

function Shown(shown: ShownSubmission) {
	useAcceptance(shown.submission);
	switch (outcomeOf(shown.submission.status)) {
		case 'accepted':
			return <Receipt {...shown} />;
		case 'rejected':
			return <Rejected {...shown} />;
		case 'failed':
			return <NotFiled {...shown} />;
		case 'unknown':
			return (
				<Under
					{...shown}
					name="unknown"
					title={sayUnknown('title')}
					lead={unknownLead(shown.submission, sayUnknown)}
				>
					<Unknown {...shown} />
				</Under>
			);
		default:
			return (
				<Under
					{...shown}
					name="progress"
					title={sayFiling('progress.title')}
					lead={sayFiling('progress.lead')}
				/>
			);
	}
}

/** Not sent, or reported missing: what happened last, and a link to try again if allowed. */
function NotFiled(shown: ShownSubmission) {
	const { submission, taxReturn } = shown;
	const how = submission.status === 'released' ? 'released' : 'failed';
	const stands = standsWords(submission, shown.all.logs);
	const [title, lead] =
		stands === undefined
			? [sayFiling(`${how}.title`), sayFiling(`${how}.lead`)]
			: [sayFiling(`${how}.title.amendment`), sayFiling(`${how}.lead.amendment`, { stands })];
	return (
		<Under {...shown} name="failed" title={title} lead={lead}>
			<LastWord submission={submission} />
			{isOpen(shownStatus(taxReturn)) && (
				<div>
					<ButtonLink to={`/app/return/${taxReturn.id}/check`}>{sayFiling('rejected.again')}</ButtonLink>
				</div>
			)}
		</Under>
	);
}

/** Why it was not sent: the last event. */
function LastWord({ submission: { events } }: Pick<ShownSubmission, 'submission'>) {
	const last = events.at(-1)?.detail;
	return last ? <p className="measure text-18">{last}.</p> : null;
}

/** A submission without HMRC's answer: its progress, step by step. */
function Under({
	submission,
	all,
	taxReturn,
	name,
	title,
	lead,
	children,
}: ShownSubmission & {
	readonly name: 'progress' | 'unknown' | 'failed';
	readonly title: string;
	readonly lead: string;
	readonly children?: ReactNode;
}) {
	return (
		<Page
			title={sayFiling('titleOf', { title, taxYear: taxReturn.taxYear })}
			heading={title}
			lead={lead}
			back={<BackLink to={dashboardAddress(taxReturn)}>{sayFiling('back.return')}</BackLink>}
			arrival={`${submission.id} ${name}`}
		>
			<LateResponseNotice {...{ submission, all, taxReturn }} />
			<Journey submission={submission} />
			<FailedWork returnId={taxReturn.id} submissionId={submission.id} underWay={name !== 'failed'} only />
			{children}
			<p className="no-print">
				<SentXml submission={submission} />
			</p>
		</Page>
	);
}

function NotFound({ taxReturn }: { readonly taxReturn: TaxReturn }) {
	return (
		<Page title={sayFiling('receipt.notFound')} lead={sayFiling('receipt.notFound.text')}>
			<div>
				<ButtonLink to={dashboardAddress(taxReturn)} look="secondary">
					{sayFiling('back.return')}
				</ButtonLink>
			</div>
		</Page>
	);
}

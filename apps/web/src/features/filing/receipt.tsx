/** The receipt: HMRC accepted, with what proves it and what happens next. */

import { formatPounds } from '@halfpenny/facts';
import { sayFiling } from '@halfpenny/messages/filing';
import { Link } from 'wouter';
import { AmendReturn } from '../../app/amend-return.tsx';
import { dashboardAddress } from '../../app/dashboard-address.ts';
import { FailedWork } from '../../app/failed-work.tsx';
import { formatMoment } from '../../app/format.ts';
import { BackLink, Button, DownloadLink } from '../../ui/button.tsx';
import { Coin } from '../../ui/coin.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { PaperTrail, type Stamp } from '../../ui/paper-trail.tsx';
import { SummaryList, type SummaryRow } from '../../ui/summary-list.tsx';
import { afterFiling } from './after-filing.ts';
import { Outcome, outcomeOf } from './figures.tsx';
import type { Service, Submission } from './filing-shapes.ts';
import { formName } from './form-name.ts';
import type { ShownSubmission } from './submission-page.tsx';

/** The page of an accepted submission. Its figures are those that were sent, whatever the answers say now. */
export function Receipt({ submission, taxReturn, service }: ShownSubmission) {
	const { taxYear } = taxReturn;
	return (
		<Page
			title={sayFiling('receipt.title')}
			heading={<Heading />}
			lead={sayFiling(leadOf(submission, service), { taxYear })}
			back={<BackLink to={dashboardAddress(taxReturn)}>{sayFiling('back.return')}</BackLink>}
			arrival={`${submission.id} accepted`}
		>
			{service.environment !== 'live' && <Notice tone="doubt">{sayFiling('receipt.test')}</Notice>}
			<Outcome taxOwed={submission.taxOwed} refundAmount={submission.refundAmount} />
			<SummaryList rows={receiptRows(submission, taxYear)} />
			<section>
				<h2 className="text-28">{sayFiling('receipt.next')}</h2>
				<ul className="measure mt-3 grid list-disc gap-2 pl-5 text-18">
					{afterFiling({ ...submission, taxYear, returnType: taxReturn.returnType }).map((sentence) => (
						<li key={sentence}>{sentence}</li>
					))}
				</ul>
			</section>
			{taxReturn.returnType === 'partnership' && (
				<p className="text-18">
					<Link to={`/app/return/${taxReturn.id}/partner-codes`} className="link">
						{sayFiling('receipt.partners')}
					</Link>
				</p>
			)}
			<Trail submission={submission} taxReturn={taxReturn} />
			<div className="no-print flex flex-wrap gap-3">
				<DownloadLink href={`/api/submissions/${submission.id}/receipt.pdf`}>
					{sayFiling('receipt.download')}
				</DownloadLink>
				<Button look="secondary" small onClick={() => print()}>
					{sayFiling('receipt.print')}
				</Button>
			</div>
			<Change {...{ submission, taxReturn, service }} />
			<FailedWork returnId={taxReturn.id} submissionId={submission.id} only />
		</Page>
	);
}

function leadOf({ amendment }: Submission, { environment }: Service) {
	if (environment !== 'live') return 'receipt.lead.test';
	return amendment > 0 ? 'receipt.lead.amendment' : 'receipt.lead';
}

/** Only what HMRC has as it stands now can be changed; a return that is being changed already is on the dashboard. */
function Change({ submission, taxReturn, service }: Omit<ShownSubmission, 'all'>) {
	if (taxReturn.submissionId !== submission.id || taxReturn.amending !== submission.amendment > 0)
		return null;
	return (
		<div className="no-print">
			<AmendReturn taxReturn={taxReturn} today={service.today} />
		</div>
	);
}

/** The coin is full. */
function Heading() {
	return (
		<span className="flex flex-wrap items-center gap-x-5 gap-y-3">
			<Coin className="size-16 shrink-0 sm:size-20" />
			<span className="min-w-0 flex-1 basis-64">{sayFiling('receipt.title')}</span>
		</span>
	);
}

function receiptRows(
	{ correlationId, irmark, receipt, respondedAt }: ShownSubmission['submission'],
	taxYear: string,
): readonly SummaryRow[] {
	const accepted = receipt?.acceptedAt ?? respondedAt;
	return [
		{ key: 'taxYear', label: sayFiling('receipt.taxYear'), value: taxYear },
		{ key: 'time', label: sayFiling('receipt.time'), value: accepted && formatMoment(accepted) },
		{
			key: 'irmark',
			label: sayFiling('receipt.irmark'),
			value: <span className="figures tracking-wide break-all">{receipt?.irmark ?? irmark}</span>,
			note: sayFiling('receipt.irmark.hint'),
		},
		{
			key: 'reference',
			label: sayFiling('receipt.reference'),
			value: <span className="figures break-all">{correlationId}</span>,
		},
		...(receipt ? [{ key: 'message', label: sayFiling('receipt.message'), value: receipt.message }] : []),
	];
}

/** From the answers to the receipt: the trail, complete. */
function Trail({ submission, taxReturn }: Pick<ShownSubmission, 'submission' | 'taxReturn'>) {
	const base = `/app/return/${taxReturn.id}`;
	return (
		<PaperTrail
			stamps={[
				...sourcesOf(submission, taxReturn),
				{ kind: 'box', value: formName(taxReturn), to: `${base}/sa100` },
				{ kind: 'receipt', value: (submission.receipt?.irmark ?? submission.irmark ?? '').slice(0, 8) },
			]}
		/>
	);
}

/** Where the boxes came from: a person's papers and figures, or a partnership's statement. */
function sourcesOf(
	{ taxOwed, refundAmount }: ShownSubmission['submission'],
	{ id, returnType }: ShownSubmission['taxReturn'],
): readonly Stamp[] {
	const base = `/app/return/${id}`;
	if (returnType === 'partnership')
		return [{ kind: 'figure', value: sayFiling('receipt.trail.statement'), to: `${base}/statement` }];
	const outcome = outcomeOf(taxOwed, refundAmount);
	return [
		{ kind: 'document', value: sayFiling('receipt.trail.documents'), to: `${base}/documents` },
		{
			kind: 'figure',
			...(outcome ? { value: formatPounds(outcome.amount) } : {}),
			to: `${base}/check`,
		},
	];
}

/** The receipt: HMRC accepted, with the proof and what happens next. */
import { formatDay, formatPounds } from '@halfpenny/facts';
import { sayFiling } from '@halfpenny/messages/filing';
import { Link } from 'wouter';
import { useDocuments } from '../../api/operations/documents.ts';
import type { Submission } from '../../api/shapes.ts';
import { AmendReturn } from '../../returns/amend-return.tsx';
import { dashboardAddress } from '../../returns/dashboard-address.ts';
import { FailedWork } from '../../returns/failed-work.tsx';
import { HowToPay } from '../../returns/settlement/how-to-pay.tsx';
import { outcomeOf } from '../../returns/settlement/outcome.ts';
import { Outcome } from '../../returns/settlement/shown-outcome.tsx';
import { Button, DownloadLink } from '../../ui/button.tsx';
import { Coin } from '../../ui/coin.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { PaperTrail, type Stamp } from '../../ui/paper-trail.tsx';
import { BackLink } from '../../ui/screen-link.tsx';
import { SummaryList } from '../../ui/summary-list.tsx';
import { keepYears } from '../../ui/years.tsx';
import { afterFiling } from './after-filing.ts';
import { formName } from './form-name.ts';
import { LateResponseNotice } from './late-response-notice.tsx';
import { receiptRows } from './receipt-rows.tsx';
import { SentXml } from './sent-xml.tsx';
import type { ShownSubmission } from './shown-submission.ts';
import { statementRows } from './statement-rows.ts';

/** The page of an accepted submission. Its figures are those that were sent, whatever the answers say now. */
export function Receipt({ submission, all, taxReturn, service }: ShownSubmission) {
	const { taxYear } = taxReturn;
	const { environment } = submission;
	const declared = submission.channel === 'mtd';
	const title = sayFiling(titleOf(submission));
	return (
		<Page
			title={title}
			heading={<Heading title={title} />}
			lead={sayFiling(leadOf(submission), { taxYear })}
			back={<BackLink to={dashboardAddress(taxReturn)}>{sayFiling('back.return')}</BackLink>}
			arrival={`${submission.id} accepted`}
		>
			{environment !== 'live' && <Notice tone="doubt">{sayFiling(`receipt.test.${environment}`)}</Notice>}
			{submission.importedAt !== null && (
				<Notice>
					{sayFiling('receipt.imported', { date: formatDay(submission.importedAt.slice(0, 10)) })}
				</Notice>
			)}
			<LateResponseNotice {...{ submission, all, taxReturn }} />
			<Outcome taxOwed={submission.taxOwed} refundAmount={submission.refundAmount} />
			{submission.settlement && (
				<HowToPay
					{...{ taxYear, today: service.today, settlement: submission.settlement }}
					utr={submission.filedFor.uniqueTaxReference}
					filedOn={submission.createdAt.slice(0, 10)}
					payNow={environment === 'live'}
				/>
			)}
			<SummaryList rows={receiptRows(submission, taxYear)} />
			{submission.statement && (
				<section>
					<h2 className="mb-3 text-28">{sayFiling('check.statement')}</h2>
					<SummaryList rows={statementRows(submission.statement)} />
				</section>
			)}
			<section>
				<h2 className="text-28">
					{sayFiling(environment === 'live' ? 'receipt.next' : 'receipt.next.test')}
				</h2>
				<ul className="measure mt-3 grid list-disc gap-2 pl-5 text-18">
					{afterFiling({
						...{ taxYear, returnType: taxReturn.returnType, settlement: submission.settlement },
						...{ filedOn: submission.createdAt.slice(0, 10), today: service.today, declared },
					}).map((sentence) => (
						<li key={sentence}>{keepYears(sentence)}</li>
					))}
				</ul>
			</section>
			{taxReturn.returnType === 'partnership' && (
				<p className="no-print text-18">
					<Link to={`/app/return/${taxReturn.id}/partner-codes`} className="link">
						{sayFiling('receipt.partners')}
					</Link>
				</p>
			)}
			{!declared && (
				<div className="no-print">
					<Trail submission={submission} taxReturn={taxReturn} />
				</div>
			)}
			<div className="no-print flex flex-wrap gap-3">
				{!declared && (
					<DownloadLink href={`/api/submissions/${submission.id}/receipt.pdf`}>
						{sayFiling('receipt.download')}
					</DownloadLink>
				)}
				<SentXml submission={submission} />
				<Button look="secondary" small onClick={() => print()}>
					{sayFiling('receipt.print')}
				</Button>
			</div>
			<Change {...{ submission, taxReturn, service }} />
			<FailedWork returnId={taxReturn.id} submissionId={submission.id} only />
		</Page>
	);
}

function titleOf({ amendment, environment, channel }: Submission) {
	const ofReturn = amendment > 0 ? 'receipt.title.amendment' : 'receipt.title';
	const title = channel === 'mtd' ? 'receipt.title.declaration' : ofReturn;
	return environment === 'live' ? title : (`${title}.test` as const);
}

/** Depends on where it was sent, not on where this service sends returns today. */
function leadOf({ amendment, environment, channel }: Submission) {
	if (channel === 'mtd')
		return environment === 'live' ? 'receipt.lead.declaration' : 'receipt.lead.declaration.test';
	if (environment !== 'live') return amendment > 0 ? 'receipt.lead.amendment.test' : 'receipt.lead.test';
	return amendment > 0 ? 'receipt.lead.amendment' : 'receipt.lead';
}

/** Only HMRC's current version can be amended. An open amendment leads to its dashboard. */
function Change({ submission, taxReturn, service }: Omit<ShownSubmission, 'all'>) {
	if (taxReturn.amending)
		return (
			<p className="no-print text-18">
				{sayFiling('receipt.changing')}{' '}
				<Link to={dashboardAddress(taxReturn)} className="link">
					{sayFiling('receipt.changing.link')}
				</Link>
			</p>
		);
	if (taxReturn.submissionId !== submission.id)
		return <p className="text-18">{sayFiling('receipt.replaced')}</p>;
	return (
		<div className="no-print">
			<AmendReturn taxReturn={taxReturn} today={service.today} />
		</div>
	);
}

/** The coin, full. */
function Heading({ title }: { readonly title: string }) {
	return (
		<span className="flex flex-wrap items-center gap-x-5 gap-y-3">
			<Coin className="size-16 shrink-0 sm:size-20" />
			<span className="min-w-0 flex-1 basis-64">{title}</span>
		</span>
	);
}

/** The complete trail, from the answers to the receipt. */
function Trail({ submission, taxReturn }: Pick<ShownSubmission, 'submission' | 'taxReturn'>) {
	const base = `/app/return/${taxReturn.id}`;
	const documents = useDocuments(taxReturn.id).data;
	return (
		<PaperTrail
			stamps={[
				...sourcesOf(submission, taxReturn, documents?.length),
				{ kind: 'box', value: formName(taxReturn), to: `${base}/sa100` },
				{ kind: 'receipt', value: (submission.receipt?.irmark ?? submission.irmark ?? '').slice(0, 8) },
			]}
		/>
	);
}

/** The source of the boxes: a person's documents and figures, or a partnership's statement. */
function sourcesOf(
	{ taxOwed, refundAmount }: ShownSubmission['submission'],
	{ id, returnType }: ShownSubmission['taxReturn'],
	documents: number | undefined,
): readonly Stamp[] {
	const base = `/app/return/${id}`;
	if (returnType === 'partnership')
		return [{ kind: 'figure', value: sayFiling('receipt.trail.statement'), to: `${base}/statement` }];
	const outcome = outcomeOf(taxOwed, refundAmount);
	return [
		documents === 0
			? { kind: 'document', value: sayFiling('receipt.trail.typed'), to: `${base}/check` }
			: {
					kind: 'document',
					value: documents && sayFiling('receipt.trail.documents'),
					to: `${base}/documents`,
				},
		{
			kind: 'figure',
			...(outcome ? { value: formatPounds(outcome.amount) } : {}),
			to: `${base}/check`,
		},
	];
}

/**
 * Nobody knows what HMRC has: where a person can look, and saying what was found. Nothing is sent again before, since
 * a return may never be filed twice.
 */
import { formatMoment } from '@halfpenny/facts';
import { sayUnknown } from '@halfpenny/messages/unknown-outcome';
import { AmendReturn } from '../../returns/amend-return.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ReleaseForm } from './release-form.tsx';
import { SetAside } from './set-aside.tsx';
import type { ShownSubmission } from './shown-submission.ts';
import { unknownWait } from './unknown-words.ts';
import { type Place, placeToLook } from './where-to-look.ts';

const PAGES = {
	account: 'https://www.gov.uk/log-in-file-self-assessment-tax-return',
	standIn: '/hmrc-local/returns',
} as const;

/** After a person saw it there; while only the operator can help; else where to look, and the question. */
export function Unknown({ submission, taxReturn, service }: ShownSubmission) {
	const { seenAtHmrcAt, unknownReason } = submission;
	const place = placeToLook(submission, service);
	if (seenAtHmrcAt !== null)
		return (
			<>
				<Notice tone="doubt" title={sayUnknown(`seen.${place}`)}>
					<p>{sayUnknown('seen.text', { when: formatMoment(seenAtHmrcAt) })}</p>
				</Notice>
				{!taxReturn.amending && <AmendReturn taxReturn={taxReturn} today={service.today} />}
			</>
		);
	return (
		<section className="grid gap-5">
			<h2 className="text-28">{sayUnknown('what.title')}</h2>
			{unknownReason === 'receiptMismatch' ? (
				<p className="measure text-18">{sayUnknown('operator.text')}</p>
			) : (
				<Deciding submission={submission} taxYear={taxReturn.taxYear} place={place} />
			)}
		</section>
	);
}

interface DecidingProps extends Pick<ShownSubmission, 'submission'> {
	readonly taxYear: string;
	readonly place: Place;
}

/** What a person can say now, and what not yet. */
function Deciding({ submission, taxYear, place }: DecidingProps) {
	const { releasableAt, maySaySeen, createdAt } = submission;
	const wait = releasableAt === null && (
		<Notice tone="doubt">
			<p>{unknownWait(submission, place)}</p>
		</Notice>
	);
	if (place === 'nowhere')
		return (
			<>
				<p className="measure text-18">{sayUnknown('look.nowhere')}</p>
				{wait}
				{releasableAt !== null && <SetAside submission={submission} releasableAt={releasableAt} />}
			</>
		);
	return (
		<>
			<WhatToLookFor taxYear={taxYear} sent={createdAt} place={place} />
			{wait}
			{(maySaySeen || releasableAt !== null) && <ReleaseForm submission={submission} place={place} />}
		</>
	);
}

function WhatToLookFor({
	taxYear,
	sent,
	place,
}: {
	readonly taxYear: string;
	readonly sent: string;
	readonly place: Exclude<Place, 'nowhere'>;
}) {
	return (
		<div className="measure grid gap-2 text-18">
			<p>{sayUnknown(`look.${place}`)}</p>
			<p>
				{sayUnknown('look.year', { taxYear })}{' '}
				<span className="figures font-semibold">{formatMoment(sent)}</span>
			</p>
			<p>
				<a href={PAGES[place]} target="_blank" rel="noreferrer" className="link">
					{sayUnknown(`open.${place}`)}
				</a>
			</p>
			{place === 'account' && <p className="text-16 text-muted">{sayUnknown('behind')}</p>}
		</div>
	);
}

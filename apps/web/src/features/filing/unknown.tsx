/** Nobody knows what HMRC has: what to look for on HMRC's own pages, and saying what was found (rulings 15 and 23). */
import { sayFiling } from '@halfpenny/messages/filing';
import { AmendReturn } from '../../app/amend-return.tsx';
import { formatMoment } from '../../app/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { ReleaseForm } from './release-form.tsx';
import type { ShownSubmission } from './submission-page.tsx';

const HMRC_ACCOUNT = 'https://www.gov.uk/log-in-file-self-assessment-tax-return';

/** While we still look ourselves; once a person may answer; after they saw it there. */
export function Unknown({ submission, taxReturn, service }: ShownSubmission) {
	const { seenAtHmrcAt, releasableAt, createdAt } = submission;
	if (seenAtHmrcAt !== null)
		return (
			<>
				<Notice tone="doubt" title={sayFiling('seen.title')}>
					<p>{sayFiling('seen.text', { when: formatMoment(seenAtHmrcAt) })}</p>
				</Notice>
				{!taxReturn.amending && <AmendReturn taxReturn={taxReturn} today={service.today} />}
			</>
		);
	return (
		<section className="grid gap-5">
			<h2 className="text-28">{sayFiling('release.title')}</h2>
			{releasableAt === null ? (
				<Notice tone="doubt">
					<p>{sayFiling('release.wait')}</p>
					<p>{sayFiling('unknown.look')}</p>
				</Notice>
			) : (
				<>
					<WhatToLookFor taxYear={taxReturn.taxYear} sent={createdAt} />
					<ReleaseForm submission={submission} releasableAt={releasableAt} />
				</>
			)}
		</section>
	);
}

function WhatToLookFor({ taxYear, sent }: { readonly taxYear: string; readonly sent: string }) {
	return (
		<div className="measure grid gap-2 text-18">
			<p>{sayFiling('release.look')}</p>
			<p>
				{sayFiling('release.look.year', { taxYear })}{' '}
				<span className="figures font-semibold">{formatMoment(sent)}</span>
			</p>
			<p>
				<a href={HMRC_ACCOUNT} target="_blank" rel="noreferrer" className="link">
					{sayFiling('release.open')}
				</a>
			</p>
			<p className="text-16 text-muted">{sayFiling('release.behind')}</p>
		</div>
	);
}

/** A reviewed document: its page and what was found on it, read-only. */
import { sayDocuments } from '@halfpenny/messages/documents';
import { useState } from 'react';
import { entryAddress } from '../../returns/proposals.ts';
import { Page } from '../../ui/page.tsx';
import { BackLink, ButtonLink } from '../../ui/screen-link.tsx';
import { SummaryList } from '../../ui/summary-list.tsx';
import { PagePictures } from './page-picture.tsx';
import { outlinesOf } from './paper-parts.ts';
import type { Reviewed } from './review-form.tsx';

/** Read only: the entry itself is where answers change. */
export function ClosedReview({ document, proposal, returnId }: Reviewed) {
	const [at, look] = useState<string>();
	const base = `/app/return/${returnId}`;
	const outlines = outlinesOf(proposal);
	const entry = entryAddress(proposal);
	return (
		<Page
			title={document.filename}
			lead={sayDocuments(proposal.status === 'declined' ? 'review.declined' : 'review.closed')}
			width="work"
			back={<BackLink to={`${base}/documents`}>{sayDocuments('back')}</BackLink>}
		>
			<div className="grid gap-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-start lg:gap-10">
				<div className="grid gap-4">
					<PagePictures {...{ document, outlines }} looking={{ at, look }} />
				</div>
				<div className="grid gap-5">
					<SummaryList rows={outlines.map(({ id, label, value }) => ({ key: id, label, value }))} />
					{entry && (
						<div>
							<ButtonLink to={entry} look="secondary">
								{sayDocuments('entry.link')}
							</ButtonLink>
						</div>
					)}
				</div>
			</div>
		</Page>
	);
}

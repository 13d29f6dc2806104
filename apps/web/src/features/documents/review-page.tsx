/** Checks what was found in a document: the page beside the values. Nothing changes until it is approved. */
import { sayDocuments } from '@halfpenny/messages/documents';
import { useState } from 'react';
import { Answered } from '../../api/answered.tsx';
import { useDocuments } from '../../api/operations/documents.ts';
import { useEntries } from '../../api/operations/entries.ts';
import { useProposals } from '../../api/operations/proposals.ts';
import { useTaxReturn } from '../../api/operations/tax-returns.ts';
import type { Entry, Proposal, TaxReturn, UploadedDocument } from '../../api/shapes.ts';
import { yearOf } from '../../returns/return-year.ts';
import { Page } from '../../ui/page.tsx';
import { ButtonLink } from '../../ui/screen-link.tsx';
import { ClosedReview } from './closed-review.tsx';
import { type Reviewed, ReviewForm } from './review-form.tsx';

/** The page at `/app/return/:id/documents/:documentId`. */
export function ReviewPage({
	returnId,
	documentId,
}: {
	readonly returnId: string;
	readonly documentId: string;
}) {
	return (
		<Answered
			title={sayDocuments('review.title')}
			width="work"
			queries={
				[
					useTaxReturn(returnId),
					useDocuments(returnId),
					useProposals(returnId),
					useEntries(returnId),
				] as const
			}
		>
			{(
				taxReturn: TaxReturn,
				documents: readonly UploadedDocument[],
				proposals: readonly Proposal[],
				entries: readonly Entry[],
			) => {
				const document = documents.find(({ id }) => id === documentId);
				const proposal = proposals.find(({ id }) => id === document?.proposalId);
				if (!document || !proposal) return <NothingFound returnId={returnId} />;
				const shown = { document, proposal, entries, taxYear: yearOf(taxReturn), returnId };
				return <Review key={proposal.id} {...shown} />;
			}}
		</Answered>
	);
}

/** Keeps the form it started with: once approved, the proposal is closed and the user leaves the page. */
function Review(shown: Reviewed) {
	const [open] = useState(shown.proposal.status === 'open');
	return open ? <ReviewForm {...shown} /> : <ClosedReview {...shown} />;
}

function NothingFound({ returnId }: { readonly returnId: string }) {
	const base = `/app/return/${returnId}`;
	return (
		<Page title={sayDocuments('review.nothing.title')} lead={sayDocuments('review.nothing.text')}>
			<div className="flex flex-wrap gap-3">
				<ButtonLink to={`${base}/employment/add`}>{sayDocuments('type.by')}</ButtonLink>
				<ButtonLink to={`${base}/documents`} look="secondary">
					{sayDocuments('back')}
				</ButtonLink>
			</div>
		</Page>
	);
}

/** The values of an open proposal, which can be corrected, beside the page they were found on. */
import { sayDocuments } from '@halfpenny/messages/documents';
import type { TaxYear } from '@halfpenny/questions';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { errorsByField } from '../../api/form-problems.ts';
import type { Entry, Proposal, UploadedDocument } from '../../api/shapes.ts';
import { leadOn } from '../../returns/from-check.ts';
import { effectWords } from '../../returns/proposals.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { BackLink } from '../../ui/screen-link.tsx';
import { CostPartFields } from './cost-part-fields.tsx';
import { EntryPartFields } from './entry-part-fields.tsx';
import { type Looking, PagePictures } from './page-picture.tsx';
import { costParts, entryParts, outlinesOf } from './paper-parts.ts';
import { partHeadings } from './part-headings.ts';
import { ProfileOffer } from './profile-offer.tsx';
import type { ReviewOf } from './review-draft.ts';
import { type Review, useReview } from './use-review.ts';

/** What a review shows. */
export interface Reviewed {
	readonly document: UploadedDocument;
	readonly proposal: Proposal;
	/** The return's. */
	readonly entries: readonly Entry[];
	readonly taxYear: TaxYear;
	readonly returnId: string;
}

/** The form of an open proposal. */
export function ReviewForm({ document, proposal, entries, taxYear, returnId }: Reviewed) {
	const [, navigate] = useLocation();
	const [at, look] = useState<string>();
	const base = `/app/return/${returnId}`;
	const about = { entryParts: entryParts(proposal), costParts: costParts(proposal), entries, taxYear };
	const [first] = about.entryParts;
	const review = useReview(about, proposal, (outcome) =>
		navigate(outcome === 'approved' && first ? `${base}/${first.section.id}${leadOn}` : `${base}/documents`),
	);
	const looking = { at, look };
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!review.busy) review.approve();
	};
	return (
		<Page
			title={sayDocuments('review.title')}
			lead={sayDocuments('review.lead')}
			width="work"
			back={<BackLink to={`${base}/documents`}>{sayDocuments('back')}</BackLink>}
			hasProblem={review.problems.length > 0}
			summary={<ErrorSummary problems={review.problems} />}
		>
			<Notices proposal={proposal} />
			<div className="grid gap-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-start lg:gap-10">
				<div className="grid gap-4 lg:sticky lg:top-6">
					<PagePictures {...{ document, looking }} outlines={outlinesOf(proposal)} />
				</div>
				<form noValidate onSubmit={submit} className="grid gap-7">
					<Parts {...{ document, about, review, looking, returnId }} />
					<ProfileOffer
						proposalId={document.profileProposalId}
						chosen={review.forProfile}
						onChoose={review.setForProfile}
					/>
					<Effect proposal={proposal} />
					<div className="flex flex-wrap gap-3">
						<Button type="submit" busy={review.busy && sayDocuments('review.approving')}>
							{sayDocuments('review.approve')}
						</Button>
						<Button look="secondary" onClick={review.decline}>
							{sayDocuments('review.decline')}
						</Button>
					</div>
				</form>
			</div>
		</Page>
	);
}

/** Every part of the proposal: its entries, then its bills. */
function Parts({
	document,
	about,
	review,
	looking,
	returnId,
}: {
	readonly document: UploadedDocument;
	readonly about: ReviewOf;
	readonly review: Review;
	readonly looking: Looking;
	readonly returnId: string;
}) {
	const { entries, taxYear } = about;
	const errors = errorsByField(review.problems);
	const titles = partHeadings(about.entryParts, about.costParts);
	return (
		<>
			{about.entryParts.map((part, place) => {
				const draft = review.draft.entries[place];
				const onChange = (change: Partial<NonNullable<typeof draft>>) => review.changeEntry(place, change);
				const common = { document, part, entries, taxYear, errors, looking, onChange, title: titles[place] };
				return draft && <EntryPartFields key={part.key} {...common} draft={draft} />;
			})}
			{about.costParts.map((part, place) => {
				const draft = review.draft.costs[place];
				const onChange = (change: Partial<NonNullable<typeof draft>>) => review.changeCost(place, change);
				const title = titles[about.entryParts.length + place];
				const common = { returnId, part, entries, taxYear, errors, onChange, title };
				return draft && <CostPartFields key={part.key} {...common} draft={draft} />;
			})}
		</>
	);
}

function Effect({ proposal }: { readonly proposal: Proposal }) {
	const words = effectWords(proposal);
	return words && <p className="text-16 figures">{words}</p>;
}

function Notices({ proposal: { notices } }: { readonly proposal: Proposal }) {
	if (notices.length === 0) return null;
	return (
		<Notice tone="doubt" title={sayDocuments('review.notices')}>
			{notices.map(({ code, message }) => (
				<p key={code + message}>{message}</p>
			))}
		</Notice>
	);
}

/** The values of an open proposal, each to be corrected, beside the page they were found on. */
import { sayDocuments } from '@halfpenny/messages/documents';
import { pagesOf, type Question, type Section, shownQuestions, type TaxYear } from '@halfpenny/questions';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { errorsByField } from '../../api/form-problems.ts';
import type { Proposal, UploadedDocument } from '../../api/shapes.ts';
import { QuestionField } from '../../interview/question-field.tsx';
import { effectWords } from '../../returns/proposals.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { BackLink } from '../../ui/screen-link.tsx';
import { findingOf, foundFields } from './found-fields.ts';
import { FoundStrip } from './found-strip.tsx';
import { type Looking, PagePictures } from './page-picture.tsx';
import { useReview } from './use-review.ts';

/** What a review shows. */
export interface Reviewed {
	readonly document: UploadedDocument;
	readonly proposal: Proposal;
	readonly section: Section;
	readonly taxYear: TaxYear;
	readonly returnId: string;
}

/** The form of an open proposal. */
export function ReviewForm({ document, proposal, section, taxYear, returnId }: Reviewed) {
	const [, navigate] = useLocation();
	const [at, look] = useState<string>();
	const base = `/app/return/${returnId}`;
	const review = useReview(section, proposal, (outcome) =>
		navigate(outcome === 'approved' ? `${base}/${section.id}` : `${base}/documents`),
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
					<PagePictures {...{ document, section, looking }} fields={foundFields(section, proposal)} />
				</div>
				<form noValidate onSubmit={submit} className="grid gap-7">
					<Fields {...{ document, proposal, section, taxYear, review, looking }} />
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

function Effect({ proposal }: { readonly proposal: Proposal }) {
	const words = effectWords(proposal);
	return words && <p className="text-16 figures">{words}</p>;
}

function Notices({ proposal: { notices } }: { readonly proposal: Proposal }) {
	if (notices.length === 0) return null;
	return (
		<Notice tone="doubt" title={sayDocuments('review.notices')}>
			{notices.map(({ code, message }) => (
				<p key={code}>{message}</p>
			))}
		</Notice>
	);
}

interface FieldsProps extends Omit<Reviewed, 'returnId'> {
	readonly review: ReturnType<typeof useReview>;
	readonly looking: Looking;
}

function Fields(props: FieldsProps) {
	const { section, review, proposal } = props;
	const fields = foundFields(section, proposal);
	const errors = errorsByField(review.problems);
	// The first screen of the section, and whatever was found; the rest is asked in the interview.
	const [first] = pagesOf(section);
	const found = new Set([...(first?.questions ?? []), ...fields.map(({ question }) => question)]);
	const questions = shownQuestions(section, review.draft).filter(({ id }) => found.has(id));
	return questions.map((question) => (
		<FoundQuestion key={question.id} {...props} question={question} error={errors[question.id]} />
	));
}

function FoundQuestion({
	document,
	proposal,
	section,
	taxYear,
	review,
	looking,
	question,
	error,
}: FieldsProps & { readonly question: Question; readonly error: string | undefined }) {
	const fields = foundFields(section, proposal);
	const field = fields.find((each) => each.question === question.id);
	const finding = findingOf(question, fields, review.draft);
	const size = field && document.pages[field.page - 1];
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: pointing here only lights the outline up on the page
		<div
			onPointerEnter={() => looking.look(question.id)}
			onPointerLeave={() => looking.look(undefined)}
			onFocus={() => looking.look(question.id)}
			onBlur={() => looking.look(undefined)}
			className={classes(
				'-ml-4 grid gap-2 border-l-4 pl-3 transition-colors',
				looking.at === question.id && field ? 'border-copper' : 'edge-unseen',
			)}
		>
			<QuestionField
				section={section.id}
				question={question}
				taxYear={taxYear}
				value={review.draft[question.id] ?? null}
				onAnswer={(value) => review.setAnswer(question.id, value)}
				error={error}
			/>
			{finding !== 'notOnPaper' && (
				<p className={classes('text-14', finding === 'doubt' ? 'font-semibold text-doubt' : 'text-muted')}>
					{sayDocuments(`review.${finding}`)}
				</p>
			)}
			{field && size && (
				<div className="lg:hidden">
					<FoundStrip documentId={document.id} field={field} size={size} />
				</div>
			)}
		</div>
	);
}

/** One question of a review: its field, what the page says, and a button to accept or clear it. */
import { sayDocuments } from '@halfpenny/messages/documents';
import {
	type Answer,
	type Answers,
	presentAnswer,
	type Question,
	type Section,
	sameAnswer,
	type TaxYear,
} from '@halfpenny/questions';
import type { UploadedDocument } from '../../api/shapes.ts';
import { startDraft } from '../../interview/draft.ts';
import { QuestionField } from '../../interview/question-field.tsx';
import { classes } from '../../ui/classes.ts';
import { type FoundField, findingOf, foundWords } from './found-fields.ts';
import { FoundStrip } from './found-strip.tsx';
import type { Looking } from './page-picture.tsx';

interface FoundQuestionProps {
	readonly document: UploadedDocument;
	readonly id: string;
	readonly section: Section;
	readonly question: Question;
	readonly taxYear: TaxYear;
	readonly field: FoundField | undefined;
	readonly answers: Answers;
	/** What the return says now. */
	readonly current: Answer;
	readonly isAdded: boolean;
	readonly error: string | undefined;
	readonly looking: Looking;
	readonly onAnswer: (value: Answer) => void;
}

/** The question with its value. */
export function FoundQuestion(props: FoundQuestionProps) {
	const { document, id, section, question, taxYear, field, answers, error, looking, onAnswer } = props;
	const size = field && document.pages[field.page - 1];
	const value = answers[question.id] ?? null;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: pointing here only lights the outline up on the page
		<div
			onPointerEnter={() => looking.look(id)}
			onPointerLeave={() => looking.look(undefined)}
			onFocus={() => looking.look(id)}
			onBlur={() => looking.look(undefined)}
			className={classes(
				'-ml-4 grid gap-2 border-l-4 pl-3 transition-colors',
				looking.at === id && field ? 'border-copper' : 'edge-unseen',
			)}
		>
			<QuestionField
				id={id}
				section={section.id}
				question={question}
				taxYear={taxYear}
				value={value}
				onAnswer={onAnswer}
				error={error}
			/>
			<Finding {...props} />
			<CurrentAnswer {...props} />
			{field && size && (
				<div className="lg:hidden">
					<FoundStrip documentId={document.id} field={field} size={size} />
				</div>
			)}
		</div>
	);
}

/** What was found, with buttons for it. */
function Finding({ section, question, field, answers, onAnswer }: FoundQuestionProps) {
	const finding = findingOf(question, field, answers);
	if (finding === 'notOnPaper') return null;
	if (finding === 'notFound' || !field)
		return <p className="text-14 text-muted">{sayDocuments('review.notFound')}</p>;
	const found = foundWords(section, field).value;
	const take = () => onAnswer(startDraft(section, { [question.id]: field.value })[question.id] ?? null);
	const isDoubt = finding === 'doubt' || finding === 'offered';
	return (
		<p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-14">
			<span className={isDoubt ? 'font-semibold text-doubt' : 'text-muted'}>
				{finding === 'offered'
					? sayDocuments('review.offered', { value: found })
					: sayDocuments(`review.${finding}`)}
			</span>
			{finding === 'offered' && <Press onClick={take}>{sayDocuments('review.use')}</Press>}
			{finding === 'changed' && (
				<Press onClick={take}>{sayDocuments('review.putBack', { value: found })}</Press>
			)}
			{(finding === 'fromPage' || finding === 'doubt') && (
				<Press onClick={() => onAnswer(null)}>{sayDocuments('review.notThis')}</Press>
			)}
		</p>
	);
}

function Press({ onClick, children }: { readonly onClick: () => void; readonly children: string }) {
	return (
		<button type="button" className="link min-h-6" onClick={onClick}>
			{children}
		</button>
	);
}

/** What the return already says, if that differs or this would be added to it. */
function CurrentAnswer({ section, question, answers, current, isAdded, onAnswer }: FoundQuestionProps) {
	if (current === null || current === '' || question.kind === 'yesNo') return null;
	const value = presentAnswer(section.id, question, current);
	if (isAdded) return <p className="text-14 figures">{sayDocuments('review.onTop', { value })}</p>;
	const now = answers[question.id] ?? null;
	if (now === null || sameAnswer(question, current, now)) return null;
	const keep = () => onAnswer(startDraft(section, { [question.id]: current })[question.id] ?? null);
	return (
		<p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-14">
			<span className="figures font-semibold text-doubt">{sayDocuments('review.now', { value })}</span>
			<Press onClick={keep}>{sayDocuments('review.keep', { value })}</Press>
		</p>
	);
}

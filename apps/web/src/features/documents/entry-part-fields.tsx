/** One part of a review: an entry's questions, with uncertain values first. */
import { sayDocuments } from '@halfpenny/messages/documents';
import { sectionWords } from '@halfpenny/messages/questions';
import { type Answers, askedTogether, type TaxYear } from '@halfpenny/questions';
import type { Entry, UploadedDocument } from '../../api/shapes.ts';
import { PickedQuestions } from '../../interview/picked-questions.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { FoundQuestion } from './found-question.tsx';
import type { Looking } from './page-picture.tsx';
import { askedIn, type EntryPart, entryName, foundFor } from './paper-parts.ts';
import { PartFrame } from './part-frame.tsx';
import { type EntryDraft, placesFor } from './review-draft.ts';

/** What a part's fields need. */
interface EntryPartProps {
	readonly document: UploadedDocument;
	readonly part: EntryPart;
	readonly draft: EntryDraft;
	readonly entries: readonly Entry[];
	readonly taxYear: TaxYear;
	readonly errors: Readonly<Record<string, string>>;
	readonly looking: Looking;
	readonly onChange: (change: Partial<EntryDraft>) => void;
	/** Absent for the only part: leaving that out means leaving out everything. */
	readonly title: string | undefined;
}

/** The part's fields. */
export function EntryPartFields(props: EntryPartProps) {
	const { part, draft, entries, taxYear, errors, onChange, title } = props;
	const { section, key } = part;
	const places = placesFor(part, entries);
	const current = section.single
		? entries.find((entry) => entry.section === section.id)
		: places.find(({ id }) => id === draft.place);
	const say = (more: Answers) => onChange({ answers: { ...draft.answers, ...more } });
	return (
		<PartFrame title={title} isLeft={draft.isLeft} onLeave={(isLeft) => onChange({ isLeft })}>
			{places.length > 0 && (
				<RadioGroup
					id={`place${key}`}
					label={sayDocuments('review.place')}
					error={errors[`place${key}`]}
					options={[
						{ value: 'new', label: sayDocuments('review.place.new') },
						...places.map((entry) => ({
							value: entry.id,
							label: sayDocuments('review.place.known', {
								name: entryName(section, entry) ?? sectionWords(section.id).title,
							}),
						})),
					]}
					value={draft.place === '' ? 'new' : (draft.place ?? '')}
					onChange={(place) => onChange({ place: place === 'new' ? '' : place })}
				/>
			)}
			{askedTogether(askedIn(part, draft.answers, taxYear)).map(({ one: question, several }) =>
				question === undefined ? (
					<PickedQuestions
						key={several[0]?.id}
						section={section.id}
						questions={several}
						answers={draft.answers}
						suffix={key}
						{...{ errors, taxYear }}
						onAnswers={say}
					/>
				) : (
					<FoundQuestion
						key={question.id}
						id={question.id + key}
						document={props.document}
						{...{ section, question, taxYear }}
						field={foundFor(part, question.id)}
						answers={draft.answers}
						current={current?.answers[question.id] ?? null}
						isAdded={part.added.has(question.id)}
						error={errors[question.id + key]}
						looking={props.looking}
						onAnswer={(value) => say({ [question.id]: value })}
					/>
				),
			)}
		</PartFrame>
	);
}

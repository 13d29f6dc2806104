/** One screen's questions, each with where its answer came from and why we ask. */
import { sayEntries } from '@halfpenny/messages/entries';
import { pageWords, questionWords, sectionWords } from '@halfpenny/messages/questions';
import { askedTogether, findSection, type Question, type Section, type TaxYear } from '@halfpenny/questions';
import { errorsByField } from '../../api/form-problems.ts';
import type { Entry } from '../../api/shapes.ts';
import { Calculators } from '../../interview/calculators/calculators.tsx';
import { PickedQuestions } from '../../interview/picked-questions.tsx';
import { QuestionField } from '../../interview/question-field.tsx';
import { Details } from '../../ui/details.tsx';
import type { EntryStep } from './entry-flow.ts';
import { nameOf } from './entry-rows.ts';
import { ProvenanceNote } from './provenance-note.tsx';
import type { useEntryForm } from './use-entry-form.ts';

/** The questions that apply to the current answers. */
export function EntryQuestions({
	section,
	entry,
	entries,
	form,
	step,
	returnId,
	taxYear,
}: {
	readonly section: Section;
	readonly entry: Entry | undefined;
	readonly entries: readonly Entry[];
	readonly form: Pick<ReturnType<typeof useEntryForm>, 'draft' | 'problems' | 'setAnswer' | 'setAnswers'>;
	readonly step: EntryStep;
	readonly returnId: string;
	readonly taxYear: TaxYear;
}) {
	const errors = errorsByField(form.problems);
	const words = pageWords(section.id, step.page.id);
	const whyAll = words.why ?? sectionWords(section.id).why;
	const asked = askedTogether(step.page.questions);
	const whyOf = (at: number) => asked[at]?.one && questionWords(section.id, asked[at].one.id).why;
	const fields = asked.map(({ one: question, several }, at) => {
		if (question === undefined)
			return (
				<div key={several[0]?.id} className="grid gap-1">
					<PickedQuestions
						section={section.id}
						questions={several}
						answers={form.draft}
						{...{ errors, taxYear }}
						onAnswers={form.setAnswers}
					/>
					{several.map(({ id }) => {
						const provenance = entry?.provenance[id];
						return provenance && provenance.source !== 'typed' ? (
							<ProvenanceNote key={id} provenance={provenance} returnId={returnId} />
						) : null;
					})}
				</div>
			);
		const { why, label } = questionWords(section.id, question.id);
		const provenance = entry?.provenance[question.id];
		return (
			<div key={question.id} className="grid gap-1">
				<QuestionField
					section={section.id}
					question={question}
					taxYear={taxYear}
					value={form.draft[question.id] ?? null}
					answers={form.draft}
					onAnswer={(value) => form.setAnswer(question.id, value)}
					error={errors[question.id]}
					offered={offeredEntries(question, entries)}
				/>
				<Calculators
					{...{ question, taxYear }}
					typed={String(form.draft[question.id] ?? '')}
					onAmount={(amount) => form.setAnswer(question.id, amount)}
				/>
				{provenance && provenance.source !== 'typed' && (
					<ProvenanceNote provenance={provenance} returnId={returnId} />
				)}
				{why !== undefined && why !== whyOf(at + 1) && (
					<Details quiet summary={<WhySummary label={label} all={why === whyOf(at - 1)} />}>
						{why}
					</Details>
				)}
			</div>
		);
	});
	return (
		<>
			{fields}
			{whyAll !== undefined && (
				<Details quiet summary={<WhySummary label={words.title} all />}>
					{whyAll}
				</Details>
			)}
		</>
	);
}

/** The entries of another section, as the choices for a question. */
function offeredEntries({ ofSection }: Question, entries: readonly Entry[]) {
	const section = ofSection === undefined ? undefined : findSection(ofSection);
	if (section === undefined) return [];
	return entries
		.filter((entry) => entry.section === section.id)
		.map((entry) => ({ value: entry.id, label: nameOf(section, entry) }));
}

/** Each names its subject, for people who hear it alone. */
function WhySummary({ label, all = false }: { readonly label: string; readonly all?: boolean }) {
	return (
		<span>
			{sayEntries(all ? 'form.whyAll' : 'form.why')}
			<span className="sr-only">: {label}</span>
		</span>
	);
}

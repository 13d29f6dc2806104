/** One screen's questions, each with where its answer came from and why we ask. */
import { sayEntries } from '@halfpenny/messages/entries';
import { pageWords, questionWords, sectionWords } from '@halfpenny/messages/questions';
import { askedTogether, findSection, type Question, type Section, type TaxYear } from '@halfpenny/questions';
import { Link } from 'wouter';
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
	const fields = askedTogether(step.page.questions).map(({ one: question, several }) => {
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
		const provenance = entry?.provenance[question.id];
		const offered = offeredEntries(question, entries);
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
					offered={offered}
				/>
				{question.kind === 'entry' && offered.length === 0 && (
					<AddFirst section={question.ofSection} returnId={returnId} />
				)}
				<Calculators
					{...{ question, taxYear }}
					typed={String(form.draft[question.id] ?? '')}
					onAmount={(amount) => form.setAnswer(question.id, amount)}
				/>
				{provenance && provenance.source !== 'typed' && (
					<ProvenanceNote provenance={provenance} returnId={returnId} />
				)}
			</div>
		);
	});
	return (
		<>
			{fields}
			<WhyWeAsk section={section} step={step} />
		</>
	);
}

/** Leads to adding what a question chooses among, while there is none. */
function AddFirst({
	section,
	returnId,
}: {
	readonly section: string | undefined;
	readonly returnId: string;
}) {
	if (section === undefined) return null;
	return (
		<p className="text-18">
			<Link to={`/app/return/${returnId}/${section}/add`} className="link">
				{sectionWords(section).addFirst}
			</Link>
		</p>
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

/** Once for the screen: why of all its questions, then of each that says more. Renders nothing without any. */
function WhyWeAsk({ section, step: { page } }: { readonly section: Section; readonly step: EntryStep }) {
	const { why, title } = pageWords(section.id, page.id);
	const ofAll = why ?? sectionWords(section.id).why;
	const own = page.questions.map(({ id }) => questionWords(section.id, id));
	const reasons = own.filter((one, at) => one.why !== undefined && one.why !== own[at + 1]?.why);
	if (ofAll === undefined && reasons.length === 0) return null;
	return (
		<Details quiet summary={<WhySummary label={title} all={page.questions.length > 1} />}>
			<div className="grid gap-3">
				{ofAll !== undefined && <p>{ofAll}</p>}
				{reasons.map((one) => (
					<p key={one.label}>
						{page.questions.length > 1 && <span className="block font-semibold">{one.label}</span>}
						{one.why}
					</p>
				))}
			</div>
		</Details>
	);
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

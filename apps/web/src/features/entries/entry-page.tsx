/** Adding or changing one entry: its questions on one page, each with why we ask. */
import { sayEntries } from '@halfpenny/messages/entries';
import { questionWords, sectionWords } from '@halfpenny/messages/questions';
import { type Section, shownQuestions } from '@halfpenny/questions';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useLocation } from 'wouter';
import { Answered } from '../../app/answered.tsx';
import { keys } from '../../app/api/keys.ts';
import type { Answer } from '../../app/api/operation.ts';
import { useTaxReturn } from '../../app/api/operations/get-tax-return.ts';
import { useEntries } from '../../app/api/operations/list-entries.ts';
import { errorsByField } from '../../app/form-problems.ts';
import { QuestionField } from '../../app/interview/question-field.tsx';
import { canChange, returnState } from '../../app/return-state.ts';
import { useFocusFromHash } from '../../app/use-focus-from-hash.ts';
import { BackLink, Button, ButtonLink } from '../../ui/button.tsx';
import { Details } from '../../ui/details.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Page } from '../../ui/page.tsx';
import { Conflict } from './conflict.tsx';
import { EntryGone, ReturnLocked } from './entry-gone.tsx';
import type { Entry } from './entry-rows.ts';
import { EntryTrail } from './entry-trail.tsx';
import { ProvenanceNote } from './provenance-note.tsx';
import { useEntryForm } from './use-entry-form.ts';

interface EntryPageProps {
	readonly returnId: string;
	readonly section: Section;
	/** Absent when one is added. */
	readonly entryId?: string;
}

/** The pages at `/app/return/:id/:section/add` and `/app/return/:id/:section/:entryId`. */
export function EntryPage({ returnId, section, entryId }: EntryPageProps) {
	const words = sectionWords(section.id);
	const list = `/app/return/${returnId}/${section.id}`;
	return (
		<Answered
			title={entryId === undefined ? words.addFirst : words.change}
			queries={[useTaxReturn(returnId), useEntries(returnId)]}
		>
			{(taxReturn: Answer<'getTaxReturn'>, entries: readonly Entry[]) => {
				const entry = entries.find(({ id }) => id === entryId);
				if (!canChange(returnState(taxReturn))) return <ReturnLocked list={list} />;
				if (entryId !== undefined && entry === undefined) return <EntryGone list={list} />;
				return <EntryForm {...{ taxReturn, section, entry, list }} />;
			}}
		</Answered>
	);
}

interface FormProps {
	readonly taxReturn: Answer<'getTaxReturn'>;
	readonly section: Section;
	readonly entry: Entry | undefined;
	readonly list: string;
}

function EntryForm({ taxReturn, section, entry, list }: FormProps) {
	const [, navigate] = useLocation();
	const queryClient = useQueryClient();
	const form = useEntryForm(taxReturn.id, section, entry, () => navigate(list));
	useFocusFromHash();
	const words = sectionWords(section.id);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!form.busy) void form.save();
	};
	if (form.conflict)
		return (
			<Conflict
				section={section}
				yours={form.draft}
				current={form.conflict}
				busy={form.busy}
				onKeepYours={() => void form.save(form.conflict?.version)}
				onKeepCurrent={() => {
					void queryClient.invalidateQueries({ queryKey: keys.taxReturn(taxReturn.id) });
					navigate(list);
				}}
			/>
		);
	return (
		<Page
			title={entry ? words.change : words.addFirst}
			lead={sayEntries('form.blank')}
			back={<BackLink to={list}>{sayEntries('back.list', { title: words.title })}</BackLink>}
			hasProblem={form.problems.length > 0}
			summary={<ErrorSummary problems={form.problems} />}
		>
			<form noValidate onSubmit={submit} className="grid gap-8">
				<Questions section={section} entry={entry} form={form} returnId={taxReturn.id} />
				<div className="flex flex-wrap gap-3">
					<Button type="submit" busy={form.busy && sayEntries('form.saving')}>
						{sayEntries('form.save')}
					</Button>
					<ButtonLink to={list} look="secondary">
						{sayEntries('form.cancel')}
					</ButtonLink>
				</div>
			</form>
			{entry && <EntryTrail section={section} entry={entry} taxReturn={taxReturn} />}
		</Page>
	);
}

function Questions({
	section,
	entry,
	form,
	returnId,
}: Pick<FormProps, 'section' | 'entry'> & {
	readonly form: ReturnType<typeof useEntryForm>;
	readonly returnId: string;
}) {
	const errors = errorsByField(form.problems);
	return shownQuestions(section, form.draft).map((question) => {
		const { why, label } = questionWords(section.id, question.id);
		const provenance = entry?.provenance[question.id];
		return (
			<div key={question.id} className="grid gap-1">
				<QuestionField
					section={section.id}
					question={question}
					value={form.draft[question.id] ?? null}
					onAnswer={(value) => form.setAnswer(question.id, value)}
					error={errors[question.id]}
				/>
				{provenance && provenance.source !== 'typed' && (
					<ProvenanceNote provenance={provenance} returnId={returnId} />
				)}
				{why !== undefined && (
					<Details quiet summary={<WhySummary label={label} />}>
						{why}
					</Details>
				)}
			</div>
		);
	});
}

/** Each says what it is about to who hears it alone. */
function WhySummary({ label }: { readonly label: string }) {
	return (
		<span>
			{sayEntries('form.why')}
			<span className="sr-only">: {label}</span>
		</span>
	);
}

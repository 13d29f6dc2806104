/** One screen of an entry: its questions, saving them, and on to the next screen. */
import { sayEntries } from '@halfpenny/messages/entries';
import { pageWords, sectionWords } from '@halfpenny/messages/questions';
import type { Section } from '@halfpenny/questions';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useLocation } from 'wouter';
import { keys } from '../../app/api/keys.ts';
import type { Answer } from '../../app/api/operation.ts';
import { dropDraft } from '../../app/drafts.ts';
import { LiveTax } from '../../app/interview/live-tax.tsx';
import { yearOf } from '../../app/interview/return-year.ts';
import { useFocusFromHash } from '../../app/use-focus-from-hash.ts';
import { BackLink, Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { StepHeader } from '../../ui/steps.tsx';
import { Conflict } from './conflict.tsx';
import { afterStep, type EntryStep, hasPages, stepOf, stepTitle } from './entry-flow.ts';
import { EntryGone } from './entry-gone.tsx';
import { EntryQuestions } from './entry-questions.tsx';
import { type Entry, nameOf } from './entry-rows.ts';
import { EntryTrail } from './entry-trail.tsx';
import { useEntryForm } from './use-entry-form.ts';

interface FormProps {
	readonly taxReturn: Answer<'getTaxReturn'>;
	readonly section: Section;
	readonly entry: Entry | undefined;
	readonly entries: readonly Entry[];
	/** The address of the section. */
	readonly list: string;
	readonly pageId: string | undefined;
}

/** The form of one screen. */
export function EntryForm({ taxReturn, section, entry, entries, list, pageId }: FormProps) {
	const [address, navigate] = useLocation();
	const queryClient = useQueryClient();
	const year = yearOf(taxReturn);
	const form = useEntryForm({
		returnId: taxReturn.id,
		section,
		year,
		entry,
		address,
		onSaved: (id, answers) =>
			navigate(afterStep(section, list, id, stepOf(section, answers, year, step?.page.id)?.next)),
	});
	const step = stepOf(section, form.draft, year, pageId);
	useFocusFromHash();
	if (step === undefined) return <EntryGone list={list} />;
	if (form.conflict)
		return (
			<Conflict
				section={section}
				yours={form.draft}
				current={form.conflict}
				busy={form.busy}
				onKeepYours={() => void form.save(form.conflict?.version)}
				onKeepCurrent={() => {
					dropDraft(address);
					void queryClient.invalidateQueries({ queryKey: keys.taxReturn(taxReturn.id) });
					navigate(list);
				}}
			/>
		);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!form.busy) void form.save();
	};
	const leave = leavingTo(section, list, entry);
	return (
		<Page
			title={stepTitle(section, step, entry === undefined)}
			lead={leadOf(section, step)}
			back={<BackLink to={leave}>{backWords(section, entry)}</BackLink>}
			hasProblem={form.problems.length > 0}
			summary={<ErrorSummary problems={form.problems} />}
			aside={
				<LiveTax taxReturn={taxReturn} entries={entries} section={section} entry={entry} draft={form.draft} />
			}
			width="work"
		>
			<form noValidate onSubmit={submit} className="grid max-w-[640px] gap-8">
				{hasPages(section) && step.of > 1 && (
					<StepHeader label={sectionWords(section.id).title} step={step.place} steps={step.of} />
				)}
				<EntryQuestions {...{ section, entry, entries, form, step }} returnId={taxReturn.id} />
				{form.waiting && (
					<Notice tone="doubt" title={sayEntries('offline.title')} live>
						<p>{sayEntries('offline.text')}</p>
					</Notice>
				)}
				<div className="flex flex-wrap items-center gap-3">
					<Button type="submit" busy={form.busy && sayEntries('form.saving')}>
						{sayEntries(hasPages(section) ? 'form.continue' : 'form.save')}
					</Button>
					<ButtonLink to={leave} look="secondary">
						{sayEntries('form.cancel')}
					</ButtonLink>
				</div>
			</form>
			{entry && <EntryTrail section={section} entry={entry} taxReturn={taxReturn} />}
		</Page>
	);
}

function leadOf(section: Section, { page }: EntryStep): string {
	const lead = hasPages(section) ? pageWords(section.id, page.id).lead : undefined;
	return lead ?? sayEntries('form.blank');
}

/** Where leaving leads: the entry as a whole where it has several screens, the list otherwise, the return for what is asked once. */
function leavingTo(section: Section, list: string, entry: Entry | undefined): string {
	if (entry && hasPages(section)) return `${list}/${entry.id}`;
	return section.single ? list.replace(/\/[^/]+$/, '') : list;
}

function backWords(section: Section, entry: Entry | undefined): string {
	const { title } = sectionWords(section.id);
	if (entry && hasPages(section) && !section.single)
		return sayEntries('back.entry', { name: nameOf(section, entry) });
	if (entry && hasPages(section)) return sayEntries('back.list', { title });
	return section.single ? sayEntries('back.return') : sayEntries('back.list', { title });
}

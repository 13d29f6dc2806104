/** One screen of an entry: its questions, saving, and the next screen. */
import { sayEntries } from '@halfpenny/messages/entries';
import { sectionWords } from '@halfpenny/messages/questions';
import type { Section } from '@halfpenny/questions';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useLocation, useSearch } from 'wouter';
import { keys } from '../../api/keys.ts';
import type { Entry, TaxReturn } from '../../api/shapes.ts';
import { KeptNotice } from '../../interview/kept-notice.tsx';
import { LiveTax } from '../../interview/live-tax/live-tax.tsx';
import { ReturnPage } from '../../interview/return-page.tsx';
import { WaitingNotice } from '../../interview/waiting-notice.tsx';
import { cameFromCheck, cameFromOverview, checkAddress } from '../../returns/from-check.ts';
import { yearOf } from '../../returns/return-year.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BackLink, ButtonLink } from '../../ui/screen-link.tsx';
import { useFocusFromHash } from '../../ui/use-focus-from-hash.ts';
import { Conflict } from './conflict.tsx';
import type { DroppedAnswer } from './dropped-answers.ts';
import { hasPages, stepLead, stepOf, stepTitle } from './entry-flow.ts';
import { EntryGone } from './entry-gone.tsx';
import { EntryQuestions } from './entry-questions.tsx';
import { nameOf } from './entry-rows.ts';
import { EntryTrail } from './entry-trail.tsx';
import { SaveIndicator } from './save-indicator.tsx';
import { StepOf } from './step-of.tsx';
import { useAfterSaving } from './use-after-saving.ts';
import { useEntryForm } from './use-entry-form.ts';

/** What a form is rendered from. */
export interface FormProps {
	readonly taxReturn: TaxReturn;
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
	const search = useSearch();
	const fromAnswers = cameFromCheck(search);
	const queryClient = useQueryClient();
	const year = yearOf(taxReturn);
	const afterSaving = useAfterSaving({ taxReturn, section, year, entry, entries, list });
	const form = useEntryForm({
		returnId: taxReturn.id,
		section,
		year,
		pageId,
		entry,
		entries,
		address,
		onSaved: (id, answers, another) => afterSaving(id, answers, step?.page.id ?? '', another),
	});
	const step = stepOf(section, form.draft, year, pageId);
	useFocusFromHash();
	if (step === undefined) return <EntryGone list={list} />;
	if (form.conflict)
		return (
			<Conflict
				section={section}
				yours={form.typedOver(form.conflict)}
				current={form.conflict}
				busy={form.busy}
				onKeepYours={() => void form.save(form.conflict)}
				onKeepCurrent={() => {
					form.discard();
					void queryClient.invalidateQueries({ queryKey: keys.taxReturn(taxReturn.id) });
					navigate(list);
				}}
			/>
		);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!form.busy) void form.save();
	};
	const fromEntry = cameFromOverview(search);
	const forward = !fromAnswers && !fromEntry;
	const mayAddAnother = forward && !section.single && entry === undefined && step.next === undefined;
	const leave = fromAnswers
		? checkAddress(taxReturn.id)
		: leavingTo(section, list, entry, entries) + (fromEntry ? location.hash : '');
	return (
		<ReturnPage
			taxReturn={taxReturn}
			title={stepTitle(section, step, entry === undefined)}
			lead={stepLead(section, step, form.draft)}
			back={
				<BackLink to={leave}>
					{fromAnswers ? sayEntries('back.check') : backWords(section, entry, entries)}
				</BackLink>
			}
			hasProblem={form.problems.length > 0}
			summary={<ErrorSummary problems={form.problems} />}
			aside={
				<LiveTax taxReturn={taxReturn} entries={entries} section={section} entry={entry} draft={form.draft} />
			}
			asideAtFoot
			width="work"
		>
			<form noValidate onSubmit={submit} className="grid max-w-[640px] gap-8">
				{hasPages(section) && !fromEntry && step.of > 1 && (
					<StepOf label={sectionWords(section.id).title} {...step} />
				)}
				<KeptNotice found={form.found} />
				<EntryQuestions {...{ section, entry, entries, form, step }} returnId={taxReturn.id} taxYear={year} />
				<Dropped answers={form.dropped} />
				<WaitingNotice waiting={form.waiting} />
				<div className="flex flex-wrap items-center gap-3">
					<Button type="submit" busy={form.busy && sayEntries('form.saving')}>
						{sayEntries(hasPages(section) || forward ? 'form.continue' : 'form.save')}
					</Button>
					{mayAddAnother && (
						<Button look="secondary" onClick={() => void (form.busy || form.save(undefined, true))}>
							{sayEntries('form.another')}
						</Button>
					)}
					<ButtonLink to={leave} look="secondary" onClick={form.discard}>
						{sayEntries('form.cancel')}
					</ButtonLink>
				</div>
				<SaveIndicator stands={form.stands} busy={form.busy} />
			</form>
			{entry && !hasPages(section) && <EntryTrail section={section} entry={entry} taxReturn={taxReturn} />}
		</ReturnPage>
	);
}

/** Says what saving takes off the return. Renders nothing if nothing is. */
function Dropped({ answers }: { readonly answers: readonly DroppedAnswer[] }) {
	if (answers.length === 0) return null;
	return (
		<Notice tone="doubt" title={sayEntries('dropped.title')} live>
			<p>{sayEntries('dropped.text')}</p>
			<ul className="grid gap-1">
				{answers.map(({ question, label, answer }) => (
					<li key={question} className="flex flex-wrap justify-between gap-x-4">
						<span>{label}</span>
						<span className="figures font-semibold">{answer}</span>
					</li>
				))}
			</ul>
		</Notice>
	);
}

/** Where Cancel and Back lead: to the entry’s overview if it has several screens, else to the list, or to the return if the section is asked once. */
function leavingTo(
	section: Section,
	list: string,
	entry: Entry | undefined,
	entries: readonly Entry[],
): string {
	if (entry && hasPages(section)) return `${list}/${entry.id}`;
	// An empty list opens the form by itself, so leaving the form must skip it.
	const empty = !entries.some((one) => one.section === section.id);
	return section.single || empty ? list.replace(/\/[^/]+$/, '') : list;
}

function backWords(section: Section, entry: Entry | undefined, entries: readonly Entry[]): string {
	const { title } = sectionWords(section.id);
	if (entry && hasPages(section) && !section.single)
		return sayEntries('back.entry', { name: nameOf(section, entry) });
	if (entry && hasPages(section)) return sayEntries('back.list', { title });
	const empty = !entries.some((one) => one.section === section.id);
	return section.single || empty ? sayEntries('back.return') : sayEntries('back.list', { title });
}

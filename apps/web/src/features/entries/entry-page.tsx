/** Adds or changes an entry: one topic a screen, each question with why we ask. */
import { isOpen, shownStatus } from '@halfpenny/lifecycle';
import { sectionWords } from '@halfpenny/messages/questions';
import type { Section } from '@halfpenny/questions';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { Answered } from '../../api/answered.tsx';
import { useEntries } from '../../api/operations/entries.ts';
import { useTaxReturn } from '../../api/operations/tax-returns.ts';
import type { Entry, TaxReturn } from '../../api/shapes.ts';
import { EntryForm, type FormProps } from './entry-form.tsx';
import { EntryGone, ReturnLocked } from './entry-gone.tsx';

interface EntryPageProps {
	readonly returnId: string;
	readonly section: Section;
	/** Absent for a new entry. */
	readonly entryId?: string;
	/** Which screen; the first by default. */
	readonly pageId?: string;
}

/** The pages at `…/:section/add`, `…/:section/:entryId` and `…/:section/:entryId/:page`. */
export function EntryPage({ returnId, section, entryId, pageId }: EntryPageProps) {
	const words = sectionWords(section.id);
	const list = `/app/return/${returnId}/${section.id}`;
	return (
		<Answered
			title={entryId === undefined ? words.addFirst : words.change}
			queries={[useTaxReturn(returnId), useEntries(returnId)]}
		>
			{(taxReturn: TaxReturn, entries: readonly Entry[]) => {
				const entry = entries.find(({ id }) => id === entryId);
				if (!isOpen(shownStatus(taxReturn))) return <ReturnLocked list={list} />;
				if (entryId !== undefined && entry === undefined) return <EntryGone list={list} />;
				const form = { taxReturn, section, entry, entries, list, pageId };
				return entryId === undefined ? <NewEntry {...form} /> : <EntryForm {...form} />;
			}}
		</Answered>
	);
}

/** An entry that can exist only once is changed instead. Decided on arrival: the form stays open after adding it. */
function NewEntry(form: FormProps) {
	const { section, entries, list } = form;
	const [only] = useState(section.single ? entries.find((each) => each.section === section.id) : undefined);
	return only ? <Redirect to={`${list}/${only.id}`} replace /> : <EntryForm {...form} />;
}

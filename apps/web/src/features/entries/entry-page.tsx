/** Adding or changing one entry: one topic a screen, each question with why we ask. */
import { sectionWords } from '@halfpenny/messages/questions';
import type { Section } from '@halfpenny/questions';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { Answered } from '../../app/answered.tsx';
import type { Answer } from '../../app/api/operation.ts';
import { useTaxReturn } from '../../app/api/operations/get-tax-return.ts';
import { useEntries } from '../../app/api/operations/list-entries.ts';
import { canChange, returnState } from '../../app/return-state.ts';
import { EntryForm, type FormProps } from './entry-form.tsx';
import { EntryGone, ReturnLocked } from './entry-gone.tsx';
import type { Entry } from './entry-rows.ts';

interface EntryPageProps {
	readonly returnId: string;
	readonly section: Section;
	/** Absent when one is added. */
	readonly entryId?: string;
	/** Which of its screens; the first unless named. */
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
			{(taxReturn: Answer<'getTaxReturn'>, entries: readonly Entry[]) => {
				const entry = entries.find(({ id }) => id === entryId);
				if (!canChange(returnState(taxReturn))) return <ReturnLocked list={list} />;
				if (entryId !== undefined && entry === undefined) return <EntryGone list={list} />;
				const form = { taxReturn, section, entry, entries, list, pageId };
				return entryId === undefined ? <NewEntry {...form} /> : <EntryForm {...form} />;
			}}
		</Answered>
	);
}

/** What is there once only is changed instead. Decided on arrival: the form itself goes on when it has added it. */
function NewEntry(form: FormProps) {
	const { section, entries, list } = form;
	const [only] = useState(section.single ? entries.find((each) => each.section === section.id) : undefined);
	return only ? <Redirect to={`${list}/${only.id}`} replace /> : <EntryForm {...form} />;
}

/** Confirms before removing an entry from the return. */
import { isOpen, shownStatus } from '@halfpenny/lifecycle';
import { sayEntries } from '@halfpenny/messages/entries';
import { sectionWords } from '@halfpenny/messages/questions';
import type { Section } from '@halfpenny/questions';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Answered } from '../../api/answered.tsx';
import type { ApiFailure } from '../../api/failure.ts';
import { failureProblems } from '../../api/form-problems.ts';
import { useEntries, useRemoveEntry } from '../../api/operations/entries.ts';
import { useTaxReturn } from '../../api/operations/tax-returns.ts';
import type { Entry, TaxReturn } from '../../api/shapes.ts';
import { currentVersion } from '../../interview/current-version.ts';
import { ReturnPage } from '../../interview/return-page.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { BackLink, ButtonLink } from '../../ui/screen-link.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { EntryGone, ReturnLocked } from './entry-gone.tsx';
import { documentOf, nameOf } from './entry-rows.ts';

/** The page at `/app/return/:id/:section/:entryId/remove`. */
export function RemovePage({
	returnId,
	section,
	entryId,
}: {
	readonly returnId: string;
	readonly section: Section;
	readonly entryId: string;
}) {
	const list = `/app/return/${returnId}/${section.id}`;
	return (
		<Answered
			title={sectionWords(section.id).remove}
			queries={[useTaxReturn(returnId), useEntries(returnId)]}
		>
			{(taxReturn: TaxReturn, entries: readonly Entry[]) => (
				<Remove
					key={entryId}
					{...{ taxReturn, section, list }}
					found={entries.find(({ id }) => id === entryId)}
					locked={!isOpen(shownStatus(taxReturn))}
				/>
			)}
		</Answered>
	);
}

/** Keeps the entry it started with: once removed it is gone, and the user leaves the page. */
function Remove({
	found,
	locked,
	...form
}: {
	readonly taxReturn: TaxReturn;
	readonly section: Section;
	readonly list: string;
	readonly found: Entry | undefined;
	readonly locked: boolean;
}) {
	const [entry] = useState(found);
	if (locked) return <ReturnLocked list={form.list} />;
	return entry ? <RemoveForm {...form} entry={entry} /> : <EntryGone list={form.list} />;
}

function RemoveForm({
	taxReturn,
	section,
	entry,
	list,
}: {
	readonly taxReturn: TaxReturn;
	readonly section: Section;
	readonly entry: Entry;
	readonly list: string;
}) {
	const [, navigate] = useLocation();
	const remove = useRemoveEntry(entry.taxReturnId);
	const [version, setVersion] = useState(entry.version);
	const done = () => {
		showToast({ title: sayEntries('toast.removed') });
		navigate(list);
	};
	/** Shows a change made elsewhere first. Confirming again removes the latest version. */
	const refused = (failure: ApiFailure) => setVersion(currentVersion(failure)?.version ?? version);
	const confirm = () =>
		remove.mutate({ id: entry.id, query: { version } }, { onSuccess: done, onError: refused });
	const title = sayEntries('remove.title', { name: nameOf(section, entry) });
	return (
		<ReturnPage
			taxReturn={taxReturn}
			title={title}
			lead={sayEntries(documentOf(entry) ? 'remove.lead.document' : 'remove.lead')}
			back={
				<BackLink to={list}>{sayEntries('back.list', { title: sectionWords(section.id).title })}</BackLink>
			}
			hasProblem={remove.isError}
			summary={<ErrorSummary problems={remove.error ? failureProblems(remove.error) : []} />}
		>
			<div className="flex flex-wrap gap-3">
				<Button look="danger" busy={remove.isPending && sayEntries('remove.removing')} onClick={confirm}>
					{sayEntries('remove.yes')}
				</Button>
				<ButtonLink to={list} look="secondary">
					{sayEntries('remove.no')}
				</ButtonLink>
			</div>
		</ReturnPage>
	);
}

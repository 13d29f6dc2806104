/** One screen of an entry being typed: the draft, what is wrong with it, saving it, and the other version when there is one. */
import { sayEntries } from '@halfpenny/messages/entries';
import type { Answer, Answers, Section, TaxYear } from '@halfpenny/questions';
import { useEffect, useRef, useState } from 'react';
import { type ApiFailure, isApiFailure } from '../../app/api/failure.ts';
import { useAddEntry } from '../../app/api/operations/add-entry.ts';
import { useChangeEntry } from '../../app/api/operations/change-entry.ts';
import { dropDraft, findDraft, keepDraft } from '../../app/drafts.ts';
import { failureProblems } from '../../app/form-problems.ts';
import { answer, readDraft, startDraft } from '../../app/interview/draft.ts';
import type { FormProblem } from '../../ui/error-summary.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { Entry } from './entry-rows.ts';
import { type CurrentVersion, currentVersion } from './stale-write.ts';

/** What a form is of. */
export interface EntryFormOf {
	readonly returnId: string;
	readonly section: Section;
	readonly year: TaxYear;
	/** Absent when one is added. */
	readonly entry: Entry | undefined;
	/** Names the form among drafts: its address. */
	readonly address: string;
	/** Called with the entry as it is saved, and the answers in it. */
	readonly onSaved: (entryId: string, answers: Answers) => void;
}

/** The form of a new entry, or of one that exists. What is typed outlives the screen until it is saved. */
export function useEntryForm({ returnId, section, year, entry, address, onSaved }: EntryFormOf) {
	const [begun] = useState(
		() => findDraft(address) ?? { answers: startDraft(section, entry?.answers), version: entry?.version },
	);
	const [draft, setDraft] = useState<Answers>(begun.answers);
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	const [conflict, setConflict] = useState<CurrentVersion>();
	const [waiting, setWaiting] = useState(false);
	const add = useAddEntry(returnId);
	const change = useChangeEntry(returnId);

	const refused = (failure: ApiFailure) => {
		const current = currentVersion(failure);
		setConflict(current);
		setWaiting(failure.kind === 'offline');
		setProblems(current || failure.kind === 'offline' ? [] : failureProblems(failure));
	};
	const send = (answers: Answers, version: number | undefined) =>
		entry === undefined || version === undefined
			? add.mutateAsync({ id: returnId, body: { section: section.id, answers } })
			: change.mutateAsync({ id: entry.id, body: { version, answers } });
	// The version that was typed over: news of a later one must not make this draft look as if it had seen it.
	const save = async (version = begun.version) => {
		const read = readDraft(section, draft, year);
		setProblems(read.ok ? [] : read.problems);
		if (!read.ok) return setConflict(undefined);
		try {
			const saved = await send(read.answers, version);
			dropDraft(address);
			showToast({ title: sayEntries(entry ? 'toast.changed' : 'toast.added') });
			onSaved(saved.id, read.answers);
		} catch (thrown) {
			if (!isApiFailure(thrown)) throw thrown;
			refused(thrown);
		}
	};
	useSentOnReturn(waiting, () => void save());
	const setAnswer = (question: string, value: Answer) =>
		setDraft((before) => {
			const answers = answer(before, question, value);
			keepDraft(address, { ...begun, answers });
			return answers;
		});
	return { draft, problems, conflict, waiting, busy: add.isPending || change.isPending, setAnswer, save };
}

/** Sends once the browser is back online, if something waits for that. */
function useSentOnReturn(waiting: boolean, send: () => void) {
	const latest = useRef(send);
	latest.current = send;
	useEffect(() => {
		if (!waiting) return;
		const online = () => latest.current();
		addEventListener('online', online);
		return () => removeEventListener('online', online);
	}, [waiting]);
}

/** One entry being typed: the draft, what is wrong with it, saving it, and the other version when there is one. */
import { sayEntries } from '@halfpenny/messages/entries';
import type { Answer, Answers, Section } from '@halfpenny/questions';
import { useState } from 'react';
import { type ApiFailure, isApiFailure } from '../../app/api/failure.ts';
import { useAddEntry } from '../../app/api/operations/add-entry.ts';
import { useChangeEntry } from '../../app/api/operations/change-entry.ts';
import { failureProblems } from '../../app/form-problems.ts';
import { answer, readDraft, startDraft } from '../../app/interview/draft.ts';
import type { FormProblem } from '../../ui/error-summary.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { Entry } from './entry-rows.ts';
import { type CurrentVersion, currentVersion } from './stale-write.ts';

/** The form of a new entry, or of one that exists. `onSaved` is called when it is saved. */
export function useEntryForm(
	returnId: string,
	section: Section,
	entry: Entry | undefined,
	onSaved: () => void,
) {
	const [draft, setDraft] = useState<Answers>(() => startDraft(section, entry?.answers));
	// The version that was typed over: news of a later one must not make this draft look as if it had seen it.
	const [begunAt] = useState(entry?.version);
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	const [conflict, setConflict] = useState<CurrentVersion>();
	const add = useAddEntry(returnId);
	const change = useChangeEntry(returnId);

	const refused = (failure: ApiFailure) => {
		const current = currentVersion(failure);
		setConflict(current);
		setProblems(current ? [] : failureProblems(failure));
	};
	const send = (answers: Answers, version: number | undefined) =>
		entry === undefined || version === undefined
			? add.mutateAsync({ id: returnId, body: { section: section.id, answers } })
			: change.mutateAsync({ id: entry.id, body: { version, answers } });
	const save = async (version = begunAt) => {
		const read = readDraft(section, draft);
		setProblems(read.ok ? [] : read.problems);
		if (!read.ok) return setConflict(undefined);
		try {
			await send(read.answers, version);
			showToast({ title: sayEntries(entry ? 'toast.changed' : 'toast.added') });
			onSaved();
		} catch (thrown) {
			if (!isApiFailure(thrown)) throw thrown;
			refused(thrown);
		}
	};
	return {
		draft,
		problems,
		conflict,
		busy: add.isPending || change.isPending,
		setAnswer: (question: string, value: Answer) => setDraft((before) => answer(before, question, value)),
		save,
	};
}

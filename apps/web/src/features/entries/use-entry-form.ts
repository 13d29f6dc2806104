/** One screen of an entry: the draft, its problems, saving, and the other version if there is one. */
import { sayEntries } from '@halfpenny/messages/entries';
import { type Answer, type Answers, type Section, settlePicked, type TaxYear } from '@halfpenny/questions';
import { useState } from 'react';
import { type Draft, entryDrafts } from '../../api/drafts.ts';
import { type ApiFailure, isApiFailure } from '../../api/failure.ts';
import { failureProblems } from '../../api/form-problems.ts';
import { useAddEntry, useChangeEntry } from '../../api/operations/entries.ts';
import type { Entry } from '../../api/shapes.ts';
import { type CurrentVersion, currentVersion } from '../../interview/current-version.ts';
import { readDraft, startDraft, startNewDraft } from '../../interview/draft.ts';
import { useWaiting } from '../../interview/use-waiting.ts';
import type { FormProblem } from '../../ui/error-summary.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { stepOf } from './entry-flow.ts';
import { differences } from './stale-write.ts';

/** What a form edits. */
export interface EntryFormOf {
	readonly returnId: string;
	readonly section: Section;
	readonly year: TaxYear;
	/** The screen's id; the first unless named. */
	readonly pageId: string | undefined;
	/** Absent for a new entry. */
	readonly entry: Entry | undefined;
	/** All of the return's. */
	readonly entries: readonly Entry[];
	/** The form's address, which identifies its draft. */
	readonly address: string;
	/** Called with the saved entry and its answers. */
	readonly onSaved: (entryId: string, answers: Answers, another: boolean) => void;
}

/** The form of a new or existing entry. What is typed survives leaving the screen until it is saved. */
export function useEntryForm({
	returnId,
	section,
	year,
	pageId,
	entry,
	entries,
	address,
	onSaved,
}: EntryFormOf) {
	const [begun] = useState(() => entryDrafts.find(address) ?? begin(section, entry, entries));
	const [draft, setDraft] = useState<Answers>(begun.answers);
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	const [conflict, setConflict] = useState<CurrentVersion>();
	const add = useAddEntry(returnId);
	const change = useChangeEntry(returnId);

	const send = (answers: Answers, version: number | undefined) =>
		entry === undefined || version === undefined
			? add.mutateAsync({ id: returnId, body: { section: section.id, answers } })
			: change.mutateAsync({ id: entry.id, body: { version, answers } });
	const refused = (failure: ApiFailure, answers: Answers) => {
		const current = currentVersion(failure);
		// Somebody else saved the same answers: there is nothing to choose.
		if (current && differences(section, answers, current.answers).length === 0) return save(current.version);
		const offline = failure.kind === 'offline';
		waiting.wait(offline);
		setConflict(current);
		setProblems(current || offline ? [] : failureProblems(failure));
		if (!offline) notSaved();
	};
	// The version being edited: a later one must not make this draft look as if it had seen it.
	const save = async (version = begun.version, another = false): Promise<void> => {
		const { questions = [] } = stepOf(section, draft, year, pageId)?.page ?? {};
		const read = readDraft(section, settlePicked(questions, draft), year, entries, entry?.answers);
		setProblems(read.ok ? [] : read.problems);
		if (!read.ok) {
			setConflict(undefined);
			return notSaved();
		}
		try {
			const saved = await send(read.answers, version);
			entryDrafts.drop(address);
			if (waiting.isHere()) onSaved(saved.id, read.answers, another);
			// It was sent after the connection returned, when nothing on the page says so.
			else showToast({ title: sayEntries(entry ? 'toast.changed' : 'toast.added') });
		} catch (thrown) {
			if (!isApiFailure(thrown)) throw thrown;
			await refused(thrown, read.answers);
		}
	};
	const waiting = useWaiting(address, () => void save());
	/** A user who has left the form would not see its problems. */
	const notSaved = () => {
		if (!waiting.isHere()) showToast({ title: sayEntries('toast.notSaved'), tone: 'bad' });
	};
	const setAnswers = (more: Answers) =>
		setDraft((before) => {
			const answers = { ...before, ...more };
			entryDrafts.keep(address, { ...begun, answers });
			return answers;
		});
	/** Discards what was typed. A screen that stays hidden while the next one loads shows what is saved. */
	const discard = () => {
		entryDrafts.drop(address);
		setDraft(begin(section, entry, entries).answers);
	};
	return {
		discard,
		draft,
		problems,
		conflict,
		waiting: waiting.waiting,
		/** The form's state, compared with what is saved. */
		stands: standing(entryDrafts.find(address) !== undefined, entry !== undefined),
		busy: add.isPending || change.isPending,
		setAnswer: (question: string, value: Answer) => setAnswers({ [question]: value }),
		setAnswers,
		save,
	};
}

/** Typed but not saved, saved, or nothing yet. */
function standing(typed: boolean, saved: boolean): 'unsaved' | 'saved' | 'empty' {
	if (typed) return 'unsaved';
	return saved ? 'saved' : 'empty';
}

function begin(section: Section, entry: Entry | undefined, entries: readonly Entry[]): Draft {
	return {
		answers: entry ? startDraft(section, entry.answers) : startNewDraft(section, entries),
		version: entry?.version,
	};
}

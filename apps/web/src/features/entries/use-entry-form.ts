/** One screen of an entry: the draft, its problems, saving, and the other version if there is one. */
import { sayEntries } from '@halfpenny/messages/entries';
import { type Answer, type Answers, type Section, settlePicked, type TaxYear } from '@halfpenny/questions';
import { useState } from 'react';
import { type Draft, entryDrafts, markSafe } from '../../api/drafts.ts';
import { type ApiFailure, isApiFailure } from '../../api/failure.ts';
import { failureProblems } from '../../api/form-problems.ts';
import { newId } from '../../api/new-id.ts';
import { useAddEntry, useChangeEntry } from '../../api/operations/entries.ts';
import type { Entry } from '../../api/shapes.ts';
import { keepSoon, stopKeeping, type Unsaved } from '../../api/unsaved-answers.ts';
import { type CurrentVersion, currentVersion } from '../../interview/current-version.ts';
import { readDraft, startDraft, startNewDraft } from '../../interview/draft.ts';
import { useUnsaved } from '../../interview/use-unsaved.ts';
import { useWaiting } from '../../interview/use-waiting.ts';
import type { FormProblem } from '../../ui/error-summary.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { droppedAnswers } from './dropped-answers.ts';
import { stepOf } from './entry-flow.ts';
import { clashes } from './stale-write.ts';

/** An entry at a version. */
interface Saved {
	readonly id: string;
	readonly version: number;
}

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
	const [held, hold] = useState(() => entryDrafts.find(address) ?? begin(entry));
	const [found, setFound] = useState(false);
	const kept = entry ? startDraft(section, entry.answers) : startNewDraft(section, entries);
	const draft: Answers = { ...kept, ...held.touched };
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	const [conflict, setConflict] = useState<CurrentVersion>();
	const add = useAddEntry(returnId);
	const change = useChangeEntry(returnId);

	const isTouched = Object.keys(held.touched).length > 0;
	const unsavedOf = ({ touched, seen, sentAs }: Draft): Unsaved => ({
		...{ page: address, taxReturnId: returnId, entryId: entry?.id ?? null },
		...{ sentAs, typed: touched, seen },
	});
	const forget = useUnsaved(address, {
		isTouched,
		adopt: ({ typed, seen, sentAs }) => {
			const saved = entry?.answers ?? {};
			const same = section.questions.every(({ id }) => !(id in typed) || typed[id] === saved[id]);
			if (same) return void forget();
			const clash = clashes(section, { touched: typed, seen }, saved).length > 0;
			// No version is 0: saving then shows both.
			const version = entry && (clash ? 0 : entry.version);
			const adopted = { touched: typed, seen, sentAs, version };
			entryDrafts.keep(address, adopted);
			markSafe(address);
			hold(adopted);
			setFound(true);
		},
	});

	// The version being edited: a later one must not make this draft look as if it had seen it.
	const edited = entry && held.version !== undefined ? { id: entry.id, version: held.version } : undefined;
	/** A new entry whose first answer was lost is there already. */
	const savedAs = (over: CurrentVersion | undefined) =>
		over && { id: over.id ?? entry?.id ?? '', version: over.version };
	const send = (answers: Answers, saved: Saved | undefined) => {
		const { sentAs } = held;
		return saved === undefined
			? add.mutateAsync({ id: returnId, body: { section: section.id, answers, sentAs } })
			: change.mutateAsync({ id: saved.id, body: { version: saved.version, answers, sentAs } });
	};
	const refused = (failure: ApiFailure) => {
		const current = currentVersion(failure);
		// What was changed elsewhere is nothing that was typed here: both stay.
		if (current && clashes(section, held, current.answers).length === 0) return save(current);
		const offline = failure.kind === 'offline';
		waiting.wait(offline);
		setConflict(current);
		setProblems(current || offline ? [] : failureProblems(failure));
		if (!offline) notSaved();
	};
	/** Saves what is typed, over the version given if it was changed elsewhere. */
	const save = async (over?: CurrentVersion, another = false): Promise<void> => {
		const answers = over ? typedOver(section, held, over) : draft;
		const { questions = [] } = stepOf(section, answers, year, pageId)?.page ?? {};
		const read = readDraft(section, settlePicked(questions, answers), year, entries, entry?.answers);
		setProblems(read.ok ? [] : read.problems);
		if (!read.ok) {
			setConflict(undefined);
			return notSaved();
		}
		try {
			await stopKeeping(address);
			const saved = await send(read.answers, savedAs(over) ?? edited);
			entryDrafts.drop(address);
			if (waiting.isHere()) onSaved(saved.id, read.answers, another);
			// It was sent after the connection returned, when nothing on the page says so.
			else showToast({ title: sayEntries(entry ? 'toast.changed' : 'toast.added') });
		} catch (thrown) {
			if (!isApiFailure(thrown)) throw thrown;
			if (isTouched) keepSoon(unsavedOf(held));
			await refused(thrown);
		}
	};
	const waiting = useWaiting(address, () => void save());
	/** A user who has left the form would not see its problems. */
	const notSaved = () => {
		if (!waiting.isHere()) showToast({ title: sayEntries('toast.notSaved'), tone: 'bad' });
	};
	const setAnswers = (more: Answers) =>
		hold((before) => {
			const draft = typedMore(before, more, entry?.answers ?? {});
			entryDrafts.keep(address, draft);
			keepSoon(unsavedOf(draft));
			return draft;
		});
	/** Discards what was typed. A screen that stays hidden while the next one loads shows what is saved. */
	const discard = () => {
		entryDrafts.drop(address);
		void forget();
		hold(begin(entry));
		setFound(false);
	};
	return {
		discard,
		draft,
		found,
		typedOver: (current: CurrentVersion) => typedOver(section, held, current),
		problems,
		conflict,
		waiting: waiting.waiting,
		/** Saved answers that saving takes off, since they are no longer asked for. */
		dropped: droppedAnswers(section, entry?.answers, draft, year),
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

function begin(entry: Entry | undefined): Draft {
	return { touched: {}, seen: {}, version: entry?.version, sentAs: newId() };
}

/** What is typed in addition, with what was saved when it was. */
function typedMore(before: Draft, more: Answers, saved: Answers): Draft {
	const seen = Object.fromEntries(Object.keys(more).map((id) => [id, saved[id] ?? null]));
	return { ...before, touched: { ...before.touched, ...more }, seen: { ...seen, ...before.seen } };
}

/** What was typed, over what is saved now. */
function typedOver(section: Section, { touched }: Draft, { answers }: CurrentVersion): Answers {
	return { ...startDraft(section, answers), ...touched };
}

/** One page about the year: the draft, its problems, saving, and what was changed elsewhere meanwhile. */
import { sayEntries } from '@halfpenny/messages/entries';
import { type Answers, scopeAnswers, shownPages } from '@halfpenny/questions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { draftsOf, markSafe } from '../../api/drafts.ts';
import { isApiFailure } from '../../api/failure.ts';
import { failureProblems } from '../../api/form-problems.ts';
import { keys } from '../../api/keys.ts';
import { newId } from '../../api/new-id.ts';
import { keepSoon, stopKeeping, type Unsaved } from '../../api/unsaved-answers.ts';
import type { CurrentVersion } from '../../interview/current-version.ts';
import { useScope } from '../../interview/use-scope.ts';
import { useUnsaved } from '../../interview/use-unsaved.ts';
import { useWaiting } from '../../interview/use-waiting.ts';
import {
	cameFromCheck,
	cameFromOverview,
	checkAddress,
	fromCheckThen,
	fromOverview,
	screensBrought,
} from '../../returns/from-check.ts';
import { onwards } from '../../returns/onwards.ts';
import { yearOf } from '../../returns/return-year.ts';
import type { FormProblem } from '../../ui/error-summary.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { type AboutYear, aboutAnswers, knownAnswers } from './about-year.ts';
import { answerAtHand, screensToSee, stepOf } from './entry-flow.ts';

/** The id of the "None of these" tick box. */
export const NONE = 'none-of-these';

/** The answers changed on a page, and what was there before. */
interface AboutDraft {
	readonly touched: Answers;
	readonly seen: Answers;
	/** The id under which it is kept until it is saved. */
	readonly sentAs: string;
}

const drafts = draftsOf<AboutDraft>();

/** The state of a page, and its actions. */
export type AboutForm = ReturnType<typeof useAboutForm>;

/** The form of a page. Answers survive leaving the screen until they are saved. */
export function useAboutForm({ taxReturn, entries, section }: AboutYear, pageId: string) {
	const [address, navigate] = useLocation();
	const search = useSearch();
	const queryClient = useQueryClient();
	const year = yearOf(taxReturn);
	const [draft, setDraft] = useState(
		() => drafts.find(address) ?? { touched: {}, seen: scopeAnswers(entries), sentAs: newId() },
	);
	const [found, setFound] = useState(false);
	const unsavedOf = ({ touched, seen, sentAs }: AboutDraft): Unsaved => ({
		...{ page: address, taxReturnId: taxReturn.id, entryId: null, sentAs, typed: touched },
		seen: Object.fromEntries(Object.keys(touched).map((id) => [id, seen[id] ?? null])),
	});
	const forget = useUnsaved(address, {
		isTouched: Object.keys(draft.touched).length > 0,
		adopt: ({ typed, seen, sentAs }) => {
			const now = scopeAnswers(entries);
			if (Object.entries(typed).every(([id, value]) => value === (now[id] ?? null))) return void forget();
			const adopted = { touched: typed, seen: { ...now, ...seen }, sentAs };
			drafts.keep(address, adopted);
			markSafe(address);
			setDraft(adopted);
			setFound(true);
		},
	});
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	const [conflict, setConflict] = useState<CurrentVersion>();
	const scope = useScope(taxReturn.id, entries, taxReturn.returnType);
	const answers = { ...knownAnswers(section, draft.seen, entries), ...draft.touched };
	const pages = shownPages(section, answers, year);
	const step = stepOf(section, answers, year, pageId);
	const at = (page: string) => `/app/return/${taxReturn.id}/about/${page}`;
	const fromAnswers = cameFromCheck(search);
	const fromSaid = cameFromOverview(search);
	const list = `/app/return/${taxReturn.id}/about`;

	/** The entries, with the answers just given about the year. */
	const told = (said: Answers) => [
		...entries.filter((entry) => entry.section !== section.id),
		{ section: section.id, answers: { ...draft.seen, ...said } },
	];
	const next = (said: Answers) => {
		if (!fromAnswers && !fromSaid)
			return step?.next ? at(step.next.id) : onwards(taxReturn, told(said), 'scope').to;
		const change = { before: draft.seen, after: { ...draft.seen, ...said } };
		const still = { here: pageId, waiting: screensBrought(search) };
		const [first, ...rest] = screensToSee(section, change, year, still);
		// Keeps the answer whose Change link was pressed, so that the user comes back to it.
		if (first !== undefined)
			return `${at(first)}${fromSaid ? fromCheckThen(rest, fromOverview) + location.hash : fromCheckThen(rest)}`;
		return fromSaid ? list + location.hash : checkAddress(taxReturn.id, answerAtHand(section.id, step?.page));
	};
	const done = (said: Answers) => {
		drafts.drop(address);
		if (waiting.isHere()) navigate(next(said));
		else showToast({ title: sayEntries('toast.changed') });
	};
	const refused = (found: readonly FormProblem[]) => {
		setProblems(found);
		if (!waiting.isHere()) showToast({ title: sayEntries('toast.notSaved'), tone: 'bad' });
	};
	const save = async (seen = draft.seen) => {
		if (step === undefined) return;
		const read = aboutAnswers(step.page, answers, draft.touched);
		if ('problems' in read) return refused(read.problems);
		setProblems([]);
		try {
			await stopKeeping(address);
			const said = read.said;
			const now =
				Object.keys(said).length === 0 ? undefined : await scope.sayAll({ said, seen, sentAs: draft.sentAs });
			setConflict(now);
			if (now === undefined) done(said);
			else refused([]);
		} catch (thrown) {
			if (!isApiFailure(thrown)) throw thrown;
			keepSoon(unsavedOf(draft));
			waiting.wait(thrown.kind === 'offline');
			if (thrown.kind !== 'offline') refused(failureProblems(thrown));
		}
	};
	const waiting = useWaiting(address, () => void save());
	const say = (more: Answers) =>
		setDraft((before) => {
			const draft = { ...before, touched: { ...before.touched, ...more } };
			drafts.keep(address, draft);
			keepSoon(unsavedOf(draft));
			return draft;
		});
	const keepCurrent = () => {
		drafts.drop(address);
		void forget();
		void queryClient.invalidateQueries({ queryKey: keys.taxReturn(taxReturn.id) });
		navigate(list);
	};
	const place = pages.findIndex(({ id }) => id === pageId);
	const before = pages[place - 1];
	return {
		...{ answers, found, said: draft.touched, step, problems, conflict, fromAnswers, fromSaid },
		previous: fromSaid ? list + location.hash : before && at(before.id),
		waiting: waiting.waiting,
		busy: scope.busy,
		...{ say, save, keepCurrent },
	};
}

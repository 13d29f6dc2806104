/** Where one goes once a screen of an entry is saved: on through it, or back to the page that checks the answers. */
import { type Answers, type Section, shownPages, type TaxYear } from '@halfpenny/questions';
import { useLocation, useSearch } from 'wouter';
import { cameFromCheck, checkAddress, fromCheckThen, screensBrought } from '../../app/from-check.ts';
import { afterStep, answerAtHand, screenAddress, screensToSee, stepOf } from './entry-flow.ts';
import type { Entry } from './entry-rows.ts';

/** The screen that is saved. */
interface SavedScreen {
	readonly returnId: string;
	readonly section: Section;
	readonly year: TaxYear;
	/** As it was before; absent when one is added. */
	readonly entry: Entry | undefined;
	/** The address of the section. */
	readonly list: string;
}

/** Moves on, given the entry's id, the answers as they were saved and the screen that they were typed on. */
export function useAfterSaving({ returnId, section, year, entry, list }: SavedScreen) {
	const [, navigate] = useLocation();
	const search = useSearch();
	const next = (id: string, after: Answers, here: string, at: string | undefined) => {
		if (!cameFromCheck(search)) return afterStep(section, list, id, stepOf(section, after, year, here)?.next);
		const every = shownPages(section, after, year).map((page) => page.id);
		const waiting = entry === undefined ? every : screensBrought(search);
		const change = { before: entry?.answers ?? {}, after };
		const [first, ...rest] = screensToSee(section, change, year, { here, waiting });
		return first === undefined
			? checkAddress(returnId, at)
			: `${screenAddress(section, list, id, first)}${fromCheckThen(rest)}`;
	};
	return (id: string, after: Answers, here: string) => {
		const at = answerAtHand(id, stepOf(section, after, year, here)?.page);
		// Going back from the next screen must lead to what was added, not to adding it once more.
		if (entry === undefined)
			navigate(screenAddress(section, list, id, here) + search.replace(/^(?=.)/, '?'), { replace: true });
		navigate(next(id, after, here, at));
	};
}

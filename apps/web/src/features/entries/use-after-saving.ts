/** Where to go after saving a screen of an entry: its next screen, or back to check answers. */
import { type Answers, type Section, shownPages, type TaxYear } from '@halfpenny/questions';
import { useLocation, useSearch } from 'wouter';
import type { Entry, TaxReturn } from '../../api/shapes.ts';
import {
	cameFromCheck,
	cameFromOverview,
	checkAddress,
	fromCheckThen,
	fromOverview,
	screensBrought,
} from '../../returns/from-check.ts';
import { onwards } from '../../returns/onwards.ts';
import {
	afterStep,
	answerAtHand,
	hashOfAddress,
	placeOnOverview,
	screenAddress,
	screensToSee,
	stepOf,
} from './entry-flow.ts';

/** The screen that was saved. */
interface SavedScreen {
	readonly taxReturn: TaxReturn;
	readonly section: Section;
	readonly year: TaxYear;
	/** As it was before; absent for a new entry. */
	readonly entry: Entry | undefined;
	/** All of the return's. */
	readonly entries: readonly Entry[];
	/** The address of the section. */
	readonly list: string;
}

/** Moves on, given the entry's id, the saved answers, and the screen they were typed on. */
export function useAfterSaving({ taxReturn, section, year, entry, entries, list }: SavedScreen) {
	const { id: returnId } = taxReturn;
	const [, navigate] = useLocation();
	const search = useSearch();
	const fromEntry = cameFromOverview(search);
	/** Leaves the section, counting what was just saved. */
	const onward = (id: string, answers: Answers) => {
		const others = entries.filter((other) => other.id !== id);
		return onwards(taxReturn, [...others, { id, section: section.id, answers }], section.id).to;
	};
	const next = (id: string, after: Answers, here: string, at: string | undefined) => {
		if (!cameFromCheck(search) && !fromEntry)
			return afterStep(section, list, id, stepOf(section, after, year, here)?.next) ?? onward(id, after);
		const pages = shownPages(section, after, year);
		const waiting = entry === undefined ? pages.map((page) => page.id) : screensBrought(search);
		const change = { before: entry?.answers ?? {}, after };
		const [first, ...rest] = screensToSee(section, change, year, { here, waiting });
		const pressed = hashOfAddress();
		if (first === undefined)
			return fromEntry
				? `${list}/${id}${asHash(placeOnOverview(pressed, pages, after))}`
				: checkAddress(returnId, at);
		const address = screenAddress(section, list, id, first);
		// The last one leads back to where the first was opened.
		return fromEntry
			? `${address}${fromCheckThen(rest, fromOverview)}${asHash(pressed || undefined)}`
			: `${address}${fromCheckThen(rest)}`;
	};
	return (id: string, after: Answers, here: string, another: boolean) => {
		const at = answerAtHand(id, stepOf(section, after, year, here)?.page);
		// Back from the next screen must lead to the entry just added, not to adding another.
		if (entry === undefined)
			navigate(screenAddress(section, list, id, here) + search.replace(/^(?=.)/, '?'), { replace: true });
		// Each new form has its own address, so that it doesn't start with the last one's text.
		navigate(another ? `${list}/add?after=${id}` : next(id, after, here, at));
	};
}

function asHash(place: string | undefined): string {
	return place === undefined ? '' : `#${encodeURIComponent(place)}`;
}

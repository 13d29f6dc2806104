/** Where one goes once a screen of an entry is saved: on through it, or back to where all answers stand. */
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

/** The screen that is saved. */
interface SavedScreen {
	readonly taxReturn: TaxReturn;
	readonly section: Section;
	readonly year: TaxYear;
	/** As it was before; absent when one is added. */
	readonly entry: Entry | undefined;
	/** All of the return. */
	readonly entries: readonly Entry[];
	/** The address of the section. */
	readonly list: string;
}

/** Moves on, given the entry's id, the answers as they were saved and the screen that they were typed on. */
export function useAfterSaving({ taxReturn, section, year, entry, entries, list }: SavedScreen) {
	const { id: returnId } = taxReturn;
	const [, navigate] = useLocation();
	const search = useSearch();
	const fromEntry = cameFromOverview(search);
	/** Out of the section: what was just saved counts. */
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
		// The last of them leads back to where the first was opened from.
		return fromEntry
			? `${address}${fromCheckThen(rest, fromOverview)}${asHash(pressed || undefined)}`
			: `${address}${fromCheckThen(rest)}`;
	};
	return (id: string, after: Answers, here: string, another: boolean) => {
		const at = answerAtHand(id, stepOf(section, after, year, here)?.page);
		// Going back from the next screen must lead to what was added, not to adding it once more.
		if (entry === undefined)
			navigate(screenAddress(section, list, id, here) + search.replace(/^(?=.)/, '?'), { replace: true });
		// Each new form has an address of its own, so that nothing typed into the last one stands in it.
		navigate(another ? `${list}/add?after=${id}` : next(id, after, here, at));
	};
}

function asHash(place: string | undefined): string {
	return place === undefined ? '' : `#${encodeURIComponent(place)}`;
}

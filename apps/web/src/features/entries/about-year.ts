/** The year of a return, for the pages about it: what we know, and what a page saves. */
import { sayEntries } from '@halfpenny/messages/entries';
import { type Answers, isOpen, type Section, type ShownPage } from '@halfpenny/questions';
import type { Entry, TaxReturn } from '../../api/shapes.ts';
import type { FormProblem } from '../../ui/error-summary.tsx';

/** The return, its entries, and the section that asks about the year. */
export interface AboutYear {
	readonly taxReturn: TaxReturn;
	readonly entries: readonly Entry[];
	readonly section: Section;
}

/** Returns the answers about the year, with yes wherever there is an entry, so that nobody is asked twice. */
export function knownAnswers({ questions }: Section, said: Answers, entries: readonly Entry[]): Answers {
	const there = questions.filter(({ id }) => isOpen(said[id]) && isThere(id, entries));
	return { ...said, ...Object.fromEntries(there.map(({ id }) => [id, true])) };
}

/** Returns whether there is an entry of that name. Documents are those that entries came from. */
function isThere(id: string, entries: readonly Entry[]): boolean {
	if (id !== 'documents') return entries.some(({ section }) => section === id);
	return entries.some(({ provenance }) =>
		Object.values(provenance).some(({ documentId }) => documentId !== undefined),
	);
}

/**
 * Returns what a page sends, or what is wrong, given the answers shown and those changed here. Sends only changes;
 * in a list, no to the rest, or that the user isn't sure about it.
 */
export function aboutAnswers(
	{ picked, questions }: ShownPage,
	shown: Answers,
	touched: Answers,
): { readonly said: Answers } | { readonly problems: readonly FormProblem[] } {
	const asked = questions.map(({ id }) => id);
	if (!picked) return { said: ofThose(asked, touched) };
	const rest = isUnsure(asked, shown) ? UNSURE : false;
	const some = asked.some((id) => shown[id] === true) || asked.every((id) => shown[id] === false);
	return some || rest === UNSURE
		? { said: Object.fromEntries(asked.map((id) => [id, shown[id] === true || rest])) }
		: { problems: [{ field: asked[0], message: sayEntries('about.pick') }] };
}

/** The key under which a page stores that the user isn't sure about the rest. */
export const NOT_SURE = 'not-sure';

/** Returns whether the rest of a list stays open: as answered here, otherwise as before. */
export function isUnsure(asked: readonly string[], shown: Answers): boolean {
	const here = shown[NOT_SURE];
	return typeof here === 'boolean' ? here : asked.some((id) => shown[id] === UNSURE);
}

/** How "not sure" is stored. */
const UNSURE = '';

/** An answer changed on a page may no longer be asked there. */
function ofThose(asked: readonly string[], touched: Answers): Answers {
	return Object.fromEntries(Object.entries(touched).filter(([id]) => asked.includes(id)));
}

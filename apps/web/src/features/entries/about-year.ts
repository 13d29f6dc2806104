/** The year of a return as the pages about it ask: what is known of it, and what a page says once it is saved. */
import { sayEntries } from '@halfpenny/messages/entries';
import { type Answers, isOpen, type Section, type ShownPage } from '@halfpenny/questions';
import type { Entry, TaxReturn } from '../../api/shapes.ts';
import type { FormProblem } from '../../ui/error-summary.tsx';

/** The return, what is told in it, and the section that asks about the year. */
export interface AboutYear {
	readonly taxReturn: TaxReturn;
	readonly entries: readonly Entry[];
	readonly section: Section;
}

/** What was said of the year, and yes to what is there already, so that nobody is asked it again. */
export function knownAnswers({ questions }: Section, said: Answers, entries: readonly Entry[]): Answers {
	const there = questions.filter(({ id }) => isOpen(said[id]) && isThere(id, entries));
	return { ...said, ...Object.fromEntries(there.map(({ id }) => [id, true])) };
}

/** Whether there is an entry of that name; documents are those that entries came from. */
function isThere(id: string, entries: readonly Entry[]): boolean {
	if (id !== 'documents') return entries.some(({ section }) => section === id);
	return entries.some(({ provenance }) =>
		Object.values(provenance).some(({ documentId }) => documentId !== undefined),
	);
}

/**
 * What a page sends, given the answers shown now and those touched here: only what was touched, and for a list no to all
 * that is left, or that one is not sure of it; or what is wrong.
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

/** The name under which a page keeps that the rest is not sure. */
export const NOT_SURE = 'not-sure';

/** Whether the rest of a list stays open: as it was said here, or else before. */
export function isUnsure(asked: readonly string[], shown: Answers): boolean {
	const here = shown[NOT_SURE];
	return typeof here === 'boolean' ? here : asked.some((id) => shown[id] === UNSURE);
}

/** How "not sure" is kept. */
const UNSURE = '';

/** What was touched on a page may no longer be asked there. */
function ofThose(asked: readonly string[], touched: Answers): Answers {
	return Object.fromEntries(Object.entries(touched).filter(([id]) => asked.includes(id)));
}

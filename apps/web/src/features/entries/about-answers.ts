/** What a page about the year says once it is saved: only what was touched, and for a list all that is left as no. */
import { sayEntries } from '@halfpenny/messages/entries';
import type { Answers, ShownPage } from '@halfpenny/questions';
import type { FormProblem } from '../../ui/error-summary.tsx';

/** The answers to send, given those shown now and those touched here; or what is wrong. */
export function aboutAnswers(
	{ picked, questions }: ShownPage,
	shown: Answers,
	touched: Answers,
): { readonly said: Answers } | { readonly problems: readonly FormProblem[] } {
	const asked = questions.map(({ id }) => id);
	if (!picked) return { said: ofThose(asked, touched) };
	const nothing = !asked.some((id) => shown[id] === true) && !asked.every((id) => shown[id] === false);
	return nothing
		? { problems: [{ field: asked[0], message: sayEntries('about.pick') }] }
		: { said: Object.fromEntries(asked.map((id) => [id, shown[id] === true])) };
}

/** What was touched on a page may no longer be asked there. */
function ofThose(asked: readonly string[], touched: Answers): Answers {
	return Object.fromEntries(Object.entries(touched).filter(([id]) => asked.includes(id)));
}

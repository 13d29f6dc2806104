/** Yes-or-no answers given in two windows: which of the answers given here were changed elsewhere meanwhile. */
import type { Answers } from '@halfpenny/questions';

/**
 * Returns the questions in `said` whose saved answer (`now`) is neither what was `seen` here nor what is said.
 * Answers left alone here are not sent, so changes to them elsewhere stand.
 */
export function changedElsewhere(said: Answers, seen: Answers, now: Answers): readonly string[] {
	return Object.keys(said).filter((question) => {
		const saved = known(now, question);
		return saved !== known(seen, question) && saved !== known(said, question);
	});
}

/** "Not sure" leaves a question as open as no answer does. */
function known(answers: Answers, question: string) {
	return answers[question] === '' ? null : (answers[question] ?? null);
}

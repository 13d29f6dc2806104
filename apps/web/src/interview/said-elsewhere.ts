/** Yes and no that were said in two windows: which of what is said here somebody changed since it was shown. */
import type { Answers } from '@halfpenny/questions';

/**
 * The questions of `said` to which what is saved `now` gives another answer than was `seen` here, and than is said.
 * An answer nobody touched here is not sent, so a change to it elsewhere stands.
 */
export function changedElsewhere(said: Answers, seen: Answers, now: Answers): readonly string[] {
	return Object.keys(said).filter((question) => {
		const saved = known(now, question);
		return saved !== known(seen, question) && saved !== known(said, question);
	});
}

/** "Not sure" leaves a question as open as nothing does. */
function known(answers: Answers, question: string) {
	return answers[question] === '' ? null : (answers[question] ?? null);
}

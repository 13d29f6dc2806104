/** One owner's share of an amount entered for all owners. */
import { type Pence, parseShare, type Share, shareDown } from '@halfpenny/facts';
import type { Answers } from './answer.ts';
import type { Section } from './question.ts';
import { shownQuestions } from './shown.ts';

/** Returns the amount itself if nobody shares it; undefined until the share is known. */
export function ownShare(section: Section, answers: Answers, amount: Pence): Pence | undefined {
	const asked = shownQuestions(section, answers).some(({ id }) => id === 'sharePercent');
	if (!asked) return amount;
	const share = readShare(answers.sharePercent);
	return share && shareDown(amount, share);
}

function readShare(answer: Answers[string] | undefined): Share | undefined {
	return typeof answer === 'string' ? parseShare(answer) : undefined;
}

/** What of an amount is the person's own, where all owners' amounts were entered together. */
import { type Pence, parseShare, type Share, shareDown } from '@halfpenny/facts';
import { type Answers, type Section, shownQuestions } from '@halfpenny/questions';

/** The amount itself where nobody else has a share of it; undefined while the person's share is not known. */
export function ownShare(section: Section, answers: Answers, amount: Pence): Pence | undefined {
	const asked = shownQuestions(section, answers).some(({ id }) => id === 'sharePercent');
	if (!asked) return amount;
	const share = readShare(answers.sharePercent);
	return share && shareDown(amount, share);
}

function readShare(answer: Answers[string] | undefined): Share | undefined {
	return typeof answer === 'string' ? parseShare(answer) : undefined;
}

/** Why nobody knows what HMRC has of a submission, by what happened to it. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import { DOUBTS } from './policy.ts';
import type { EventRow } from './repository.ts';

/** A reason of the contract. */
export type Doubt = NonNullable<AnswerOf<typeof calls.getSubmission>['doubt']>;

type Happened = Pick<EventRow, 'happening' | 'detail'>;

/** What the client says of an answer that never came; anything else came and was of no use. */
const LOST = ['timeout', 'connectionLost', 'answerTooLarge'];

/**
 * The reason of the last doubt among the events, in order; null when there was none. A receipt for something else
 * outweighs what came after it: whoever runs the service has to look at that.
 */
export function doubtOf(events: readonly Happened[]): Doubt | null {
	if (events.some(({ happening }) => happening === 'receiptMismatched')) return 'receiptMismatch';
	const last = events.findLast(({ happening }) => DOUBTS.has(happening));
	if (!last) return null;
	return last.happening === 'interrupted' ? 'interrupted' : reasonOf(last.detail ?? '');
}

/** The first word of a detail is why, as the client of HMRC's engine names it. */
function reasonOf(detail: string): Doubt {
	const [why = ''] = detail.split(' ');
	if (why === 'engineTrouble') return 'hmrcTrouble';
	if (why === 'noSuchConversation') return 'hmrcForgot';
	return LOST.includes(why) ? 'lineBroke' : 'uselessAnswer';
}

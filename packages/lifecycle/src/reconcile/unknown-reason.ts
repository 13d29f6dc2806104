/** Why we don't know whether HMRC has a submission. */
import type { SubmissionEventKind } from '../submission/event.ts';

/** An event as far as it says why. */
export interface ReasonedEvent {
	readonly kind: SubmissionEventKind;
	/** Its first word is the reason, as the Transaction Engine client names it. */
	readonly detail: string | null;
}

/**
 * The connection broke; we stopped while sending; a backup was restored before it was sent; HMRC's own failure; HMRC forgot it; an unusable answer; a wrong
 * receipt.
 */
export type UnknownReason =
	| 'lineBroke'
	| 'interrupted'
	| 'restored'
	| 'hmrcTrouble'
	| 'hmrcForgot'
	| 'uselessAnswer'
	| 'receiptMismatch';

const BECOMES_UNKNOWN: ReadonlySet<SubmissionEventKind> = new Set([
	'outcomeUnknown',
	'interrupted',
	'restored',
	'receiptMismatched',
]);

/** Whether such an event makes the outcome unknown. */
export function makesUnknown({ kind }: Pick<ReasonedEvent, 'kind'>): boolean {
	return BECOMES_UNKNOWN.has(kind);
}

/** How the client names an answer that never came; anything else came and was of no use. */
const NO_ANSWER = ['timeout', 'connectionLost', 'answerTooLarge'];

/**
 * Why the outcome last became unknown, by the events in order; null when it never did. A receipt for something else
 * outweighs what came after: the operator has to look at it.
 */
export function unknownReason(events: readonly ReasonedEvent[]): UnknownReason | null {
	if (events.some(({ kind }) => kind === 'receiptMismatched')) return 'receiptMismatch';
	const last = events.findLast(makesUnknown);
	if (!last) return null;
	if (last.kind === 'interrupted' || last.kind === 'restored') return last.kind;
	return reasonIn(last.detail ?? '');
}

function reasonIn(detail: string): UnknownReason {
	const [why = ''] = detail.split(' ');
	if (why === 'engineTrouble') return 'hmrcTrouble';
	if (why === 'noSuchConversation') return 'hmrcForgot';
	return NO_ANSWER.includes(why) ? 'lineBroke' : 'uselessAnswer';
}

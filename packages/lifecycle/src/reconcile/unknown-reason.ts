/** Why we don't know whether HMRC has a submission. */
import type { SubmissionEventKind } from '../submission/event.ts';

/** The parts of an event that give the reason. */
export interface ReasonedEvent {
	readonly kind: SubmissionEventKind;
	/** Its first word is the reason, in the Transaction Engine client's terms. */
	readonly detail: string | null;
}

/**
 * The connection broke; we stopped while sending; a backup from before sending was restored; HMRC failed; HMRC forgot it;
 * the answer was unusable; the receipt was wrong.
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

/** Returns whether an event makes the outcome unknown. */
export function makesUnknown({ kind }: Pick<ReasonedEvent, 'kind'>): boolean {
	return BECOMES_UNKNOWN.has(kind);
}

/** The client's name for an answer that never came. Any other answer came, but was unusable. */
const NO_ANSWER = ['timeout', 'connectionLost', 'answerTooLarge'];

/**
 * Returns why the outcome last became unknown, from the events in order; null if it never did. A receipt for something else
 * outranks later events: the operator has to look at it.
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

/** What happened to a submission, in words for its owner. */
import type { SubmissionEventKind } from '@halfpenny/lifecycle';
import { saySubmission } from '@halfpenny/messages/submissions';
import type { EventRow } from './event-repository.ts';

/** How HMRC may answer after someone said it doesn't have the submission. */
const LATE_RESPONSES = ['acknowledged', 'foundAtHmrc', 'accepted', 'refused'] as const;

function isLateResponse(kind: SubmissionEventKind): kind is (typeof LATE_RESPONSES)[number] {
	return LATE_RESPONSES.some((one) => one === kind);
}

/**
 * The sentence of an event; `late` after someone said that HMRC does not have it. There are two reasons why nothing was
 * sent: HMRC could not be reached, or we held it back.
 */
export function eventWords(
	{ kind, detail, state }: Pick<EventRow, 'kind' | 'detail' | 'state'>,
	{ late }: { readonly late: boolean } = { late: false },
): string {
	if (late && isLateResponse(kind)) return saySubmission(`event.late.${kind}`);
	if (state === 'released' && kind === 'notFoundAtHmrc') return saySubmission('event.late.notFoundAtHmrc');
	const heldUp = kind === 'notSent' && detail === 'heldUp';
	return saySubmission(heldUp ? 'event.heldUp' : `event.${kind}`);
}

/** What happened to a submission, in words for the person whose it is. */
import { saySubmission } from '@halfpenny/messages/submissions';
import type { EventRow } from './repository.ts';

/** The sentence of an event. That nothing was sent has two reasons: HMRC was not there, or we kept it back. */
export function eventWords({ happening, detail }: Pick<EventRow, 'happening' | 'detail'>): string {
	const heldUp = happening === 'notSent' && detail === 'heldUp';
	return saySubmission(heldUp ? 'event.heldUp' : `event.${happening}`);
}

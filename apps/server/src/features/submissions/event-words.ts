/** What happened to a submission, in words for the person whose it is. */
import { saySubmission } from '@halfpenny/messages/submissions';
import type { Happening } from './machine.ts';
import type { EventRow } from './repository.ts';

/** What HMRC may say of a submission after somebody said that HMRC does not have it. */
const SPOKEN = ['acknowledged', 'foundAtHmrc', 'accepted', 'refused'] as const;

function isSpoken(happening: Happening): happening is (typeof SPOKEN)[number] {
	return SPOKEN.some((one) => one === happening);
}

/**
 * The sentence of an event; `late` after somebody said that HMRC does not have it. That nothing was sent has two
 * reasons: HMRC was not there, or we kept it back.
 */
export function eventWords(
	{ happening, detail, state }: Pick<EventRow, 'happening' | 'detail' | 'state'>,
	{ late }: { readonly late: boolean } = { late: false },
): string {
	if (late && isSpoken(happening)) return saySubmission(`event.late.${happening}`);
	if (state === 'released' && happening === 'notFoundAtHmrc')
		return saySubmission('event.late.notFoundAtHmrc');
	const heldUp = happening === 'notSent' && detail === 'heldUp';
	return saySubmission(heldUp ? 'event.heldUp' : `event.${happening}`);
}

/** Why we don't know what HMRC has, and what we are doing about it, for one submission. */
import { sayUnknown } from '@halfpenny/messages/unknown-outcome';
import type { Submission } from '../../api/shapes.ts';
import type { Place } from './where-to-look.ts';
import type { SayOfSent } from './words.ts';

type Unresolved = Pick<Submission, 'unknownReason' | 'lookingAgainAt'>;
type Seen = Pick<Submission, 'seenAtHmrcAt'>;

/** Under the heading: what happened, and what follows. */
export function unknownLead(submission: Unresolved & Seen, say: SayOfSent): string {
	const { unknownReason: reason } = submission;
	const next = nextOf(submission);
	const why = reason === null ? [] : [sayUnknown(`why.${reason}`)];
	return [...why, say(`next.${next}`)].join(' ');
}

/** As a progress step: what we are doing. */
export function unknownMeans(submission: Unresolved): string {
	return sayUnknown(`means.${search(submission)}`);
}

/** Why the user can't say yet that it is missing. */
export function unknownWait(submission: Unresolved, place: Place, say: SayOfSent): string {
	const ask = search(submission);
	return say(place === 'nowhere' ? `wait.nowhere.${ask}` : `wait.${ask}`);
}

function nextOf(submission: Unresolved & Seen): 'seen' | 'operator' | 'asking' | 'stopped' {
	if (submission.seenAtHmrcAt !== null) return 'seen';
	return submission.unknownReason === 'receiptMismatch' ? 'operator' : search(submission);
}

function search({ lookingAgainAt }: Unresolved): 'asking' | 'stopped' {
	return lookingAgainAt === null ? 'stopped' : 'asking';
}

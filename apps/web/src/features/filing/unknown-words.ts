/** Why nobody knows what HMRC has, and what we do about it, in words that hold for just this submission. */
import { sayUnknown } from '@halfpenny/messages/unknown-outcome';
import type { Submission } from './filing-shapes.ts';
import type { Place } from './where-to-look.ts';

type InDoubt = Pick<Submission, 'doubt' | 'lookingAgainAt'>;
type Seen = Pick<Submission, 'seenAtHmrcAt'>;

/** Under the heading: what happened, and what comes of it. */
export function unknownLead(submission: InDoubt & Seen): string {
	const { doubt } = submission;
	const next = nextOf(submission);
	const why = doubt === null ? [] : [sayUnknown(`why.${doubt}`)];
	return [...why, sayUnknown(`next.${next}`)].join(' ');
}

/** As a step of the way: what we do. */
export function unknownMeans(submission: InDoubt): string {
	return sayUnknown(`means.${course(submission)}`);
}

/** Why the person cannot say yet that it is not there. */
export function unknownWait(submission: InDoubt, place: Place): string {
	const ask = course(submission);
	return sayUnknown(place === 'nowhere' ? `wait.nowhere.${ask}` : `wait.${ask}`);
}

function nextOf(submission: InDoubt & Seen): 'seen' | 'operator' | 'asking' | 'stopped' {
	if (submission.seenAtHmrcAt !== null) return 'seen';
	return submission.doubt === 'receiptMismatch' ? 'operator' : course(submission);
}

function course({ lookingAgainAt }: InDoubt): 'asking' | 'stopped' {
	return lookingAgainAt === null ? 'stopped' : 'asking';
}

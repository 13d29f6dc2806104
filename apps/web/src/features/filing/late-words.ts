/** Which late word of HMRC's a submission's page has to tell: about itself, or about one that was sent for the same. */
import type { Submission } from './filing-shapes.ts';
import { type Outcome, outcomeOf } from './journey.ts';

/** What there is to tell. */
export type LateWord = 'onItsWay' | 'accepted' | 'refused' | 'otherFirst' | 'otherInstead' | 'both';

type Late = Pick<Submission, 'id' | 'amendment' | 'environment' | 'status' | 'releasedAt'>;

/** What to tell, and of which other submission; undefined where HMRC said nothing late. */
export function lateWordOf<S extends Late>(
	submission: S,
	logs: readonly S[],
): { readonly word: LateWord; readonly other: S | undefined } | undefined {
	const other = logs.find((one) => isRival(one, submission) && outcomeOf(one.status) === 'accepted');
	const outcome = outcomeOf(submission.status);
	if (outcome === 'accepted' && other) return { word: 'both', other };
	const own = submission.releasedAt === null ? undefined : OWN[outcome];
	if (own) return { word: own, other: undefined };
	if (!other || other.releasedAt === null) return undefined;
	return { word: outcome === 'open' || outcome === 'unknown' ? 'otherFirst' : 'otherInstead', other };
}

const OWN: Readonly<Record<Outcome, LateWord | undefined>> = {
	...{ open: 'onItsWay', unknown: 'onItsWay', accepted: 'accepted', rejected: 'refused' },
	failed: undefined,
};

/** Sent for the same to the same HMRC. */
function isRival(one: Late, { id, amendment, environment }: Late): boolean {
	return one.id !== id && one.amendment === amendment && one.environment === environment;
}

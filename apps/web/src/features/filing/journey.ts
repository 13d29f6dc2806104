/** A submission's progress as a sequence of steps, from its state and its events. */
import { sayFiling } from '@halfpenny/messages/filing';
import type { Submission } from '../../api/shapes.ts';
import { unknownMeans } from '../../returns/unknown-outcome/unknown-words.ts';

/** The steps of a successful submission. */
export const journeySteps = ['frozen', 'sending', 'acknowledged', 'polling', 'accepted'] as const;

/** A step's status. */
export interface JourneyStep {
	readonly state: Submission['status'];
	readonly title: string;
	/** What it means to be here; undefined for a future step. */
	readonly means: string | undefined;
	readonly place: 'done' | 'current' | 'waiting';
	/** When it was reached, if it was. */
	readonly at: string | undefined;
}

/** What the steps are computed from. */
type Travelling = Pick<Submission, 'status' | 'events' | 'unknownReason' | 'lookingAgainAt' | 'amendment'>;

/** Returns the steps. A submission that ended early shows its outcome in place of the later steps. */
export function journeyOf(submission: Travelling): readonly JourneyStep[] {
	const { status, events } = submission;
	const now = status === 'deleted' ? 'accepted' : status;
	const onTheWay: readonly string[] = journeySteps;
	const at = onTheWay.indexOf(now);
	if (at >= 0)
		return journeySteps.map((state, index) =>
			step(state, index < at || now === 'accepted' ? 'done' : index === at ? 'current' : 'waiting', events),
		);
	const reached = journeySteps.filter((state) => events.some((event) => event.state === state));
	const last = { ...step(now, 'current', events), means: endMeans(now, submission) };
	return [...reached.map((state) => step(state, 'done', events)), last];
}

/** What an outcome means. If HMRC doesn't have an amendment, it still has the earlier version. */
function endMeans(end: Submission['status'], submission: Travelling): string {
	if (end === 'unknown') return unknownMeans(submission);
	const refused = end === 'rejected' || end === 'failed' || end === 'released';
	return refused && submission.amendment > 0
		? sayFiling(`state.${end}.means.amendment`)
		: sayFiling(`state.${end}.means`);
}

function step(
	state: Submission['status'],
	place: JourneyStep['place'],
	events: Submission['events'],
): JourneyStep {
	return {
		state,
		title: sayFiling(`state.${state}`),
		means: place === 'waiting' || state === 'unknown' ? undefined : sayFiling(`state.${state}.means`),
		place,
		at: events.find((event) => event.state === state)?.at,
	};
}

/** How a return's state shows: its badge, its words, and whether it can be changed or sent (ruling 22). */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import type { BadgeTone } from '../ui/badge.tsx';

/** The states that the panel knows; anything else shows as Unknown. */
export type ReturnState =
	| 'draft'
	| 'submitted'
	| 'processing'
	| 'unknown'
	| 'accepted'
	| 'rejected'
	| 'failed';

const tones: Readonly<Record<ReturnState, BadgeTone>> = {
	draft: 'plain',
	submitted: 'busy',
	processing: 'busy',
	unknown: 'doubt',
	accepted: 'good',
	rejected: 'bad',
	failed: 'bad',
};

/** What the badge and the panel need of a return. */
export interface SubmittedReturn {
	readonly status: string;
	readonly submissionStatus: string | null;
}

/** The state to show. A submission whose outcome is not known is a state of its own. */
export function returnState({ status, submissionStatus }: SubmittedReturn): ReturnState | undefined {
	if (submissionStatus === 'unknown') return 'unknown';
	return isState(status) ? status : undefined;
}

/** The badge of a state. */
export function badgeOf(state: ReturnState | undefined): {
	readonly tone: BadgeTone;
	readonly words: string;
} {
	return state === undefined
		? { tone: 'plain', words: sayDashboard('badge.none') }
		: { tone: tones[state], words: sayDashboard(`badge.${state}`) };
}

/** Whether the return can be sent: as a draft, or after HMRC said no. */
export function canSubmit(state: ReturnState | undefined): boolean {
	return state === 'draft' || state === 'rejected' || state === 'failed';
}

/** Whether something is being done with what was sent: it is on its way, or nobody knows what HMRC has. */
export function isUnderWay(state: ReturnState | undefined): boolean {
	return state === 'submitted' || state === 'processing' || state === 'unknown';
}

/** Whether its answers can change. While HMRC has the return, and once it accepted, they cannot. */
export function canChange(state: ReturnState | undefined): boolean {
	return canSubmit(state);
}

function isState(status: string): status is ReturnState {
	return Object.hasOwn(tones, status);
}

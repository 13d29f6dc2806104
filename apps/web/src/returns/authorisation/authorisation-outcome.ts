/** The outcome of asking for consent: still waiting, agreed, or why not. */

/** Time between two checks, in milliseconds. */
export const LOOK_EVERY = 5000;

/** The size of the consent window. */
export const CONSENT_WINDOW = 'popup,width=600,height=700';

/** The result of one check. */
export interface Look {
	readonly authorized: boolean;
	/** The request's state; undefined while it is not known. */
	readonly status: 'asked' | 'given' | 'refused' | 'revoked' | 'closed' | undefined;
	/** Whether the window has been closed. */
	readonly windowClosed: boolean;
}

/** The outcome of a check. A yes counts even if the window has been closed. */
export type AuthorisationOutcome = 'waiting' | 'complete' | 'refused' | 'tooOld' | 'closed';

/** Returns the outcome of a check. */
export function outcomeOfLook({ authorized, status, windowClosed }: Look): AuthorisationOutcome {
	if (authorized || status === 'given') return 'complete';
	if (status === 'refused' || status === 'revoked') return 'refused';
	if (status === 'closed') return 'tooOld';
	return windowClosed && status === 'asked' ? 'closed' : 'waiting';
}

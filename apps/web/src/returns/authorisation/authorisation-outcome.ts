/** What came of asking a person to agree: still waiting, agreed, or why not. */

/** How long between two looks at it, in milliseconds. */
export const LOOK_EVERY = 5000;

/** The size of the consent window. */
export const CONSENT_WINDOW = 'popup,width=600,height=700';

/** What one look found. */
export interface Look {
	readonly authorized: boolean;
	/** The question's state, undefined while it is not known. */
	readonly status: 'asked' | 'given' | 'refused' | 'revoked' | 'closed' | undefined;
	/** Whether the window is gone. */
	readonly windowClosed: boolean;
}

/** The outcome of a look. A yes counts even when the window is gone already. */
export type AuthorisationOutcome = 'waiting' | 'complete' | 'refused' | 'tooOld' | 'closed';

/** Reads a look. */
export function outcomeOfLook({ authorized, status, windowClosed }: Look): AuthorisationOutcome {
	if (authorized || status === 'given') return 'complete';
	if (status === 'refused' || status === 'revoked') return 'refused';
	if (status === 'closed') return 'tooOld';
	return windowClosed && status === 'asked' ? 'closed' : 'waiting';
}

/** The outcome of a check on a connection attempt. Only the server knows: a window of another origin tells us nothing. */

/** Time between two checks, in milliseconds. */
export const LOOK_EVERY = 3000;

/** How long to keep checking, in milliseconds: 5 minutes. */
export const LOOK_FOR = 300_000;

/** How often to check that the window is still open, in milliseconds. Once it is closed we ask the server. */
export const WATCH_EVERY = 500;

/** The size of HMRC's window. */
export const HMRC_WINDOW = 'popup,width=800,height=600';

/** The same, on the sandbox test page. */
export const SANDBOX_WINDOW = 'popup,width=600,height=700';

/** The result of one check. */
export interface Look {
	/** The server's answer; undefined if there is none. */
	readonly attempt: 'waiting' | 'connected' | 'denied' | 'failed' | 'expired' | null | undefined;
	/** Whether the server couldn't be reached. */
	readonly failed: boolean;
	/** Time elapsed, in milliseconds. */
	readonly waited: number;
}

/** Returns the outcome of a check. */
export type LookOutcome = 'waiting' | 'connected' | 'refused' | 'failed' | 'checkFailed' | 'timedOut';

/** A yes counts even after the time limit. An attempt the server doesn't know has failed. */
export function outcomeOfLook({ attempt, failed, waited }: Look): LookOutcome {
	if (attempt === 'connected') return 'connected';
	if (attempt === 'denied') return 'refused';
	if (attempt === 'failed' || attempt === null) return 'failed';
	if (attempt === 'expired') return 'timedOut';
	if (failed) return 'checkFailed';
	return waited >= LOOK_FOR ? 'timedOut' : 'waiting';
}

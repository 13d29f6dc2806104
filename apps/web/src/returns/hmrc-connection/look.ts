/** What came of a look at an attempt to connect. Only the server decides: a window of another origin tells nothing. */

/** How long between two looks, in milliseconds. */
export const LOOK_EVERY = 3000;

/** After this time, in milliseconds, nobody looks any more: 5 minutes. */
export const LOOK_FOR = 300_000;

/** How often it is looked whether the window is still there, in milliseconds; once it is gone the server is asked. */
export const WATCH_EVERY = 500;

/** The size of the window in which HMRC's page opens. */
export const HMRC_WINDOW = 'popup,width=800,height=600';

/** The same on the page where HMRC's sandbox is tried. */
export const SANDBOX_WINDOW = 'popup,width=600,height=700';

/** What one look found. */
export interface Look {
	/** The server's word; undefined while there is none. */
	readonly attempt: 'waiting' | 'connected' | 'denied' | 'failed' | 'expired' | null | undefined;
	/** Whether the server could not be asked. */
	readonly failed: boolean;
	/** How long it has been, in milliseconds. */
	readonly waited: number;
}

/** Reads a look. */
export type LookOutcome = 'waiting' | 'connected' | 'refused' | 'failed' | 'checkFailed' | 'timedOut';

/** A yes counts even after the time is over; an attempt that the server does not know has failed. */
export function outcomeOfLook({ attempt, failed, waited }: Look): LookOutcome {
	if (attempt === 'connected') return 'connected';
	if (attempt === 'denied') return 'refused';
	if (attempt === 'failed' || attempt === null) return 'failed';
	if (attempt === 'expired') return 'timedOut';
	if (failed) return 'checkFailed';
	return waited >= LOOK_FOR ? 'timedOut' : 'waiting';
}

/** A return's status for its user, from its latest submission. */
import type { SubmissionState } from '../submission/state.ts';

/** A return's status with HMRC. */
export type ReturnStatus = 'draft' | 'submitted' | 'processing' | 'accepted' | 'rejected' | 'failed';

const STATUSES: Readonly<Record<SubmissionState, ReturnStatus>> = {
	draft: 'draft',
	frozen: 'submitted',
	sending: 'submitted',
	unknown: 'processing',
	acknowledged: 'processing',
	polling: 'processing',
	accepted: 'accepted',
	deleted: 'accepted',
	rejected: 'rejected',
	failed: 'failed',
	released: 'failed',
};

/** Returns the status of a return from its latest submission's state. */
export function returnStatus(state: SubmissionState): ReturnStatus {
	return STATUSES[state];
}

/** A return as stored: `submissionStatus` is its latest submission's state. */
export interface SubmittedReturn {
	readonly status: string;
	readonly submissionStatus: string | null;
}

/** What users see. An unknown outcome has its own status. */
export type ShownStatus = ReturnStatus | 'unknown';

/** Returns the status to show; undefined for one this version doesn't know. */
export function shownStatus({ status, submissionStatus }: SubmittedReturn): ShownStatus | undefined {
	if (submissionStatus === 'unknown') return 'unknown';
	return isReturnStatus(status) ? status : undefined;
}

function isReturnStatus(status: string): status is ReturnStatus {
	return Object.values(STATUSES).some((one) => one === status);
}

/** Returns whether a return can be changed and sent: as a draft, after a rejection, or if it never arrived. */
export function isOpen(status: ShownStatus | undefined): boolean {
	return status === 'draft' || status === 'rejected' || status === 'failed';
}

/** Returns whether a return was sent and HMRC's answer is pending, or the outcome is unknown. */
export function isUnderWay(status: ShownStatus | undefined): boolean {
	return status === 'submitted' || status === 'processing' || status === 'unknown';
}

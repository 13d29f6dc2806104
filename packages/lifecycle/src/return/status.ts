/** A return as people see it, by its latest submission. */
import type { SubmissionState } from '../submission/state.ts';

/** Where a return is with HMRC. */
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

/** The status of a return whose latest submission is in this state. */
export function returnStatus(state: SubmissionState): ReturnStatus {
	return STATUSES[state];
}

/** A return as it is stored: `submissionStatus` is the state of its latest submission. */
export interface SubmittedReturn {
	readonly status: string;
	readonly submissionStatus: string | null;
}

/** What people see: while nobody knows whether HMRC has it, that is a state of its own. */
export type ShownStatus = ReturnStatus | 'unknown';

/** The status to show; undefined for one this version doesn't know. */
export function shownStatus({ status, submissionStatus }: SubmittedReturn): ShownStatus | undefined {
	if (submissionStatus === 'unknown') return 'unknown';
	return isReturnStatus(status) ? status : undefined;
}

function isReturnStatus(status: string): status is ReturnStatus {
	return Object.values(STATUSES).some((one) => one === status);
}

/** Whether a return can be changed and sent: as a draft, and after HMRC said no or it didn't get there. */
export function isOpen(status: ShownStatus | undefined): boolean {
	return status === 'draft' || status === 'rejected' || status === 'failed';
}

/** Whether a return was sent and HMRC's answer is still to come, or nobody knows whether HMRC has it. */
export function isUnderWay(status: ShownStatus | undefined): boolean {
	return status === 'submitted' || status === 'processing' || status === 'unknown';
}

/**
 * Named places between two steps of filing where the process can be made to die, so that a test can show that nothing
 * is lost there. Without HALFPENNY_KILL_AT, and for any HMRC but the stand-in, reaching one does nothing.
 */

/** Every fault point, in the order a submission passes them. */
export const FAULT_POINTS = [
	/** The return is frozen and its job waits; the browser has no answer yet. */
	'submission.frozen',
	/** A worker has taken a job and not begun it. */
	'job.claimed',
	/** The beginning of sending is recorded; no byte has left. */
	'submission.sendingRecorded',
	/** HMRC has answered the submission, or not; nothing is recorded yet. */
	'submission.answered',
	/** The outcome of the submission is stored; the job does not know yet. */
	'submission.answerRecorded',
	/** HMRC has answered a poll; nothing is recorded yet. */
	'submission.polled',
	/** The result of the poll, perhaps a receipt, is stored. */
	'submission.pollRecorded',
	/** HMRC has sent its list; nothing is recorded yet. */
	'submission.listed',
	/** The result of the list is stored. */
	'submission.listRecorded',
	/** HMRC has deleted the conversation; that is not recorded yet. */
	'submission.forgotten',
	/** HMRC's deletion is recorded. */
	'submission.forgottenRecorded',
	/** The receipt's email has been sent; the job does not know yet. */
	'receipt.mailed',
	/** A job is done; its outcome is not recorded yet. */
	'job.handled',
] as const;

/** One of them. */
export type FaultPoint = (typeof FAULT_POINTS)[number];

/** Reports that a place is reached. Does not return if the process is to die there. */
export type ReachPoint = (point: FaultPoint) => void;

/** Where to die, and on which pass, from 1. */
export interface KillAt {
	readonly point: FaultPoint;
	readonly visit: number;
}

/** Reads `submission.answered` or `submission.answered:3`; undefined if that names no place. */
export function readKillAt(text: string): KillAt | undefined {
	const [name, visit = '1', ...more] = text.split(':');
	const point = FAULT_POINTS.find((one) => one === name);
	const known = point !== undefined && /^[1-9]\d{0,8}$/.test(visit) && more.length === 0;
	return known ? { point, visit: Number(visit) } : undefined;
}

/** Dies as with `kill -9`, at the given place; without one it never does. */
export function createFaultPoints(
	killAt: KillAt | undefined,
	die: () => void = () => process.kill(process.pid, 'SIGKILL'),
): ReachPoint {
	if (!killAt) return () => undefined;
	let left = killAt.visit;
	return (point) => {
		if (point !== killAt.point) return;
		left -= 1;
		if (left === 0) die();
	};
}

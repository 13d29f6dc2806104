/** When the answer to "submit" is lost, only the server's log knows whether the return was sent. */
import type { ApiFailure } from '../../api/failure.ts';
import type { Submissions } from '../../api/shapes.ts';

/** What the server answers before it does anything. */
const SENT_NOTHING: ReadonlySet<string> = new Set(['HMRC_NOT_SET_UP', 'HMRC_UNREACHABLE']);

/** Returns whether a failure leaves the outcome open. Only the server's own refusals certainly sent nothing. */
export function isLost(failure: ApiFailure): boolean {
	switch (failure.kind) {
		case 'refused':
			return failure.statusCode >= 500 && !SENT_NOTHING.has(failure.code);
		case 'status':
			return failure.statusCode >= 500 || failure.statusCode === 408;
		default:
			return true;
	}
}

/** What the log says: the submission, or none; `unsure` if it may not be read. */
export type Found =
	| { readonly kind: 'found'; readonly submissionId: string }
	| { readonly kind: 'none' }
	| { readonly kind: 'unsure' };

/** How to check. */
export interface Looking {
	/** Reads the log, or throws the failure. */
	readonly look: () => Promise<Pick<Submissions, 'logs'>>;
	/** Waits some milliseconds; rejects if the page has closed. */
	readonly pause: (ms: number) => Promise<void>;
	/** The submissions that existed before. */
	readonly known: ReadonlySet<string>;
	/** Whether a thrown failure may be temporary. */
	readonly mayPass: (thrown: unknown) => boolean;
}

/** The server may still be working on a request whose answer was lost, so keep checking this long. */
const PAUSES_MS = [0, 2000, 3000, 5000];
const WITHOUT_ANSWER_MS = 3000;

/** Checks the log until it shows a new submission, or none for a while. Keeps trying while it can't be reached. */
export async function findSent(looking: Looking): Promise<Found> {
	for (const pauseMs of PAUSES_MS) {
		await looking.pause(pauseMs);
		const logs = await untilAnswered(looking);
		const sent = logs?.find(({ id }) => !looking.known.has(id));
		if (sent) return { kind: 'found', submissionId: sent.id };
		if (!logs) return { kind: 'unsure' };
	}
	return { kind: 'none' };
}

async function untilAnswered({ look, pause, mayPass }: Looking): Promise<Submissions['logs'] | undefined> {
	for (;;) {
		try {
			return (await look()).logs;
		} catch (thrown) {
			if (!mayPass(thrown)) return undefined;
			await pause(WITHOUT_ANSWER_MS);
		}
	}
}

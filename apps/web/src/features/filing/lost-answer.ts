/** When the answer to "submit" is lost, nobody knows whether the return was sent: the server's log does. */
import type { ApiFailure } from '../../api/failure.ts';
import type { Submissions } from '../../api/shapes.ts';

/** What the server says before it does anything. */
const SENT_NOTHING: ReadonlySet<string> = new Set(['HMRC_NOT_SET_UP', 'HMRC_UNREACHABLE']);

/** Whether a failure leaves it open what the server did. Only what the server itself refused surely sent nothing. */
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

/** What the log says: the submission, or that there is none; `unsure` when it may not be read. */
export type Found =
	| { readonly kind: 'found'; readonly submissionId: string }
	| { readonly kind: 'none' }
	| { readonly kind: 'unsure' };

/** How to look. */
export interface Looking {
	/** Reads the log, or throws the failure. */
	readonly look: () => Promise<Pick<Submissions, 'logs'>>;
	/** Waits so many milliseconds; rejects when the page is gone. */
	readonly pause: (ms: number) => Promise<void>;
	/** The submissions that were there before. */
	readonly known: ReadonlySet<string>;
	/** Whether a thrown thing is a failure that may pass. */
	readonly mayPass: (thrown: unknown) => boolean;
}

/** A request may still be in the server's hands when its answer is given up: so long is it looked for. */
const PAUSES_MS = [0, 2000, 3000, 5000];
const WITHOUT_ANSWER_MS = 3000;

/** Looks in the log until it shows a new submission, or has shown none for a while; as long as it takes to reach it. */
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

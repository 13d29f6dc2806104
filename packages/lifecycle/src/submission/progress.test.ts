/** What is counted while a submission is on its way, and what HMRC's answers change. */
import { describe, expect, it } from 'vitest';
import {
	type MtdProgress,
	nextAction,
	progressAfter,
	type Step,
	type TransactionEngineProgress,
} from './progress.ts';

const polling: TransactionEngineProgress = {
	...{ channel: 'transaction-engine', state: 'polling', lookups: 0 },
	message: {
		...{ correlationId: 'AB', pollUrl: 'http://x/poll', pollSeconds: 10 },
		...{ failedPolls: 2, heldByHmrc: true },
	},
};

/** Returns the progress after steps that all apply. */
function after(progress: TransactionEngineProgress, ...steps: readonly Step[]): TransactionEngineProgress {
	return steps.reduce((before, step) => {
		const next = progressAfter(before, step);
		if (next?.channel !== 'transaction-engine') throw new Error(`no ${step.kind} in ${before.state}`);
		return next;
	}, progress);
}

describe('the progress of a message', () => {
	it('counts failed polls since the last successful one', () => {
		const failed = { kind: 'questionFailed' } as const;
		expect(after(polling, failed).message.failedPolls).toBe(3);
		expect(after(polling, failed, { kind: 'stillProcessing' }).message.failedPolls).toBe(0);
	});

	it('counts lookups in HMRC’s list until HMRC answers about the submission itself', () => {
		const unknown = after(polling, { kind: 'outcomeUnknown' }, { kind: 'notFoundAtHmrc' });
		expect(unknown).toMatchObject({ state: 'unknown', lookups: 1 });
		const found = after(unknown, { kind: 'foundAtHmrc', conversation: { correlationId: 'AB' } });
		expect(found).toMatchObject({ state: 'acknowledged', lookups: 2 });
		expect(after(found, { kind: 'stillProcessing' }).lookups).toBe(0);
	});

	it('keeps the polling address while HMRC’s correlation id stays, and forgets it with another', () => {
		const found = (correlationId: string) =>
			after(polling, { kind: 'outcomeUnknown' }, { kind: 'foundAtHmrc', conversation: { correlationId } })
				.message;
		expect(found('AB')).toMatchObject({ pollUrl: 'http://x/poll', pollSeconds: 10 });
		expect(found('CD')).toMatchObject({ correlationId: 'CD', pollUrl: null, pollSeconds: null });
	});

	it('asks HMRC to delete its copy once, after its answer', () => {
		const accepted = after(polling, { kind: 'accepted' });
		expect([nextAction(polling), nextAction(accepted)]).toEqual(['poll', 'forget']);
		const deleted = after(accepted, { kind: 'deletedAtHmrc' });
		expect([deleted.message.heldByHmrc, nextAction(deleted)]).toEqual([false, 'rest']);
	});

	it('is not changed by a step that does not apply', () => {
		expect(progressAfter(polling, { kind: 'sendingBegan' })).toBeUndefined();
	});
});

describe('the progress of a final declaration', () => {
	const unknown: MtdProgress = { channel: 'mtd', state: 'unknown', lookups: 1 };

	it('is decided by HMRC’s records, and then ends', () => {
		expect(nextAction(unknown)).toBe('lookUp');
		const missing = progressAfter(unknown, { kind: 'notFoundAtHmrc' });
		expect(missing).toEqual({ ...unknown, lookups: 2 });
		const found = progressAfter(unknown, { kind: 'foundAtHmrc' });
		expect(found).toMatchObject({ channel: 'mtd', state: 'accepted' });
		expect(found && nextAction(found)).toBe('rest');
	});
});

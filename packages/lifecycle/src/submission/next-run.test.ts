/** When a worker runs a submission again, and when it gives up. */
import { describe, expect, it } from 'vitest';
import { nextRun } from './next-run.ts';
import type { StoredState } from './state.ts';

const submission = (state: StoredState, { failedPolls = 0, lookups = 0 } = {}) => ({
	...{ channel: 'transaction-engine' as const, state, lookups },
	message: { correlationId: 'AB', pollUrl: null, pollSeconds: 10, failedPolls, heldByHmrc: true },
});

describe('the next run', () => {
	it.each([
		['frozen', {}, 90_000],
		['sending', {}, 90_000],
		['unknown', {}, 5000],
		['unknown', { lookups: 1 }, 30_000],
		['acknowledged', {}, 10_000],
		['polling', { failedPolls: 2 }, 40_000],
		['accepted', {}, 0],
		['rejected', { failedPolls: 1 }, 5000],
	] as const)('of one that is %s with %o is after %i ms', (state, counts, afterMs) => {
		expect(nextRun(submission(state, counts))).toEqual({ kind: 'again', afterMs });
	});

	it('leaves it to a person if HMRC’s list never shows it, unless it was released', () => {
		expect(nextRun(submission('unknown', { lookups: 100 }))).toEqual({ kind: 'givenUp', action: 'lookUp' });
		expect(nextRun(submission('released', { lookups: 100 }))).toEqual({ kind: 'rest' });
		expect(nextRun(submission('accepted', { failedPolls: 100 }))).toEqual({
			kind: 'givenUp',
			action: 'forget',
		});
	});

	it('of a finished submission never comes', () => {
		for (const state of ['failed', 'deleted'] as const)
			expect(nextRun(submission(state))).toEqual({ kind: 'rest' });
	});

	it('of a final declaration comes while the outcome is unknown', () => {
		expect(nextRun({ channel: 'mtd', state: 'unknown', lookups: 0 })).toEqual({
			kind: 'again',
			afterMs: 5000,
		});
		expect(nextRun({ channel: 'mtd', state: 'accepted', lookups: 0 })).toEqual({ kind: 'rest' });
	});
});

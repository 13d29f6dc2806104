/** How long we wait for HMRC's page, and what ends the wait. */
import { describe, expect, it } from 'vitest';
import { HMRC_WINDOW, LOOK_EVERY, LOOK_FOR, outcomeOfLook, SANDBOX_WINDOW, WATCH_EVERY } from './look.ts';

const waiting = { attempt: 'waiting', failed: false, waited: 0 } as const;

describe('outcomeOfLook', () => {
	it('waits for five minutes, checking every three seconds, in a window of 800 by 600', () => {
		expect([LOOK_EVERY, LOOK_FOR]).toEqual([3000, 300_000]);
		expect(HMRC_WINDOW).toContain('width=800,height=600');
		expect(WATCH_EVERY).toBe(500);
		expect(SANDBOX_WINDOW).toContain('width=600,height=700');
		expect(outcomeOfLook(waiting)).toBe('waiting');
		expect(outcomeOfLook({ ...waiting, waited: 299_999 })).toBe('waiting');
		expect(outcomeOfLook({ ...waiting, waited: 300_000 })).toBe('timedOut');
	});

	it.each([
		['connected', 'connected'],
		['denied', 'refused'],
		['failed', 'failed'],
		['expired', 'timedOut'],
		[null, 'failed'],
	] as const)('reads %s as %s, however late', (attempt, outcome) => {
		expect(outcomeOfLook({ attempt, failed: false, waited: 0 })).toBe(outcome);
		expect(outcomeOfLook({ attempt, failed: true, waited: 400_000 })).toBe(outcome);
	});

	it('ends when the server can’t be reached', () => {
		expect(outcomeOfLook({ ...waiting, attempt: undefined, failed: true })).toBe('checkFailed');
	});
});

/** How long to wait between polls. */
import { describe, expect, it } from 'vitest';
import { pollPauseMs } from './pauses.ts';

describe('the pause before a poll', () => {
	it('is as long as HMRC asks, longer after failed polls, and always under a day', () => {
		expect(pollPauseMs(10, 0)).toBe(10_000);
		expect(pollPauseMs(0, 0)).toBe(1000);
		expect(pollPauseMs(10, 3)).toBe(80_000);
		expect(pollPauseMs(10, 1000)).toBe(900_000);
		expect(pollPauseMs(3600, 5)).toBe(3_600_000);
	});
});

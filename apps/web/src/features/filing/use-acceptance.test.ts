/** The user who sent a return is told once when HMRC accepts it. Later visitors aren't. */
import { describe, expect, it } from 'vitest';
import { awaitAcceptance, isNoNews, tellAcceptance } from './use-acceptance.ts';

describe('an acceptance', () => {
	it('is announced to the sender, even if HMRC was faster than the page', () => {
		awaitAcceptance('a');
		expect(isNoNews({ id: 'a', status: 'accepted' })).toBe(false);
	});

	it('is announced only once', () => {
		awaitAcceptance('b');
		expect(tellAcceptance({ id: 'b', status: 'accepted' })).toEqual({
			title: 'Submission Successful',
			detail: 'Submission ID: b',
		});
		expect(isNoNews({ id: 'b', status: 'accepted' })).toBe(true);
	});

	it('is never announced over anything else that HMRC answers', () => {
		awaitAcceptance('d');
		for (const status of ['rejected', 'failed', 'unknown', 'sending', 'acknowledged', 'polling'] as const)
			expect([status, tellAcceptance({ id: 'd', status })]).toEqual([status, undefined]);
	});

	it('is not announced to someone who opens the receipt later', () => {
		expect(isNoNews({ id: 'c', status: 'accepted' })).toBe(true);
		expect(isNoNews({ id: 'c', status: 'polling' })).toBe(false);
	});
});

/** An acceptance is news to who sent the return, once, and to nobody who comes later. */
import { describe, expect, it } from 'vitest';
import { awaitAcceptance, isNoNews, tellAcceptance } from './use-acceptance.ts';

describe('an acceptance', () => {
	it('is news to who has just sent it, even where HMRC was faster than the page', () => {
		awaitAcceptance('a');
		expect(isNoNews({ id: 'a', status: 'accepted' })).toBe(false);
	});

	it('is told once', () => {
		awaitAcceptance('b');
		expect(tellAcceptance('b')).toEqual({ title: 'Submission Successful', detail: 'Submission ID: b' });
		expect(isNoNews({ id: 'b', status: 'accepted' })).toBe(true);
	});

	it('is no news to who opens the receipt later', () => {
		expect(isNoNews({ id: 'c', status: 'accepted' })).toBe(true);
		expect(isNoNews({ id: 'c', status: 'polling' })).toBe(false);
	});
});

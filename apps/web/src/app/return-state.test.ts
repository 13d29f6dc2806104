/** Badges, and when a return can be changed or sent. */
import { describe, expect, it } from 'vitest';
import { badgeOf, canChange, canSubmit, isUnderWay, returnState } from './return-state.ts';

describe('a return’s state', () => {
	it.each([
		['draft', null, 'Draft', true],
		['submitted', 'frozen', 'Submitting', false],
		['submitted', 'sending', 'Submitting', false],
		['processing', 'acknowledged', 'Processing', false],
		['processing', 'unknown', 'Finding out what HMRC has', false],
		['accepted', 'accepted', 'Accepted', false],
		['rejected', 'rejected', 'Rejected', true],
		['failed', 'failed', 'Failed', true],
		['surprising', null, 'Unknown', false],
	])('%s with %s shows %j; can be sent: %s', (status, submissionStatus, words, open) => {
		const state = returnState({ status, submissionStatus });
		expect(badgeOf(state).words).toBe(words);
		expect([canSubmit(state), canChange(state)]).toEqual([open, open]);
	});

	it('is under way from being declared until HMRC’s word', () => {
		const all = ['draft', 'submitted', 'processing', 'unknown', 'accepted', 'rejected', 'failed'] as const;
		expect(all.filter(isUnderWay)).toEqual(['submitted', 'processing', 'unknown']);
		expect(isUnderWay(undefined)).toBe(false);
	});
});

/** The text of a return's badge. */
import { shownStatus } from '@halfpenny/lifecycle';
import { expect, it } from 'vitest';
import { badgeOf } from './return-badge.ts';

it.each([
	['draft', null, 'Draft'],
	['submitted', 'frozen', 'Submitting'],
	['submitted', 'sending', 'Submitting'],
	['processing', 'acknowledged', 'Processing'],
	['processing', 'unknown', 'Finding out what HMRC has'],
	['accepted', 'accepted', 'Accepted'],
	['rejected', 'rejected', 'Rejected'],
	['failed', 'failed', 'Failed'],
	['surprising', null, 'Unknown'],
])('a return that is %s with %s shows %j', (status, submissionStatus, words) => {
	expect(badgeOf(shownStatus({ status, submissionStatus })).words).toBe(words);
});

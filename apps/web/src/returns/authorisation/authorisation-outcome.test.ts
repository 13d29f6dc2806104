/** The result of each check on a consent request. */
import { describe, expect, it } from 'vitest';
import { CONSENT_WINDOW, LOOK_EVERY, outcomeOfLook } from './authorisation-outcome.ts';

const asked = { authorized: false, status: 'asked', windowClosed: false } as const;

describe('outcomeOfLook', () => {
	it('waits while the window is open and the request unanswered', () => {
		expect(outcomeOfLook(asked)).toBe('waiting');
		expect(outcomeOfLook({ ...asked, status: undefined, windowClosed: true })).toBe('waiting');
	});

	it.each([
		[{ ...asked, authorized: true, windowClosed: true }, 'complete'],
		[{ ...asked, status: 'given', windowClosed: true }, 'complete'],
		[{ ...asked, status: 'refused' }, 'refused'],
		[{ ...asked, status: 'revoked' }, 'refused'],
		[{ ...asked, status: 'closed' }, 'tooOld'],
		[{ ...asked, windowClosed: true }, 'closed'],
	] as const)('reads %j as %s', (look, outcome) => {
		expect(outcomeOfLook(look)).toBe(outcome);
	});

	it('checks every five seconds, in a window of 600 by 700', () => {
		expect(LOOK_EVERY).toBe(5000);
		expect(CONSENT_WINDOW).toContain('width=600,height=700');
	});
});

/** How a question about acting as agent stands, in words with its day. */
import { describe, expect, it } from 'vitest';
import { answerWords } from './consent-page.tsx';

const asked = { agent: { name: 'Ink & Co' }, answeredAt: '2026-11-20T10:00:00.000Z', revokedAt: null };

describe('answerWords', () => {
	it('names the agent and the day of a yes', () => {
		expect(answerWords({ ...asked, status: 'given' })).toBe(
			'On 20 November 2026 at 10:00 you agreed that Ink & Co can act as your agent.',
		);
	});

	it('says that a no sends nothing', () => {
		expect(answerWords({ ...asked, status: 'refused' })).toContain('send anything for you.');
	});

	it('dates a yes that was taken back by the day it was taken back', () => {
		const revoked = { ...asked, status: 'revoked' as const, revokedAt: '2026-12-01T10:00:00.000Z' };
		expect(answerWords(revoked)).toContain('1 December 2026');
	});

	it('says that an old question is to be asked again', () => {
		expect(answerWords({ ...asked, status: 'closed', answeredAt: null })).toMatch(/expired/);
	});
});

/** The status of a consent request in words, with its date. */
import { describe, expect, it } from 'vitest';
import { answerWords } from './consent-page.tsx';

const asked = { agent: { name: 'Ink & Co' }, answeredAt: '2026-11-20T10:00:00.000Z', revokedAt: null };

describe('answerWords', () => {
	it('names the agent and the date of a yes', () => {
		expect(answerWords({ ...asked, status: 'given' })).toBe(
			'On 20 November 2026 at 10:00 you agreed that Ink & Co can act as your agent.',
		);
	});

	it('says that nothing is sent after a no', () => {
		expect(answerWords({ ...asked, status: 'refused' })).toContain('send anything for you.');
	});

	it('gives the date a yes was withdrawn', () => {
		const revoked = { ...asked, status: 'revoked' as const, revokedAt: '2026-12-01T10:00:00.000Z' };
		expect(answerWords(revoked)).toContain('1 December 2026');
	});

	it('says that an expired request must be made again', () => {
		expect(answerWords({ ...asked, status: 'closed', answeredAt: null })).toMatch(/expired/);
	});
});

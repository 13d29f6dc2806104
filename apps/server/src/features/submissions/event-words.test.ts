/** HMRC is not blamed for nothing being sent when we held it back. */
import { expect, it } from 'vitest';
import { eventWords } from './event-words.ts';

it('says why nothing was sent', () => {
	expect(eventWords({ kind: 'notSent', detail: 'unreachable', state: 'failed' })).toContain(
		'We couldn’t reach HMRC',
	);
	const heldUp = eventWords({ kind: 'notSent', detail: 'heldUp', state: 'failed' });
	expect(heldUp).toContain('We were held up');
	expect(heldUp).not.toContain('couldn’t reach');
});

it('says that HMRC answered after someone had said it doesn’t have the return', () => {
	for (const kind of ['acknowledged', 'foundAtHmrc', 'accepted', 'refused'] as const) {
		const event = { kind, detail: null, state: 'polling' } as const;
		expect(eventWords(event, { late: true })).toContain('after all');
		expect(eventWords(event)).not.toContain('after all');
	}
	const missing = { kind: 'notFoundAtHmrc', detail: null } as const;
	expect(eventWords({ ...missing, state: 'released' }, { late: true })).toMatch(/^It still isn’t in/);
	expect(eventWords({ ...missing, state: 'unknown' })).toMatch(/so we won’t send it again$/);
});

it('goes by the event alone for anything else', () => {
	expect(eventWords({ kind: 'refused', detail: '3001', state: 'rejected' })).toBe('HMRC rejected it');
});

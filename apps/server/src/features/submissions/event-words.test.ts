/** That nothing was sent is not blamed on HMRC when it was we who kept it back. */
import { expect, it } from 'vitest';
import { eventWords } from './event-words.ts';

it('says why nothing was sent', () => {
	expect(eventWords({ happening: 'notSent', detail: 'unreachable', state: 'failed' })).toContain(
		'HMRC could not be reached',
	);
	const heldUp = eventWords({ happening: 'notSent', detail: 'heldUp', state: 'failed' });
	expect(heldUp).toContain('This service was held up');
	expect(heldUp).not.toContain('could not be reached');
});

it('says that HMRC spoke after somebody had said that it is missing', () => {
	for (const happening of ['acknowledged', 'foundAtHmrc', 'accepted', 'refused'] as const) {
		const event = { happening, detail: null, state: 'polling' } as const;
		expect(eventWords(event, { late: true })).toContain('after all');
		expect(eventWords(event)).not.toContain('after all');
	}
	const missing = { happening: 'notFoundAtHmrc', detail: null } as const;
	expect(eventWords({ ...missing, state: 'released' }, { late: true })).toMatch(/^It is still not in/);
	expect(eventWords({ ...missing, state: 'unknown' })).toMatch(/so nothing is sent again$/);
});

it('says anything else by what happened alone', () => {
	expect(eventWords({ happening: 'refused', detail: '3001', state: 'rejected' })).toBe('HMRC refused it');
});

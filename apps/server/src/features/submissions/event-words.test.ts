/** That nothing was sent is not blamed on HMRC when it was we who kept it back. */
import { expect, it } from 'vitest';
import { eventWords } from './event-words.ts';

it('says why nothing was sent', () => {
	expect(eventWords({ happening: 'notSent', detail: 'unreachable' })).toContain('HMRC could not be reached');
	const heldUp = eventWords({ happening: 'notSent', detail: 'heldUp' });
	expect(heldUp).toContain('This service was held up');
	expect(heldUp).not.toContain('could not be reached');
});

it('says anything else by what happened alone', () => {
	expect(eventWords({ happening: 'refused', detail: '3001' })).toBe('HMRC refused it');
});

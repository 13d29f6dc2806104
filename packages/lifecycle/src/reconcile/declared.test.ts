/** One declaration at HMRC is one accepted attempt here, however often that calculation was declared. */
import { describe, expect, it } from 'vitest';
import type { StoredState } from '../submission/state.ts';
import { isDeclaredBy } from './declared.ts';

const attempt = (attemptNumber: number, state: StoredState) => ({ attemptNumber, state });

describe('a calculation that HMRC has as declared', () => {
	it('was declared by the only attempt at it', () => {
		expect(isDeclaredBy(attempt(1, 'unknown'), [])).toBe(true);
	});

	// HMRC may have what was sent later; it can't have what was never sent, or was rejected.
	it.each<{ readonly state: StoredState; readonly own: boolean }>([
		{ state: 'sending', own: false },
		{ state: 'unknown', own: false },
		{ state: 'released', own: false },
		{ state: 'accepted', own: false },
		{ state: 'frozen', own: true },
		{ state: 'failed', own: true },
		{ state: 'rejected', own: true },
	])('was declared by a released attempt beside a later one that is $state: $own', ({ state, own }) => {
		expect(isDeclaredBy(attempt(1, 'released'), [attempt(2, state)])).toBe(own);
	});

	it('was declared by the later of two unknown attempts', () => {
		const [first, second] = [attempt(1, 'released'), attempt(2, 'unknown')];
		expect([isDeclaredBy(first, [second]), isDeclaredBy(second, [first])]).toEqual([false, true]);
	});

	it('belongs to no other attempt once one has been accepted', () => {
		expect(isDeclaredBy(attempt(2, 'unknown'), [attempt(1, 'accepted')])).toBe(false);
	});
});

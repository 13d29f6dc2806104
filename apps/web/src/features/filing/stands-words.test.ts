/** What HMRC still has when it doesn't have an amendment. */
import { describe, expect, it } from 'vitest';
import { standsWords } from './stands-words.ts';

type Attempt = Parameters<typeof standsWords>[0];
const attempt = (amendment: number, status: Attempt['status'], day: string): Attempt => ({
	...{ id: `${amendment} ${day}`, amendment, status, createdAt: `2026-05-${day}T10:00:00.000Z` },
});

describe('what still stands', () => {
	const first = attempt(0, 'accepted', '03');
	const second = attempt(1, 'deleted', '09');

	it('is undefined if HMRC has no return', () => {
		expect(standsWords(attempt(0, 'rejected', '02'), [first])).toBeUndefined();
	});

	it('is the version HMRC accepted last', () => {
		const refused = attempt(1, 'rejected', '08');
		expect(standsWords(refused, [refused, first])).toBe('What you filed on 3 May 2026 still stands.');
		expect(standsWords(refused, [second, refused, first])).toBe('What you filed on 3 May 2026 still stands.');
		const later = attempt(2, 'failed', '12');
		expect(standsWords(later, [later, second, first])).toBe('What you filed on 9 May 2026 still stands.');
	});

	it('has no date without HMRC’s receipt', () => {
		const refused = attempt(1, 'rejected', '08');
		expect(standsWords(refused, [refused, attempt(0, 'unknown', '03')])).toBe(
			'What HMRC had before still stands.',
		);
	});
});

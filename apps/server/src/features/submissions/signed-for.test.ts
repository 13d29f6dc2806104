/** Who signs in whose place, in the words of the declaration and of the receipt. */
import { describe, expect, it } from 'vitest';
import type { Ground } from './ground.ts';
import { signedFor } from './signed-for.ts';

const ground = (signatory?: object) =>
	({ returnType: 'individual', facts: { taxYear: '2025-26', signatory } }) as unknown as Ground;
const tom = { name: 'Tom Friend', capacity: 'Attorney', signsFor: 'Winifred Ashby' };

describe('signing for somebody else', () => {
	it('names both, and the role as it stands in a sentence', () => {
		expect(signedFor(ground(tom))).toEqual({ ...tom, capacity: 'attorney' });
		expect(signedFor(ground({ ...tom, capacity: 'LPA' }))?.capacity).toBe('LPA');
	});

	it('is nothing where people sign for themselves, for a partnership, or before all of it is said', () => {
		expect(signedFor(ground())).toBeUndefined();
		expect(signedFor(ground({ ...tom, signsFor: undefined }))).toBeUndefined();
		expect(signedFor({ returnType: 'partnership' } as unknown as Ground)).toBeUndefined();
	});
});

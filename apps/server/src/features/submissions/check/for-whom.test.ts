/** Who signs for whom, as the declaration and the receipt say it. */
import { describe, expect, it } from 'vitest';
import { signedFor } from './for-whom.ts';
import type { ReturnSource } from './return-source.ts';

const source = (signatory?: object) =>
	({ returnType: 'individual', facts: { taxYear: '2025-26', signatory } }) as unknown as ReturnSource;
const tom = { name: 'Tom Friend', capacity: 'Attorney', signsFor: 'Winifred Ashby' };

describe('signing for someone else', () => {
	it('names both, and the role as it reads in a sentence', () => {
		expect(signedFor(source(tom))).toEqual({ ...tom, capacity: 'attorney' });
		expect(signedFor(source({ ...tom, capacity: 'LPA' }))?.capacity).toBe('LPA');
	});

	it('is nothing if people sign for themselves, for a partnership, or until all of it is answered', () => {
		expect(signedFor(source())).toBeUndefined();
		expect(signedFor(source({ ...tom, signsFor: undefined }))).toBeUndefined();
		expect(signedFor({ returnType: 'partnership' } as unknown as ReturnSource)).toBeUndefined();
	});
});

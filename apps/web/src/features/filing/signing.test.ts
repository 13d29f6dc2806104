/** Who signs for whom, according to the answers. */
import { describe, expect, it } from 'vitest';
import { signingOf } from './signing.ts';

const row = (question: string, value: string | null) => ({ question, value });

describe('signing for someone else', () => {
	it('is read from the answers', () => {
		const rows = [row('capacity', 'Attorney'), row('signsFor', 'Winifred Ashby'), row('name', 'Tom Friend')];
		expect(signingOf({ sections: [{ section: 'signatory', entries: [{ id: 'a', rows }] }] })).toEqual({
			...{ name: 'Tom Friend', capacity: 'Attorney', signsFor: 'Winifred Ashby' },
		});
	});

	it('is undefined if nobody is named', () => {
		expect(signingOf({ sections: [] })).toBeUndefined();
		expect(signingOf({ sections: [{ section: 'signatory', entries: [] }] })).toBeUndefined();
	});
});

/** The comparison that every person's test relies on finds each kind of difference. */
import { describe, expect, it } from 'vitest';
import { compare, filed, flatten } from './leaves.ts';

const expected = flatten({
	SA100: { Income: { Interest: '10.00' }, Notes: /gain 5/ },
	SA102: [{ Employment: { Pay: '1.00' } }, { Employment: { Pay: '2.00' } }],
});
const same = [
	['SA100[1]/Income[1]/Interest[1]', '10.00'],
	['SA100[1]/Notes[1]', 'A gain 5.'],
	['SA102[1]/Employment[1]/Pay[1]', '1.00'],
	['SA102[2]/Employment[1]/Pay[1]', '2.00'],
] as const;

describe('comparing two returns', () => {
	it('finds nothing when every leaf is equal', () => {
		expect(compare(expected, filed(same))).toEqual({ compared: 4, differences: [] });
	});

	it.each([
		[
			'a different value',
			[['SA100[1]/Income[1]/Interest[1]', '11.00'], ...same.slice(1)],
			'different: SA100/Income/Interest',
		],
		[
			'different free text',
			[['SA100[1]/Notes[1]', 'A gain 6.'], ...same.filter((_, at) => at !== 1)],
			'different: SA100/Notes',
		],
		['a missing leaf', same.slice(0, 3), 'missing: SA102[2]/Employment/Pay'],
		['an extra leaf', [...same, ['SA102[3]/Employment[1]/Pay[1]', '2.00']], 'extra: SA102[3]/Employment/Pay'],
	] as const)('finds %s', (_, leaves, sentence) => {
		const found = compare(expected, filed(leaves)).differences;
		expect(found).toHaveLength(1);
		expect(found[0]).toContain(sentence);
	});
});

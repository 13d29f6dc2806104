/** Papers drawn by chance: always the same for a seed, every value filled, no layout twice. */
import { describe, expect, it } from 'vitest';
import { apart, lookedAt } from '../corpus/chance/index.ts';
import { fill } from '../corpus/paper.ts';
import { valuesFor } from '../corpus/values.ts';

describe('a paper drawn by chance', () => {
	const all = [...lookedAt, ...apart];

	it('fills every value, and comes out the same again', () => {
		for (const [index, layout] of all.entries()) {
			const values = valuesFor(layout.type, index);
			const { html, shown } = fill(layout, values);
			expect(html, layout.name).not.toMatch(/undefined|NaN|\[object/);
			expect(Object.keys(shown).length).toBeGreaterThan(3);
			expect(fill(layout, values).html).toBe(html);
		}
	});

	it('is like no other', () => {
		const pages = all.map((layout) => fill(layout, valuesFor(layout.type, 0)).html);
		expect(new Set(pages).size).toBe(all.length);
	});
});

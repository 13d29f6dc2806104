/** Published answers: trusted ones match to the penny, those known to be wrong differ. */
import { describe, expect, it } from 'vitest';
import { agrees, covered } from './published.ts';
import { hasShared } from './shared.ts';

describe.skipIf(!hasShared)('answers published by others', () => {
	it('are there in number', () => expect(covered.length).toBeGreaterThan(90));

	it.each(covered.filter((row) => 'ABC'.includes(row.trust)))('$id matches', (row) => {
		expect(agrees(row)).toBe(true);
	});

	it.each(covered.filter((row) => row.trust === 'D'))('$id, believed wrong, differs', (row) => {
		expect(agrees(row)).toBe(false);
	});
});

/** A past year and a future year get different explanations. */
import { expect, it } from 'vitest';
import { estimateWords } from './estimate-words.ts';

const years = [
	{ taxYear: '2026-27', canFile: false },
	{ taxYear: '2025-26', canFile: true },
	{ taxYear: '2024-25', canFile: true },
	{ taxYear: '2023-24', canFile: false },
];

it('says that the form is still to come only for a future year', () => {
	expect(estimateWords('2026-27', years)).toContain('isn’t available yet');
	expect(estimateWords('2023-24', years)).toMatch(/^You can’t send a 2023-24 return from here/);
});

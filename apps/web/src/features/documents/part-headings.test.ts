/** Two documents of one kind in a file can be told apart by page. */
import { expect, it } from 'vitest';
import { costParts, entryParts } from './paper-parts.ts';
import { partHeadings } from './part-headings.ts';

const pay = (entry: string, page: number) => ({
	...{ section: 'employment', entry: { new: entry }, operation: 'set', field: 'pay', value: '1.00' },
	evidence: { page, box: [0, 0, 1, 1] as [number, number, number, number], confidence: 1 },
});
const bill = (page: number) => ({
	values: [{ name: 'supplier', value: 'Rowan Ltd', evidence: pay('', page).evidence }],
});
const headings = (changes: readonly object[], costs: readonly object[] = []) =>
	partHeadings(entryParts({ changes, doubtful: [] } as never), costParts({ costs } as never));

it('gives the page only for parts with the same name', () => {
	expect(headings([pay('a', 1), pay('b', 3)], [bill(4)])).toEqual([
		expect.stringMatching(/, page 1$/),
		expect.stringMatching(/, page 3$/),
		'Rowan Ltd',
	]);
	expect(headings([], [bill(1), bill(2)])).toEqual(['Rowan Ltd, page 1', 'Rowan Ltd, page 2']);
});

it('gives a single part no heading', () => {
	expect(headings([pay('a', 1)])).toEqual([undefined]);
});

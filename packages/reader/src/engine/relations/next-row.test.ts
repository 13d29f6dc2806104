/** Values right under their labels in two columns of numbered lines: what stands at the other side of the page makes no rows of them. */
import { describe, expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import { p45 } from '../../documents/p45/definition.ts';
import type { Segment } from '../../page.ts';

function given(segments: readonly Segment[]) {
	const text = segments.map((each) => each.text).join('\n');
	const page = { number: 1, width: 595, height: 842, words: [], rulings: [], segments, text };
	return Object.fromEntries(p45.read(page, []).fields.map(({ name, value }) => [name, value]));
}

type Line = readonly [number: string, label: string, value: string];
const column = (x: number, size: number, ...lines: readonly Line[]) =>
	lines.flatMap(([number, label, value], index) => [
		...(number ? [segment(number, x, 100 + 30 * index)] : []),
		segment(label, x + (number ? 9 : 3), 100 + 30 * index),
		segment(value, x, 110 + 30 * index, size),
	]);

describe('a form of two columns with numbered lines', () => {
	const form = (size: number) => [
		...column(
			36,
			size,
			['3', 'Surname or family name', 'Whitfield'],
			['', 'First or given name(s)', 'Sarah Louise'],
			['2', 'National Insurance number', 'QQ 12 34 56 C'],
		),
		...column(
			311,
			size,
			['6', 'Tax code at leaving date', '1257L'],
			['7', 'Week number', '31'],
			['8', 'Total pay to date', '23,451.95'],
		),
	];

	it.each([10, 11, 13])('has each value under its label, in type of size %d', (size) => {
		expect(given(form(size))).toMatchObject({
			surname: 'Whitfield',
			forenames: 'Sarah Louise',
			taxCode: '1257L',
		});
	});
});

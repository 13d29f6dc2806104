/** The day of leaving in boxes with captions among them. */
import { expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import type { Segment } from '../../page.ts';
import { p45 } from './definition.ts';

function leavingDate(segments: readonly Segment[]) {
	const text = segments.map((each) => each.text).join('\n');
	const page = { number: 1, width: 595, height: 842, words: [], rulings: [], segments, text };
	return p45.read(page, []).fields.find(({ name }) => name === 'leavingDate')?.value;
}
const captioned = (...figures: readonly string[]) =>
	['DD', 'MM', 'YYYY'].flatMap((caption, index) => [
		segment(caption, 50 + 60 * index, 122, 6),
		...(figures[index]?.split(' ') ?? []).map((figure, place) =>
			segment(figure, 66 + 60 * index + 12 * place, 120),
		),
	]);

it.each([
	['0 7', '1 0', '2024'],
	['07', '10', '2024'],
	['0 7', '1 0', '2 0 2 4'],
])('is read from “%s”, “%s” and “%s” after DD, MM and YYYY', (day, month, year) => {
	expect(leavingDate([segment('Leaving date', 50, 105), ...captioned(day, month, year)])).toBe('2024-10-07');
});

it('is none where nothing stands among the captions', () => {
	expect(leavingDate([segment('Leaving date', 50, 105), ...captioned()])).toBeUndefined();
});

/** A surname whose start was left on the line above is never given without it. */
import { expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import { p60 } from '../../documents/p60/definition.ts';
import type { Segment } from '../../page.ts';

function surnameIn(segments: readonly Segment[]) {
	const text = segments.map((each) => each.text).join('\n');
	const page = { number: 1, width: 595, height: 842, words: [], rulings: [], segments, text };
	return p60.read(page, []).fields.find(({ name }) => name === 'surname')?.value;
}

it('leaves the surname out where "van" stands over it', () => {
	const label = segment('Surname', 50, 100);
	expect(surnameIn([label, segment('Rensburg', 150, 100)])).toBe('Rensburg');
	expect(surnameIn([label, segment('van', 150, 94), segment('Rensburg', 150, 105)])).not.toBe('Rensburg');
});

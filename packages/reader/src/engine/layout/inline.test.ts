/** Lines on which a value and its label stand close together. */
import { describe, expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import { vocabularyOf } from '../labels/vocabulary.ts';
import { splitInline } from './inline.ts';
import { toSegment } from './segments.ts';

const vocabulary = vocabularyOf({
	fields: [
		{ name: 'forenames', kind: 'name', labels: [{ pattern: /^first names?$/ }] },
		{ name: 'fullName', kind: 'fullName', labels: [{ pattern: /^names?$/ }] },
	],
	otherLabels: [],
});

describe('a label after its value', () => {
	it('has all its words, though the room before the last is wide', () => {
		const [value, first, last] = ['Amelia', 'First', 'names'].map((text, index) =>
			segment(text, 50 + ([0, 32, 68][index] ?? 0), 100),
		);
		const line = toSegment([value, first, last].flatMap((each) => each?.words ?? []));
		expect(splitInline(line, vocabulary).map(({ text }) => text)).toEqual(['Amelia', 'First names']);
	});
});

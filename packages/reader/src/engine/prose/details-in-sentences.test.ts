/** Names in sentences are set off by their type. */
import { expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import { fields, otherLabels } from '../../documents/p60/fields.ts';
import type { Word } from '../../page.ts';
import { vocabularyOf } from '../labels/vocabulary.ts';
import { detailsIn } from './details-in-sentences.ts';

const shares = vocabularyOf({
	fields: [{ name: 'paymentDate', kind: 'date', labels: [{ pattern: /^paid( on)?$/ }] }],
	otherLabels: [],
});
const vocabulary = vocabularyOf({ fields, otherLabels });

/** The words of a sentence, those between stars in bold. */
function sentence(text: string): Word[] {
	return text
		.split('*')
		.flatMap((part, index) =>
			part.trim() === ''
				? []
				: segment(part.trim(), 30, 100).words.map((word) => ({ ...word, font: 1 + (index % 2) })),
		);
}
const said = (text: string) =>
	Object.fromEntries(detailsIn(sentence(text), vocabulary, 1).map(({ name, value }) => [name, value]));

it('reads a surname and forenames in bold after their labels', () => {
	expect(
		said('certify to the employee with the surname *Bell* and the forenames *Amelia Jo* , whom'),
	).toEqual({
		surname: 'Bell',
		forenames: 'Amelia Jo',
	});
	expect(said('Your last name is *Bell* and first names or initials *A J* here')).toEqual({
		forenames: 'A J',
	});
});

it('reads none that no type sets off, or that is no name', () => {
	expect(said('the surname Bell and the forenames Amelia are in our books')).toEqual({});
	expect(said('write your surname *in capital letters* here')).toEqual({});
	expect(said('your surname *Bell, Amelia Jo* here')).toEqual({});
});

it('reads the day on which something is paid, not that on which something had been', () => {
	const day = (text: string) => detailsIn(sentence(text), shares, 1).map(({ value }) => value);
	expect(day('the dividend that was paid on 16 May 2023')).toEqual(['2023-05-16']);
	expect(day('the dividend for the year before had been paid on 16 May 2023')).toEqual([]);
});

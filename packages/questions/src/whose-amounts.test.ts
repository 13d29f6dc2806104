/** Where all owners' amounts are entered together, amounts that are the person's alone say so: the form takes no share of them. */
import { questionWords } from '@halfpenny/messages/questions';
import { describe, expect, it } from 'vitest';
import { sa105 } from '../../forms/src/tables/sa105.ts';
import { ukProperty } from './sections/property/uk-property.ts';

/** The boxes that take a fact as it is, or a figure that does. Box 20 is worked out, with the share. */
const whole = new Set(
	sa105.rows
		.filter(({ source }) => source.from !== 'work')
		.filter(({ source }) => source.from !== 'facts' || source.parts.every(({ share }) => share === undefined))
		.map(({ box }) => box),
);

const amounts = ukProperty.questions
	.filter(({ kind, fact }) => kind === 'money' && !fact?.startsWith('rentARoom.'))
	.flatMap(({ id, boxes = [] }) => boxes.map(({ box }) => [id, box] as const));

describe('an amount of letting', () => {
	it.each(amounts)('%s, box %s, says whose it is', (id, box) => {
		const { hint = '' } = questionWords('ukProperty', id);
		expect(hint.includes('Only your own, even if you enter the amounts of all owners')).toBe(whole.has(box));
	});

	it('is the person’s alone in four boxes', () => {
		expect(amounts.filter(([, box]) => whole.has(box)).map(([, box]) => box)).toEqual([
			'PRO45',
			'PRO21',
			'PRO39',
			'PRO42',
		]);
	});
});

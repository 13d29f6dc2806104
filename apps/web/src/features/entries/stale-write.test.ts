/** A refused save shows what differs, in both versions. */
import { findSection } from '@halfpenny/questions';
import { describe, expect, it } from 'vitest';
import { differences } from './stale-write.ts';

const giftAid = findSection('giftAid');
if (!giftAid) throw new Error('there is a section giftAid');

describe('differences', () => {
	it('puts both answers of a question beside each other, and leaves out what is the same', () => {
		const rows = differences(
			giftAid,
			{ charity: 'Lifeboats ', amount: '7' },
			{ charity: 'Lifeboats', amount: null },
		);
		expect(rows).toEqual([
			{
				question: 'amount',
				label: 'What you gave in the year',
				yours: '£7.00',
				current: 'Not answered yet',
			},
		]);
	});

	it('are none where the same was typed twice', () => {
		expect(
			differences(giftAid, { charity: 'Lifeboats', amount: '7' }, { charity: 'Lifeboats', amount: '7.00' }),
		).toEqual([]);
	});
});

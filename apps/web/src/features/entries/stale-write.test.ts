/** A save refused as stale shows what differs between the two versions. */
import { findSection } from '@halfpenny/questions';
import { describe, expect, it } from 'vitest';
import { clashes, differences } from './stale-write.ts';

const giftAid = findSection('giftAid');
if (!giftAid) throw new Error('there is a section giftAid');

describe('differences', () => {
	it('pairs both answers to a question, leaving out those that match', () => {
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

	it('are none if both versions match', () => {
		expect(
			differences(giftAid, { charity: 'Lifeboats', amount: '7' }, { charity: 'Lifeboats', amount: '7.00' }),
		).toEqual([]);
	});
});

describe('clashes', () => {
	const typed = { touched: { amount: '7' }, seen: { amount: '5.00' } };
	it.each([
		['the answer that was seen', { charity: 'Other', amount: '5' }, []],
		['what is typed', { amount: '7.00' }, []],
		['another amount', { amount: '6.00' }, ['amount']],
		['a blank', {}, ['amount']],
	])('compares what is saved, %s', (_what, now, expected) => {
		expect(clashes(giftAid, typed, now)).toEqual(expected);
	});
});

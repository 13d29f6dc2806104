/** How often an amount comes in a year, where the words beside it say so. */
import { toPounds } from '@halfpenny/facts';
import { expect, it } from 'vitest';
import { amountsIn } from './amounts.ts';

it.each([
	['£921 paid every four weeks', '11973.00'],
	['the chair is £90 a week every single week of the yr', '4680.00'],
	['480 a week right through the year', '24960.00'],
	['260 pounds each week, fifty two weeks', '13520.00'],
	['£110 a week and he has been here the full twelve months', '5720.00'],
	['1,204.20 in january and the same in july', '2408.40'],
	['a student, 38 weeks at 120', '4560.00'],
	['comes every four weeks at 812.40', '10561.20'],
	['884.20, thirteen payments', '11494.60'],
	['tenant pays 525 pcm, was empty in may and june', '5250.00'],
	['the plumber came out twice, 95 each time', '190.00'],
	['service charge 300 a quarter', '1200.00'],
	['five lessons a week at 30 quid each for 40 weeks', '6000.00'],
	['four students at £410 each a month for 10 months', '16400.00'],
])('“%s” comes to %s', (text, pounds) => {
	expect(amountsIn(text).map(({ inYear }) => inYear && toPounds(inYear))).toContain(pounds);
});

it('takes an amount in brackets for one said in passing, and below zero after a result', () => {
	expect(amountsIn('i teach piano (8,320)')[0]?.said).toBe(832_000);
	expect(amountsIn('profit (1,240)')[0]?.said).toBeUndefined();
});

it('leaves what comes every two weeks unclear, where nobody says how often', () => {
	expect(amountsIn('180 a fortnight')[0]).toMatchObject({ said: 180_00, inYear: undefined });
});

it('takes a small number of people for no amount', () => {
	expect(amountsIn('i clean for 4 families, 7,860 in all').map(({ said }) => said)).toEqual([786_000]);
});

it.each(['I won’t split it into a million boxes', 'a thousand questions, sorry', '2 thousand receipts'])(
	'“%s” names no money',
	(text) => expect(amountsIn(text)).toEqual([]),
);

it('takes a million that is no number of things for money', () => {
	expect(amountsIn('turnover a million pounds').map(({ said }) => said && toPounds(said))).toEqual([
		'1000000.00',
	]);
});

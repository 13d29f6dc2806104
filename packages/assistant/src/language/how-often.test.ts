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
])('“%s” comes to %s', (text, pounds) => {
	expect(amountsIn(text).map(({ inYear }) => inYear && toPounds(inYear))).toContain(pounds);
});

it('takes an amount in brackets for one said in passing, and below zero after a result', () => {
	expect(amountsIn('i teach piano (8,320)')[0]?.said).toBe(832_000);
	expect(amountsIn('profit (1,240)')[0]?.said).toBeUndefined();
});

/** Sums of what was just said: miles after their rule, parts of the year after the bill; nothing told is taken for a sum. */
import { describe, expect, it } from 'vitest';
import { milesAsked, sumIn, vehicleIn } from './sum-words.ts';

describe('a sum of the bill', () => {
	it.each([
		['so what comes out my bank altogether on the 31st', 'january'],
		['what do i actually hand over in january then, all in', 'january'],
		['and what are the january n july ones on that', 'onAccount'],
		['and july', 'onAccount'],
		['is that on top of the 2,426?', 'onTop'],
		['how much should i be putting by a month for that', 'month'],
		["what's that a week", 'week'],
		["so what's left after tax", 'left'],
		['what percent is that', 'share'],
	])('“%s” asks for %s', (text, sum) => {
		expect(sumIn(text, undefined)).toBe(sum);
	});

	it.each([
		'when is the july one due',
		'what is left to do',
		'can i pay monthly',
		'what if i miss the july payment',
		'i put 200 a month into my pension',
	])('“%s” asks for none', (text) => {
		expect(sumIn(text, undefined)).toBeUndefined();
	});
});

describe('miles', () => {
	it('are multiplied where that is asked', () => {
		expect(milesAsked('say its 8,200 work miles whats that come to', false)).toBe('8200');
		expect(milesAsked('sorry 7,200 i looked at the wrong page', true)).toBe('7200');
	});

	it('are not where they are told, or an amount is', () => {
		expect(milesAsked('i did 8,200 work miles', false)).toBeUndefined();
		expect(milesAsked('sorry 7,200', false)).toBeUndefined();
		expect(milesAsked('sorry, £7,200', true)).toBeUndefined();
	});

	it('are by the vehicle that is named', () => {
		expect(vehicleIn('what if it was on a motorbike')).toBe('motorcycle');
		expect(vehicleIn('my old van')).toBe('car');
	});
});

/** Which questions are about the bill, and which about a rule. */
import { describe, expect, it } from 'vitest';
import { asksBill, asksParts } from './bill-words.ts';

describe('a question about the bill', () => {
	it.each([
		'how much have i got to pay?',
		'do i owe hmrc money?',
		'so what is the damage',
		'that is the lot. what must i pay hmrc?',
		'bill?',
		'and the bill now is',
		"great, what's it come to",
		'what will i have to pay incl the loan',
		'nothing else, no savings no rent. how much',
		"what's payable on that, nothing else to declare",
		'does that bring my bill down? what is it now',
	])('is “%s”', (text) => expect(asksBill(text)).toBe(true));

	it.each([
		'how do i pay?',
		'when must i pay?',
		'how much tax do i pay on dividends?',
		'what can i claim?',
		'i paid 400',
		'how much',
		'what is it now',
		'what did my costs come to',
	])('is not “%s”', (text) => expect(asksBill(text)).toBe(false));

	it('asks for its parts by breaking it down or by why, but not by one of them', () => {
		expect(asksParts('can you break my bill down')).toBe(true);
		expect(asksParts('my employer takes tax so why do i still owe')).toBe(true);
		expect(asksParts('why am i paying ni')).toBe(false);
	});
});

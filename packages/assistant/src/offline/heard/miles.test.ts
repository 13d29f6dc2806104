/** Business miles: the flat rate is worked out here, and only where nothing else can be meant. */
import { describe, expect, it } from 'vitest';
import { milesIn } from './miles.ts';

const year = '2025-26';

describe('business miles that are told', () => {
	it('come to 45p for the first 10,000 and 25p after that', () => {
		expect(milesIn('11,200 miles for work in my own car', year)?.statement.value).toBe('4800.00');
		expect(milesIn('did 8,000 business miles', year)?.statement.value).toBe('3600.00');
	});

	it('come to the motorcycle’s own rate', () => {
		expect(milesIn('2,000 business miles on my moped', year)?.statement.value).toBe('480.00');
	});

	it.each([
		'i drove 9,000 miles on holiday',
		'8,000 business miles and fuel was £900',
		'what do 500 business miles get me?',
	])('are left alone in “%s”', (text) => expect(milesIn(text, year)).toBeUndefined());
});

it('gives an employee the whole rate only where nothing was paid for the miles', () => {
	const unpaid = milesIn('drove 2,100 work miles in my own motor and got nowt for it', '2025-26', true);
	expect(unpaid?.statement).toMatchObject({
		section: 'employment',
		field: 'mileageAllowanceRelief',
		value: '945.00',
	});
	expect(milesIn('drove 2,100 work miles and they paid some of it', '2025-26', true)).toBeUndefined();
});

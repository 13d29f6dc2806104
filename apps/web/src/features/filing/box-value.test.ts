/** Boxes read as people write: their value, and their number with the form's name. */
import { boxLabel } from '@halfpenny/messages/questions';
import { expect, it } from 'vitest';
import { boxValue } from './box-value.ts';

it.each([
	['1234.00', '£1,234.00'],
	['-12.50', '−£12.50'],
	['2025-04-05', '5 April 2025'],
	['yes', 'Yes'],
	['no', 'No'],
	['1234567890', '1234567890'],
	['QQ123456C', 'QQ123456C'],
])('%s reads %s', (value, words) => {
	expect(boxValue(value)).toBe(words);
});

it.each([
	['YPD1', 'TR1 box 1'],
	['SSE9', 'box 9'],
	['PRO20', 'box 20'],
	['FSE16.1', 'box 16.1'],
	['CAL1/2', 'box 1 or 2'],
	['N1.11', 'N1.11'],
	['3.29', '3.29'],
	['', ''],
])('%s is called %s', (box, words) => {
	expect(boxLabel(box)).toBe(words);
});

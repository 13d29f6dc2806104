/** The year so far in sentences under a payslip. */
import { expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import type { Surroundings } from '../../engine/relations/surroundings.ts';
import { yearInSentences } from './year-in-sentences.ts';

function read(...lines: readonly string[]) {
	const segments = lines.map((line, index) => segment(line, 40, 100 + 12 * index, 8));
	const page = { number: 1, width: 595, height: 842, words: [], rulings: [], segments, text: '' };
	const around = { sheet: { page } } as unknown as Surroundings;
	return Object.fromEntries(yearInSentences(around, []).map(({ field, amount }) => [field, amount.text]));
}

it.each([
	[
		'So far this tax year you have earned £18,240.81 before deductions and paid £1,998.20 Income Tax and £872.41 National Insurance.',
	],
	['Your pay so far this tax year is £18,240.81, and the tax that we took from it is £1,998.20.'],
	['In this tax year we have paid you £18,240.81 and you have paid £1,998.20 in tax.'],
])('%s', (sentence) => {
	expect(read(sentence)).toEqual({ payToDate: '£18,240.81', taxToDate: '£1,998.20' });
});

it('takes no other amount', () => {
	expect(read('We paid another £78.17 into your retirement plan and you have earned £20.00.')).toEqual({});
	expect(
		read('This tax year you have taken home £12,000.00 and we have paid £900.00 to the pension.'),
	).toEqual({});
});

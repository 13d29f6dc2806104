/** Each section of the calculation adds up to its total, for any return. */
import { parsePounds } from '@halfpenny/facts';
import { calculate } from '@halfpenny/tax';
import { formYears } from '@halfpenny/years';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFacts } from '../../tests/people.ts';
import { calculationRows, rateInWords } from './calculation-rows.ts';

function penceOf(text: string): number {
	const amount = parsePounds(text, true);
	return amount.ok ? amount.value : 0;
}

/** The sum of the lines before a section's total, and the total. */
function sums(calculation: ReturnType<typeof calculate>): ReadonlyMap<string, readonly [number, number]> {
	return new Map(
		calculationRows(calculation).flatMap(({ title, rows }) => {
			const end = rows.findIndex(({ kind }) => kind === 'total');
			const lines = rows.slice(0, end).filter(({ kind }) => kind !== 'note');
			const sum = lines.reduce((total, { value }) => total + penceOf(value), 0);
			return end < 0 ? [] : [[title, [sum, penceOf(rows[end]?.value ?? '')]] as const];
		}),
	);
}

describe('the sections of the calculation', () => {
	it.each(formYears)('add up in %s', (year) => {
		fc.assert(
			fc.property(anyFacts(year), (facts) => {
				const calculation = calculate(facts);
				const of = sums(calculation);
				const [income, totalIncome] = of.get('Income') ?? [];
				expect(income).toBe(totalIncome);
				const [deducted = 0, taxable = 0] = of.get('Deductions and allowances') ?? [];
				expect(Math.max(0, calculation.totalIncome + deducted)).toBe(taxable);
				const [taxed, charged] = of.get('How the Income Tax is worked out') ?? [];
				expect(taxed).toBe(charged);
				const [owed = 0, due = 0] = of.get('What is owed for the year') ?? [];
				expect(Math.abs(owed)).toBe(due);
				expect(owed).toBe(calculation.totalDue);
				const [taken = 0, takenOff = 0] = of.get('Tax already taken off') ?? [];
				if (calculation.working.every(({ id, value }) => !id.startsWith('c11.') || value >= 0)) {
					expect(taken).toBe(takenOff);
				}
			}),
			{ numRuns: 150 },
		);
	});

	it('leave out lines without a figure', () => {
		const titles = calculationRows(calculate({ taxYear: '2024-25' })).map(({ title }) => title);
		expect(titles).toEqual([
			'Income',
			'Deductions and allowances',
			'How the Income Tax is worked out',
			'What is owed for the year',
		]);
	});

	it.each([
		[2000, '20%'],
		[875, '8.75%'],
		[0, '0%'],
		[3375, '33.75%'],
		[4250, '42.5%'],
	])('say %i hundredths of a percent as %s', (rate, words) => expect(rateInWords(rate)).toBe(words));
});

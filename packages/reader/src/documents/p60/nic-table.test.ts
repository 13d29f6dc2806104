import { describe, expect, it } from 'vitest';
import type { FieldReading } from '../../reading.ts';
import { numberRows } from './nic-table.ts';

function place(x: number, line: number) {
	return { text: '', page: 1, confidence: 1, checks: [], box: { x, y: line * 20, width: 10, height: 10 } };
}
function letter(value: string, line: number): FieldReading {
	return { ...place(0, line), name: 'nicTableLetter', value };
}
function amount(name: string, value: number, line: number, x = 20): FieldReading {
	return { ...place(x, line), name, value: String(value) };
}
function numbered(...fields: readonly FieldReading[]): string[] {
	return numberRows(fields).map(({ name, row, value }) => `${row} ${name} ${value}`);
}
const [lower, upper, paid] = [
	'earningsAtLowerEarningsLimit',
	'earningsToUpperEarningsLimit',
	'employeeNationalInsurance',
] as const;

describe('the lines of National Insurance', () => {
	it('are numbered by their letters', () => {
		expect(numbered(letter('A', 1), amount(paid, 5, 1), letter('M', 2), amount(paid, 6, 2))).toEqual([
			'1 nicTableLetter A',
			'1 employeeNationalInsurance 5',
			'2 nicTableLetter M',
			'2 employeeNationalInsurance 6',
		]);
	});

	it('of one letter may be a list', () => {
		expect(numbered(letter('A', 1), amount(lower, 4, 2), amount(paid, 5, 3))).toEqual([
			'1 nicTableLetter A',
			'1 earningsAtLowerEarningsLimit 4',
			'1 employeeNationalInsurance 5',
		]);
	});

	it('are one where two copies of the page say the same', () => {
		const copy = (line: number) => [letter('A', line), amount(lower, 4, line + 1), amount(paid, 5, line + 2)];
		expect(numbered(...copy(1), ...copy(4))).toEqual([
			'1 nicTableLetter A',
			'1 earningsAtLowerEarningsLimit 4',
			'1 employeeNationalInsurance 5',
		]);
	});

	it('of several letters may be lists that are alike', () => {
		const first = [letter('A', 1), amount(lower, 4, 2), amount(paid, 5, 3)];
		expect(numbered(...first, letter('M', 4), amount(lower, 6, 5), amount(paid, 7, 6))).toEqual([
			'1 nicTableLetter A',
			'1 earningsAtLowerEarningsLimit 4',
			'1 employeeNationalInsurance 5',
			'2 nicTableLetter M',
			'2 earningsAtLowerEarningsLimit 6',
			'2 employeeNationalInsurance 7',
		]);
	});

	it('may follow each other on a line, as in a sentence', () => {
		const second = { ...letter('M', 1), box: { x: 60, y: 20, width: 10, height: 10 } };
		expect(numbered(letter('A', 1), amount(paid, 5, 1), second, amount(paid, 7, 2))).toEqual([
			'1 nicTableLetter A',
			'1 employeeNationalInsurance 5',
			'2 nicTableLetter M',
			'2 employeeNationalInsurance 7',
		]);
	});

	it('in lists that differ are no more than their letters: whose the amounts are is open', () => {
		const first = [letter('A', 1), amount(lower, 4, 2), amount(paid, 5, 3)];
		expect(numbered(...first, letter('M', 4), amount(paid, 7, 6))).toEqual([
			'1 nicTableLetter A',
			'2 nicTableLetter M',
		]);
	});

	it('hold no stray amount', () => {
		const line = [letter('A', 1), amount(upper, 300, 1)];
		expect(numbered(...line, amount(upper, 400, 2))).toEqual(numbered(...line));
	});

	it('are none where a letter may be missing', () => {
		expect(numbered(amount(paid, 5, 1), letter('M', 2), amount(paid, 6, 2))).toEqual([]);
		expect(numbered(amount(paid, 5, 1), amount(paid, 6, 2))).toEqual([]);
	});

	it('leave out a field with two values', () => {
		expect(numbered(letter('A', 1), amount(upper, 5, 1), amount(upper, 6, 1, 40))).toEqual([
			'1 nicTableLetter A',
		]);
	});
});

import { expect, it } from 'vitest';
import type { FieldReading } from '../../reading.ts';
import { withoutDoubtfulLetters } from './letter-in-doubt.ts';

const box = { x: 0, y: 0, width: 10, height: 10 };
const field = (name: string, value: string, row: number): FieldReading => {
	return { name, value, row, text: value, page: 1, confidence: 1, checks: [], box };
};
const left = (...fields: readonly FieldReading[]) =>
	withoutDoubtfulLetters(fields).map(({ name, value }) => `${name} ${value}`);

it('leaves out a letter under which nothing is paid, where something was paid', () => {
	const paid = field('employeeNationalInsurance', '2177.20', 1);
	expect(left(field('nicTableLetter', 'C', 1), paid)).toEqual(['employeeNationalInsurance 2177.20']);
	expect(left(field('nicTableLetter', 'A', 1), paid)).toHaveLength(2);
});

it('keeps it where nothing was paid, or on another line', () => {
	expect(left(field('nicTableLetter', 'C', 1), field('employeeNationalInsurance', '0.00', 1))).toHaveLength(
		2,
	);
	expect(left(field('nicTableLetter', 'C', 2), field('employeeNationalInsurance', '5.00', 1))).toHaveLength(
		2,
	);
});

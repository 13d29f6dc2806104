import { describe, expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import { layOut } from '../../engine/layout/segments.ts';
import { p60 } from './definition.ts';

type Line = readonly [y: number, ...texts: (readonly [text: string, x: number])[]];

/** The fields of a page of these texts, as plain values. */
function read(...lines: readonly Line[]) {
	return valuesOf(readingOf(...lines).fields);
}

/** What of such a page is offered rather than given. */
function offered(...lines: readonly Line[]) {
	return valuesOf(readingOf(...lines).abstained);
}

function valuesOf(fields: readonly { readonly name: string; readonly value: string }[]) {
	return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

function readingOf(...lines: readonly Line[]) {
	const segments = lines.flatMap(([y, ...texts]) => texts.map(([text, x]) => segment(text, x, y)));
	const words = segments.flatMap((each) => each.words);
	const page = layOut({ number: 1, width: 595, height: 842, words, rulings: [] });
	return p60.read(page, []);
}

describe('a page', () => {
	it('with tax left of pay and its refunds in brackets is read by its heads', () => {
		const found = read(
			[100, ['Tax deducted £', 200], ['Pay £', 420]],
			[112, ['Total for year', 40], ['(214.80)', 225], ['7,812.00', 405]],
			[124, ['In this employment', 40], ['(214.80)', 225], ['7,812.00', 405]],
		);
		expect(found).toEqual({
			totalPay: '7812.00',
			payInThisEmployment: '7812.00',
			totalTax: '-214.80',
			taxInThisEmployment: '-214.80',
		});
	});

	it('has the suffix of a National Insurance number from the next line', () => {
		const found = read([100, ['National Insurance number:', 40], ['QQ 12 34 56', 220]], [111, ['C', 220]]);
		expect(found).toEqual({ nationalInsuranceNumber: 'QQ123456C' });
	});

	it('takes the next line for the rest of a name only where no further line follows', () => {
		const name: Line = [100, ['Forenames', 40], ['Amelia', 220]];
		expect(read(name)).toEqual({ forenames: 'Amelia' });
		expect(read(name, [111, ['or initials', 60], ['Grace', 220]])).toEqual({});
		expect(read(name, [111, ['Grace', 220]])).toEqual({ forenames: 'Amelia Grace' });
		const address: Line[] = [
			[111, ['Grace', 220]],
			[122, ['Ambleford', 220]],
		];
		expect(read(name, ...address)).toEqual({});
		expect(offered(name, ...address)).toEqual({ forenames: 'Amelia Grace Ambleford' });
	});

	it('joins a name at its hyphen before a single capital, and leaves others out', () => {
		const start: Line = [100, ['Surname', 40], ['CHUKWUEMEKA-', 220]];
		expect(read(start)).toEqual({});
		expect(read(start, [111, ['ADEYEMI', 220]])).toEqual({});
		const smith: Line[] = [
			[100, ['Surname', 40], ['Smith-', 220]],
			[111, ['Jones', 220]],
		];
		expect(read(...smith)).toEqual({ surname: 'Smith-Jones' });
	});

	it('has the whole of a tax code printed one letter to a cell', () => {
		const cells = ['C', '1', '1', '0', '0', 'L'].map((text, index) => [text, 150 + index * 16] as const);
		expect(read([100, ['Final tax code', 40], ...cells])).toEqual({ finalTaxCode: 'C1100L' });
	});

	it('leaves out an amount that the label beside it and the one right over it both claim', () => {
		const found = read(
			[90, ['Statutory Paternity Pay', 214]],
			[96, ['Postgraduate loan', 20]],
			[101, ['368.00', 214]],
		);
		expect(found).toEqual({});
	});
});

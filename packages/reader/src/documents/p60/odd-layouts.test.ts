import { describe, expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import type { Segment } from '../../page.ts';
import { p60 } from './definition.ts';

function read(segments: readonly Segment[]) {
	const text = segments.map((each) => each.text).join('\n');
	const page = { number: 1, width: 595, height: 842, words: [], rulings: [], segments, text };
	return p60.read(page, []);
}
const valuesOf = (segments: readonly Segment[]) =>
	Object.fromEntries(read(segments).fields.map(({ name, value }) => [name, value]));
const lines = (...texts: string[]) => texts.map((text, index) => segment(text, 50, 100 + index * 14));
/** Each row with its left text from 50 and its right one from 320. */
const rows = (...pairs: [string, string][]) =>
	pairs.flatMap(([left, right], index) => [
		segment(left, 50, 100 + index * 18),
		segment(right, 320, 100 + index * 18),
	]);

describe('a P60 with values before their labels', () => {
	const before: [string, string][] = [
		['QQ123456C', 'National Insurance number'],
		['1257L', 'Final tax code'],
		['123/AB456', 'Employer PAYE reference'],
		['Ng', 'Surname'],
		['Amelia', 'Forenames'],
		['£20,000.00', 'Pay in this employment'],
		['£1,484.20', 'Tax deducted in this employment'],
	];
	const expected = {
		nationalInsuranceNumber: 'QQ123456C',
		finalTaxCode: '1257L',
		payeReference: '123/AB456',
		surname: 'Ng',
		forenames: 'Amelia',
		payInThisEmployment: '20000.00',
		taxInThisEmployment: '1484.20',
	};

	it('is read', () => {
		expect(valuesOf(rows(...before))).toMatchObject(expected);
	});

	it('is read as before where the labels come first', () => {
		const after = before.map(([value, label]): [string, string] => [label, value]);
		expect(valuesOf(rows(...after))).toMatchObject(expected);
	});
});

describe('a P60 in sentences', () => {
	it('is read', () => {
		const letter = lines(
			'Your National Insurance number is QQ123456C and your final tax code was 1257L.',
			'In this employment you were paid £20,000.00 and we deducted Income Tax of £1,484.20.',
			'In your previous employment your pay was £1,000.00 and the tax deducted was £10.00.',
			'Your total pay for the year was £21,000.00 and the total tax deducted was £1,494.20.',
		);
		expect(valuesOf(letter)).toEqual({
			nationalInsuranceNumber: 'QQ123456C',
			finalTaxCode: '1257L',
			payInThisEmployment: '20000.00',
			taxInThisEmployment: '1484.20',
			payInPreviousEmployments: '1000.00',
			taxInPreviousEmployments: '10.00',
			totalPay: '21000.00',
			totalTax: '1494.20',
		});
	});

	it('is read in a list that runs on, where a value and a label are parted by the line', () => {
		const text = lines(
			'P60 for the tax year to 5 April 2025. Employee: Amelia Bell. National Insurance number: QQ 12',
			'34 56 C. Works number: 316. Employer: Brightwell Trading Ltd, 1 High Street.',
			"National Insurance letter A: employee's contributions £12.50. National Insurance letter M:",
			"employee's contributions £7.25.",
		);
		expect(valuesOf(text)).toMatchObject({
			nationalInsuranceNumber: 'QQ123456C',
			employerName: 'Brightwell Trading Ltd',
		});
		const table = read(text).fields.filter(({ row }) => row !== undefined);
		expect(table.map(({ row, value }) => `${row} ${value}`)).toEqual(['1 A', '1 12.50', '2 M', '2 7.25']);
	});

	it('has a refund below zero', () => {
		const text = lines(
			'In this employment your pay was £7,812.00 and the tax deducted was £-214.80, and this is',
			'what you should put on the return that you have been sent for the year.',
		);
		expect(valuesOf(text)).toEqual({ payInThisEmployment: '7812.00', taxInThisEmployment: '-214.80' });
	});

	it('gives tax and pay of one employment where it is named after both', () => {
		const text = lines(
			'Together with pay of £1,000.00 and tax of £10.00 from previous employment, we paid what',
			'the certificate of the other employer has told us that you were due in that year.',
		);
		expect(valuesOf(text)).toEqual({
			payInPreviousEmployments: '1000.00',
			taxInPreviousEmployments: '10.00',
		});
	});

	it('leaves amounts of which the sentence says something else', () => {
		const text = lines(
			'In this employment you were paid a bonus of £500.00 and the holiday pay was £700.00.',
			'Your pay and tax have been sent to you by post and the fee for that is £12.00.',
		);
		expect(valuesOf(text)).toEqual({});
	});

	it('takes a total of this employment for what it is', () => {
		const text = lines(
			'You have had a total of £900.00 in this employment, from which tax of £90.00 was taken.',
		);
		expect(valuesOf(text)).not.toHaveProperty('totalPay');
		expect(valuesOf(text)).not.toHaveProperty('totalTax');
	});
});

describe('a P60 in Welsh', () => {
	it.each([
		['Cyfenw', 'surname', 'Ng'],
		['Enwau cyntaf neu flaenlythrennau', 'forenames', 'Amelia'],
		['Rhif Yswiriant Gwladol', 'nationalInsuranceNumber', 'QQ123456C'],
		['Cod treth terfynol', 'finalTaxCode', '1257L'],
		['Cyfeirnod TWE y Cyflogwr', 'payeReference', '123/AB456'],
		['Cyflog yn y swydd hon', 'payInThisEmployment', '20000.00'],
		['Treth a ddidynnwyd mewn swydd(i) flaenorol', 'taxInPreviousEmployments', '20000.00'],
		['Cyfanswm y dreth am y flwyddyn', 'totalTax', '20000.00'],
		['Tâl Mamolaeth Statudol', 'statutoryMaternityPay', '20000.00'],
		['Cyfenw Surname', 'surname', 'Ng'],
		['Cyfenw Forenames', 'surname', undefined],
	])('%s is %s', (label, field, value) => {
		const printed = value === '20000.00' ? '20,000.00' : (value ?? '20,000.00');
		expect(valuesOf(rows([label, printed]))[field]).toBe(value);
	});
});

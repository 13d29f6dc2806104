/** The made-up papers that work out lines of their own must add up, or they would judge a reader by what no paper says. */
import { describe, expect, it } from 'vitest';
import { tuned, untouched } from '../corpus/index.ts';
import { fill } from '../corpus/paper.ts';
import { PEOPLE, valuesFor } from '../corpus/values.ts';

const everybody = Array.from({ length: PEOPLE }, (_, index) => index);
const pence = (text = '') => Number(text.replace(/[^0-9]/g, ''));
const added = (amounts: readonly (string | undefined)[]) =>
	amounts.reduce((sum, amount) => sum + pence(amount), 0);

/** The rows of a layout's tables for a person, and what it shows. */
function printedFor(name: string, person: number) {
	const layout = [...tuned, ...untouched].find((one) => one.name === name);
	if (!layout) throw new RangeError(`there is no ${name}`);
	const { html, shown } = fill(layout, valuesFor(layout.type, person));
	const rows = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
		[...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, '')),
	);
	return { rows, shown, row: (label: string) => rows.find(([first]) => first === label) ?? [] };
}

describe.each(everybody)('the papers of person %i', (person) => {
	it('pay hours at their rate, and as much as the payments add up to', () => {
		const { row, shown } = printedFor('five-payslip-employer-rates-and-hours', person);
		const [, hours, rate, paid] = row('Basic hours');
		expect(Number(hours) * pence(rate)).toBe(pence(paid));
		const payments = ['Basic hours', 'Unsocial hours premium', 'Colleague bonus'];
		expect(added(payments.map((label) => row(label).at(-1)))).toBe(pence(shown.grossPay));
	});

	it('leave as much paid in the year as its deductions leave', () => {
		const { rows } = printedFor('five-payslip-employer-rates-and-hours', person);
		const [gross, ...others] = rows.at(-1) ?? [];
		expect(added(others)).toBe(pence(gross));
	});

	it('take off as much as the deductions add up to', () => {
		const { row, shown } = printedFor('five-payslip-bureau-two-columns', person);
		const labels = ['PAYE tax', "Employee's NICs", 'Workplace pension (net pay)', 'Student loan, plan 2'];
		expect(added(labels.map((label) => row(label)[1]))).toBe(pence(shown.totalDeductions));
	});

	it('pay the dividend that the rate makes of the shares', () => {
		const { rows, shown } = printedFor('five-dividend-registrar-voucher', person);
		const [shares, rate = ''] = rows.at(-1) ?? [];
		expect(Math.round(pence(shares) * Number.parseFloat(rate))).toBe(pence(shown.dividend));
	});

	it('charge for goods what quantities at prices add up to, and VAT on it', () => {
		const { rows, shown } = printedFor('five-invoice-builders-merchant', person);
		const goods = rows.filter((cells) => cells.length === 7 && cells[6] === '1');
		expect(goods).toHaveLength(5);
		for (const [, , quantity, , price, amount] of goods)
			expect(Number(quantity) * pence(price)).toBe(pence(amount));
		expect(added(goods.map((cells) => cells[5]))).toBe(pence(shown.net));
		expect(pence(shown.net) + pence(shown.vat)).toBe(pence(shown.total));
	});
});

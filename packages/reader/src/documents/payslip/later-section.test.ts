/** A table of the year so far, under lists of this period: no heading of those is its own. */
import { expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import { payslip } from './definition.ts';

/** A list of deductions at the right, without a pension that we know, and the year's table with the pension right under its heading. */
function read(section: string) {
	const segments = [
		...[segment('Payments', 20, 100), segment('Deductions', 300, 100)],
		...[segment('Basic pay', 20, 120), segment('3,000.00', 200, 120)],
		...[segment('Tax', 300, 120), segment('403.00', 480, 120)],
		...[segment('Club', 300, 140), segment('161.21', 480, 140)],
		...[segment('Net payment', 480, 170), segment('2,435.79', 480, 182)],
		segment(section, 20, 240),
		...[segment('Gross pay', 50, 260), segment('Pension', 300, 260), segment('Net paid', 480, 260)],
		...[segment('15,000.00', 50, 275), segment('806.05', 300, 275), segment('12,178.95', 480, 275)],
	];
	const text = segments.map((each) => each.text).join('\n');
	const page = { number: 1, width: 595, height: 842, words: [], rulings: [], segments, text };
	const { fields, abstained } = payslip.read(page, []);
	return {
		given: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
		doubted: abstained.map(({ name }) => name),
	};
}

it("does not give the year's pension and net pay for this period's", () => {
	const { given, doubted } = read('Cumulative details, year to date');
	expect(given).toMatchObject({ incomeTax: '403.00', netPay: '2435.79' });
	expect(given.pension).toBeUndefined();
	expect(doubted).not.toContain('netPay');
});

it("reads the table as this period's where its heading says so", () => {
	expect(read('This period').given).toMatchObject({ pension: '806.05' });
});

/** What the labels of payslips say of the amounts beside them. */
import { describe, expect, it } from 'vitest';
import { normalise } from '../../engine/labels/normalise.ts';
import { payslipPart } from './figure-words.ts';

const partOf = (label: string) => payslipPart(normalise(label));

describe('the label of an amount on a payslip', () => {
	it.each([
		['Gross Pay', { figure: 'gross' }],
		['Total Gross Pay TD', { figure: 'gross', scope: 'year' }],
		['PAYE Tax', { figure: 'tax' }],
		['Tax YTD', { figure: 'tax', scope: 'year' }],
		['Nat. Ins.', { figure: 'ni' }],
		["Employee's NI contributions", { figure: 'ni' }],
		['Student Loan Plan 2', { figure: 'loan' }],
		['Student loan PL2', { figure: 'loan' }],
		['Retirement plan 5%', { figure: 'pension' }],
		['Total stoppages', { figure: 'deductions' }],
		['Gross deductions', { figure: 'deductions' }],
		['Total tax and deductions', { figure: 'deductions' }],
		['Pay before deductions', { figure: 'gross' }],
		['LGPS main 5.0%', { figure: 'pension' }],
		['Nett pay', { figure: 'net' }],
		['Year to date', { scope: 'year' }],
		['Tax year to date', { figure: 'tax', scope: 'year', asHeading: { scope: 'year' } }],
		['Totals for this tax year', { scope: 'year' }],
		['WORKPLACE PEN', { figure: 'pension' }],
		['Year to date, this employment', { scope: 'year' }],
		['B&CE pension 5%', { figure: 'pension' }],
		['Thistledown pension', { figure: 'pension' }],
		['Earned this tax year', { figure: 'gross', scope: 'year' }],
		['This period', { scope: 'period' }],
		['Taxable pay this year', { figure: 'taxable', scope: 'year' }],
	])('%s', (label, part) => {
		expect(partOf(label)).toEqual(part);
	});

	it.each([
		'Tax code',
		'Tax period',
		'Employer NI',
		'Pension refund',
		'State pension',
		'Holiday pay',
		'Earnings for NI',
		'Pension scheme reference',
		"Employer's retirement plan",
		'Retirement age',
		'This employment',
	])('%s is none', (label) => {
		expect(partOf(label)).toBeUndefined();
	});
});

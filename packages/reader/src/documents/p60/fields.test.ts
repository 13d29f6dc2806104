import { describe, expect, it } from 'vitest';
import { vocabularyOf } from '../../engine/labels/vocabulary.ts';
import { fields, otherLabels } from './fields.ts';
import { fieldOf, figurePart } from './figure-words.ts';

const { meaningOf } = vocabularyOf({ fields, otherLabels, grid: { partOf: figurePart, fields: fieldOf } });

function short(text: string): unknown {
	const meaning = meaningOf(text);
	if (!meaning) return undefined;
	return meaning.kind === 'part' ? meaning.part : 'field' in meaning ? meaning.field : meaning.kind;
}

describe('the label of contributions', () => {
	it.each(['Employee NI', 'Conts', 'EE NIC £', "Employee's contributions", 'NI contribs'])(
		'is %s',
		(text) => {
			expect(meaningOf(text)).toMatchObject({ kind: 'amount', field: 'employeeNationalInsurance' });
		},
	);

	it('is not the one of the number', () => {
		expect(meaningOf('Your NI')).toMatchObject({ kind: 'detail', field: 'nationalInsuranceNumber' });
		expect(meaningOf('Employee NI number')).toMatchObject({ field: 'nationalInsuranceNumber' });
	});
});

describe('a label', () => {
	it.each([
		['Surname', 'surname'],
		['SURNAME:', 'surname'],
		['Employee’s surname', 'surname'],
		['Forenames or initials', 'forenames'],
		['First name(s)', 'forenames'],
		['National Insurance number', 'nationalInsuranceNumber'],
		['N.I. No.', 'nationalInsuranceNumber'],
		['NINO', 'nationalInsuranceNumber'],
		['Nat. Ins. No.', 'nationalInsuranceNumber'],
		['Works/payroll number', 'worksNumber'],
		['Payroll ID', 'worksNumber'],
		['Employee No.', 'worksNumber'],
		['Your employer’s full name and address (including postcode)', 'employerName'],
		['Name of employer', 'employerName'],
		['Pension payer', 'employerName'],
		['Employer PAYE reference', 'payeReference'],
		['PAYE Ref.', 'payeReference'],
		['Tax office reference', 'payeReference'],
		['Final tax code', 'finalTaxCode'],
		['Tax code at 5 April', 'finalTaxCode'],
		['NIC table letter', 'nicTableLetter'],
		['NI category', 'nicTableLetter'],
		['Cyfenw / Surname', 'surname'],
		['1. Surname', 'surname'],
		['Letter', 'nicTableLetter'],
		['FINALTAXCODE', 'finalTaxCode'],
		['N. I. Number', 'nationalInsuranceNumber'],
		['NationalInsurancenumber', 'nationalInsuranceNumber'],
		['Employer’snameandaddress', 'employerName'],
		['EmployersPAYEreference', 'payeReference'],
		['Surmame', 'surname'],
	])('%s asks for %s', (text, field) => {
		expect(short(text)).toBe(field);
	});

	it.each([
		[
			'Earnings at the Lower Earnings Limit (LEL) (where earnings are equal to or exceed the LEL) £',
			'earningsAtLowerEarningsLimit',
		],
		['Earnings above the LEL, up to and including the Primary Threshold (PT)', 'earningsToPrimaryThreshold'],
		['Earnings above the PT, up to and including the UEL', 'earningsToUpperEarningsLimit'],
		['PT to UEL', 'earningsToUpperEarningsLimit'],
		['LEL', 'earningsAtLowerEarningsLimit'],
		['Student Loan deductions (whole Es only)', 'studentLoan'],
		['Employee’s contributions due on all earnings above the PT £ p', 'employeeNationalInsurance'],
		['Student Loan deductions in this employment (whole £s only)', 'studentLoan'],
		['Postgraduate loan', 'postgraduateLoan'],
		['Statutory Maternity Pay', 'statutoryMaternityPay'],
		['SMP', 'statutoryMaternityPay'],
		['Statutory Adoption Pay included in 1(a)', 'statutoryAdoptionPay'],
		['Statutory Shared Parental Pay included in box 2 above', 'statutorySharedParentalPay'],
		['SPP included in item 3', 'statutoryPaternityPay'],
	])('%s is of one amount', (text, field) => {
		expect(short(text)).toBe(field);
	});

	it.each([
		['In previous employment(s)', { scope: 'previous' }],
		['★ In this employment', { scope: 'this' }],
		['In this employment if refund mark ‘R’', { scope: 'this' }],
		['Total for year', { scope: 'total' }],
		['Pay £ p', { figure: 'pay' }],
		['Tax deducted', { figure: 'tax' }],
		['Pay in this employment', { figure: 'pay', scope: 'this' }],
		['Tax deducted in previous employments', { figure: 'tax', scope: 'previous' }],
		['Tax deducted from pay in this employment', { figure: 'tax', scope: 'this' }],
		['Total pay from all employments', { figure: 'pay', scope: 'total' }],
		['Employments before this one (as on your P45)', { scope: 'previous' }],
		['(c) Pay in previous employment(s), as notified on form P45', { figure: 'pay', scope: 'previous' }],
		['Tax in previous employment from your P45', { figure: 'tax', scope: 'previous' }],
		['Pay before this employment', { figure: 'pay', scope: 'previous' }],
		['Total for year (previous + this)', { scope: 'total' }],
		['From this pension', { scope: 'this' }],
		['This pension', { scope: 'this' }],
		['Pension that we paid you', { figure: 'pay', scope: 'this' }],
		['This employment or pension', { scope: 'this' }],
		['In this employment (your pension from us)', { scope: 'this' }],
		['Gross pay for tax purposes', { figure: 'pay' }],
		['Total for the tax year', { scope: 'total' }],
		['Pay and Income Tax details', {}],
		['PayE', { figure: 'pay' }],
		['Payinthisemployment', { figure: 'pay', scope: 'this' }],
		['Tax taken offin this job', { figure: 'tax', scope: 'this' }],
		['In this employment (figures marked', { scope: 'this' }],
	])('%s tells a part', (text, part) => {
		expect(short(text)).toEqual(part);
	});

	it.each(['Holiday pay', 'Pay date', 'Net pay', 'Employer’s contributions', 'Address', 'Other details'])(
		'%s is of something that we do not want',
		(text) => {
			expect(['other', undefined]).toContain(short(text));
		},
	);

	it.each([
		'Please keep this certificate in a safe place',
		'is using the correct National Insurance number',
		'This form shows your total pay for Income Tax purposes in this employment',
		'In previous employment(s) In this employment',
		'Smith',
		'32,500.00',
		'',
	])('%s is none', (text) => {
		expect(short(text)).toBeUndefined();
	});
});

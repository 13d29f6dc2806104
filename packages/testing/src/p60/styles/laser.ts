/**
 * A substitute form for laser printers: values printed onto a ruled form, the National Insurance number one letter to a
 * cell, pence apart.
 */
import type { Pence } from '@halfpenny/facts';
import type { Paper, Type } from '../paper.ts';
import { endYear, split, totals, wholePounds } from '../print.ts';
import type { P60Values } from '../values.ts';

const VALUE: Type = { font: 'mono', size: 9.5 };
const LABEL: Type = { size: 6.5 };

/** Draws it. */
export function drawLaser(paper: Paper, values: P60Values): void {
	paper.text('P60', 40, 70, { size: 30, font: 'bold' });
	paper.text('End of Year Certificate (substitute)', 110, 58, { size: 9 });
	paper.text('Tax year to 5 April', 110, 72, { size: 9 });
	paper.text(endYear(values.taxYear), 200, 72, { ...VALUE, size: 13 });
	drawEmployer(paper, values);
	drawEmployee(paper, values);
	drawMoneyTable(paper, values);
	drawNic(paper, values);
}

function drawEmployer(paper: Paper, values: P60Values): void {
	paper.box(40, 90, 250, 80);
	paper.text('Employer’s name and address', 44, 98, LABEL);
	paper.lines([values.employerName, ...values.employerAddress], 48, 112, 11, { ...VALUE, fit: 238 });
	paper.box(300, 90, 120, 34);
	paper.text('Employer’s PAYE reference', 304, 98, LABEL);
	paper.text(values.payeReference.replace('/', ' / '), 308, 116, VALUE);
	paper.box(430, 90, 120, 34);
	paper.text('Works number', 434, 98, LABEL);
	paper.text(values.worksNumber, 438, 116, VALUE);
}

function drawEmployee(paper: Paper, values: P60Values): void {
	const rows: [string, string][] = [
		['Surname', values.surname],
		['First two forenames', values.forenames],
	];
	for (const [index, [label, value]] of rows.entries()) {
		paper.box(40 + index * 260, 180, 250, 28);
		paper.text(label, 44 + index * 260, 188, LABEL);
		paper.text(value, 48 + index * 260, 203, VALUE);
	}
	paper.text('National Insurance number', 44, 222, LABEL);
	for (const [index, letter] of [...values.nationalInsuranceNumber].entries()) {
		paper.box(44 + index * 17, 226, 17, 17);
		paper.text(letter, 52.5 + index * 17, 238, { ...VALUE, align: 'centre' });
	}
	paper.text('Final tax code', 304, 222, LABEL);
	paper.box(304, 226, 80, 17);
	paper.text(values.finalTaxCode, 308, 238, VALUE);
}

function drawMoneyTable(paper: Paper, values: P60Values): void {
	paper.text('Pay', 250, 268, { size: 8, align: 'centre' });
	paper.text('Tax deducted', 400, 268, { size: 8, align: 'centre' });
	const total = totals(values);
	const rows: [string, Pence | undefined, Pence | undefined][] = [
		['Previous employment', values.payInPreviousEmployments, values.taxInPreviousEmployments],
		['This employment', values.payInThisEmployment, values.taxInThisEmployment],
		['Total for year', total.pay, total.tax],
	];
	for (const [index, [label, pay, tax]] of rows.entries()) {
		const y = 290 + index * 22;
		paper.text(label, 44, y, { size: 8 });
		drawSplit(paper, pay, 210, y);
		drawSplit(paper, tax, 360, y);
	}
}

function drawSplit(paper: Paper, amount: Pence | undefined, x: number, y: number): void {
	paper.box(x, y - 13, 60, 18);
	paper.box(x + 60, y - 13, 24, 18);
	paper.text('£', x - 9, y, { size: 8 });
	paper.text('p', x + 86, y, { size: 8 });
	if (amount === undefined) return;
	const [pounds, pence] = split(amount);
	paper.text(pounds.replaceAll(',', ''), x + 56, y, { ...VALUE, align: 'right' });
	paper.text(pence, x + 66, y, VALUE);
	if (amount < 0) paper.text('R', x + 95, y, VALUE);
}

function drawNic(paper: Paper, values: P60Values): void {
	const heads = [
		'NIC letter',
		'Earnings at LEL',
		'Earnings above LEL up to PT',
		'Earnings above PT up to UEL',
	];
	for (const [index, head] of heads.entries()) paper.text(head, 44 + index * 110, 380, LABEL);
	paper.text('Employee’s contributions', 474, 380, LABEL);
	for (const [index, line] of values.nicLines.entries()) {
		const y = 398 + index * 16;
		paper.text(line.letter, 50, y, VALUE);
		paper.text(wholePounds(line.earningsAtLowerEarningsLimit), 160, y, VALUE);
		paper.text(wholePounds(line.earningsToPrimaryThreshold), 270, y, VALUE);
		paper.text(wholePounds(line.earningsToUpperEarningsLimit), 380, y, VALUE);
		paper.text(split(line.employeeNationalInsurance).join('.'), 484, y, VALUE);
	}
	paper.text('Student Loan deductions', 44, 480, LABEL);
	paper.text(wholePounds(values.studentLoan), 48, 494, VALUE);
	paper.text('Postgraduate Loan deductions', 200, 480, LABEL);
	paper.text(wholePounds(values.postgraduateLoan), 204, 494, VALUE);
}

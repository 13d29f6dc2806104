/** A pension payer's certificate: no National Insurance, a pension instead of pay, in landscape. */
import type { Paper } from '../paper.ts';
import { endYear, inPairs, money, moneyOrRefund, totals } from '../print.ts';
import type { P60Values } from '../values.ts';

/** Draws it. */
export function drawPensioner(paper: Paper, values: P60Values): void {
	const total = totals(values);
	paper.text('P60 End of Year Certificate for pensioners', 60, 60, { font: 'bold', size: 15 });
	paper.text(`Tax year to 5 April ${endYear(values.taxYear)}`, 60, 80, { size: 11 });
	paper.text('Pension payer', 60, 120, { font: 'bold', size: 9 });
	paper.lines([values.employerName, ...values.employerAddress], 220, 120, 12, { size: 10 });
	const rows: [string, string][] = [
		['PAYE reference', values.payeReference],
		['Surname', values.surname],
		['Forenames or initials', values.forenames],
		['National Insurance number', inPairs(values.nationalInsuranceNumber)],
		['Pension number', values.worksNumber],
		['Final tax code', values.finalTaxCode],
	];
	for (const [index, [label, value]] of rows.entries()) {
		paper.text(label, 60, 200 + index * 18, { font: 'bold', size: 9 });
		paper.text(value, 220, 200 + index * 18, { size: 10 });
	}
	paper.text('Pension', 640, 200, { font: 'bold', size: 9, align: 'right' });
	paper.text('Tax deducted', 760, 200, { font: 'bold', size: 9, align: 'right' });
	const amounts: [string, string, string][] = [
		[
			'In previous employment(s)',
			money(values.payInPreviousEmployments),
			money(values.taxInPreviousEmployments),
		],
		['From this pension', money(values.payInThisEmployment), moneyOrRefund(values.taxInThisEmployment)],
		['Total for year', money(total.pay), moneyOrRefund(total.tax)],
	];
	for (const [index, [label, pay, tax]] of amounts.entries()) {
		const y = 222 + index * 20;
		paper.text(label, 430, y, { size: 9 });
		paper.text(pay, 640, y, { size: 10, align: 'right' });
		paper.text(tax, 760, y, { size: 10, align: 'right' });
	}
}

/**
 * An international group's form: employments as columns, pay and tax as rows, the employer's long name over several
 * lines.
 */
import type { Paper } from '../paper.ts';
import { inPairs, money, moneyOrRefund, totals, wholePounds, wrap } from '../print.ts';
import type { P60Values } from '../values.ts';

const COLUMNS = [150, 280, 410, 540] as const;

/** Draws it. */
export function drawTransposed(paper: Paper, values: P60Values): void {
	const [start, end] = values.taxYear.split('-');
	paper.text('P60 CERTIFICATE OF PAY AND TAX', 40, 50, { font: 'bold', size: 14 });
	paper.text(`Period: 6 April ${start} to 5 April 20${end}`, 40, 66, { size: 9 });
	paper.text('Name and address of employer', 40, 96, { size: 7, font: 'bold' });
	paper.lines([...wrap(values.employerName, 46), ...values.employerAddress], 40, 108, 11, { size: 9.5 });
	paper.text('PAYE reference', 380, 96, { size: 7, font: 'bold' });
	paper.text(values.payeReference, 380, 108, { size: 9.5 });
	drawPerson(paper, values);
	drawTable(paper, values);
	drawNic(paper, values);
}

function drawPerson(paper: Paper, values: P60Values): void {
	const cells: [string, string][] = [
		['Surname', values.surname],
		['Forenames', values.forenames],
		['NI No', inPairs(values.nationalInsuranceNumber)],
		['Personnel number', values.worksNumber],
		['Tax code', values.finalTaxCode],
	];
	for (const [index, [label, value]] of cells.entries()) {
		paper.text(label, 40 + index * 106, 200, { size: 7, font: 'bold' });
		paper.text(value, 40 + index * 106, 212, { size: 9.5 });
	}
}

function drawTable(paper: Paper, values: P60Values): void {
	const total = totals(values);
	const rows: string[][] = [
		['', 'Previous employment(s)', 'This employment', 'Total'],
		['Pay', money(values.payInPreviousEmployments), money(values.payInThisEmployment), money(total.pay)],
		[
			'Tax deducted',
			moneyOrRefund(values.taxInPreviousEmployments),
			moneyOrRefund(values.taxInThisEmployment),
			moneyOrRefund(total.tax),
		],
	];
	for (const [line, row] of rows.entries()) {
		const y = 250 + line * 20;
		for (const [column, text] of row.entries()) {
			const x = COLUMNS[column] ?? 0;
			paper.text(text, column === 0 ? 40 : x, y, { size: 9, align: column === 0 ? 'left' : 'right' });
		}
		paper.rule(40, y + 5, 545, y + 5);
	}
}

function drawNic(paper: Paper, { nicLines, studentLoan, postgraduateLoan }: P60Values): void {
	const heads = [
		['Category', 'letter'],
		['Earnings', 'at LEL'],
		['Earnings', 'LEL - PT'],
		['Earnings', 'PT - UEL'],
	];
	for (const [index, head] of heads.entries()) {
		paper.lines(head, 120 + index * 100, 350, 9, { size: 8, align: 'right' });
	}
	paper.lines(["Employee's", 'contributions'], 540, 350, 9, { size: 8, align: 'right' });
	for (const [index, line] of nicLines.entries()) {
		const y = 376 + index * 15;
		const amounts = [
			line.letter,
			wholePounds(line.earningsAtLowerEarningsLimit),
			wholePounds(line.earningsToPrimaryThreshold),
			wholePounds(line.earningsToUpperEarningsLimit),
		];
		for (const [column, text] of amounts.entries())
			paper.text(text, 120 + column * 100, y, { align: 'right' });
		paper.text(money(line.employeeNationalInsurance), 540, y, { align: 'right' });
	}
	paper.text(
		`Student loan deductions: ${studentLoan === undefined ? '' : `£${wholePounds(studentLoan)}`}`,
		40,
		480,
	);
	paper.text(
		`Postgraduate loan deductions: ${postgraduateLoan === undefined ? '' : `£${wholePounds(postgraduateLoan)}`}`,
		300,
		480,
	);
}

/** Like HMRC's own single sheet: notes on the left, boxes on the right, separate boxes for pounds and pence. */
import type { Pence } from '@halfpenny/facts';
import type { Paper } from '../paper.ts';
import { endYear, inPairs, split, totals, wholePounds, wrap } from '../print.ts';
import type { P60Values } from '../values.ts';

const LEFT = 250;
const PENCE = 36;

/** Draws it. */
export function drawOfficial(paper: Paper, values: P60Values): void {
	drawTitle(paper, values);
	drawEmployee(paper, values);
	drawPay(paper, values);
	if (values.nicLines.length > 0) drawNic(paper, values);
	drawLoans(paper, values);
	drawEmployer(paper, values);
}

function drawTitle(paper: Paper, { taxYear }: P60Values): void {
	paper.text('P60 End of Year Certificate', 40, 60, { size: 16, font: 'bold' });
	paper.text(`Tax year to 5 April ${endYear(taxYear)}`, 40, 80, { size: 12, font: 'bold' });
	paper.lines(
		[
			'To the employee:',
			'Please keep this certificate in a safe place as',
			'you will need it if you have to fill in a tax',
			'return. You also need it to make a claim for tax',
			'credits or to renew your claim.',
			'You can also use it to check that your employer',
			'is using the correct National Insurance number',
			'and deducting the right rate of National',
			'Insurance contributions.',
			'The figures marked with a star should be used',
			'for your tax return, if you get one.',
		],
		40,
		110,
		11,
		{ size: 8 },
	);
}

function drawEmployee(paper: Paper, values: P60Values): void {
	paper.text("Employee's details", LEFT, 60, { font: 'bold', size: 10 });
	const cells: [string, string, number, number][] = [
		['Surname', values.surname, LEFT, 70],
		['Forenames or initials', values.forenames, LEFT, 92],
		['National Insurance number', inPairs(values.nationalInsuranceNumber), LEFT, 114],
		['Works/payroll number', values.worksNumber, LEFT, 136],
	];
	for (const [label, value, x, y] of cells) {
		paper.text(label, x, y + 12, { size: 8 });
		paper.box(x + 120, y, 180, 18);
		paper.text(value, x + 124, y + 12, { font: 'mono', size: 10 });
	}
}

function drawPay(paper: Paper, values: P60Values): void {
	paper.text('Pay and Income Tax details', LEFT, 178, { font: 'bold', size: 10 });
	paper.text('Pay', LEFT + 165, 192, { size: 8, align: 'centre' });
	paper.text('Tax deducted', LEFT + 258, 192, { size: 8, align: 'centre' });
	const total = totals(values);
	const rows: [string[], Pence | undefined, Pence | undefined][] = [
		[['In previous', 'employment(s)'], values.payInPreviousEmployments, values.taxInPreviousEmployments],
		[['In this employment', "if refund mark 'R'"], values.payInThisEmployment, values.taxInThisEmployment],
		[['Total for year'], total.pay, total.tax],
	];
	for (const x of [LEFT + 115, LEFT + 208]) {
		paper.text('£', x + 30, 203, { size: 8 });
		paper.text('p', x + 66, 203, { size: 8 });
	}
	for (const [index, [label, pay, tax]] of rows.entries()) {
		const y = 208 + index * 24;
		paper.lines(label, LEFT, y + 9, 8, { size: 7.5 });
		drawMoney(paper, pay, LEFT + 115, y);
		drawMoney(paper, tax, LEFT + 208, y);
	}
	paper.text('Final tax code', LEFT, 297, { size: 8 });
	paper.box(LEFT + 120, 284, 60, 18);
	paper.text(values.finalTaxCode, LEFT + 124, 297, { font: 'mono', size: 10 });
}

function drawMoney(paper: Paper, amount: Pence | undefined, x: number, y: number): void {
	paper.box(x, y, 58, 18);
	paper.box(x + 58, y, 22, 18);
	if (amount === undefined) return;
	const [pounds, pence] = split(amount);
	paper.text(pounds, x + 55, y + 12, { font: 'mono', size: 10, align: 'right' });
	paper.text(pence, x + 62, y + 12, { font: 'mono', size: 10 });
	if (amount < 0) paper.text('R', x + 83, y + 12, { font: 'mono', size: 10 });
}

function drawNic(paper: Paper, { nicLines }: P60Values): void {
	paper.text('National Insurance contributions in this employment', 40, 335, { font: 'bold', size: 10 });
	const heads: [string[], number][] = [
		[['NIC', 'table', 'letter'], 60],
		[
			['Earnings at the Lower', 'Earnings Limit (LEL)', '(where earnings are equal', 'to or exceed the LEL)'],
			140,
		],
		[['Earnings above the LEL,', 'up to and including the', 'Primary Threshold (PT)'], 245],
		[['Earnings above the PT,', 'up to and including the', 'Upper Earnings Limit (UEL)'], 355],
		[["Employee's contributions", 'due on all earnings above', 'the PT'], 470],
	];
	for (const [lines, x] of heads) paper.lines(lines, x, 350, 8, { size: 7, align: 'centre' });
	for (const x of [140, 245, 355]) paper.text('£', x, 388, { size: 8, align: 'centre' });
	paper.text('£', 465, 388, { size: 8 });
	paper.text('p', 465 + PENCE, 388, { size: 8 });
	for (const [index, line] of nicLines.entries()) {
		const y = 405 + index * 18;
		paper.box(45, y - 13, 480, 18);
		paper.text(line.letter, 60, y, { font: 'mono', size: 10, align: 'centre' });
		paper.text(wholePounds(line.earningsAtLowerEarningsLimit), 165, y, {
			font: 'mono',
			size: 10,
			align: 'right',
		});
		paper.text(wholePounds(line.earningsToPrimaryThreshold), 270, y, {
			font: 'mono',
			size: 10,
			align: 'right',
		});
		paper.text(wholePounds(line.earningsToUpperEarningsLimit), 380, y, {
			font: 'mono',
			size: 10,
			align: 'right',
		});
		const [pounds, pence] = split(line.employeeNationalInsurance);
		paper.text(pounds, 488, y, { font: 'mono', size: 10, align: 'right' });
		paper.text(pence, 498, y, { font: 'mono', size: 10 });
		paper.rule(493, y - 13, 493, y + 5);
	}
}

function drawLoans(paper: Paper, values: P60Values): void {
	paper.text('Statutory payments included in the pay ‘In this employment’ figure above', 40, 500, {
		font: 'bold',
		size: 9,
	});
	for (const [index, name] of [
		'Statutory Maternity Pay',
		'Statutory Paternity Pay',
		'Shared Parental Pay',
	].entries()) {
		paper.text(name, 40 + index * 180, 516, { size: 8 });
		paper.box(130 + index * 180, 504, 60, 18);
	}
	paper.text('Other details', 40, 545, { font: 'bold', size: 10 });
	const loans: [string, Pence | undefined, number][] = [
		['Student Loan deductions', values.studentLoan, 40],
		['Postgraduate Loan deductions', values.postgraduateLoan, 300],
	];
	for (const [label, amount, x] of loans) {
		paper.lines([label, 'in this employment', '(whole £s only)'], x, 558, 8, { size: 7.5 });
		paper.text('£', x + 118, 566, { size: 8 });
		paper.box(x + 126, 554, 70, 18);
		paper.text(wholePounds(amount), x + 190, 566, { font: 'mono', size: 10, align: 'right' });
	}
}

function drawEmployer(paper: Paper, values: P60Values): void {
	paper.lines(["Your employer's full name and address", '(including postcode)'], 40, 610, 9, { size: 8 });
	paper.box(40, 625, 260, 90);
	paper.lines([...wrap(values.employerName, 42), ...values.employerAddress], 46, 640, 12, {
		font: 'mono',
		size: 10,
	});
	paper.text('Employer PAYE reference', 330, 610, { size: 8 });
	paper.box(330, 625, 140, 18);
	paper.text(values.payeReference, 336, 638, { font: 'mono', size: 10 });
	paper.lines(
		[
			'Certificate by Employer/Paying Office:',
			'This form shows your total pay for Income Tax purposes in this',
			'employment for the year.',
		],
		330,
		665,
		10,
		{ size: 7.5 },
	);
	paper.text('P60 (Single sheet) (Manual)  Do not destroy', 40, 780, { size: 7 });
}

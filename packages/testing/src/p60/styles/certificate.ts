/**
 * Another common layout of HMRC's sheet: labels over their boxes, the star and the note on refunds beside the table,
 * statutory pay in three columns.
 */
import type { Pence } from '@halfpenny/facts';
import type { Paper, Type } from '../paper.ts';
import { endYear, split, totals, wholePounds, wrap } from '../print.ts';
import type { P60Values } from '../values.ts';

const LABEL: Type = { size: 8 };
const VALUE: Type = { font: 'mono', size: 9.5 };
const RIGHT = 290;

/** Draws it. */
export function drawCertificate(paper: Paper, values: P60Values): void {
	drawHead(paper, values);
	drawEmployee(paper, values);
	drawPay(paper, values);
	drawNic(paper, values);
	drawStatutory(paper);
	drawFoot(paper, values);
}

function drawHead(paper: Paper, { taxYear }: P60Values): void {
	paper.text('P60 End of Year Certificate', 40, 62, { size: 15, font: 'bold' });
	paper.text('Tax year to 5 April', 40, 84, { size: 12, font: 'bold' });
	paper.box(160, 70, 46, 20);
	paper.text(endYear(taxYear), 166, 84, { ...VALUE, size: 13 });
	paper.text('To the employee:', 40, 112, { size: 8, font: 'bold' });
	paper.lines(
		[
			'Please keep this certificate in a safe place as you will need it',
			'if you have to fill in a tax return. It also helps you check that',
			'your employer is using the correct National Insurance number.',
			'By law you are required to tell HM Revenue and Customs about',
			'any income that is not fully taxed.',
		],
		40,
		124,
		10,
		{ size: 7.5 },
	);
	paper.text('The figures marked * should be used for your tax return, if you get one', 40, 230, { size: 7 });
}

function drawEmployee(paper: Paper, values: P60Values): void {
	paper.box(RIGHT - 8, 46, 280, 12, 0.8);
	paper.text('Employee’s details', RIGHT, 55, { size: 9, font: 'bold' });
	field(paper, 'Surname', values.surname, RIGHT, 70, 262);
	field(paper, 'Forenames or initials', values.forenames, RIGHT, 104, 262);
	field(paper, 'National Insurance number', values.nationalInsuranceNumber, RIGHT, 138, 125);
	field(paper, 'Works/payroll number', values.worksNumber, RIGHT + 137, 138, 125);
}

function field(paper: Paper, label: string, value: string, x: number, y: number, width: number): void {
	paper.text(label, x, y, LABEL);
	paper.box(x, y + 3, width, 17);
	paper.text(value, x + 4, y + 15, { ...VALUE, fit: width - 8 });
}

function drawPay(paper: Paper, values: P60Values): void {
	paper.box(RIGHT - 8, 166, 280, 12, 0.8);
	paper.text('Pay and Income Tax details', RIGHT, 175, { size: 9, font: 'bold' });
	paper.text('Pay', 395, 190, LABEL);
	paper.text('Tax deducted', 480, 190, LABEL);
	for (const x of [384, 480]) {
		paper.text('£', x, 200, LABEL);
		paper.text('p', x + 54, 200, LABEL);
	}
	const total = totals(values);
	money(
		paper,
		['In previous', 'employment(s)'],
		204,
		values.payInPreviousEmployments,
		values.taxInPreviousEmployments,
	);
	paper.text('if refund mark ‘R’', 472, 230, { size: 7 });
	money(paper, ['In this', 'employment'], 234, values.payInThisEmployment, values.taxInThisEmployment);
	paper.text('*', RIGHT - 7, 246, { size: 12, font: 'bold' });
	money(paper, ['Total for year'], 264, total.pay, total.tax);
	paper.text('Final tax code', RIGHT, 300, LABEL);
	paper.box(384, 288, 70, 17);
	paper.text(values.finalTaxCode, 388, 300, VALUE);
}

function money(
	paper: Paper,
	label: string[],
	y: number,
	pay: Pence | undefined,
	tax: Pence | undefined,
): void {
	paper.lines(label, RIGHT, y + 7, 8.5, LABEL);
	for (const [x, amount] of [
		[366, pay],
		[462, tax],
	] as const) {
		paper.box(x, y, 62, 17);
		paper.rule(x + 66, y, x + 66, y + 17);
		paper.box(x + 62, y, 24, 17);
		if (amount === undefined) continue;
		const [pounds, pence] = split(amount);
		paper.text(pounds.replaceAll(',', ''), x + 58, y + 12, { ...VALUE, align: 'right' });
		paper.text(pence, x + 69, y + 12, VALUE);
		if (amount < 0) paper.text('R', x + 89, y + 12, VALUE);
	}
}

function drawNic(paper: Paper, { nicLines }: P60Values): void {
	paper.box(40, 318, 514, 12, 0.8);
	paper.text('National Insurance contributions in this employment', 44, 327, { size: 9, font: 'bold' });
	const heads: [string[], number][] = [
		[['NIC', 'table', 'letter'], 44],
		[
			[
				'Earnings at the',
				'Lower Earnings',
				'Limit (LEL)',
				'(where earnings',
				'are equal to or',
				'exceed the LEL)',
				'£',
			],
			90,
		],
		[['Earnings above', 'the LEL, up to', 'and including', 'the Primary', 'Threshold (PT)', '', '£'], 200],
		[
			['Earnings above', 'the PT, up to and', 'including the Upper', 'Earnings Limit (UEL)', '', '', '£'],
			310,
		],
		[['Employee’s', 'contributions due on all', 'earnings above the PT'], 430],
	];
	for (const [lines, x] of heads) {
		for (const [index, line] of lines.entries())
			if (line !== '') paper.text(line, x, 340 + index * 8.5, { size: 7.5 });
	}
	paper.text('£', 460, 391, LABEL);
	paper.text('p', 506, 391, LABEL);
	for (const [index, line] of nicLines.entries()) {
		const y = 408 + index * 17;
		const [pounds, pence] = split(line.employeeNationalInsurance);
		paper.text(line.letter, 50, y, VALUE);
		paper.text(wholePounds(line.earningsAtLowerEarningsLimit), 150, y, { ...VALUE, align: 'right' });
		paper.text(wholePounds(line.earningsToPrimaryThreshold), 260, y, { ...VALUE, align: 'right' });
		paper.text(wholePounds(line.earningsToUpperEarningsLimit), 370, y, { ...VALUE, align: 'right' });
		paper.text(pounds, 490, y, { ...VALUE, align: 'right' });
		paper.text(pence, 501, y, VALUE);
	}
}

function drawStatutory(paper: Paper): void {
	paper.box(40, 484, 514, 12, 0.8);
	paper.text('Statutory payments included in the pay ‘In this employment’ figure above', 44, 493, {
		size: 9,
		font: 'bold',
	});
	const names = [
		['Statutory', 'Maternity', 'Pay'],
		['Statutory', 'Paternity', 'Pay'],
		['Statutory', 'Shared', 'Parental', 'Pay'],
	];
	for (const [index, name] of names.entries()) {
		const x = 44 + index * 172;
		paper.lines(name, x, 508, 8.5, { size: 7.5 });
		paper.text('£', x + 96, 506, LABEL);
		paper.text('p', x + 130, 506, LABEL);
		paper.box(x + 60, 510, 62, 17);
		paper.box(x + 122, 510, 22, 17);
	}
}

function drawFoot(paper: Paper, values: P60Values): void {
	paper.text('Other details', 44, 560, { size: 9, font: 'bold' });
	loan(paper, 'Student Loan deductions', values.studentLoan, 574);
	loan(paper, 'Postgraduate Loan deductions', values.postgraduateLoan, 612);
	paper.text('Your employer’s full name and address (including postcode)', RIGHT, 560, LABEL);
	paper.box(RIGHT, 564, 264, 76);
	paper.lines([...wrap(values.employerName, 44), ...values.employerAddress], RIGHT + 5, 578, 11.5, VALUE);
	paper.lines(['Employer', 'PAYE reference'], RIGHT, 656, 8.5, LABEL);
	paper.box(RIGHT + 64, 648, 120, 17);
	paper.text(values.payeReference, RIGHT + 69, 660, VALUE);
	paper.text('To employee', 44, 690, LABEL);
	paper.lines(
		[`${values.forenames} ${values.surname}`, '5 Elm Row', 'Ambleford', 'AM4 1AA'],
		60,
		706,
		11.5,
		VALUE,
	);
	paper.lines(
		[
			'Certificate by Employer/Paying Office',
			'This form shows your total pay for Income Tax purposes',
			'in this employment for the year.',
		],
		RIGHT,
		700,
		9,
		{ size: 7 },
	);
	paper.text('P60 (Single sheet)', 44, 790, { size: 7 });
	paper.text('Do not destroy', 290, 790, { size: 7 });
}

function loan(paper: Paper, label: string, amount: Pence | undefined, y: number): void {
	paper.lines([label, 'in this employment', '(whole £s only)'], 44, y, 8.5, { size: 7.5 });
	paper.text('£', 166, y + 8, LABEL);
	paper.box(174, y - 4, 62, 17);
	paper.text(wholePounds(amount), 230, y + 8, { ...VALUE, align: 'right' });
}

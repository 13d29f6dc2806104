/** Two columns of sections, each with a heading over labels and values, as printed by web payroll services. */
import type { Paper } from '../paper.ts';
import { inPairs, money, moneyOrRefund, totals, wholePounds } from '../print.ts';
import type { P60Values } from '../values.ts';

interface Section {
	readonly title: string;
	readonly rows: readonly (readonly [label: string, value: string])[];
}

/** Draws it. */
export function drawTwoColumn(paper: Paper, values: P60Values): void {
	paper.text('Your P60', 40, 64, { font: 'bold', size: 22 });
	paper.text(`End of year certificate for the tax year ${values.taxYear.replace('-', '/')}`, 40, 84, {
		size: 10,
		grey: 0.4,
	});
	drawSections(paper, leftOf(values), 40);
	drawSections(paper, rightOf(values), 310);
}

function drawSections(paper: Paper, sections: readonly Section[], x: number): void {
	let y = 120;
	for (const { title, rows } of sections) {
		paper.text(title, x, y, { font: 'bold', size: 11 });
		paper.rule(x, y + 5, x + 245, y + 5);
		for (const [label, value] of rows) {
			y += 18;
			paper.text(label, x, y, { size: 9, grey: 0.3 });
			paper.text(value, x + 245, y, { size: 9, align: 'right', fit: 190 });
		}
		y += 34;
	}
}

function leftOf(values: P60Values): Section[] {
	return [
		{
			title: 'About you',
			rows: [
				['Surname:', values.surname],
				['First name:', values.forenames],
				['National Insurance no.', inPairs(values.nationalInsuranceNumber)],
				['Employee number', values.worksNumber],
			],
		},
		{
			title: 'Your employer',
			rows: [
				['Name:', values.employerName],
				['PAYE reference:', values.payeReference],
			],
		},
		{
			title: 'Loans',
			rows: [
				['Student loan', money(values.studentLoan)],
				['Postgraduate loan', money(values.postgraduateLoan)],
			],
		},
	];
}

function rightOf(values: P60Values): Section[] {
	const total = totals(values);
	return [
		{
			title: 'Previous employment',
			rows: [
				['Pay', money(values.payInPreviousEmployments)],
				['Tax deducted', money(values.taxInPreviousEmployments)],
			],
		},
		{
			title: 'This employment',
			rows: [
				['Pay', money(values.payInThisEmployment)],
				['Tax deducted', moneyOrRefund(values.taxInThisEmployment)],
				['Tax code', values.finalTaxCode],
			],
		},
		{
			title: 'Total for year',
			rows: [
				['Pay', money(total.pay)],
				['Tax deducted', moneyOrRefund(total.tax)],
			],
		},
		...values.nicLines.slice(0, 1).map(
			(line): Section => ({
				title: 'National Insurance',
				rows: [
					['NI table letter', line.letter],
					['Earnings at LEL', wholePounds(line.earningsAtLowerEarningsLimit)],
					['LEL to PT', wholePounds(line.earningsToPrimaryThreshold)],
					['PT to UEL', wholePounds(line.earningsToUpperEarningsLimit)],
					["Employee's NI contributions", money(line.employeeNationalInsurance)],
				],
			}),
		),
	];
}

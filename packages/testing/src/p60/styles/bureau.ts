/** A payroll bureau's form: a grid of cells, each with a small label over its value. */
import type { Paper } from '../paper.ts';
import { endYear, inPairs, money, moneyOrRefund, totals, wholePounds } from '../print.ts';
import type { P60Values } from '../values.ts';

type Cell = readonly [label: string, value: string];

/** Draws it. */
export function drawBureau(paper: Paper, values: P60Values): void {
	paper.box(40, 40, 515, 30, 0.85);
	paper.text('P60 END OF YEAR CERTIFICATE', 50, 60, { font: 'bold', size: 13 });
	paper.text(`Year to 5 April ${endYear(values.taxYear)}`, 545, 60, {
		font: 'bold',
		size: 11,
		align: 'right',
	});
	let y = 80;
	for (const row of rowsOf(values)) {
		drawRow(paper, row, y);
		y += 34;
	}
	paper.text(
		'Keep this certificate safe. It cannot be replaced without the agreement of your employer.',
		40,
		y + 20,
		{
			size: 8,
		},
	);
}

function drawRow(paper: Paper, row: readonly Cell[], y: number): void {
	const width = 515 / row.length;
	for (const [index, [label, value]] of row.entries()) {
		const x = 40 + index * width;
		paper.box(x, y, width, 34);
		paper.text(label.toUpperCase(), x + 4, y + 10, { size: 6.5, grey: 0.35 });
		paper.text(value, x + 4, y + 26, { size: 10.5, fit: width - 8 });
	}
}

function rowsOf(values: P60Values): Cell[][] {
	const total = totals(values);
	return [
		[
			['Employee surname', values.surname],
			['Forename(s)', values.forenames],
		],
		[
			['N.I. Number', inPairs(values.nationalInsuranceNumber)],
			['Payroll No.', values.worksNumber],
			['Final tax code', values.finalTaxCode],
		],
		[
			['Previous employment pay', money(values.payInPreviousEmployments)],
			['Previous employment tax', money(values.taxInPreviousEmployments)],
		],
		[
			['Pay this employment', money(values.payInThisEmployment)],
			['Tax this employment', moneyOrRefund(values.taxInThisEmployment)],
		],
		[
			['Total pay', money(total.pay)],
			['Total tax', moneyOrRefund(total.tax)],
		],
		...values.nicLines.slice(0, 1).map((line): Cell[] => [
			['NI letter', line.letter],
			['Earnings to LEL', wholePounds(line.earningsAtLowerEarningsLimit)],
			['Earnings LEL to PT', wholePounds(line.earningsToPrimaryThreshold)],
			['Earnings PT to UEL', wholePounds(line.earningsToUpperEarningsLimit)],
			['Employee NI contributions', money(line.employeeNationalInsurance)],
		]),
		[
			['Student loan', wholePounds(values.studentLoan)],
			['Postgraduate loan', wholePounds(values.postgraduateLoan)],
		],
		[
			['Employer name', values.employerName],
			['PAYE Ref', values.payeReference],
		],
		[['Employer address', values.employerAddress.join(', ')]],
	];
}

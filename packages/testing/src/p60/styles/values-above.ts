/** Values on lines with the label in small print beneath, like a form filled in by hand. */
import type { Paper } from '../paper.ts';
import { endYear, inPairs, money, moneyOrRefund, totals, wholePounds } from '../print.ts';
import type { P60Values } from '../values.ts';

type Cell = readonly [label: string, value: string];

/** Draws it. */
export function drawValuesAbove(paper: Paper, values: P60Values): void {
	paper.text('P60 End of Year Certificate', 50, 60, { font: 'serif', size: 18 });
	paper.text(`for the year ended 5th April ${endYear(values.taxYear)}`, 50, 80, { font: 'serif', size: 11 });
	let y = 130;
	for (const row of rowsOf(values)) {
		const width = 500 / row.length;
		for (const [index, [label, value]] of row.entries()) {
			const x = 50 + index * width;
			paper.text(value, x + 3, y, { font: 'mono', size: 10, fit: width - 18 });
			paper.rule(x, y + 4, x + width - 12, y + 4);
			paper.text(label, x + 3, y + 12, { font: 'serif', size: 7.5 });
		}
		y += 46;
	}
}

function rowsOf(values: P60Values): Cell[][] {
	const total = totals(values);
	return [
		[
			['Surname', values.surname],
			['Forenames', values.forenames],
		],
		[
			['National Insurance number', inPairs(values.nationalInsuranceNumber)],
			['Works number', values.worksNumber],
			['Final tax code', values.finalTaxCode],
		],
		[
			['Pay in previous employment(s)', money(values.payInPreviousEmployments)],
			['Tax deducted in previous employment(s)', money(values.taxInPreviousEmployments)],
		],
		[
			['Pay in this employment', money(values.payInThisEmployment)],
			['Tax deducted in this employment', moneyOrRefund(values.taxInThisEmployment)],
		],
		[
			['Total pay for year', money(total.pay)],
			['Total tax for year', moneyOrRefund(total.tax)],
		],
		...values.nicLines.slice(0, 1).map((line): Cell[] => [
			['NIC table letter', line.letter],
			['Earnings at LEL', wholePounds(line.earningsAtLowerEarningsLimit)],
			['Earnings LEL to PT', wholePounds(line.earningsToPrimaryThreshold)],
			['Earnings PT to UEL', wholePounds(line.earningsToUpperEarningsLimit)],
			["Employee's contributions", money(line.employeeNationalInsurance)],
		]),
		[
			['Student loan deductions', wholePounds(values.studentLoan)],
			['Postgraduate loan deductions', wholePounds(values.postgraduateLoan)],
		],
		[
			['Name of employer', values.employerName],
			['Employer PAYE reference', values.payeReference],
		],
	];
}

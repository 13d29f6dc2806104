/** A plain list: every label on the left, every value on the right, as printed by small payroll programs. */
import type { Paper } from '../paper.ts';
import { endYear, money, moneyOrRefund, totals, wholePounds, wrap } from '../print.ts';
import type { P60Values } from '../values.ts';

/** Draws it. */
export function drawSingleColumn(paper: Paper, values: P60Values): void {
	paper.text(`P60 - Tax Year ending 5 April ${endYear(values.taxYear)}`, 297, 60, {
		size: 14,
		font: 'serif',
		align: 'centre',
	});
	paper.text('This is a printed copy of an eP60', 297, 76, { size: 9, font: 'serif', align: 'centre' });
	rowsOf(values).forEach(([label, value], index) => {
		const y = 110 + index * 19;
		const isHeading = value === undefined;
		paper.text(label, isHeading ? 60 : 72, y, { font: isHeading ? 'bold' : 'serif', size: 10 });
		if (value !== undefined) paper.lines(wrap(value, 44), 330, y, 11, { font: 'serif', size: 10 });
	});
}

function rowsOf(values: P60Values): [label: string, value?: string][] {
	const total = totals(values);
	const pounds = (text: string) => (text === '' ? '' : `£${text}`);
	return [
		['Employee'],
		['Last name', values.surname],
		['First name(s)', values.forenames],
		['NI number', values.nationalInsuranceNumber],
		['Payroll ID', values.worksNumber],
		['Pay and tax'],
		['Pay from previous employment(s)', pounds(money(values.payInPreviousEmployments))],
		['Tax deducted in previous employment(s)', pounds(money(values.taxInPreviousEmployments))],
		['Pay from this employment', pounds(money(values.payInThisEmployment))],
		['Tax deducted in this employment', pounds(moneyOrRefund(values.taxInThisEmployment))],
		['Total pay for the year', pounds(money(total.pay))],
		['Total tax for the year', pounds(moneyOrRefund(total.tax))],
		['Final tax code', values.finalTaxCode],
		...values.nicLines
			.slice(0, 1)
			.flatMap((line): [string, string?][] => [
				['National Insurance contributions'],
				['Table letter', line.letter],
				['Earnings at the LEL', pounds(wholePounds(line.earningsAtLowerEarningsLimit))],
				['Earnings above LEL up to PT', pounds(wholePounds(line.earningsToPrimaryThreshold))],
				['Earnings above PT up to UEL', pounds(wholePounds(line.earningsToUpperEarningsLimit))],
				["Employee's contributions", pounds(money(line.employeeNationalInsurance))],
			]),
		['Other'],
		['Student loan deductions', pounds(wholePounds(values.studentLoan))],
		['Postgraduate loan deductions', pounds(wholePounds(values.postgraduateLoan))],
		['Employer'],
		['Employer PAYE reference', values.payeReference],
		['Employer name', values.employerName],
	];
}

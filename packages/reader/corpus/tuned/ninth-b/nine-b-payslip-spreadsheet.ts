/** A payslip that a small employer keeps in a spreadsheet and prints with its grid. */
import type { Layout, Pen } from '../../paper.ts';

const STYLE = `<style>body{font:10.5pt "Liberation Sans",Calibri,sans-serif;margin:19mm 18mm}table{border-collapse:collapse;width:150mm}td{border:1px solid #bbb;height:6mm;padding:0 1.5mm;width:25%}.r{text-align:right}.y{background:#fff2cc}</style>`;

const row = (first = '', second = '', third = '', fourth = '') =>
	`<tr><td>${first}</td><td class="r">${second}</td><td>${third}</td><td class="r">${fourth}</td></tr>`;

function whose(pen: Pen): string {
	return `<tr><td colspan="4" style="font-size:14pt"><b>${pen.text('employerName')}</b></td></tr><tr><td colspan="4">WAGES SLIP</td></tr>${row()}
${row('Name', pen.text('employeeName'), 'N.I. No', pen.text('nationalInsuranceNumber'))}${row('Staff no', pen.aside('payrollNumber'), 'Code', pen.text('taxCode'))}
${row(`Tax ${pen.aside('periodWord').toLowerCase()}`, pen.text('taxPeriod'), 'Paid on', pen.date('payDate'))}${row('Our PAYE ref', pen.text('payeReference'))}${row()}`;
}

function sums(pen: Pen): string {
	const loan = pen.aside('loanLine') ? row('', '', 'Student loan', pen.money('studentLoan')) : row();
	return `${row('<b>Pay</b>', '<b>£</b>', '<b>Less</b>', '<b>£</b>')}${row('Basic', pen.aside('basic'), 'Income tax', pen.money('incomeTax'))}${row('Bonus', pen.aside('bonus'), 'Nat. Ins.', pen.money('nationalInsurance'))}
${row('', '', 'Pension 5%', pen.money('pension'))}${loan}${row('<b>Gross wages</b>', `<b>${pen.money('grossPay')}</b>`, '<b>Total deducted</b>', `<b>${pen.money('totalDeductions')}</b>`)}${row()}`;
}

/** A spreadsheet's grid, with the year so far below what is paid out. */
export const spreadsheetPayslip: Layout = {
	name: 'nine-b-payslip-spreadsheet',
	type: 'payslip',
	html: (
		pen,
	) => `${STYLE}<p style="text-align:center;font-size:9pt;margin:0 0 8mm">wages 2024-25.xlsx</p><table>${whose(pen)}${sums(pen)}
<tr><td class="y"><b>NET WAGES</b></td><td class="r y"><b>${pen.money('netPay')}</b></td><td>by bank transfer</td><td></td></tr>${row()}
${row('<i>Year so far</i>')}${row('Gross to date', pen.money('payToDate'), 'Pension to date', pen.aside('pensionToDate'))}${row('Tax to date', pen.money('taxToDate'), 'NI to date', pen.aside('niToDate'))}</table>
<p style="text-align:center;font-size:9pt;margin-top:80mm">Page 1</p>`,
};

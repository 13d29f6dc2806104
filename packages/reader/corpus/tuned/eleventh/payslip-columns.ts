import { amount, employerPension, isWeekly, pence, separated, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "Liberation Sans";margin:40px 46px} .duo{display:flex;justify-content:space-between;margin-bottom:16px} .duo b{font-size:14px} .keys td{padding:1px 0 1px 14px} .keys td:last-child{text-align:right}
.main{width:100%;border-collapse:collapse} .main td,.main th{padding:4px 10px} .main th{background:#2f4858;color:#fff;text-align:right;font-weight:normal;-webkit-print-color-adjust:exact} .main th:first-child{text-align:left} .main td:not(:first-child){text-align:right;width:130px}
.grp td{font-weight:bold;padding-top:10px;color:#2f4858} .tot td{border-top:1px solid #2f4858;font-weight:bold} .net td{background:#eef2f4;font-size:14px;font-weight:bold;border-top:2px solid #2f4858;border-bottom:2px solid #2f4858;-webkit-print-color-adjust:exact}
</style>`;

const row = (kind: string, ...cells: string[]) =>
	`<tr class="${kind}">${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;

function body(pen: Pen): string {
	const year = soFar(pen);
	return `${row('grp', 'Pay', '', '')}${row('', isWeekly(pen) ? 'Wages' : 'Salary', pen.aside('basic'), amount(year.basic))}${row('', 'Commission', separated(pen.aside('bonus')), amount(year.extra))}
${row('tot', 'Gross pay', pen.money('grossPay'), pen.money('payToDate'))}
${row('grp', 'Deductions', '', '')}${row('', 'PAYE tax', pen.money('incomeTax'), pen.money('taxToDate'))}${row('', 'Employee NI', pen.money('nationalInsurance'), pen.aside('niToDate'))}${row('', 'Smart Pension (employee)', pen.money('pension'), pen.aside('pensionToDate'))}${year.loan === 0 ? '' : row('', 'Student loan', pen.money('studentLoan'), amount(year.loan))}
${row('tot', 'Total deductions', separated(pen.aside('totalDeductions')), amount(year.deductions))}
${row('net', 'Net pay', pen.money('netPay'), amount(year.net))}`;
}

function employerRows(pen: Pen): string {
	const times = Number(pen.text('taxPeriod'));
	const pension = employerPension(pen);
	return `${row('grp', 'Employer pays', '', '')}${row('', 'Employer NI', pen.aside('employerNi'), amount(times * pence(pen.aside('employerNi'))))}${row('', 'Smart Pension (employer)', amount(pension), amount(times * pension))}`;
}

const key = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;

/** A slip in which each line stands once for the period and once for the year, as desktop payrolls print it. */
export const columns: Layout = {
	name: 'eleven-payslip-columns',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="duo"><div><b>${pen.text('employeeName')}</b><br>${pen.aside('address').split(', ').join('<br>')}<br><br>Works No: ${pen.aside('payrollNumber')}</div>
<div><b>${pen.text('employerName')}</b><br>18 Market Place, Ambleford AM3 5LT<table class="keys">${key('PAYE ref', pen.aside('payeReference'))}${key('Pay date', pen.date('payDate'))}${key(`Tax ${pen.aside('periodWord').toLowerCase()}`, pen.text('taxPeriod'))}${key('Tax code', pen.text('taxCode'))}${key('NI no.', pen.text('nationalInsuranceNumber'))}${key('NI letter', 'A')}</table></div></div>
<table class="main"><tr><th></th><th>This period (£)</th><th>Year to date (£)</th></tr>${body(pen)}${employerRows(pen)}</table>
<p>Paid by direct credit to your account ••••8830.</p><p style="color:#555">Holiday: 28 days a year, 13 left. Pension statements come in July; the scheme's line is 01632 960 311.</p>`,
};

import { amount, isWeekly, separated, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "DejaVu Sans";margin:0;color:#222} .url{font:8px "Liberation Sans";display:flex;justify-content:space-between;padding:14px 24px} .nav{background:#3b1e54;color:#fff;padding:10px 30px;display:flex;justify-content:space-between;-webkit-print-color-adjust:exact;font-size:11px} main{padding:16px 30px} h1{font-size:18px;font-weight:normal;margin:0 0 2px} h2{font-size:12.5px;margin:18px 0 0;padding:5px 8px;background:#eee9f3;-webkit-print-color-adjust:exact}
dl{display:grid;grid-template-columns:150px 1fr 130px 1fr;margin:14px 0 0;row-gap:5px;font-size:11px} dt{color:#666} dd{margin:0} table{width:100%;border-collapse:collapse;font-size:11px} td,th{padding:4px 8px;border-bottom:1px solid #ddd;text-align:right;font-weight:normal} td:first-child,th:first-child{text-align:left} th{color:#666;font-size:10px} .sum td{font-weight:bold} .three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:10px;margin-top:18px} .card{border:1px solid #bbb;padding:8px 12px;font-size:17px} .card small{display:block;font-size:10px;color:#666}
</style>`;

const row = (kind: string, ...cells: string[]) =>
	`<tr class="${kind}">${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;

const pair = (label: string, value: string) => `<dt>${label}</dt><dd>${value}</dd>`;

const card = (label: string, value: string) => `<div class="card"><small>${label}</small>£${value}</div>`;

function lines(pen: Pen): string {
	const year = soFar(pen);
	return `<h2>Pay and allowances</h2><table><tr><th>Element</th><th>This period (£)</th><th>Year to date (£)</th></tr>
${row('', 'Salary', pen.aside('basic'), amount(year.basic))}${row('', 'Responsibility allowance', separated(pen.aside('bonus')), amount(year.extra))}${row('sum', 'Total pay', pen.money('grossPay'), pen.money('payToDate'))}</table>
<h2>Deductions</h2><table><tr><th>Element</th><th>This period (£)</th><th>Year to date (£)</th></tr>
${row('', 'PAYE income tax', pen.money('incomeTax'), pen.money('taxToDate'))}${row('', 'National Insurance (A)', pen.money('nationalInsurance'), pen.aside('niToDate'))}${row('', 'Pension - USS', pen.money('pension'), pen.aside('pensionToDate'))}${pen.aside('loanLine') && row('', 'Student loan plan 2', pen.money('studentLoan'), amount(year.loan))}${row('sum', 'Total deductions', separated(pen.aside('totalDeductions')), amount(year.deductions))}</table>`;
}

/** A payslip printed out of a university's staff portal: browser header, three cards, elements with this period and year to date. */
export const campus: Layout = {
	name: 'twenty-four-payslip-campus',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="url"><span>Payslip - MyView for Staff</span><span>https://myview.staffportal.ac.uk/ess/pay/view</span></div><div class="nav"><span>MyView for Staff</span><span>Home &nbsp; My details &nbsp; Absence &nbsp; <b>My pay</b> &nbsp; Sign out</span></div>
<main><h1>Payslip for ${pen.date('payDate', 'words')}</h1><span style="color:#666;font-size:11px">Faculty of Science &gt; Technical Services</span>
<div class="three">${card('Total pay', pen.money('grossPay'))}${card('Total deductions', separated(pen.aside('totalDeductions')))}${card('Net pay', pen.money('netPay'))}</div>
<dl>${pair('Name', pen.text('employeeName'))}${pair('Staff number', pen.aside('payrollNumber'))}${pair('Employer', pen.text('employerName'))}${pair('Employer PAYE ref', pen.text('payeReference'))}${pair('NI number', pen.text('nationalInsuranceNumber'))}${pair('Tax code', `${pen.text('taxCode')} (cumulative)`)}${pair('Pay frequency', isWeekly(pen) ? 'Weekly' : 'Monthly')}${pair(`Tax ${pen.aside('periodWord').toLowerCase()}`, pen.text('taxPeriod'))}${pair('Post', 'Senior Technician')}${pair('Grade / point', '6 / 27')}</dl>
${lines(pen)}
<h2>Messages</h2><p style="font-size:10.5px;padding:0 8px;line-height:1.5">Essential system maintenance takes place this Sunday between 06:00 and 12:00 and payslips will not be available. Queries about this payslip should be raised through the People Services helpdesk by the fifth working day after payment. Payment was made by BACS to your account ending 0937.</p></main>`,
};

/** A payslip like those of online bookkeeping: wide margins, thin rules, a column for the year to date. */
import type { Layout, Pen } from '../../paper.ts';
import { daysBefore, times } from './nine-b-parts.ts';

const STYLE = `<style>body{font:9.5pt "Liberation Sans",sans-serif;margin:18mm;color:#222}table{border-collapse:collapse;width:100%;margin-bottom:5mm}td,th{padding:1.5mm 0;border-bottom:1px solid #ccc;text-align:right;font-weight:400}td:first-child,th:first-child{text-align:left}th{font-weight:700;border-bottom:1.5px solid #222}th:nth-child(n+2){width:34mm}.t td{font-weight:700;border-bottom:0}.k{display:grid;grid-template-columns:auto auto;gap:1mm 5mm;font-size:9pt}.k b{text-align:right}</style>`;

const row = (...cells: readonly string[]) => `<tr><td>${cells.join('</td><td>')}</td></tr>`;
const total = (...cells: readonly string[]) => row(...cells).replace('<tr', '<tr class="t"');

function periodOf(pen: Pen): string {
	const day = pen.text('payDate');
	if (pen.aside('periodWord') === 'Week') return `${daysBefore(day, 6)} to ${daysBefore(day, 0)}`;
	return `${daysBefore(day, 27)} to ${daysBefore(day, 0)}`;
}

function deductions(pen: Pen): string {
	const sofar = (field: string) => times(pen.money(field), pen.text('taxPeriod'));
	const loan = pen.aside('loanLine')
		? row('Student Loan (Plan 2)', pen.money('studentLoan'), sofar('studentLoan'))
		: '';
	return `<table><tr><th>Deductions</th><th>This Pay</th><th>YTD</th></tr>${row('PAYE', pen.money('incomeTax'), pen.money('taxToDate'))}${row('Employee NIC', pen.money('nationalInsurance'), pen.aside('niToDate'))}
${row('Workplace Pension', pen.money('pension'), pen.aside('pensionToDate'))}${loan}${total('Total Deductions', pen.money('totalDeductions'), '')}</table>`;
}

/** Online bookkeeping's, where the year to date stands beside this pay. */
export const xeroLikePayslip: Layout = {
	name: 'nine-b-payslip-xerolike',
	type: 'payslip',
	html: (
		pen,
	) => `${STYLE}<div style="display:flex;justify-content:space-between;margin-bottom:9mm"><div><div style="font-size:20pt;margin-bottom:5mm">Payslip</div><b>${pen.text('employeeName')}</b><br>${pen.aside('address').replaceAll(', ', '<br>')}</div>
<div><b>${pen.text('employerName')}</b><br>The Old Maltings<br>AMBLEFORD<br>AM1 4RG<br>UNITED KINGDOM<br><br>PAYE Reference ${pen.text('payeReference')}</div></div>
<div style="display:flex;gap:14mm;border-top:1px solid #222;border-bottom:1px solid #222;padding:3mm 0;margin-bottom:8mm"><div class="k"><span>Pay Period</span><b>${periodOf(pen)}</b><span>Payment Date</span><b>${pen.date('payDate', 'words')}</b><span>Tax Period</span><b>${pen.text('taxPeriod')}</b></div>
<div class="k"><span>Employee ID</span><b>${pen.aside('payrollNumber')}</b><span>NI Number</span><b>${pen.text('nationalInsuranceNumber')}</b><span>Tax Code</span><b>${pen.text('taxCode')}</b><span>NI Category</span><b>A</b></div></div>
<table><tr><th>Earnings</th><th>This Pay</th><th>YTD</th></tr>${row('Regular Salary', pen.aside('basic'), times(pen.aside('basic'), pen.text('taxPeriod')))}${row('Bonus', pen.aside('bonus'), times(pen.aside('bonus'), pen.text('taxPeriod')))}
${total('Total Earnings', pen.money('grossPay'), pen.money('payToDate'))}</table>${deductions(pen)}
<table><tr><th>Employer Contributions</th><th>This Pay</th><th>YTD</th></tr>${row('Employer NIC', pen.aside('employerNi'), times(pen.aside('employerNi'), pen.text('taxPeriod')))}</table>
<div style="background:#eef3f6;padding:4mm;display:flex;justify-content:space-between;font-size:13pt"><span>Net Pay</span><b>£${pen.money('netPay')}</b></div>
<p style="font-size:8.5pt">Bank account ending 4471 &nbsp;·&nbsp; Sort code 20-45-77 &nbsp;·&nbsp; Reference WAGES</p>`,
};

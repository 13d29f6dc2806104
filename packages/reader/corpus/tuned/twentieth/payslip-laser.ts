import { amount, employerPension, hourly, isWeekly, separated, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Sans";margin:0;padding:44px 40px} .slip{border:1.5px solid #1d5c3a;border-radius:6px;overflow:hidden} table{border-collapse:collapse;width:100%}
th{background:#d3e6d9;color:#1d5c3a;font-weight:bold;font-size:9.5px;text-align:left;padding:3px 7px;border-bottom:1px solid #1d5c3a} td{padding:3px 7px} th+th,td+td{border-left:1px solid #9fc2ac} .free td+td,.free th+th{border-left:0}
.top td{padding:6px 7px;font-size:12px} .main{border-top:1px solid #1d5c3a} .main td{vertical-align:top;line-height:1.6} .n{text-align:right} th.n{text-align:right} .tall td{height:104px}
.lower{display:grid;grid-template-columns:280px 1fr 1fr;border-top:1px solid #1d5c3a} .lower>div+div{border-left:1px solid #1d5c3a} .window{padding:34px 20px;line-height:1.4;font-size:12px} .sums td{border-left:0!important;padding:2px 7px}
.last{border-top:1px solid #1d5c3a} .last td{padding:6px 7px} .net{background:#d3e6d9;font-weight:bold;font-size:14px;text-align:right}
</style>`;

const column = (...cells: string[]) => cells.filter((each) => each !== '').join('<br>');

function main(pen: Pen): string {
	const { hours, rate } = hourly(pen);
	const loan = pen.aside('loanLine') !== '';
	return `<table class="main"><tr><th style="width:24%">Payments</th><th class="n">Units</th><th class="n">Rate</th><th class="n">Amount</th><th style="width:24%">Deductions</th><th class="n">Amount</th></tr>
<tr class="tall"><td>${column(isWeekly(pen) ? 'Basic Hours' : 'Salary', 'Bonus')}</td><td class="n">${column(isWeekly(pen) ? hours : '1.00', '1.00')}</td><td class="n">${column(isWeekly(pen) ? rate : pen.aside('basic'), separated(pen.aside('bonus')))}</td>
<td class="n">${column(pen.aside('basic'), separated(pen.aside('bonus')))}</td><td>${column('PAYE Tax', 'National Insurance', 'Pension Ee', loan ? 'Student Loan' : '')}</td>
<td class="n">${column(pen.money('incomeTax'), pen.money('nationalInsurance'), pen.money('pension'), loan ? pen.money('studentLoan') : '')}</td></tr></table>`;
}

const sums = (title: string, rows: readonly (readonly [string, string])[]) =>
	`<div><table class="sums"><tr><th colspan="2">${title}</th></tr>${rows.map(([label, value]) => `<tr><td>${label}</td><td class="n">${value}</td></tr>`).join('')}</table></div>`;

function lower(pen: Pen): string {
	const year = soFar(pen);
	const times = Number(pen.text('taxPeriod'));
	return `<div class="lower"><div class="window">${pen.text('employeeName')}<br>${pen.aside('address').split(', ').join('<br>')}</div>
${sums('This Period', [
	['Total Gross Pay', pen.money('grossPay')],
	['Gross for Tax', amount(year.taxable / times)],
	['Earnings for NI', pen.money('grossPay')],
	['Pension Er', amount(employerPension(pen))],
	['Employer NI', pen.aside('employerNi')],
])}
${sums('Year To Date', [
	['Total Gross Pay TD', pen.money('payToDate')],
	['Gross for Tax TD', amount(year.taxable)],
	['Tax Paid TD', pen.money('taxToDate')],
	['Earnings for NI TD', pen.money('payToDate')],
	['National Insurance TD', pen.aside('niToDate')],
	['Pension Ee TD', pen.aside('pensionToDate')],
	...(year.loan === 0 ? [] : ([['Student Loan TD', amount(year.loan)]] as const)),
])}</div>`;
}

/** A desktop package's laser form: headings in tinted bars over their boxes, the net pay in the corner. */
export const laser: Layout = {
	name: 'twentieth-payslip-laser',
	type: 'payslip',
	html: (pen) => `${style}<div class="slip">
<table class="top"><tr><th>Employee No.</th><th style="width:38%">Employee Name</th><th>Process Date</th><th>National Insurance No.</th></tr>
<tr><td>${pen.aside('payrollNumber')}</td><td>${pen.text('employeeName')}</td><td>${pen.date('payDate')}</td><td>${pen.text('nationalInsuranceNumber')}</td></tr></table>
${main(pen)}${lower(pen)}
<table class="last"><tr><th style="width:31%">Company</th><th>Tax Code</th><th>NI</th><th>Tax Period</th><th>Payment Period</th><th>Method</th><th class="n" style="width:16%">Net Pay</th></tr>
<tr><td>${pen.text('employerName')}</td><td>${pen.text('taxCode')}</td><td>A</td><td>${pen.text('taxPeriod')}</td><td>${isWeekly(pen) ? 'Weekly' : 'Monthly'}</td><td>BACS</td><td class="net">${pen.money('netPay')}</td></tr></table></div>`,
};

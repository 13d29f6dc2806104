import { amount, hundredths, pence } from '../../eleven-sums.ts';
import type { Layout } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Sans";margin:30px 34px} table{border-collapse:collapse;width:100%} .o{border:1.5px solid #000;margin-bottom:6px} .o td,.o th{padding:3px 8px;text-align:left;vertical-align:top} .o th{background:#dcdcdc;border-bottom:1px solid #000;font-size:10px;-webkit-print-color-adjust:exact} .n{text-align:right!important} .three{display:grid;grid-template-columns:1.1fr 1fr 1fr;gap:6px} .net{font-size:14px;font-weight:bold}
</style>`;

const row = (label: string, value: string) => `<tr><td>${label}</td><td class="n">${value}</td></tr>`;

/** A small firm's slip as its payroll program prints it: three boxes side by side, the totals to date in the last. */
export const smallFirm: Layout = {
	name: 'twenty-fifth-payslip-small-firm',
	type: 'payslip',
	html: (pen) => {
		const employer = hundredths(pence(pen.text('grossPay')), 3);
		return `${style}
<table class="o"><tr><th>Employer</th><th>Employee</th><th>Works No.</th><th>Pay Date</th></tr><tr><td>${pen.text('employerName')}</td><td>${pen.text('employeeName')}</td><td>${pen.aside('payrollNumber')}</td><td>${pen.date('payDate')}</td></tr></table>
<table class="o"><tr><th>Tax Code</th><th>NI Number</th><th>NI Table</th><th>${pen.aside('periodWord')} No.</th><th>Method</th></tr><tr><td>${pen.text('taxCode')}</td><td>${pen.text('nationalInsuranceNumber')}</td><td>A</td><td>${pen.text('taxPeriod')}</td><td>Credit Transfer</td></tr></table>
<div class="three"><table class="o"><tr><th>Payments</th><th class="n">£</th></tr>${row('Basic Pay', pen.aside('basic'))}${row('Bonus', pen.aside('bonus'))}${row('&nbsp;', '')}${row('&nbsp;', '')}${row('<b>Gross Pay</b>', `<b>${pen.money('grossPay')}</b>`)}</table>
<table class="o"><tr><th>Deductions</th><th class="n">£</th></tr>${row('PAYE Tax', pen.money('incomeTax'))}${row('National Insurance', pen.money('nationalInsurance'))}${row('Employee Pension', pen.money('pension'))}${pen.aside('loanLine') ? row('Student Loan', pen.money('studentLoan')) : row('&nbsp;', '')}${row('<b>Total Deductions</b>', `<b>${pen.money('totalDeductions')}</b>`)}</table>
<table class="o"><tr><th>Year To Date</th><th class="n">£</th></tr>${row('Gross Pay', pen.money('payToDate'))}${row('Tax Paid', pen.money('taxToDate'))}${row('Employee NI', pen.aside('niToDate'))}${row('Employee Pension', pen.aside('pensionToDate'))}${row('&nbsp;', '')}</table></div>
<table class="o"><tr><td>Employer NI this period: ${pen.aside('employerNi')}</td><td>Employer Pension this period: ${amount(employer)}</td><td class="n net">NET PAY &nbsp; £${pen.money('netPay')}</td></tr></table>`;
	},
};

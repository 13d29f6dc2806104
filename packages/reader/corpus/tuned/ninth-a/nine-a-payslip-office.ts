import type { Layout } from '../../paper.ts';
import { less, times } from './nine-a-sums.ts';

const style = `
body{font:12px "Liberation Sans";margin:40px 46px;color:#1b2733}
.top{display:flex;justify-content:space-between;align-items:flex-start}h1{font-size:18px;margin:0;font-weight:600}
.cards{display:grid;grid-template-columns:repeat(4,1fr);gap:10px;margin:18px 0}
.card{background:#f0f4f8;border-radius:6px;padding:9px 11px}.card small{display:block;color:#5a6b7b;margin-bottom:3px}.card b{font-size:14px}
.card.net{background:#0b5fff;color:#fff}.card.net small{color:#dbe6ff}
table{width:100%;border-collapse:collapse;margin-bottom:18px}th{font-weight:600;text-align:right;color:#5a6b7b;border-bottom:1px solid #c5d0da;padding:5px 4px}
th:first-child,td:first-child{text-align:left}td{text-align:right;padding:5px 4px;border-bottom:1px solid #eef2f5}.foot{font-size:10px;color:#5a6b7b}`;

/** A row of this period's amount and the year's. */
const row = (label: string, now: string, year: string) =>
	`<tr><td>${label}</td><td>${now}</td><td>${year}</td></tr>`;

/** An office's payslip from a program in the browser: cards on top, then this period beside the year to date. */
export const office: Layout = {
	name: 'nine-a-payslip-office',
	type: 'payslip',
	html: (pen) => {
		const period = pen.text('taxPeriod');
		const year = (amount: string) => times(amount, period);
		const loan = pen.aside('loanLine') && pen.money('studentLoan');
		const totals = [pen.money('totalDeductions'), pen.money('netPay')] as const;
		return `<style>${style}</style>
<div class=top><div><h1>Payslip</h1>${pen.text('employeeName')}<br>${pen.aside('address')}</div>
<div style="text-align:right"><b>${pen.text('employerName')}</b><br>Unit 5, Kiln Yard, Ambleford AM1 2BB<br>Employer PAYE ref ${pen.text('payeReference')}</div></div>
<div class=cards><div class=card><small>Payment date</small><b>${pen.date('payDate', 'words')}</b></div>
<div class=card><small>Gross</small><b>£${pen.money('grossPay')}</b></div>
<div class=card><small>Deductions</small><b>£${totals[0]}</b></div>
<div class="card net"><small>Net pay</small><b>£${totals[1]}</b></div></div>
<div class=cards><div class=card><small>Employee ID</small><b>${pen.aside('payrollNumber')}</b></div>
<div class=card><small>National Insurance no.</small><b>${pen.text('nationalInsuranceNumber')}</b></div>
<div class=card><small>Tax code / NI table</small><b>${pen.text('taxCode')} / A</b></div>
<div class=card><small>Tax period</small><b>${pen.aside('periodWord')} ${period}</b></div></div>
<table><tr><th>Earnings</th><th>This period (£)</th><th>Year to date (£)</th></tr>
${row('Salary', pen.aside('basic'), year(pen.aside('basic')))}
${row('Performance bonus', pen.aside('bonus'), year(pen.aside('bonus')))}
${row('<b>Total gross</b>', `<b>${pen.money('grossPay')}</b>`, `<b>${pen.money('payToDate')}</b>`)}</table>
<table><tr><th>Deductions</th><th>This period (£)</th><th>Year to date (£)</th></tr>
${row('PAYE tax', pen.money('incomeTax'), pen.money('taxToDate'))}
${row('Employee NIC', pen.money('nationalInsurance'), pen.aside('niToDate'))}
${row('Employee pension (net pay arrangement)', pen.money('pension'), pen.aside('pensionToDate'))}
${loan ? row('Student loan (plan 2)', loan, year(loan)) : ''}
${row('<b>Total deductions</b>', `<b>${totals[0]}</b>`, `<b>${year(totals[0])}</b>`)}</table>
<table><tr><th>Paid by your employer</th><th>This period (£)</th><th>Year to date (£)</th></tr>
${row('Employer NIC', pen.aside('employerNi'), year(pen.aside('employerNi')))}
${row('Employer pension', pen.money('pension'), pen.aside('pensionToDate'))}</table>
<p>Taxable pay this period: £${less(pen.money('grossPay'), pen.money('pension'))}. Paid by BACS to sort code 20-**-**, account ****4471.</p>
<p class=foot>Annual leave taken 14 of 27 days. Questions? payroll@kilnyard.example or 01632 960 118. Created online; no signature needed.</p>`;
	},
};

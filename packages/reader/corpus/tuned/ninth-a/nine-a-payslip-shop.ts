import type { Layout } from '../../paper.ts';
import { times } from './nine-a-sums.ts';

const style = `
body{font:12px "DejaVu Sans Condensed","DejaVu Sans";margin:24px;width:400px}
.head{background:#c8102e;color:#fff;padding:8px 10px;font-weight:bold;font-size:14px}
.meta{display:grid;grid-template-columns:1fr 1fr;gap:2px 12px;padding:8px 10px;border:1px solid #c8102e}
table{width:100%;border-collapse:collapse;margin-top:8px}th{text-align:left;border-bottom:2px solid #c8102e;padding:3px 4px}
td{padding:3px 4px}.n{text-align:right}.sum td{border-top:1px solid #999;font-weight:bold}
.net{margin-top:10px;padding:8px 10px;border:2px solid #c8102e;font-size:16px;font-weight:bold;display:flex;justify-content:space-between}
.foot{font-size:9.5px;color:#444;margin-top:10px}`;

/** A shop's payslip of a week on a narrow slip: store and clock numbers, hours, one list that runs down to the pay. */
export const shop: Layout = {
	name: 'nine-a-payslip-shop',
	type: 'payslip',
	html: (pen) => `<style>${style}</style>
<div class=head>${pen.text('employerName')}</div>
<div class=meta><span><b>${pen.text('employeeName')}</b></span><span>Tax ${pen.aside('periodWord')}: ${pen.text('taxPeriod')}</span>
<span>Clock no: ${pen.aside('payrollNumber')}</span><span>Pay date: ${pen.date('payDate')}</span>
<span>Store: 0417 Ambleford</span><span>Tax code: ${pen.text('taxCode')}</span>
<span>NI no: ${pen.text('nationalInsuranceNumber')}</span><span>NI cat: A</span></div>
<table><tr><th>Pay<th class=n>Hrs<th class=n>£</tr>
<tr><td>Basic hours<td class=n>${pen.aside('hours')}<td class=n>${pen.aside('basic')}</tr>
<tr><td>Sunday premium<td class=n><td class=n>${pen.aside('bonus')}</tr>
<tr class=sum><td>Total pay<td><td class=n>${pen.money('grossPay')}</tr>
<tr><th>Deductions<th><th></tr>
<tr><td>Tax<td><td class=n>${pen.money('incomeTax')}</tr>
<tr><td>Nat. Ins.<td><td class=n>${pen.money('nationalInsurance')}</tr>
<tr><td>Pension 5%<td><td class=n>${pen.money('pension')}</tr>
${pen.aside('loanLine') ? `<tr><td>Student loan plan 2<td><td class=n>${pen.money('studentLoan')}</tr>` : ''}
<tr class=sum><td>Total deductions<td><td class=n>${pen.money('totalDeductions')}</tr></table>
<div class=net><span>Take home pay</span><span>£${pen.money('netPay')}</span></div>
<table><tr><th colspan=2>So far this tax year</tr>
<tr><td>Total pay<td class=n>${pen.money('payToDate')}</tr><tr><td>Tax paid<td class=n>${pen.money('taxToDate')}</tr>
<tr><td>National Insurance<td class=n>${pen.aside('niToDate')}</tr><tr><td>Pension<td class=n>${times(pen.money('pension'), pen.text('taxPeriod'))}</tr></table>
<p class=foot>Paid into bank account ending 6120. Staff discount card 6338 2204 1187. Holiday left: 11.5 days.<br>
Something wrong? Talk to your store manager first, then call People Services on 0800 555 0117.</p>`,
};

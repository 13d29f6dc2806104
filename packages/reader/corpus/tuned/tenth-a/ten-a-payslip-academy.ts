import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px Carlito,Arial;margin:34px 42px;color:#222} h1{font-size:18px;margin:0;color:#7b1e3a} .two{display:flex;gap:22px} .two>*{flex:1}
dl{display:grid;align-content:start;grid-template-columns:130px 1fr;margin:10px 0;row-gap:3px} dt{color:#666} dd{margin:0} table{border-collapse:collapse;width:100%;margin-top:10px;align-self:flex-start}
th{border-bottom:2px solid #7b1e3a;text-align:left;padding:4px} td{padding:4px;border-bottom:1px solid #e8dade} .n{text-align:right} .sum td{font-weight:bold;border-top:1px solid #7b1e3a}
.net{background:#7b1e3a;color:#fff;padding:9px 14px;margin-top:14px;display:flex;justify-content:space-between;font-size:15px}</style>`;

const row = (label: string, now: string, toDate: string) =>
	`<tr><td>${label}</td><td class="n">${now}</td><td class="n">${toDate}</td></tr>`;

const head = (title: string) =>
	`<tr><th>${title}</th><th class="n">This period (£)</th><th class="n">Tax year to date (£)</th></tr>`;

/** What is taken off a teacher's salary. */
const deductions = (pen: Pen) => `<table>${head('Deductions')}
${row('Income tax', pen.money('incomeTax'), pen.money('taxToDate'))}
${row('National Insurance', pen.money('nationalInsurance'), pen.aside('niToDate'))}
${row("Teachers' Pension Scheme", pen.money('pension'), pen.aside('pensionToDate'))}
${pen.aside('loanLine') && row('Student loan', pen.money('studentLoan'), '')}
<tr class="sum"><td>Total deductions</td><td class="n">${pen.money('totalDeductions')}</td><td></td></tr></table>`;

const earnings = (pen: Pen) => `<table>${head('Earnings')}
${row('Teacher main pay range M6', pen.aside('basic'), '')}
${row('TLR 2a – Head of Year', pen.aside('bonus'), '')}
<tr class="sum"><td>Gross earnings</td><td class="n">${pen.money('grossPay')}</td><td class="n">${pen.money('payToDate')}</td></tr></table>`;

/** What a teacher at an academy is sent: two tables below each other with the year beside the month. */
export const academy: Layout = {
	name: 'ten-a-payslip-academy',
	type: 'payslip',
	html: (pen) => `${style}
<div style="display:flex;justify-content:space-between"><h1>Payslip</h1><div style="text-align:right"><b>${pen.text('employerName')}</b><br>Central Services Hub, Priory Road, Ambleford</div></div>
<div class="two"><dl><dt>Employee</dt><dd><b>${pen.text('employeeName')}</b></dd><dt>Payroll no</dt><dd>${pen.aside('payrollNumber')}</dd><dt>Role</dt><dd>Teacher (1.0 FTE)</dd><dt>TP reference</dt><dd>04/71935</dd></dl>
<dl><dt>Date of payment</dt><dd>${pen.date('payDate', 'words')}</dd><dt>Tax period</dt><dd>${pen.text('taxPeriod')}</dd><dt>Tax code</dt><dd>${pen.text('taxCode')}</dd><dt>NI number</dt><dd>${pen.text('nationalInsuranceNumber')}</dd><dt>NI category</dt><dd>A</dd></dl></div>
${earnings(pen)}${deductions(pen)}
<div class="net"><span>Net pay, to your bank account ending 417</span><b>£${pen.money('netPay')}</b></div>
<div class="two" style="margin-top:14px"><div><b>Paid by the Trust on your behalf</b><br>Employer's National Insurance £${pen.aside('employerNi')}<br>This is not part of your pay.</div>
<div><b>News from HR</b><br>Annual salary statements will be on the staff portal from the first week of term. Please check that your address is up to date.</div></div>
<p style="font-size:10px;color:#777;margin-top:26px">PAYE reference ${pen.text('payeReference')} · Tier 2 contribution band · This payslip was produced electronically and needs no signature.</p>`,
};

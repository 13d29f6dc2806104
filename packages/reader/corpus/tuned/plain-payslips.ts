/** Payslips as an app, a bureau and a typist set them. Drawn to see what few words and little room do to the reader. */
import type { Layout, Pen } from '../paper.ts';

const loan = (pen: Pen, line: (label: string, value: string) => string) =>
	pen.aside('loanLine') ? line('Student loan', pen.money('studentLoan')) : '';

const card = (title: string, lines: string) => `<section><h2>${title}</h2>${lines}</section>`;

const line = (label: string, value: string) =>
	`<div class="l"><span>${label}</span><span>${value}</span></div>`;

const minus = (label: string, value: string) => line(label, `−£${value}`);

const appSlip = (
	pen: Pen,
) => `<style>body{font:13px "Liberation Sans";width:390px;margin:20px auto} header{background:#20304a;color:#fff;padding:18px;border-radius:12px;-webkit-print-color-adjust:exact} header b{font-size:28px;display:block} section{border:1px solid #dde;border-radius:12px;padding:10px 14px;margin-top:12px} h2{font-size:13px;margin:0 0 6px;color:#567} .l{display:flex;justify-content:space-between;padding:4px 0}</style>
<header>Take-home pay<b>£${pen.money('netPay')}</b>paid ${pen.date('payDate', 'words')}</header>
${card('What you earned', line('Salary', `£${pen.aside('basic')}`) + line('Bonus', `£${pen.aside('bonus')}`) + line('<b>Total earned</b>', `<b>£${pen.money('grossPay')}</b>`))}
${card('What came off', minus('Income Tax', pen.money('incomeTax')) + minus('National Insurance', pen.money('nationalInsurance')) + minus('Pension (you)', pen.money('pension')) + loan(pen, minus) + line('<b>Total taken off</b>', `<b>−£${pen.money('totalDeductions')}</b>`))}
${card('This tax year so far', line('Pay', `£${pen.money('payToDate')}`) + line('Income Tax', `£${pen.money('taxToDate')}`) + line('National Insurance', `£${pen.aside('niToDate')}`))}
${card('About you', line('Name', pen.text('employeeName')) + line('Employer', pen.text('employerName')) + line('Tax code', pen.text('taxCode')) + line(`Tax ${pen.aside('periodWord').toLowerCase()}`, pen.text('taxPeriod')) + line('NI number', pen.text('nationalInsuranceNumber')) + line('Payroll ID', pen.aside('payrollNumber')))}`;

const head = (label: string, value: string) => `<div><i>${label}</i>${value}</div>`;

const cells = (...each: string[]) => `<tr>${each.map((one) => `<td>${one}</td>`).join('')}</tr>`;

const bureauSlip = (
	pen: Pen,
) => `<style>body{font:10px "Liberation Sans";margin:24px} .h{display:grid;grid-template-columns:repeat(5,1fr);border:1px solid #000} .h div{border-right:1px solid #000;padding:2px 5px} i{display:block;font-style:normal;font-size:8px} .b{display:grid;grid-template-columns:1.3fr 1fr 1fr;border:1px solid #000;border-top:0} .b>div{border-right:1px solid #000} table{width:100%} td:not(:first-child){text-align:right} th{background:#ccc;text-align:left;font-size:9px}</style>
<div class="h">${head('Co.', '0417')}${head('Employee', `${pen.aside('payrollNumber')} ${pen.text('employeeName')}`)}${head('NI no.', pen.text('nationalInsuranceNumber'))}${head('Code', pen.text('taxCode'))}${head(`Tax ${pen.aside('periodWord')}`, pen.text('taxPeriod'))}</div>
<div class="b"><div><table><tr><th>Payments</th><th>Units</th><th>Rate</th><th>Amount</th></tr>${cells('Basic', '1.00', pen.aside('basic'), pen.aside('basic'))}${cells('Bonus', '', '', pen.aside('bonus'))}</table></div>
<div><table><tr><th>Deductions</th><th>Amount</th></tr>${cells('Tax', pen.money('incomeTax'))}${cells('NI', pen.money('nationalInsurance'))}${cells('Pension EE', pen.money('pension'))}${loan(pen, (label, value) => cells(label, value))}</table></div>
<div><table><tr><th>Balances this year</th><th></th></tr>${cells('Gross', pen.money('payToDate'))}${cells('Tax', pen.money('taxToDate'))}${cells('NI EE', pen.aside('niToDate'))}${cells('Pension EE', pen.aside('pensionToDate'))}${cells('NI ER', pen.aside('employerNi'))}</table></div></div>
<div class="h">${head('Paid by', 'BACS')}${head('Paid on', pen.date('payDate'))}${head('Total payments', pen.money('grossPay'))}${head('Total deductions', pen.money('totalDeductions'))}${head('Net pay', pen.money('netPay'))}</div><p>${pen.text('employerName')}, 4 Mill Road, Ambleford AM2 4LL &nbsp; PAYE ${pen.text('payeReference')}</p>`;

const dots = (label: string, value: string) => `${`${label} `.padEnd(46, '.')} ${value.padStart(12)}`;

const typedSlip = (
	pen: Pen,
) => `<style>pre{font:12px "Liberation Mono";margin:50px}</style><pre>${pen.text('employerName')}
The Old Dairy, Ambleford AM7 3HH

Wages slip for ${pen.text('employeeName')}, ${pen.aside('periodWord').toLowerCase()} ${pen.text('taxPeriod')}
NI ${pen.text('nationalInsuranceNumber')}   Code ${pen.text('taxCode')}   Paid ${pen.date('payDate', 'words')}

${dots('Wages', pen.aside('basic'))}
${dots('Extra', pen.aside('bonus'))}
${dots('Gross wages', pen.money('grossPay'))}
${dots('less: tax', pen.money('incomeTax'))}
${dots('      NI', pen.money('nationalInsurance'))}
${dots('      pension', pen.money('pension'))}
${pen.aside('loanLine') ? dots('      student loan', pen.money('studentLoan')) : ''}
${dots('Total off', pen.money('totalDeductions'))}
${dots('To your bank', pen.money('netPay'))}

${dots('Gross wages since 6 April', pen.money('payToDate'))}
${dots('Tax since 6 April', pen.money('taxToDate'))}
</pre>`;

const both = (label: string, now: string, year: string) => cells(label, now, year);

const twoFigures = (
	pen: Pen,
) => `<style>body{font:12px "Liberation Serif";margin:50px} table{width:520px;border-collapse:collapse} td{padding:3px 6px;border-bottom:1px dotted #999} td:not(:first-child){text-align:right}</style>
<p><b>${pen.text('employerName')}</b></p><p>Pay for ${pen.aside('periodWord').toLowerCase()} ${pen.text('taxPeriod')}, paid on ${pen.date('payDate', 'words')}</p><p>${pen.text('employeeName')}<br>NI number: ${pen.text('nationalInsuranceNumber')}<br>Tax code: ${pen.text('taxCode')}</p>
<table>${both('', 'Now', 'Year')}${both('Gross pay', pen.money('grossPay'), pen.money('payToDate'))}${both('Tax', pen.money('incomeTax'), pen.money('taxToDate'))}${both('National Insurance', pen.money('nationalInsurance'), pen.aside('niToDate'))}${both('Pension', pen.money('pension'), pen.aside('pensionToDate'))}${loan(pen, (label, value) => both(label, value, ''))}${both('Net pay', pen.money('netPay'), pen.aside('netToDate'))}</table>`;

/** The papers. */
export const plainPayslips: readonly Layout[] = [
	{ name: 'plain-payslip-app', type: 'payslip', html: appSlip },
	{ name: 'plain-payslip-bureau', type: 'payslip', html: bureauSlip },
	{ name: 'plain-payslip-typed', type: 'payslip', html: typedSlip },
	{ name: 'plain-payslip-two-figures', type: 'payslip', html: twoFigures },
];

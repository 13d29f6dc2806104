import { amount, dashed, separated, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
@page{margin:0} body{font:13px "Liberation Sans Narrow";margin:0;color:#000;position:relative;height:1110px} .top,.low{position:absolute;left:70px;right:70px;display:flex;justify-content:space-between;font-size:11px} .top{top:32px} .low{bottom:34px}
table{border-collapse:collapse;table-layout:fixed;width:590px;margin:0;position:absolute;left:70px;top:74px} td{border:1px solid #c4c4c4;height:21px;padding:0 4px;white-space:nowrap} .m span{float:right} b{font-weight:bold} .y td{background:#fff2cc;-webkit-print-color-adjust:exact} .k td{border-bottom:2px solid #000}
</style>`;

/** A cell in the accounting form: the pound sign at the left of it and the figure at the right. */
const sum = (value: string) => `<td class="m">£<span>${value}</span></td>`;

const line = (label: string, now: string, before: string, kind = '') =>
	`<tr class="${kind}"><td colspan="2">${label}</td>${now ? sum(now) : '<td></td>'}${before ? sum(before) : '<td></td>'}</tr>`;

const pair = (label: string, value: string, label2 = '', value2 = '') =>
	`<tr><td>${label}</td><td>${value}</td><td>${label2}</td><td style="text-align:right">${value2}</td></tr>`;

const blank = '<tr><td></td><td></td><td></td><td></td></tr>';

function sheet(pen: Pen): string {
	const past = soFar(pen);
	return `<table><colgroup><col style="width:135px"><col style="width:205px"><col><col></colgroup>
<tr><td colspan="4" style="font-size:19px;height:30px"><b>${pen.text('employerName')}</b></td></tr><tr class="k"><td colspan="4"><b>Payslip</b></td></tr>
${pair('Employee', pen.text('employeeName'), 'Date paid', dashed(pen.text('payDate')))}${pair('NI no.', pen.text('nationalInsuranceNumber'), 'Tax code', pen.text('taxCode'))}${pair('PAYE ref', pen.text('payeReference'), `Tax ${pen.aside('periodWord').toLowerCase()}`, pen.text('taxPeriod'))}${blank}
<tr class="k"><td></td><td></td><td style="text-align:right"><b>This ${pen.aside('periodWord').toLowerCase()}</b></td><td style="text-align:right"><b>Year to date</b></td></tr>
${line('Wages', pen.aside('basic'), amount(past.basic))}${line('Bonus', separated(pen.aside('bonus')), amount(past.extra))}${line('<b>Gross pay</b>', pen.money('grossPay'), pen.money('payToDate'), 'k')}${blank}
${line('Less:', '', '')}${line('Tax', pen.money('incomeTax'), pen.money('taxToDate'))}${line('NI (employee)', pen.money('nationalInsurance'), pen.aside('niToDate'))}${line('Nest pension 5%', pen.money('pension'), pen.aside('pensionToDate'))}${line('Student loan plan 2', pen.aside('loanLine') ? pen.money('studentLoan') : '-', past.loan ? amount(past.loan) : '-')}
${line('Total deductions', separated(pen.aside('totalDeductions')), amount(past.deductions), 'k')}${blank}${line('<b>NET PAY</b>', `<b>${pen.money('netPay')}</b>`, amount(past.net), 'y')}${blank}
<tr><td colspan="2">NI (employer) - for info only</td>${sum(pen.aside('employerNi'))}<td></td></tr>${blank}
<tr><td colspan="4">Paid by bank transfer. Any queries see Denise in the office.</td></tr></table>`;
}

/** The slip that the bookkeeper of a small company keeps in a spreadsheet and prints with its grid, the file's name above and the page below. */
export const spreadsheet: Layout = {
	name: 'fourteen-payslip-spreadsheet',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="top"><span>Wages 24-25 v3.xlsx</span><span>${pen.aside('periodWord')} ${pen.text('taxPeriod')}</span></div>${sheet(pen)}
<div class="low"><span></span><span>Page 1 of 1</span><span></span></div>`,
};

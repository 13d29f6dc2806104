/** A payslip like a supermarket's four-weekly one: the pay of each week on its own line, deductions and totals of the year beside it. Its sums are those of the month or week that the people of the corpus are paid for, so it names no frequency. */
import type { Layout, Pen } from '../../paper.ts';
import { partsOf } from './nine-b-parts.ts';

const STYLE = `<style>body{font:8.5pt "Liberation Sans Narrow","Arial Narrow",sans-serif;margin:10mm;width:150mm}table{border-collapse:collapse;width:100%}.o td{border:1.5px solid #00539f;vertical-align:top;padding:1mm 2mm}.i td{border:0;padding:.3mm 0}.i td:last-child{text-align:right}th{background:#00539f;color:#fff;text-align:left;padding:.8mm 2mm}.l{color:#00539f;font-size:7pt;display:block}</style>`;

const line = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;
const box = (label: string, value: string) => `<td><span class="l">${label}</span>${value}</td>`;

function weeks(pen: Pen): string {
	const parts = partsOf(pen.aside('basic'), pen.aside('periodWord') === 'Week' ? [1] : [1, 1, 1, 1]);
	const lines = parts.map((part, at) => line(`Basic pay wk ${at + 1}`, part));
	return `<table class="i">${lines.join('')}${line('Colleague bonus', pen.aside('bonus'))}</table>`;
}

function deductions(pen: Pen): string {
	const loan = pen.aside('loanLine') && line('Student loan', pen.money('studentLoan'));
	return `<table class="i">${line('Income tax', pen.money('incomeTax'))}${line('National Insurance', pen.money('nationalInsurance'))}${line('Pension plan', pen.money('pension'))}${loan}</table>`;
}

function balances(pen: Pen): string {
	return `<table class="i">${line('Gross pay', pen.money('payToDate'))}${line('Tax paid', pen.money('taxToDate'))}${line('NI paid', pen.aside('niToDate'))}${line('Pension plan', pen.aside('pensionToDate'))}${line('Net pay', pen.aside('netToDate'))}</table>`;
}

/** A supermarket's, half as wide as the paper that it is printed on. */
export const supermarketPayslip: Layout = {
	name: 'nine-b-payslip-supermarket',
	type: 'payslip',
	html: (
		pen,
	) => `${STYLE}<div style="display:flex;justify-content:space-between;margin-bottom:2mm"><b style="font-size:13pt;color:#00539f">${pen.text('employerName')}</b><span>PRIVATE &amp; CONFIDENTIAL</span></div>
<table class="o"><tr>${box('Name', pen.text('employeeName'))}${box('Colleague number', `60${pen.aside('payrollNumber')}`)}${box('Store', '2217')}${box('Dept', '048 GROCERY')}</tr>
<tr>${box('NI number', pen.text('nationalInsuranceNumber'))}${box('Tax code', pen.text('taxCode'))}${box('Tax period', pen.text('taxPeriod'))}${box('Pay date', pen.date('payDate', 'short'))}</tr></table>
<table class="o" style="margin-top:2mm"><tr><th style="width:36%">PAY AND ALLOWANCES</th><th style="width:32%">DEDUCTIONS</th><th>YEAR TO DATE</th></tr>
<tr style="height:38mm"><td>${weeks(pen)}</td><td>${deductions(pen)}</td><td>${balances(pen)}</td></tr>
<tr><td><table class="i">${line('<b>Total pay</b>', `<b>${pen.money('grossPay')}</b>`)}</table></td><td><table class="i">${line('<b>Total deductions</b>', `<b>${pen.money('totalDeductions')}</b>`)}</table></td><td style="background:#e6eef7"><table class="i">${line('<b>NET PAY £</b>', `<b>${pen.money('netPay')}</b>`)}</table></td></tr></table>
<table class="o" style="margin-top:2mm"><tr>${box('Employer PAYE ref', pen.text('payeReference'))}${box('NI category', 'A')}${box('Holiday left (hours)', '61.50')}${box('Discount card', '6340 0712 4471 0936')}</tr></table>
<p>Your rota and your payslips are on the colleague pages. Pay query? Ask your people manager or ring 0800 496 0118.</p>`,
};

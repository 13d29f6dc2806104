import { amount, employerPension, hourly, inPairs, separated } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
@page{margin:0} body{font:10.5px "DejaVu Sans Condensed";margin:34px 38px;color:#111} .slip{border:1.5px solid #1e5945;width:1040px} .head{display:flex;justify-content:space-between;background:#1e5945;color:#fff;padding:7px 12px;font-size:13px;-webkit-print-color-adjust:exact}
.facts{display:grid;grid-template-columns:110px 1.6fr 1fr .8fr 1fr .7fr .9fr;border-bottom:1px solid #1e5945} .facts div{padding:4px 8px;border-left:1px solid #9dbfb2} .facts div:first-child{border:0} small{display:block;font-size:8.5px;color:#1e5945}
.three{display:grid;grid-template-columns:1.35fr 1fr 1fr;height:235px} .three>div{border-left:1px solid #1e5945} .three>div:first-child{border:0} .cap{background:#dcebe4;padding:3px 8px;font-weight:bold;-webkit-print-color-adjust:exact} table{width:100%;border-collapse:collapse} td,th{padding:3px 8px;font-weight:normal;text-align:left} th{font-size:8.5px;color:#1e5945} .n{text-align:right;white-space:nowrap}
.sum{display:grid;grid-template-columns:1.35fr 1fr 1fr;border-top:1.5px solid #1e5945;font-weight:bold} .sum div{display:flex;justify-content:space-between;padding:6px 8px;border-left:1px solid #1e5945} .sum div:first-child{border:0} .net{background:#dcebe4;font-size:13px;-webkit-print-color-adjust:exact}
.foot{display:flex;justify-content:space-between;border-top:1px solid #1e5945;padding:10px 12px;min-height:78px}
</style>`;

const row = (label: string, value: string) => `<tr><td>${label}<td class="n">${value}</tr>`;

const fact = (label: string, value: string) => `<div><small>${label}</small>${value}</div>`;

function payments(pen: Pen): string {
	const { hours, rate } = hourly(pen);
	return `<div><div class="cap">Payments</div><table><tr><th>Description<th class="n">Units<th class="n">Rate<th class="n">Amount</tr>
<tr><td>Basic Pay<td class="n">${hours}<td class="n">${rate}<td class="n">${pen.aside('basic')}</tr>
<tr><td>Performance Bonus<td class="n">1.00<td class="n"><td class="n">${separated(pen.aside('bonus'))}</tr></table></div>`;
}

const deductions = (
	pen: Pen,
) => `<div><div class="cap">Deductions</div><table><tr><th>Description<th class="n">Amount</tr>
${row('PAYE Tax', pen.money('incomeTax'))}${row('National Insurance', pen.money('nationalInsurance'))}${row('Pension EE 5%', pen.money('pension'))}${pen.aside('loanLine') && row('Student Loan', pen.money('studentLoan'))}</table></div>`;

const balances = (
	pen: Pen,
) => `<div><div class="cap">Balances</div><table><tr><th>Year to date<th class="n">Amount</tr>
${row('Gross Pay TD', pen.money('payToDate'))}${row('Tax Paid TD', pen.money('taxToDate'))}${row('NI EE TD', pen.aside('niToDate'))}${row('Pension EE TD', pen.aside('pensionToDate'))}<tr><th>This period<th></tr>${row('NI ER', pen.aside('employerNi'))}${row('Pension ER', amount(employerPension(pen)))}${row('Holiday days left', '11.50')}</table></div>`;

/** The slip that a payroll bureau prints across the page for its clients: payments, deductions and balances side by side, and the net pay at the right below. */
export const bureau: Layout = {
	name: 'fourteen-payslip-bureau',
	type: 'payslip',
	landscape: true,
	html: (
		pen,
	) => `${style}<div class="slip"><div class="head"><b>${pen.text('employerName')}</b><span>Pay Advice</span></div>
<div class="facts">${fact('Employee No.', pen.aside('payrollNumber'))}${fact('Employee Name', pen.text('employeeName'))}${fact('NI Number', inPairs(pen.text('nationalInsuranceNumber')))}${fact('Tax Code', pen.text('taxCode'))}${fact('Pay Date', pen.date('payDate'))}${fact('NI Table', 'A')}${fact('Tax Period', `${pen.aside('periodWord')} ${pen.text('taxPeriod')}`)}</div>
<div class="three">${payments(pen)}${deductions(pen)}${balances(pen)}</div>
<div class="sum"><div><span>Total Payments</span><span>${pen.money('grossPay')}</span></div><div><span>Total Deductions</span><span>${separated(pen.aside('totalDeductions'))}</span></div><div class="net"><span>NET PAY</span><span>£${pen.money('netPay')}</span></div></div>
<div class="foot"><div>${pen.text('employeeName')}<br>${pen.aside('address').replaceAll(', ', '<br>')}</div><div style="text-align:right">Dept: 020 &nbsp; Method: BACS &nbsp; Employer PAYE ref: ${pen.text('payeReference')}<br><br>Payroll message: timesheets for the bank holiday must reach us by noon on Wednesday.<br><small>Prepared by Dalton Payroll Bureau LLP, 3 Weir Court, Ambleford AM2 8LW &nbsp; 01632 960417</small></div></div></div>`,
};

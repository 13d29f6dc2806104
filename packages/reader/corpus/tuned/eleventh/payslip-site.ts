import { amount, employerPension, hourly, inPairs, isWeekly, separated, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "Liberation Sans Narrow";margin:34px 40px} .form{border:2px solid #234;border-radius:6px;width:700px}
.top{display:flex;justify-content:space-between;padding:8px 12px;border-bottom:2px solid #234} .top b{font-size:17px} .tag{font-size:20px;letter-spacing:3px;color:#234}
.ids{display:grid;grid-template-columns:80px 190px 120px 110px 90px 1fr;border-bottom:1px solid #234} .ids div{padding:3px 8px;border-right:1px solid #9ab} .ids div:last-child{border-right:0}
.ids small,.cap{display:block;font-size:9.5px;color:#456} .three{display:grid;grid-template-columns:1.25fr 1fr 1fr;min-height:170px} .three>div{border-right:1px solid #234} .three>div:last-child{border-right:0}
h4{margin:0;padding:3px 8px;background:#dfe7ee;font-size:12px;-webkit-print-color-adjust:exact} table{width:100%;border-collapse:collapse;margin-top:4px} td{padding:2px 8px} td:not(:first-child){text-align:right}
.foot{display:grid;grid-template-columns:1.25fr 1fr 1fr;border-top:2px solid #234} .foot div{padding:6px 8px} .net{font-size:18px;font-weight:bold}
</style>`;

const cell = (label: string, value: string) => `<div><small>${label}</small>${value}</div>`;

const row = (...cells: string[]) => `<tr>${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;

function payments(pen: Pen): string {
	const basic = hourly(pen);
	const extra = hourly(pen, 1.5);
	const more = isWeekly(pen) ? '1.50' : '6.50';
	return `<h4>Payments</h4><table>${row('', 'Hours', 'Rate', 'Amount')}
${row('Flat time', basic.hours, basic.rate, pen.aside('basic'))}
${row('Time and a half', more, extra.rate, separated(pen.aside('bonus')))}</table>`;
}

const deductions = (pen: Pen) => `<h4>Deductions</h4><table>
${row('P.A.Y.E. tax', pen.money('incomeTax'))}${row('National Insurance (A)', pen.money('nationalInsurance'))}${row('B&amp;CE pension 5%', pen.money('pension'))}
${pen.aside('loanLine') && row('Student loan plan 2', pen.money('studentLoan'))}</table>`;

const yearToDate = (pen: Pen) => `<h4>Year to date</h4><table>
${row('Gross pay', pen.money('payToDate'))}${row('Taxable pay', amount(soFar(pen).taxable))}${row('Tax', pen.money('taxToDate'))}
${row("Employee's NI", pen.aside('niToDate'))}${row("Employee's pension", pen.aside('pensionToDate'))}</table>`;

/** The slip of a firm of builders, from the payroll on the office's own computer: three columns and a strip for the net. */
export const site: Layout = {
	name: 'eleven-payslip-site',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="form"><div class="top"><div><b>${pen.text('employerName')}</b><br>The Yard, Station Approach, Ambleford AM1 2DD</div><div class="tag">PAY ADVICE</div></div>
<div class="ids">${cell('Works no.', pen.aside('payrollNumber'))}${cell('Employee', pen.text('employeeName'))}${cell('NI number', inPairs(pen.text('nationalInsuranceNumber')))}${cell('Date', pen.date('payDate'))}${cell(`Tax ${pen.aside('periodWord').toLowerCase()}`, pen.text('taxPeriod'))}${cell('Tax code', pen.text('taxCode'))}</div>
<div class="three"><div>${payments(pen)}</div><div>${deductions(pen)}</div><div>${yearToDate(pen)}</div></div>
<div class="foot"><div>Total gross pay &nbsp; <b>${pen.money('grossPay')}</b><span class="cap">Paid by BACS to account ending 0917</span></div><div>Total deductions &nbsp; <b>${separated(pen.aside('totalDeductions'))}</b></div><div class="net">Net pay £${pen.money('netPay')}</div></div></div>
<p style="width:700px">Employer's NI this ${pen.aside('periodWord').toLowerCase()}: ${pen.aside('employerNi')} &nbsp;|&nbsp; Employer's pension: ${amount(employerPension(pen))} &nbsp;|&nbsp; Holiday left: 9.5 days<br>Boots and hi-vis: new issue from the stores on the first Monday, bring the old ones back.</p>`,
};

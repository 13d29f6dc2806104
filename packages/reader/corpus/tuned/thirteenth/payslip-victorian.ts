import { amount, dashed, employerPension, inPairs, separated, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Sans";margin:40px 34px;color:#000} .slip{width:720px}
table{border-collapse:collapse;width:100%} td,th{text-align:left;vertical-align:top;padding:1px 8px} .r{text-align:right}
.box{border:1.5px solid #2d5f8f;border-radius:6px;margin-bottom:5px;overflow:hidden} .box th{background:#d6e4f2;color:#1d4470;font-size:9px;font-weight:bold;padding:3px 8px;-webkit-print-color-adjust:exact}
.box td{padding-top:3px} .rule>*+*{border-left:1.5px solid #2d5f8f} .body{height:190px} .row{display:flex;gap:5px} .row .box{flex:1}
.four{table-layout:fixed} .four td:first-child,.four th:first-child{width:38%} .four th{padding-top:0;padding-bottom:0} .box{padding-bottom:3px} .grid{padding-bottom:0}
.net{font-size:15px;font-weight:bold}
</style>`;

const items = (rows: readonly (readonly string[])[]) =>
	`<table${rows[0]?.length === 4 ? ' class="four"' : ''}>${rows.map((row) => `<tr>${row.map((cell, at) => `<td${at ? ' class="r"' : ''}>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

const payments = (pen: Pen) =>
	items([
		['Salary', '1.00', pen.aside('basic'), pen.aside('basic')],
		['Bonus', '1.00', separated(pen.aside('bonus')), separated(pen.aside('bonus'))],
	]);

const deductions = (pen: Pen) =>
	items([
		['PAYE Tax', pen.money('incomeTax')],
		['National Insurance', pen.money('nationalInsurance')],
		['Pension - Employee', pen.money('pension')],
		...(pen.aside('loanLine') ? [['Student Loan', pen.money('studentLoan')]] : []),
	]);

function period(pen: Pen): string {
	const gross = pen.money('grossPay');
	const { taxable, ni } = soFar(pen);
	const times = Number(pen.text('taxPeriod'));
	return `<div class="row"><div class="box"><table><tr><th colspan="2">This Period</th></tr></table>${items([
		['Total Gross Pay', gross],
		['Gross for Tax', amount(Math.round(taxable / times))], // not money of anybody
		['Earnings for NI', gross],
		['Payment Period', `${pen.aside('periodWord')}ly`],
	])}</div><div class="box"><table><tr><th colspan="2">Year To Date</th></tr></table>${items([
		['Total Gross Pay TD', pen.money('payToDate')],
		['Gross for Tax TD', amount(taxable)],
		['Tax Paid TD', pen.money('taxToDate')],
		['National Insurance TD', amount(ni)],
		['Employee Pension TD', pen.aside('pensionToDate')],
		['Employer Pension TD', amount(times * employerPension(pen))],
	])}</div></div>`;
}

/** The slip of a small firm whose desktop payroll program prints on ready-ruled stationery: boxes with blue heads, the firm and the net pay at the foot. */
export const victorian: Layout = {
	name: 'thirteen-payslip-victorian',
	type: 'payslip',
	html: (pen) => `${style}<div class="slip">
<div class="box"><table class="rule"><tr class="rule"><th>Employee No.</th><th>Employee</th><th>Date</th><th>National Insurance No.</th></tr>
<tr class="rule"><td>${pen.aside('payrollNumber')}</td><td>${pen.text('employeeName')}</td><td>${dashed(pen.text('payDate'))}</td><td>${inPairs(pen.text('nationalInsuranceNumber'))}</td></tr></table></div>
<div class="box grid"><table class="rule"><tr class="rule"><th width="54%" style="padding:3px 0"><table class="four"><tr><th>Payments</th><th class="r">Units</th><th class="r">Rate</th><th class="r">Amount</th></tr></table></th><th style="padding:3px 0"><table><tr><th style="padding:0 8px">Deductions</th><th class="r" style="padding:0 8px">Amount</th></tr></table></th></tr>
<tr class="rule body"><td style="padding:4px 0">${payments(pen)}</td><td style="padding:4px 0">${deductions(pen)}</td></tr></table></div>
<div class="row"><div class="box" style="flex:.75;padding:14px 12px;line-height:1.5">${pen.text('employeeName')}<br>${pen.aside('address').replaceAll(', ', '<br>')}</div><div style="flex:1.6">${period(pen)}</div></div>
<div class="box"><table><tr class="rule"><td style="padding:8px"><b>${pen.text('employerName')}</b><br>Tax Code: ${pen.text('taxCode')} &nbsp; Tax Period: ${pen.text('taxPeriod')} &nbsp; Dept: 1 &nbsp; Payment Method: BACS</td><td width="190" style="padding:8px"><table><tr><td class="net">Net Pay</td><td class="r net">${pen.money('netPay')}</td></tr></table></td></tr></table></div>
</div>`,
};

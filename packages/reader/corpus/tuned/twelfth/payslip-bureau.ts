import {
	amount,
	employerPension,
	hourly,
	inPairs,
	isWeekly,
	pence,
	separated,
	soFar,
} from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "DejaVu Sans";margin:0} .page{padding:52px 56px 0} .second{break-before:page} .bar{border-top:6px solid #7a1530;padding-top:8px;display:flex;justify-content:space-between}
h1{font-size:15px;margin:0} h2{font-size:11.5px;margin:20px 0 4px;color:#7a1530;border-bottom:1px solid #7a1530} table{width:100%;border-collapse:collapse} td,th{padding:3px 2px;font-weight:normal} th{color:#666;font-size:9.5px;text-align:right} th:first-child{text-align:left} td:not(:first-child){text-align:right}
.window{margin:36px 0 22px;line-height:1.45;font-size:12px} .facts{width:330px;font-size:10.5px} .facts td{padding:1.5px 0} .tot td{font-weight:bold;border-top:1px solid #999} .paid{margin-top:18px;font-size:13px;display:flex;justify-content:space-between;border:1px solid #7a1530;padding:8px 10px} .end{margin-top:40px;font-size:9px;color:#555;display:flex;justify-content:space-between}
</style>`;

const row = (kind: string, ...cells: string[]) =>
	`<tr class="${kind}">${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;

const end = (page: number) =>
	`<div class="end"><span>Prepared by Ashdown Payroll Bureau LLP on behalf of your employer</span><span>Page ${page} of 2</span></div>`;

function earnings(pen: Pen): string {
	const { hours, rate } = hourly(pen);
	return `<h2>Earnings</h2><table><tr><th></th><th>Units</th><th>Rate</th><th>This period</th></tr>
${row('', 'Basic pay', hours, rate, pen.aside('basic'))}${row('', 'Performance bonus', '', '', separated(pen.aside('bonus')))}${row('tot', 'Total earnings', '', '', pen.money('grossPay'))}</table>`;
}

const takenOff = (pen: Pen) => `<h2>Deductions</h2><table>
${row('', 'Income tax (PAYE)', pen.money('incomeTax'))}${row('', 'National Insurance – category A', pen.money('nationalInsurance'))}
${row('', 'Pension – employee 5.00%', pen.money('pension'))}${pen.aside('loanLine') && row('', 'Student loan', pen.money('studentLoan'))}
${row('tot', 'Total deductions', separated(pen.aside('totalDeductions')))}</table>`;

function overleaf(pen: Pen): string {
	const year = soFar(pen);
	const employer = pence(pen.aside('employerNi')) + employerPension(pen);
	return `<h2>Your tax year so far (from 6 April 2024)</h2><table>
${row('', 'Total earnings', pen.money('payToDate'))}${row('', 'Taxable earnings', amount(year.taxable))}${row('', 'Income tax paid', pen.money('taxToDate'))}${row('', 'National Insurance paid', pen.aside('niToDate'))}${row('', 'Pension paid by you', pen.aside('pensionToDate'))}${year.loan === 0 ? '' : row('', 'Student loan repaid', amount(year.loan))}</table>
<h2>Paid by your employer (not taken from your pay)</h2><table>${row('', "Employer's National Insurance", pen.aside('employerNi'))}${row('', "Employer's pension contribution – 3.00%", amount(employerPension(pen)))}${row('tot', 'Total cost to employer on top of earnings', amount(employer))}</table>
<h2>Leave</h2><table>${row('', 'Entitlement this leave year (days)', '25.0')}${row('', 'Taken and booked', '17.5')}${row('', 'Remaining', '7.5')}</table>
<h2>Notes</h2><p>Pension contributions are taken before tax is worked out. The scheme is with Scottish Widows; log in to see the value of your pot. If you move house, tell your employer and not the bureau.</p>`;
}

/** A bureau's slip of two pages: the pay of the period, and overleaf what it comes to in the year. */
export const bureau: Layout = {
	name: 'eleven-payslip-bureau',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="page"><div class="bar"><div><h1>${pen.text('employerName')}</h1>Harbour House, 3 Dock Street, Ambleford AM2 9XB</div><div style="text-align:right">PRIVATE AND CONFIDENTIAL<br>Payslip</div></div>
<div style="display:flex;justify-content:space-between"><div class="window">${pen.text('employeeName')}<br>${pen.aside('address').split(', ').join('<br>')}</div>
<table class="facts" style="margin-top:30px;align-self:start">${row('', 'Payment date', pen.date('payDate', 'words'))}${row('', `Tax ${pen.aside('periodWord').toLowerCase()}`, pen.text('taxPeriod'))}${row('', 'Paid', isWeekly(pen) ? 'Weekly' : 'Monthly')}${row('', 'Employee number', pen.aside('payrollNumber'))}${row('', 'National Insurance number', inPairs(pen.text('nationalInsuranceNumber')))}${row('', 'Tax code', pen.text('taxCode'))}</table></div>
${earnings(pen)}${takenOff(pen)}<div class="paid"><span>Net pay, to your account ending 4471</span><b>£${pen.money('netPay')}</b></div><p style="text-align:right">Continued overleaf</p>${end(1)}</div>
<div class="page second"><div class="bar"><div><h1>${pen.text('employerName')}</h1>${pen.text('employeeName')}, employee number ${pen.aside('payrollNumber')}</div><div style="text-align:right">Payslip of ${pen.date('payDate', 'words')}</div></div>
${overleaf(pen)}${end(2)}</div>`,
};

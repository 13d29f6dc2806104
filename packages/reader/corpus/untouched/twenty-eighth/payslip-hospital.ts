import { amount, dashed, hourly, inPairs, isWeekly, pence, separated, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:9.5px "Liberation Sans";margin:30px 34px} .g{border:1px solid #1f4e9e;display:flex} .g>div{flex:1;border-right:1px solid #1f4e9e;padding:2px 5px;min-height:25px} .g>div:last-child{border:0} .g+.g{border-top:0} .k{color:#1f4e9e;font-size:7.5px;text-transform:uppercase} .v{font:10.5px "Liberation Mono"} .bar{background:#1f4e9e;color:#fff;text-align:center;padding:2px;font-size:8.5px;letter-spacing:.5px;flex:none!important}
.mid{display:flex;border:1px solid #1f4e9e;border-top:0;height:230px} table{border-collapse:collapse;width:100%;font:10px "Liberation Mono"} td,th{text-align:right;padding:1.5px 5px;font-weight:normal} th{font:7.5px "Liberation Sans";color:#1f4e9e;border-bottom:1px solid #1f4e9e} td:first-child,th:first-child{text-align:left}
</style>`;

const box = (label: string, value: string, grow = 1) =>
	`<div style="flex:${grow}"><div class="k">${label}</div><div class="v">${value}</div></div>`;
const strip = (...boxes: string[]) => `<div class="g">${boxes.join('')}</div>`;
const row = (...cells: string[]) => `<tr>${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;

function middle(pen: Pen): string {
	const { hours, rate } = hourly(pen);
	const loan = pen.aside('loanLine');
	return `<div class="mid"><div style="flex:1.35;border-right:1px solid #1f4e9e"><div class="bar">PAY AND ALLOWANCES</div><table><tr><th>DESCRIPTION</th><th>WKD/EARNED</th><th>PAID/DUE</th><th>RATE</th><th>AMOUNT</th></tr>
${row('Basic Pay', hours, hours, rate, pen.aside('basic'))}${row('Unsocial Hours Enh', '', '', '', separated(pen.aside('bonus')))}</table></div>
<div style="flex:1"><div class="bar">DEDUCTIONS</div><table><tr><th>DESCRIPTION</th><th>AMOUNT</th><th>BALANCE C/F</th></tr>${row('PAYE', pen.money('incomeTax'), '')}${row('NI A', pen.money('nationalInsurance'), '')}${row('Pension 5.00%', pen.money('pension'), '')}${loan && row('Student Loan Plan 2', pen.money('studentLoan'), '')}</table></div></div>`;
}

function balances(pen: Pen): string {
	const year = soFar(pen);
	const gross = pence(pen.text('grossPay'));
	const pensionable = pence(pen.text('grossPay'));
	const loan = year.loan ? box('Student loan', amount(year.loan)) : '';
	return `<div class="bar">YEAR TO DATE BALANCES (THIS EMPLOYMENT ONLY)</div>${strip(box('Gross pay', pen.money('payToDate')), box('Taxable pay', amount(year.taxable)), box('Tax paid', pen.money('taxToDate')), box('NI letter', 'A', 0.6), box('NI conts', amount(year.ni)), box('Pension conts', amount(year.pension)), loan)}
<div class="bar">THIS PERIOD SUMMARY</div>${strip(box('Pensionable pay', amount(pensionable)), box('Taxable pay', amount(gross - pence(pen.text('pension')))), box('Non-taxable pay', ''), box('Total payments', pen.money('grossPay')), box('Total deductions', separated(pen.aside('totalDeductions'))), box('NET PAY', `<b>${pen.money('netPay')}</b>`, 1.1))}`;
}

/** A hospital's slip of ruled boxes, as the health service's payroll prints them for every trust. */
export const hospital: Layout = {
	name: 'twenty-eight-payslip-hospital',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div style="display:flex;justify-content:space-between;margin-bottom:5px"><b style="font-size:13px;color:#1f4e9e">${pen.text('employerName')}</b><span>Payslip &nbsp; Page 1 of 1</span></div>
${strip(box('Assignment number', `2${pen.aside('payrollNumber')}8841`), box('Employee name', pen.text('employeeName'), 1.6), box('Location', 'Main Site, Level 3', 1.3))}
${strip(box('Department', '417 Outpatients Reception'), box('Job title', 'Administrator'), box('Payscale description', 'Review Body Band 3', 1.2))}
${strip(box('Sal/wage', ''), box('Inc. date', '01-APR-2025'), box('Standard hrs', '37.50'), box('PT sal/wage', ''), box('Employer PAYE ref', pen.text('payeReference'), 1.2), box('Tax office', 'HMRC PT Operations NE', 1.5))}
${strip(box('Tax code', pen.text('taxCode')), box('NI number', inPairs(pen.text('nationalInsuranceNumber')), 1.3), box(`Tax period (${pen.aside('periodWord').toLowerCase()})`, pen.text('taxPeriod')), box('Pay date', dashed(pen.text('payDate')).toUpperCase()), box('Frequency', isWeekly(pen) ? 'Weekly' : 'Calendar Month'), box('Pay method', 'BACS'))}
${middle(pen)}${balances(pen)}
${strip(`<div style="flex:2;min-height:62px"><div class="k">Messages from employer</div>FLU AND COVID VACCINATION: clinics run every Tuesday in the Education Centre, no appointment needed. Car parking permits for next year: apply on the intranet before the 15th. Cost of season permit GBP 38.50 a month.</div>`, `<div style="min-height:62px"><div class="k">Address</div><div class="v">${pen.aside('address').split(', ').join('<br>')}</div></div>`)}
<div style="font-size:7.5px;margin-top:5px;color:#444">Pay queries: Payroll Shared Service, Ground Floor, Trent House, Ambleford AM7 5SS, 0303 330 5000. Quote your assignment number. Overpayments are recovered in line with the Trust's policy. ESR v54.2 &nbsp; SD Ref No ${pen.aside('payrollNumber')}/0${pen.text('taxPeriod')} &nbsp; Pension scheme ref SD 65/441209</div>`,
};

import { amount, dashed, isWeekly, pence, separated, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';
import { extras } from './sixteen-sums.ts';

const style = `<style>
body{margin:0;font:10.5px "Liberation Sans"} .p{margin:36px 34px;width:724px;border:1px solid #005eb8} table{border-collapse:collapse;width:100%;table-layout:fixed} td{vertical-align:top;padding:2px 5px} .c td{border:1px solid #005eb8;height:27px} .c small{display:block;font-size:7.5px;color:#005eb8;margin-bottom:2px;text-transform:uppercase}
.bar{background:#005eb8;color:#fff;font-size:9px;font-weight:bold;padding:3px 6px;letter-spacing:.3px} .two{display:grid;grid-template-columns:1.35fr 1fr} .two>div+div{border-left:1px solid #005eb8} .two>div{min-height:190px} .n{text-align:right} .hd td{font-size:8px;color:#005eb8;text-transform:uppercase}
.note{padding:6px 8px;min-height:64px;line-height:1.45;border-top:1px solid #005eb8}
</style>`;

const cell = (label: string, value: string, span = 1) =>
	`<td colspan="${span}"><small>${label}</small>${value}</td>`;

const cells = (...each: string[]) => `<tr class="c">${each.join('')}</tr>`;

const row = (name: string, ...rest: string[]) =>
	`<tr><td>${name}</td>${rest.map((each) => `<td class="n">${each}</td>`).join('')}</tr>`;

function head(pen: Pen): string {
	const salary = pence(pen.aside('basic')) * (isWeekly(pen) ? 52 : 12);
	return `<table>${cells(cell('Assignment number', `20${pen.aside('payrollNumber')}37`), cell('Employee name', pen.text('employeeName'), 2), cell('Location', 'Ambleford Clinic'))}${cells(cell('Department', '417 Outpatients'), cell('Job title', 'Administrator'), cell('Pay scale description', 'Local Pay'), cell('Salary / wage', amount(salary)))}${cells(cell('Employer', pen.text('employerName'), 2), cell('Tax office reference', pen.text('payeReference')), cell('Standard hours', '37.50'))}${cells(cell('Tax code', pen.text('taxCode')), cell('NI number', pen.text('nationalInsuranceNumber')), cell('NI letter', 'A'), cell('Pay date', dashed(pen.text('payDate'))))}</table>`;
}

function pay(pen: Pen): string {
	const { units, rate, overtime, allowance } = extras(pen);
	return `<div><div class="bar">PAY AND ALLOWANCES</div><table><tr class="hd"><td style="width:120px">Description</td><td class="n">Wkd/earned</td><td class="n">Paid/due</td><td class="n">Rate</td><td class="n">Amount</td></tr>${row('Basic Pay', '', '', '', pen.aside('basic'))}${row('Additional Hrs', units, units, `${amount(rate)}00`, amount(overtime))}${row('On Call Allowance', '', '', '', amount(allowance))}</table></div>`;
}

const off = (pen: Pen) =>
	`<div><div class="bar">DEDUCTIONS (R INDICATES REFUND)</div><table><tr class="hd"><td style="width:120px">Description</td><td class="n">Amount</td><td class="n">Balance c/f</td></tr>${row('PAYE', pen.money('incomeTax'), '')}${row('NI A', pen.money('nationalInsurance'), '')}${row('Pension Conts 5.0%', pen.money('pension'), '')}${pen.aside('loanLine') && row('Student Loan', pen.money('studentLoan'), '')}</table></div>`;

function balances(pen: Pen): string {
	const year = soFar(pen);
	const taxable = pence(pen.text('grossPay')) - pence(pen.text('pension'));
	return `<div class="bar">YEAR TO DATE BALANCES (THIS EMPLOYMENT ONLY)</div><table>${cells(cell('Gross pay', pen.money('payToDate')), cell('Taxable pay', amount(year.taxable)), cell('Pensionable pay', amount(year.gross)), cell('NI pay', amount(year.gross)))}${cells(cell('Tax paid', pen.money('taxToDate')), cell('NI contribs', pen.aside('niToDate')), cell('Pension conts', pen.aside('pensionToDate')), cell('Student loan', year.loan === 0 ? '' : amount(year.loan)))}</table>
<div class="bar">THIS PERIOD SUMMARY</div><table>${cells(cell('Tax period', pen.text('taxPeriod')), cell('Frequency', isWeekly(pen) ? 'Week' : 'Calendar Month'), cell('Pensionable pay', pen.aside('grossPay').replace(/\B(?=(\d{3})+\.)/g, ',')), cell('Taxable pay', amount(taxable)))}${cells(cell('Pay method', 'BACS'), cell('Total payments', pen.money('grossPay')), cell('Total deductions', separated(pen.aside('totalDeductions'))), `<td style="background:#dcebf8"><small>Net pay</small><b>${pen.money('netPay')}</b></td>`)}</table>`;
}

/** A hospital trust's slip: rows of captioned cells above and below two lists. */
export const trust: Layout = {
	name: 'sixteen-payslip-trust',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="p">${head(pen)}<div class="two">${pay(pen)}${off(pen)}</div>${balances(pen)}
<div class="note"><b>Message from employer</b><br>Flu vaccination clinics run every Tuesday in the Education Centre. Check your home address in Self Service: P60s are posted in May.</div></div>
<div style="margin:110px 0 0 96px;font-size:12px;line-height:1.45">${pen.aside('employeeName')}<br>${pen.aside('address').split(', ').join('<br>')}</div>`,
};

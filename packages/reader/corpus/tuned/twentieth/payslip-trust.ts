import { amount, hourly, isWeekly, pence, separated, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:10px "Liberation Sans Narrow";margin:0;padding:30px 34px} .g{display:grid;border-left:1px solid #000} .b{border-right:1px solid #000;border-bottom:1px solid #000;padding:2px 4px 3px;min-height:24px} .b i{font-style:normal;font-size:7.5px;display:block;text-transform:uppercase;color:#222;margin-bottom:2px} .b span{font-family:"Liberation Mono";font-size:10.5px}
.bar{border:1px solid #000;border-top:0;background:#ddd;font-weight:bold;font-size:9px;text-align:center;padding:2px;letter-spacing:.08em} .two{display:grid;grid-template-columns:58% 42%} table{border-collapse:collapse;width:100%} th{font-size:7.5px;font-weight:normal;text-align:right;padding:2px 4px;border-bottom:1px solid #000} th:first-child,td:first-child{text-align:left} td{font:10.5px "Liberation Mono";text-align:right;padding:1px 4px}
.l{border:1px solid #000;border-top:0;height:176px} .r{border-right:1px solid #000;border-bottom:1px solid #000} .head{border:1px solid #000;display:flex;justify-content:space-between;padding:5px 6px;font-size:13px;font-weight:bold} .foot{margin-top:70px;display:grid;grid-template-columns:1fr 1fr;font-size:12px;line-height:1.4}
</style>`;

const box = (label: string, value: string) => `<div class="b"><i>${label}</i><span>${value}</span></div>`;

const grid = (columns: string, ...boxes: string[]) =>
	`<div class="g" style="grid-template-columns:${columns}">${boxes.join('')}</div>`;

const row = (...cells: string[]) => `<tr>${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;

function payments(pen: Pen): string {
	const { hours, rate } = hourly(pen);
	return `<div class="two"><div class="bar">PAY AND ALLOWANCES</div><div class="bar" style="border-left:0">DEDUCTIONS</div><div class="l"><table><tr><th>DESCRIPTION</th><th>WKD/EARNED</th><th>PAID/DUE</th><th>RATE</th><th>AMOUNT</th></tr>
${row('Basic Pay', hours, hours, rate, pen.aside('basic'))}${row('Additional Duty', '', '', '', separated(pen.aside('bonus')))}</table></div>
<div class="l r" style="border-left:0"><table><tr><th>DESCRIPTION</th><th>AMOUNT</th><th>BALANCE C/F</th></tr>${row('PAYE', pen.money('incomeTax'), '')}${row('NI A', pen.money('nationalInsurance'), '')}${row('PENSION', pen.money('pension'), '')}${pen.aside('loanLine') && row('STUDENT LOAN', pen.money('studentLoan'), '')}</table></div></div>`;
}

function balances(pen: Pen): string {
	const year = soFar(pen);
	const taxable = pence(pen.money('grossPay')) - pence(pen.money('pension'));
	return `<div class="two"><div class="bar">YEAR TO DATE BALANCES (THIS EMPLOYMENT ONLY)</div><div class="bar" style="border-left:0">THIS PERIOD SUMMARY</div>
${grid('1fr 1fr 1fr 1fr', box('Gross pay', pen.money('payToDate')), box('NI letter', 'A'), box('Taxable pay', amount(year.taxable)), box('NI pay', pen.money('payToDate')), box('Tax paid', pen.money('taxToDate')), box('NI conts', pen.aside('niToDate')), box('Pension conts', pen.aside('pensionToDate')), box('Other NI pay', ''), box('SD ref number', ''), box('Employee no.', pen.aside('payrollNumber')), box('Student loan', year.loan === 0 ? '' : amount(year.loan)), box('Previous tax paid', ''))}
<div class="g" style="border-left:0;grid-template-columns:1fr 1fr">${box('Pensionable pay', pen.money('grossPay'))}${box('Total payments', pen.money('grossPay'))}${box('Taxable pay', amount(taxable))}${box('Total deductions', separated(pen.aside('totalDeductions')))}${box('Non-taxable pay', '')}${box('<b>Net pay</b>', `<b>${pen.money('netPay')}</b>`)}</div></div>`;
}

/** A public body's slip: every fact in a small box with its heading in capitals, pay beside deductions, the year's balances beneath. */
export const trust: Layout = {
	name: 'twentieth-payslip-trust',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="head"><span>${pen.text('employerName')}</span><span style="font-weight:normal;font-size:10px">PAY ADVICE &nbsp; Private and Confidential</span></div>
${grid('22% 43% 35%', box('Assignment number', `2${pen.aside('payrollNumber')}76`), box('Employee name', pen.text('employeeName')), box('Location', '504 Wharf Road Site'))}
${grid('35% 30% 35%', box('Department', '4120 Support Services'), box('Job title', 'Officer'), box('Payscale description', 'Review Body Band 5'))}
${grid('14% 12% 12% 14% 15% 11% 22%', box('Sal/Wage', amount(pence(pen.aside('basic')) * (isWeekly(pen) ? 52 : 12))), box('Inc. date', '1 APR'), box('Standard hrs', '37.50'), box('PT sal/wage', ''), box('Tax office ref', pen.text('payeReference')), box('Tax code', pen.text('taxCode')), box('NI number', pen.text('nationalInsuranceNumber')))}
${payments(pen)}${balances(pen)}
${grid('18% 14% 22% 22% 24%', box('Frequency', isWeekly(pen) ? 'Week' : 'Calendar Month'), box('Tax period', pen.text('taxPeriod')), box('Pay date', `<b style="font-weight:normal;text-transform:uppercase">${pen.date('payDate', 'short')}</b>`), box('Pay method', 'BACS'), box('Pay point', 'PP 04'))}
<div class="bar" style="text-align:left;background:none;font-weight:normal;letter-spacing:0;padding:5px 6px;min-height:34px">MESSAGES: PLEASE TELL THE PAYROLL TEAM IF YOUR ADDRESS OR BANK ACCOUNT CHANGES. CHANGES RECEIVED AFTER THE 10TH ARE PAID IN THE FOLLOWING PERIOD.</div>
<div class="foot"><div></div><div>${pen.text('employeeName')}<br>${pen.aside('address').split(', ').join('<br>')}</div></div>`,
};

import { amount, hourly, hundredths, isWeekly, pence, separated } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "Liberation Sans Narrow";margin:44px 50px;color:#111} .slip{width:560px;border:1px solid #777;padding:18px 22px} .top{display:flex;justify-content:space-between;align-items:flex-start;border-bottom:3px double #777;padding-bottom:8px} .top b{font-size:17px}
table{width:100%;border-collapse:collapse;margin-top:10px} td,th{padding:3px 4px;text-align:left} th{border-bottom:1px solid #777;font-size:11px} .r{text-align:right} .sum td{border-top:1px solid #777;font-weight:bold}
.facts td:nth-child(odd){color:#555;width:90px} .pay{border:2px solid #111;padding:7px 10px;font-size:16px;font-weight:bold;display:flex;justify-content:space-between;margin-top:12px} p{font-size:11px;color:#444;margin:10px 0 0}
</style>`;

const row = (...cells: readonly string[]) =>
	`<tr>${cells.map((cell, at) => `<td${at ? ' class="r"' : ''}>${cell}</td>`).join('')}</tr>`;

function worked(pen: Pen): string {
	const { hours, rate } = hourly(pen);
	const all = pence(pen.aside('basic'));
	const week = hundredths(all, 80);
	const [days, ends] = isWeekly(pen) ? ['30.00', '7.50'] : ['130.00', '32.50'];
	return `<table><tr><th>Hours and pay</th><th class="r">Hours</th><th class="r">Rate £</th><th class="r">Amount £</th></tr>
${row('Mon–Fri shifts', days, rate, amount(week))}${row('Sat/Sun shifts', ends, rate, amount(all - week))}${row('Holiday pay (accrued)', '', '', separated(pen.aside('bonus')))}
<tr class="sum"><td>Gross pay</td><td class="r">${hours}</td><td></td><td class="r">${pen.money('grossPay')}</td></tr></table>`;
}

const less = (pen: Pen) => `<table><tr><th>Less</th><th class="r">£</th></tr>
${row('Tax', pen.money('incomeTax'))}${row('NI', pen.money('nationalInsurance'))}${row('Pension – The People’s Scheme', pen.money('pension'))}${pen.aside('loanLine') && row('Student loan', pen.money('studentLoan'))}
<tr class="sum"><td>Total deductions</td><td class="r">${separated(pen.aside('totalDeductions'))}</td></tr></table>`;

/** The slip of restaurant and agency staff who are paid by the hour: shifts with hours and rates, what is taken off, the pay in a thick frame. */
export const restaurant: Layout = {
	name: 'thirteen-payslip-restaurant',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="slip"><div class="top"><div><b>${pen.text('employerName')}</b><br>c/o Larder &amp; Lane Staffing, 8 Corn Street, Ambleford AM1 1LS</div><div class="r">${pen.aside('periodWord').toUpperCase()}LY PAYSLIP<br>No. ${pen.aside('payrollNumber')}-${pen.text('taxPeriod')}</div></div>
<table class="facts"><tr><td>Name</td><td><b>${pen.text('employeeName')}</b></td><td>Pay date</td><td>${pen.date('payDate', 'short')}</td></tr>
<tr><td>NI number</td><td>${pen.text('nationalInsuranceNumber')}</td><td>Tax ${pen.aside('periodWord').toLowerCase()} no.</td><td>${pen.text('taxPeriod')}</td></tr>
<tr><td>Job</td><td>Waiting staff</td><td>Tax code</td><td>${pen.text('taxCode')}</td></tr></table>
${worked(pen)}${less(pen)}
<div class="pay"><span>PAY TO BANK</span><span>£${pen.money('netPay')}</span></div>
<table><tr><th>Year to date</th><th class="r">Gross pay</th><th class="r">Tax</th><th class="r">NI</th><th class="r">Pension</th></tr>
${row('', pen.money('payToDate'), pen.money('taxToDate'), pen.aside('niToDate'), pen.aside('pensionToDate'))}</table>
<p>Hours are taken from signed timesheets received by Monday noon. Late sheets are paid the following run. Tips and service charge are shared by the troncmaster and paid separately.</p></div>`,
};

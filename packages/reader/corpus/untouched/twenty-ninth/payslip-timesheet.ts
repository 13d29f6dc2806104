import { dateParts, hourly, isWeekly, separated } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Mono";margin:36px 40px} .head{display:flex;justify-content:space-between;border:2px solid #000;padding:8px 12px} .head b{font-size:14px} .facts{display:grid;grid-template-columns:1.45fr 1fr 1fr;border:2px solid #000;border-top:0} .facts div{padding:4px 12px;border-right:1px solid #000} .facts div:last-child{border:0} .two{display:grid;grid-template-columns:1.25fr 1fr;border:2px solid #000;border-top:0} .two>div:first-child{border-right:1px solid #000} h2{font-size:11px;margin:0;padding:3px 12px;background:#ddd;-webkit-print-color-adjust:exact}
table{border-collapse:collapse;width:100%} td,th{padding:3px 12px;text-align:right;font-weight:normal} td:first-child,th:first-child{text-align:left} th{border-bottom:1px solid #000;font-size:10px} .sum td{border-top:1px solid #000;font-weight:bold} .net{border:2px solid #000;border-top:0;padding:8px 12px;display:flex;justify-content:space-between;font-size:14px;font-weight:bold} .sheet{margin-top:26px;border:1px solid #000} .sign{display:grid;grid-template-columns:1fr 1fr;gap:30px;margin:26px 0 12px;font-size:10px} .sign div{border-top:1px solid #000;padding-top:3px} .foot{font-size:9px;line-height:1.4}
</style>`;

const row = (kind: string, ...cells: string[]) =>
	`<tr class="${kind}">${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;

const heads = (...cells: string[]) => `<tr>${cells.map((each) => `<th>${each}</th>`).join('')}</tr>`;

/** So many days before the day of pay: `Mon 28/10`. */
function earlier(iso: string, days: number): string {
	const date = new Date(Date.parse(iso) - days * 86_400_000);
	const { month, day } = dateParts(date.toISOString().slice(0, 10));
	return `${['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][date.getUTCDay()]} ${day}/${month}`;
}

/** The days of a week in arrear, or the weeks of a month: as many basic and overtime hours as are paid above. */
function sheet(pen: Pen): string {
	const iso = pen.text('payDate');
	if (isWeekly(pen)) {
		const days = [11, 10, 9, 8, 7].map((back) =>
			row('', earlier(iso, back), '07:30', '15:30', '0.50', '7.50', ''),
		);
		return `${heads('Day', 'On', 'Off', 'Break', 'Basic', 'O/T')}${days.join('')}${row('', earlier(iso, 6), '08:00', '09:30', '', '', '1.50')}${row('sum', 'Hours', '', '', '2.50', '37.50', '1.50')}`;
	}
	const weeks = [
		['Week 1', '5', '37.50', '2.00'],
		['Week 2', '5', '37.50', '1.50'],
		['Week 3', '5', '37.50', ''],
		['Week 4', '5', '37.50', '3.00'],
		['Balance of month', '2', '12.50', ''],
	].map((each) => row('', ...each));
	return `${heads('Week', 'Days', 'Basic', 'O/T')}${weeks.join('')}${row('sum', 'Hours', '22', '162.50', '6.50')}`;
}

function paid(pen: Pen): string {
	const [basic, extra] = [hourly(pen), hourly(pen, 1.5)];
	return `<div class="two"><div><h2>PAY</h2><table>${heads('', 'Hours', 'Rate', 'Amount')}${row('', 'Basic', basic.hours, basic.rate, pen.aside('basic'))}${row('', 'O/time x1.5', isWeekly(pen) ? '1.50' : '6.50', extra.rate, separated(pen.aside('bonus')))}${row('sum', 'GROSS PAY', '', '', pen.money('grossPay'))}</table></div>
<div><h2>LESS</h2><table>${heads('', 'Amount')}${row('', 'Tax', pen.money('incomeTax'))}${row('', 'Nat. Ins.', pen.money('nationalInsurance'))}${row('', 'Pension', pen.money('pension'))}${pen.aside('loanLine') && row('', 'Student loan', pen.money('studentLoan'))}${row('sum', 'TOTAL', pen.money('totalDeductions'))}</table></div></div>
<div class="net"><span>NET PAY</span><span>&pound; ${pen.money('netPay')}</span></div>`;
}

/** A slip by the hour with the timesheet it was made from underneath. */
export const timesheet: Layout = {
	name: 'twenty-ninth-payslip-timesheet',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="head"><div><b>${pen.text('employerName')}</b><br>Depot 3, Ropewalk Industrial Estate, Ambleford AM8 1JN</div><div style="text-align:right">PAY ADVICE<br>${isWeekly(pen) ? 'WEEKLY' : 'MONTHLY'} HOURLY PAID</div></div>
<div class="facts"><div>Name: ${pen.text('employeeName')}<br>Clock no: ${pen.aside('payrollNumber')}<br>Site: 03 Yard</div><div>N.I. no: ${pen.text('nationalInsuranceNumber')}<br>Tax code: ${pen.text('taxCode')}<br>NI letter: A</div><div>Pay date: ${pen.date('payDate')}<br>Tax ${pen.aside('periodWord').toLowerCase()} no: ${pen.text('taxPeriod')}<br>PAYE ref: ${pen.text('payeReference')}</div></div>
${paid(pen)}
<table style="border:2px solid #000;border-top:0">${heads('THIS TAX YEAR', 'Gross to date', 'Tax to date', 'NI to date', 'Pension to date')}${row('', '(this employment)', pen.money('payToDate'), pen.money('taxToDate'), pen.aside('niToDate'), pen.aside('pensionToDate'))}</table>
<div class="sheet"><h2>TIMESHEET &ndash; hours paid on this advice</h2><table>${sheet(pen)}</table></div>
<div class="sign"><div>Employee</div><div>Supervisor (T. Boyce)</div></div>
<div class="foot">Hours are rounded to the nearest quarter. Overtime before 07:00, after 18:00 or on a Saturday is at time and a half. Disputed hours must be raised within 7 days. PPE deposit of &pound;25.00 is returned on leaving. National Living Wage from 1 April 2024: &pound;11.44 an hour (21 and over).</div>`,
};

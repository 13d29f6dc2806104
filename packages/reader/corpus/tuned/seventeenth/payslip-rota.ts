import { amount, dateParts, hundredths, isWeekly, pence, separated } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "DejaVu Sans";margin:0;color:#222} .bar{background:#26302b;color:#fff;padding:20px 56px;display:flex;justify-content:space-between;-webkit-print-color-adjust:exact} .bar b{font-size:16px} main{padding:14px 56px;width:560px} h2{font-size:12.5px;margin:20px 0 6px;color:#b3461e}
.home{font-size:15px;line-height:1.5;margin:12px 0} table{width:100%;border-collapse:collapse;font-size:11px} th{font-weight:normal;color:#777;text-align:right;padding:2px 0} td{text-align:right;padding:3px 0;border-bottom:1px solid #eee} th:first-child,td:first-child{text-align:left}
.l{display:flex;padding:3px 0} .l i{flex:1;border-bottom:1px dotted #aaa;margin:0 8px 4px} .s{font-weight:bold} .me{font-size:11px;line-height:1.7} footer{font-size:9.5px;color:#777;margin-top:22px}
</style>`;

const line = (label: string, value: string, kind = '') =>
	`<div class="l ${kind}"><span>${label}</span><i></i><span>${value}</span></div>`;

const WEEKS = [
	['First week', 38],
	['Second week', 42],
	['Third week', 39],
	['Fourth week', 41],
] as const;
const DAYS = [
	['Tuesday', 7],
	['Wednesday', 7],
	['Thursday', 8],
	['Friday', 8],
	['Saturday', 8],
] as const;

/** What the till clocked, at a rate in whole pence, and what the basic pay holds beyond it. */
function clocked(pen: Pen) {
	const rows = isWeekly(pen) ? DAYS : WEEKS;
	const hours = rows.reduce((sum, [, each]) => sum + each, 0);
	const basic = pence(pen.aside('basic'));
	const rate = Math.floor(hundredths(basic, 97) / hours);
	return { rows, hours, rate, paid: hours * rate, rest: basic - hours * rate };
}

function shifts(pen: Pen): string {
	const { rows, hours, rate, paid } = clocked(pen);
	const each = rows.map(
		([name, worked]) =>
			`<tr><td>${name}</td><td>${worked}h 00m</td><td>£${amount(rate)}</td><td>£${amount(worked * rate)}</td></tr>`,
	);
	return `<h2>Your shifts</h2><table><tr><th>Clocked in</th><th>Worked</th><th>Hourly rate</th><th>Earned</th></tr>${each.join('')}<tr class="s"><td>All shifts</td><td>${hours}h 00m</td><td></td><td>£${amount(paid)}</td></tr></table>`;
}

const earned = (pen: Pen) => `<h2>What makes up your pay</h2>
${line('Shifts', `£${amount(clocked(pen).paid)}`)}${line('Late close supplement', `£${amount(clocked(pen).rest)}`)}${line('Holiday pay', `£${separated(pen.aside('bonus'))}`)}${line('Pay before deductions', `£${pen.money('grossPay')}`, 's')}`;

const off = (pen: Pen) => `<h2>What comes off</h2>
${line('Tax', `£${pen.money('incomeTax')}`)}${line('NI', `£${pen.money('nationalInsurance')}`)}${pen.aside('loanLine') && line('Student loan', `£${pen.money('studentLoan')}`)}${line('Pension (5%)', `£${pen.money('pension')}`)}${line('Everything taken off', `£${separated(pen.aside('totalDeductions'))}`, 's')}`;

const year = (pen: Pen) => `<h2>Since 6 April</h2>
${line('Pay', `£${pen.money('payToDate')}`)}${line('Tax', `£${pen.money('taxToDate')}`)}${line('NI', `£${pen.aside('niToDate')}`)}`;

function hello(pen: Pen): string {
	const { day, name, year } = dateParts(pen.text('payDate'));
	return `<p class="home">Take-home pay <b>£${pen.money('netPay')}</b><br>in your bank on ${Number(day)} ${name} ${year}</p>`;
}

/** The slip of a program that runs a restaurant's till and rota: shifts first, then a list downwards in plain words. */
export const rota: Layout = {
	name: 'seventeen-payslip-rota',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="bar"><b>${pen.text('employerName')}</b><span>Payslip &nbsp;|&nbsp; Floor team</span></div><main>
${hello(pen)}<div class="me">${pen.text('employeeName')} &middot; Staff ID ${pen.aside('payrollNumber')} &middot; Tax code ${pen.text('taxCode')} &middot; NI no. ${pen.text('nationalInsuranceNumber')} &middot; Tax ${pen.aside('periodWord').toLowerCase()} ${pen.text('taxPeriod')}</div>
${shifts(pen)}${earned(pen)}${off(pen)}${year(pen)}
<footer>Tips and service charge are shared by the tronc committee and reach you apart from this slip. Shifts come from the till: tell your manager within seven days where one is missing. Made with Platewise Rota 6.2</footer></main>`,
};

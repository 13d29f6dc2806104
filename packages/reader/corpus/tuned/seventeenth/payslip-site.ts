import { amount, dashed, hundredths, inPairs, isWeekly, pence, separated, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Serif";margin:46px 50px;color:#14532d} .v{font:bold 12.5px "Liberation Mono";color:#000} .firm{display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:8px} .firm .v{font-size:17px}
.strip{display:grid;grid-template-columns:.7fr 2fr 1.4fr .8fr .8fr 1.2fr;border:1.5px solid #14532d} .strip div{padding:3px 8px 6px;border-right:1px solid #14532d} .strip div:last-child{border:0} .strip span{display:block}
.main{display:grid;grid-template-columns:1.75fr 1.25fr 1.15fr .95fr;border:1.5px solid #14532d;border-top:0;min-height:255px} .main>div{border-right:1px solid #14532d;position:relative;padding-bottom:34px} .main>div:last-child{border:0} h3{font-size:12px;font-weight:normal;letter-spacing:2px;margin:0;padding:4px 8px;border-bottom:1px solid #14532d;background:#e7f3ea;-webkit-print-color-adjust:exact}
table{width:100%;border-collapse:collapse} td,th{padding:4px 8px;text-align:right;font-weight:normal} td:first-child,th:first-child{text-align:left} .foot{position:absolute;bottom:0;left:0;right:0;border-top:1px solid #14532d;padding:6px 8px;display:flex;justify-content:space-between;font-size:12px}
.due{padding:30px 8px;text-align:center;font-size:13px} .due .v{display:block;font-size:20px;margin-top:10px} .ref{margin-top:8px;font-size:10px;display:flex;justify-content:space-between}
</style>`;

const typed = (value: string) => `<span class="v">${value}</span>`;
const cell = (label: string, value: string) => `<div>${label}${typed(value)}</div>`;
const line = (label: string, ...values: string[]) =>
	`<tr><td>${label}</td>${values.map((value) => `<td>${typed(value)}</td>`).join('')}</tr>`;
const foot = (label: string, value: string) => `<div class="foot">${label}${typed(value)}</div>`;

function wages(pen: Pen): string {
	const hours = isWeekly(pen) ? 39 : 169;
	const basic = pence(pen.aside('basic'));
	const rate = Math.floor(hundredths(basic, 94) / hours);
	return `<div><h3>WAGES</h3><table><tr><th></th><th>Hours</th><th>Rate</th><th>£</th></tr>
${line('Basic time', `${hours}.00`, amount(rate), amount(hours * rate))}${line('Tool &amp; height money', '', '', amount(basic - hours * rate))}${line('Productivity bonus', '', '', separated(pen.aside('bonus')))}</table>${foot('Gross wages', pen.money('grossPay'))}</div>`;
}

const stoppages = (pen: Pen) => `<div><h3>STOPPAGES</h3><table><tr><th></th><th>£</th></tr>
${line('P.A.Y.E.', pen.money('incomeTax'))}${line('N.I. (A)', pen.money('nationalInsurance'))}${line("People's Pension", pen.money('pension'))}${pen.aside('loanLine') && line('Stud. loan', pen.money('studentLoan'))}</table>${foot('Total stoppages', separated(pen.aside('totalDeductions')))}</div>`;

const toDate = (pen: Pen) => `<div><h3>TO DATE</h3><table><tr><th></th><th>£</th></tr>
${line('Gross', pen.money('payToDate'))}${line('Taxable', amount(soFar(pen).taxable))}${line('Tax', pen.money('taxToDate'))}${line('N.I.', pen.aside('niToDate'))}${line('Pension', pen.aside('pensionToDate'))}</table></div>`;

/** The slip that a Scottish firm of builders hands out on site: a form printed in green, filled by a typewriter's letters. */
export const site: Layout = {
	name: 'seventeen-payslip-site',
	type: 'payslip',
	landscape: true,
	html: (
		pen,
	) => `${style}<div class="firm"><div>${typed(pen.text('employerName'))}<br>Building &amp; Civil Works &nbsp; Muirend Yard, Crieff Road, Perth PH1 2XR</div><div style="letter-spacing:3px;font-size:14px">WAGES SLIP</div></div>
<div class="strip">${cell('Clock no.', pen.aside('payrollNumber'))}${cell('Operative', pen.text('employeeName'))}${cell('Nat. Ins. no.', inPairs(pen.text('nationalInsuranceNumber')))}${cell('Code', pen.text('taxCode'))}${cell(`${pen.aside('periodWord')} no.`, pen.text('taxPeriod'))}${cell('Date paid', dashed(pen.text('payDate')))}</div>
<div class="main">${wages(pen)}${stoppages(pen)}${toDate(pen)}<div><h3>WAGES DUE</h3><div class="due">Net £${typed(pen.money('netPay'))}</div><div class="due" style="font-size:10.5px;padding:8px">Paid by BANK</div></div></div>
<div class="ref"><span>Employer's P.A.Y.E. ref. ${typed(pen.text('payeReference'))}</span><span>Site: Tay Street Phase 2 &nbsp; Registered in Scotland SC184407</span></div>`,
};

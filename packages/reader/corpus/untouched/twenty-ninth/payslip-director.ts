import { amount, dashed, inPairs, pence, separated, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "Liberation Serif";margin:56px 62px} .rule{border-top:3px double #000;margin:8px 0} .head{text-align:center} .head h1{font-size:20px;margin:0;letter-spacing:.5px} .facts{width:100%;margin:12px 0} .facts td{padding:2.5px 0} .facts td:nth-child(odd){color:#444;width:22%} .facts td:nth-child(even){width:28%}
.cols{width:100%;border-collapse:collapse;border:1px solid #000} .cols td,.cols th{padding:4px 9px;vertical-align:top} .cols th{border-bottom:1px solid #000;text-align:left;background:#f2efe6;-webkit-print-color-adjust:exact} .cols .n{text-align:right} .cols .mid{border-left:1px solid #000} .sum td{border-top:1px solid #000;font-weight:bold} .ytd{width:340px;border-collapse:collapse;margin-top:18px} .ytd td{padding:2px 0;border-bottom:1px dotted #777} .ytd td:nth-child(2){text-align:right} .side{display:flex;justify-content:space-between} .net{border:2px solid #000;padding:10px 16px;margin-top:22px;align-self:start;text-align:right;font-size:13px} .net b{font-size:20px;display:block} .notes{margin-top:24px;font-size:10.5px;line-height:1.4} .foot{margin-top:70px;font-size:9.5px;text-align:center;color:#333}
</style>`;

const two = (label: string, printed: string) => `<tr><td>${label}</td><td>${printed}</td></tr>`;

/** Payments beside deductions, line by line. */
function columns(pen: Pen): string {
	const paid = [
		["Director's salary", pen.aside('basic')],
		["Director's bonus", separated(pen.aside('bonus'))],
	];
	const taken = [
		['Income Tax', pen.money('incomeTax')],
		["Employee's NIC", pen.money('nationalInsurance')],
		['Pension (net pay arrangement)', pen.money('pension')],
		...(pen.aside('loanLine') ? [['Student loan (plan 2)', pen.money('studentLoan')]] : []),
	];
	const line = (_: unknown, at: number) =>
		`<tr><td>${paid[at]?.[0] ?? ''}</td><td class="n">${paid[at]?.[1] ?? ''}</td><td class="mid">${taken[at]?.[0] ?? ''}</td><td class="n">${taken[at]?.[1] ?? ''}</td></tr>`;
	return `<table class="cols"><tr><th>Payments</th><th class="n">&pound;</th><th class="mid">Deductions</th><th class="n">&pound;</th></tr>${Array.from({ length: 6 }, line).join('').replaceAll('<td></td>', '<td>&nbsp;</td>')}
<tr class="sum"><td>Total payments</td><td class="n">${pen.money('grossPay')}</td><td class="mid">Total deductions</td><td class="n">${pen.money('totalDeductions')}</td></tr></table>`;
}

function toDate(pen: Pen): string {
	const year = soFar(pen);
	return `<table class="ytd"><tr><td colspan="2"><b>Cumulative, tax year 2024/25</b></td></tr>${two('Gross remuneration', pen.money('payToDate'))}${two('Taxable pay', amount(year.taxable))}${two('Income Tax', pen.money('taxToDate'))}${two("Employee's NIC", pen.aside('niToDate'))}${two("Employee's pension", pen.aside('pensionToDate'))}${year.loan === 0 ? '' : two('Student loan', amount(year.loan))}${two('Net remuneration', amount(year.net))}</table>`;
}

/** What an accountant sends a director, with its notes of the table method, the loan account and the minutes. */
export const director: Layout = {
	name: 'twenty-ninth-payslip-director',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="head"><h1>${pen.text('employerName')}</h1>Company number 07734116 &middot; PAYE reference ${pen.text('payeReference')}</div><div class="rule"></div>
<div class="head"><b>Director's remuneration advice</b></div>
<table class="facts"><tr><td>Director</td><td>${pen.text('employeeName')}</td><td>Date paid</td><td>${dashed(pen.text('payDate'))}</td></tr>
<tr><td>Address</td><td>${pen.aside('address')}</td><td>Tax ${pen.aside('periodWord').toLowerCase()}</td><td>${pen.text('taxPeriod')}</td></tr>
<tr><td>National Insurance no.</td><td>${inPairs(pen.text('nationalInsuranceNumber'))}</td><td>Tax code</td><td>${pen.text('taxCode')} (cumulative)</td></tr>
<tr><td>Works no.</td><td>${pen.aside('payrollNumber')}</td><td>NI category / method</td><td>A / AL (table)</td></tr></table>
${columns(pen)}<div class="side">${toDate(pen)}<div class="net">Net remuneration payable<b>&pound;${pen.money('netPay')}</b>to bank a/c ending 3302</div></div>
<div class="notes">1. National Insurance is worked out ${pen.aside('periodWord').toLowerCase()} by ${pen.aside('periodWord').toLowerCase()} under the alternative arrangements for directors and made up to the annual earnings period with the last payment of the year.<br>2. Dividends are not remuneration: see the separate vouchers. Credit to your director's loan account in the period: nil; interest at the official rate (2.25%) does not arise while it stays under &pound;10,000.<br>3. Secondary contributions of &pound;${pen.aside('employerNi')} fall due from the company by the 22nd following. Employment Allowance: not claimed.<br>4. Taxable pay this period, after pension: &pound;${amount(pence(pen.text('grossPay')) - pence(pen.text('pension')))}.</div>
<div class="foot">Prepared from information supplied, without audit, by Thackray Lowe &amp; Co, Chartered Certified Accountants, 5 Minster Yard, Ambleford AM1 2HX<br>Tel 01632 960 771 &middot; Thackray Lowe &amp; Co is the trading style of Thackray Lowe Ltd, registered in England no. 05518203</div>`,
};

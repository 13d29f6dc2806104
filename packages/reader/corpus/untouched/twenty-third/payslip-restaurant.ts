import { amount, hourly, isWeekly, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:10.5px "Liberation Sans";margin:34px 40px;color:#111} .head{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2px solid #333;padding-bottom:5px} .head b{font-size:16px} .head span{font-size:9.5px;color:#555}
table{border-collapse:collapse;width:100%} th{background:#d9d9d9;text-align:left;font-size:10px;padding:4px 6px;border:1px solid #999;-webkit-print-color-adjust:exact} td{padding:3px 6px} .n{text-align:right}
.who{margin:10px 0 12px} .who td{border:1px solid #999;white-space:nowrap} .who .l{background:#f1f1f1;font-weight:bold;width:11%;-webkit-print-color-adjust:exact}
.cols{display:grid;grid-template-columns:1.35fr 1fr .95fr;gap:0} .cols>div{border:1px solid #999;border-left-width:0;min-height:210px} .cols>div:first-child{border-left-width:1px} .cols th{border-width:0 0 1px}
.sum td{border:1px solid #999;font-weight:bold;padding:6px} .sum{margin-top:-1px} .net{background:#333;color:#fff;font-size:13px;-webkit-print-color-adjust:exact}
.msg{border:1px solid #999;margin-top:12px;padding:7px 9px;font-size:9.5px;line-height:1.4} .foot{margin-top:9px;color:#666;font-size:8.5px;display:flex;justify-content:space-between}
</style>`;

const row = (label: string, ...cells: string[]) =>
	`<tr><td>${label}</td>${cells.map((each) => `<td class="n">${each}</td>`).join('')}</tr>`;

const fact = (label: string, value: string) => `<td class="l">${label}</td><td>${value}</td>`;

function payments(pen: Pen): string {
	const { hours, rate } = hourly(pen);
	return `<div><table><tr><th>Payments</th><th class="n">Hours</th><th class="n">Rate</th><th class="n">Amount</th></tr>
${row('Basic hours', hours, rate, pen.aside('basic'))}
${row('Tronc (service charge)', '', '', pen.aside('bonus'))}</table></div>`;
}

const deductions = (pen: Pen) => `<div><table><tr><th>Deductions</th><th class="n">Amount</th></tr>
${row('PAYE tax', pen.money('incomeTax'))}
${row('Employee NI', pen.money('nationalInsurance'))}
${row('Workplace pension', pen.money('pension'))}
${pen.aside('loanLine') && row('Student loan', pen.money('studentLoan'))}</table></div>`;

function toDate(pen: Pen): string {
	const year = soFar(pen);
	return `<div><table><tr><th>Year to date</th><th class="n">Amount</th></tr>
${row('Gross pay', pen.money('payToDate'))}
${row('Taxable pay', amount(year.taxable))}
${row('PAYE tax', pen.money('taxToDate'))}
${row('Employee NI', pen.aside('niToDate'))}
${row('Pension', pen.aside('pensionToDate'))}
${year.loan === 0 ? '' : row('Student loan', amount(year.loan))}</table></div>`;
}

/** A restaurant group's slip: facts in a ruled table, three columns, the tronc as a payment of its own. */
export const restaurant: Layout = {
	name: 'twenty-third-payslip-restaurant',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="head"><b>${pen.text('employerName')}</b><span>PAY ADVICE &nbsp;|&nbsp; Private &amp; confidential</span></div>
<table class="who"><tr>${fact('Employee', pen.text('employeeName'))}${fact('Employee no.', pen.aside('payrollNumber'))}${fact('Pay date', pen.date('payDate', 'short'))}</tr>
<tr>${fact('Site', '0214 Quayside Kitchen')}${fact('NI number', pen.text('nationalInsuranceNumber'))}${fact(`Tax ${pen.aside('periodWord').toLowerCase()}`, pen.text('taxPeriod'))}</tr>
<tr>${fact('Job', 'Front of house')}${fact('NI table', 'A')}${fact('Tax code', pen.text('taxCode'))}</tr>
<tr>${fact('Paid by', 'BACS')}${fact('PAYE ref.', pen.text('payeReference'))}${fact('Frequency', isWeekly(pen) ? 'Weekly' : 'Monthly')}</tr></table>
<div class="cols">${payments(pen)}${deductions(pen)}${toDate(pen)}</div>
<table class="sum"><tr><td>Total payments</td><td class="n">${pen.money('grossPay')}</td><td>Total deductions</td><td class="n">${pen.money('totalDeductions')}</td><td class="net">NET PAY</td><td class="net n">£${pen.money('netPay')}</td></tr></table>
<div class="msg"><b>Message from the people team</b><br>Your share of the tronc is decided by the troncmaster and your site committee, not by the company. A copy of our written tips policy and a record of what your site received is kept with your general manager and you may ask to see it once in any three months.<br>Holiday year runs 1 January to 31 December. Please use what is left of your holiday before the year ends.</div>
<div class="foot"><span>Queries: speak to your general manager first, then pay@people.example</span><span>Forkfront Payroll v11.2</span></div>`,
};

import { amount, hourly, isWeekly, pence, separated, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:10.5px "Liberation Sans";margin:40px 38px;color:#111} .slip{width:716px} .row{display:flex;gap:5px;margin-bottom:5px} .box{border:1px solid #4a5a70;border-radius:7px;overflow:hidden} .box h3{margin:0;background:#dbe3ec;border-bottom:1px solid #4a5a70;font-size:10px;padding:3px 7px;-webkit-print-color-adjust:exact;text-align:center}
.box p{margin:0;padding:5px 7px} .top .box p{text-align:center;font-size:11px} table{width:100%;border-collapse:collapse} td,th{padding:2px 7px;text-align:right;font-weight:normal} td:first-child,th:first-child{text-align:left} th{font-size:9px;color:#4a5a70;padding-top:4px} .mid .box{height:222px} .low .box{height:128px} .net{display:flex;justify-content:space-between;padding:9px 10px;font-size:14px;font-weight:bold}
</style>`;

const box = (title: string, width: number, inner: string) =>
	`<div class="box" style="width:${width}px"><h3>${title}</h3>${inner}</div>`;

const row = (...cells: string[]) => `<tr>${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;

const paid = (pen: Pen) => {
	const { hours, rate } = hourly(pen);
	return `<table><tr><th>Description</th><th>Hours</th><th>Rate</th><th>Amount</th></tr>
${row('Basic Pay', hours, rate, pen.aside('basic'))}${row('Bonus', '1.00', separated(pen.aside('bonus')), separated(pen.aside('bonus')))}</table>`;
};

const taken = (pen: Pen) => `<table><tr><th>Description</th><th>Amount</th></tr>
${row('PAYE Tax', pen.money('incomeTax'))}${row('National Insurance', pen.money('nationalInsurance'))}${row('Pension (Ee)', pen.money('pension'))}${pen.aside('loanLine') && row('Student Loan', pen.money('studentLoan'))}</table>`;

const period = (pen: Pen) => `<table>
${row('Total Gross Pay', pen.money('grossPay'))}${row('Gross for Tax', amount(pence(pen.text('grossPay')) - pence(pen.text('pension'))))}${row('Earnings for NI', pen.money('grossPay'))}${row('Total Deductions', separated(pen.aside('totalDeductions')))}${row('Employer NI', pen.aside('employerNi'))}</table>`;

const year = (pen: Pen) => `<table>
${row('Total Gross Pay TD', pen.money('payToDate'))}${row('Gross for Tax TD', amount(soFar(pen).taxable))}${row('Tax Paid TD', pen.money('taxToDate'))}${row('Earnings for NI TD', pen.money('payToDate'))}${row('National Insurance TD', pen.aside('niToDate'))}${row('Employee Pension TD', pen.aside('pensionToDate'))}</table>`;

/** An accounts package's slip of rounded boxes: payments and deductions side by side, this period and the year to date below. */
export const boxes: Layout = {
	name: 'twenty-four-payslip-boxes',
	type: 'payslip',
	html: (pen) => `${style}<div class="slip">
<div class="row top">${box('Employee No.', 96, `<p>${pen.aside('payrollNumber')}</p>`)}${box('Employee Name', 270, `<p>${pen.text('employeeName')}</p>`)}${box('Process Date', 150, `<p>${pen.date('payDate')}</p>`)}${box('National Insurance Number', 185, `<p>${pen.text('nationalInsuranceNumber')}</p>`)}</div>
<div class="row mid">${box('Payments', 426, paid(pen))}${box('Deductions', 285, taken(pen))}</div>
<div class="row low"><div class="box" style="width:226px"><p style="line-height:1.45;padding:14px">${pen.text('employeeName')}<br>${pen.aside('address').split(', ').join('<br>')}</p></div>${box('This Period', 230, period(pen))}${box('Year To Date', 250, year(pen))}</div>
<div class="row"><div class="box" style="width:461px"><p style="font-weight:bold;font-size:11.5px">${pen.text('employerName')}</p><p style="padding-top:0">Tax Code: ${pen.text('taxCode')} &nbsp; NI Letter: A &nbsp; Tax Period: ${pen.text('taxPeriod')} &nbsp; Payment Period: ${isWeekly(pen) ? 'Weekly' : 'Monthly'} &nbsp; Method: BACS</p></div><div class="box" style="width:250px"><div class="net"><span>Net Pay</span><span>£ ${pen.money('netPay')}</span></div></div></div></div>`,
};

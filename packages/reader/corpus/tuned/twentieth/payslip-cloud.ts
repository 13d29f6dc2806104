import { amount, employerPension, hourly, isWeekly, pence, separated, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "Liberation Sans";margin:0;padding:54px 58px;color:#222} .head{display:flex;justify-content:space-between} h1{font-size:30px;font-weight:normal;margin:0;color:#404756} .small{font-size:10px;color:#6b7280;text-transform:uppercase;letter-spacing:.04em}
.who{margin:44px 0 26px;display:grid;grid-template-columns:1fr 1fr 1fr;gap:26px;line-height:1.5;font-size:11.5px} .strip{display:flex;justify-content:space-between;border-top:2px solid #404756;border-bottom:1px solid #cfd4dc;padding:9px 0;font-size:11.5px} .strip b{font-weight:bold}
table{width:100%;border-collapse:collapse;margin-top:22px;table-layout:fixed} th{font-size:10px;text-align:right;color:#404756;padding:4px 0;border-bottom:1px solid #404756;text-transform:uppercase} th:first-child{text-align:left;width:38%} td{text-align:right;padding:5px 0;border-bottom:1px solid #e3e6ea} td:first-child{text-align:left} .t td{font-weight:bold;border-bottom:0}
</style>`;

const day = (moment: number) => new Date(moment).toISOString().slice(0, 10).split('-').reverse().join('/');

/** The month that a pay day lies in, or the week that it ends. */
function span(pen: Pen): string {
	const [dayOf = 1, month = 1, year = 2024] = pen.date('payDate').split('/').map(Number);
	return isWeekly(pen)
		? `${day(Date.UTC(year, month - 1, dayOf - 6))} - ${day(Date.UTC(year, month - 1, dayOf))}`
		: `${day(Date.UTC(year, month - 1, 1))} - ${day(Date.UTC(year, month, 0))}`;
}

const row = (kind: string, ...cells: string[]) =>
	`<tr class="${kind}">${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;

const heads = (...names: string[]) => `<tr>${names.map((each) => `<th>${each}</th>`).join('')}</tr>`;

function earnings(pen: Pen): string {
	const { hours, rate } = hourly(pen);
	const year = soFar(pen);
	return `<table>${heads('Salary &amp; wages', 'Rate', 'Hours', 'This pay', 'YTD')}
${row('', isWeekly(pen) ? 'Ordinary Hours' : 'Salary', rate, hours, `£${pen.aside('basic')}`, `£${amount(year.basic)}`)}
${row('', 'Bonus', '', '', `£${separated(pen.aside('bonus'))}`, `£${amount(year.extra)}`)}
${row('t', 'TOTAL', '', '', `£${pen.money('grossPay')}`, `£${pen.money('payToDate')}`)}</table>`;
}

function deductions(pen: Pen): string {
	const year = soFar(pen);
	return `<table>${heads('Deductions', 'This pay', 'YTD')}
${row('', 'PAYE', `£${pen.money('incomeTax')}`, `£${pen.money('taxToDate')}`)}${row('', 'Employee NIC', `£${pen.money('nationalInsurance')}`, `£${pen.aside('niToDate')}`)}
${row('', 'Workplace Pension - Employee (5.0%)', `£${pen.money('pension')}`, `£${pen.aside('pensionToDate')}`)}${year.loan === 0 ? '' : row('', 'Student Loan Plan 2', `£${pen.money('studentLoan')}`, `£${amount(year.loan)}`)}
${row('t', 'TOTAL', `£${separated(pen.aside('totalDeductions'))}`, `£${amount(year.deductions)}`)}</table>
<table>${heads('Employer contributions', 'This pay', 'YTD')}
${row('', 'Employer NIC', `£${pen.aside('employerNi')}`, `£${amount(pence(pen.aside('employerNi')) * Number(pen.text('taxPeriod')))}`)}
${row('', 'Workplace Pension - Employer (3.0%)', `£${amount(employerPension(pen))}`, `£${amount(employerPension(pen) * Number(pen.text('taxPeriod')))}`)}</table>`;
}

/** A slip from accounts kept online: airy, sections in capitals with this pay beside the year, the payment to the bank last. */
export const cloud: Layout = {
	name: 'twentieth-payslip-cloud',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="head"><div style="line-height:1.5">${pen.text('employeeName')}<br>${pen.aside('address').split(', ').join('<br>')}</div><h1>Payslip</h1></div>
<div class="who"><div><span class="small">Paid by</span><br>${pen.text('employerName')}<br>Unit 6, Canal Wharf<br>Ambleford AM1 3GH<br>PAYE reference: ${pen.text('payeReference')}</div>
<div><span class="small">Employment details</span><br>Pay frequency: ${isWeekly(pen) ? 'Weekly' : 'Monthly'}<br>Annual salary: £${amount(pence(pen.aside('basic')) * (isWeekly(pen) ? 52 : 12))}<br>Employee number: ${pen.aside('payrollNumber')}</div>
<div><span class="small">Tax details</span><br>Tax code: ${pen.text('taxCode')}<br>NI number: ${pen.text('nationalInsuranceNumber')}<br>NI category: A<br>Tax period: ${pen.aside('periodWord')} ${pen.text('taxPeriod')}</div></div>
<div class="strip"><span>Pay Period: <b>${span(pen)}</b></span><span>Payment Date: <b>${pen.date('payDate')}</b></span><span>Total Earnings: <b>£${pen.money('grossPay')}</b></span><span>Net Pay: <b>£${pen.money('netPay')}</b></span></div>
${earnings(pen)}${deductions(pen)}
<table>${heads('Payment details', 'Reference', 'Amount')}${row('', 'Account ending 4471, sort code 20-44-71', 'Wages', `£${pen.money('netPay')}`)}</table>`,
};

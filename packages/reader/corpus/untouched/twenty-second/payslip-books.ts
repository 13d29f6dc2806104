import { amount, hourly, isWeekly, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12.5px "Liberation Sans";margin:48px 56px;color:#393a3d;width:680px} .from{font-size:12px;line-height:1.5} .from b{font-size:14px} .to{margin:44px 0 34px 6px;line-height:1.5} h1{font-size:24px;font-weight:normal;margin:0 0 14px}
.key{display:flex;justify-content:space-between;border-top:1px solid #d4d7dc;border-bottom:1px solid #d4d7dc;padding:12px 0;margin-bottom:24px} .key div{font-size:15px} .key small{display:block;font-size:10px;color:#6b6c72;letter-spacing:.04em;text-transform:uppercase;margin-bottom:4px}
table{width:100%;table-layout:fixed;border-collapse:collapse;margin-bottom:20px} th{font-size:10.5px;color:#6b6c72;text-align:right;font-weight:normal;background:#f4f5f8;padding:7px 8px;-webkit-print-color-adjust:exact} th:first-child{text-align:left;font-weight:bold;color:#393a3d;width:230px} td{text-align:right;padding:6px 8px;border-bottom:1px solid #eceef1} td:first-child{text-align:left} .sum td{font-weight:bold;border-bottom:0}
.grey{font-size:10.5px;color:#6b6c72;line-height:1.6}
</style>`;

const key = (label: string, value: string) => `<div><small>${label}</small>${value}</div>`;

const row = (cells: readonly string[], kind = '') =>
	`<tr class="${kind}">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

const table = (heads: readonly string[], ...rows: string[]) =>
	`<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows.join('')}</table>`;

const earnings = (pen: Pen) => {
	const { hours, rate } = isWeekly(pen) ? hourly(pen) : { hours: '', rate: '' };
	const sums = soFar(pen);
	return table(
		['Earnings', 'Hours', 'Rate (£)', 'Current (£)', 'Year to date (£)'],
		row(['Regular pay', hours, rate, pen.aside('basic'), amount(sums.basic)]),
		row(['Commission', '', '', pen.aside('bonus'), amount(sums.extra)]),
		row(['Total gross pay', '', '', pen.money('grossPay'), pen.money('payToDate')], 'sum'),
	);
};

const takenOff = (pen: Pen) => {
	const sums = soFar(pen);
	return table(
		['Taxes and deductions', '', '', 'Current (£)', 'Year to date (£)'],
		row(['Income tax (PAYE)', '', '', pen.money('incomeTax'), pen.money('taxToDate')]),
		row(['National Insurance (A)', '', '', pen.money('nationalInsurance'), amount(sums.ni)]),
		row(['Workplace pension', '', '', pen.money('pension'), amount(sums.pension)]),
		pen.aside('loanLine') && row(['Student loan', '', '', pen.money('studentLoan'), amount(sums.loan)]),
		row(['Total deductions', '', '', pen.money('totalDeductions'), amount(sums.deductions)], 'sum'),
	);
};

/** A cloud book-keeper's payslip: address in the window, four facts in a strip with small capitals above, tables with a column for now and one for the year, the tax facts as running text. */
export const books: Layout = {
	name: 'twenty-second-payslip-books',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="from"><b>${pen.text('employerName')}</b><br>Unit 6, Kiln Lane Business Park<br>Ambleford AM6 3WD</div>
<div class="to">${pen.text('employeeName')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div>
<h1>Payslip</h1>
<div class="key">${key('Pay date', pen.date('payDate', 'words'))}${key('Tax period', `${pen.aside('periodWord')} ${pen.text('taxPeriod')}`)}${key('Employee number', pen.aside('payrollNumber'))}${key('Net pay', `£${pen.money('netPay')}`)}</div>
${earnings(pen)}${takenOff(pen)}
<div class="grey">Tax code ${pen.text('taxCode')} &nbsp;|&nbsp; NI number ${pen.text('nationalInsuranceNumber')} &nbsp;|&nbsp; NI category A &nbsp;|&nbsp; Employer PAYE reference ${pen.text('payeReference')}<br>Employer contributions this period: National Insurance £${pen.aside('employerNi')}<br>Your net pay is sent by BACS to the account ending 4410.</div>`,
};

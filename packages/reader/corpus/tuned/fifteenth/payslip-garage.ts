import { amount, dateParts, employerPension, pence, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:14px "Liberation Sans";margin:60px 64px;color:#000} table{border-collapse:collapse;width:640px;table-layout:fixed} td{border:1px solid #b5b5b5;height:21px;padding:0 4px;white-space:nowrap} .t{font-size:18px;font-weight:bold;text-align:center} .h td{font-weight:bold;background:#fff2b3;-webkit-print-color-adjust:exact}
.m{display:flex;justify-content:space-between} .b td{font-weight:bold;border-top:1.5px solid #000} .net td{border-top:1.5px solid #000;border-bottom:3px double #000} .c{text-align:center} i{font-size:12px}
</style>`;

/** A cell as a spreadsheet shows money: the pound sign at its left edge. */
const cell = (value: string) => `<td><div class="m"><span>£</span><span>${value}</span></div></td>`;
const row = (label: string, now: string, toDate: string, kind = '') =>
	`<tr class="${kind}"><td colspan="2">${label}</td>${cell(now)}${cell(toDate)}</tr>`;
const empty = '<tr><td></td><td></td><td></td><td></td></tr>';

function shortDate(iso: string): string {
	const { year, month, day } = dateParts(iso);
	return `${day}/${month}/${year.slice(2)}`;
}

const top = (
	pen: Pen,
) => `<tr><td colspan="4" class="t" style="height:30px">${pen.text('employerName')}</td></tr><tr><td colspan="4" class="c">Wage slip</td></tr>${empty}
<tr><td>Name</td><td colspan="3">${pen.text('employeeName')}</td></tr>
<tr><td>NI no.</td><td>${pen.text('nationalInsuranceNumber')}</td><td>Date paid</td><td class="c">${shortDate(pen.text('payDate'))}</td></tr>
<tr><td>Tax code</td><td>${pen.text('taxCode')}</td><td>Tax ${pen.aside('periodWord').toLowerCase()} no.</td><td class="c">${pen.text('taxPeriod')}</td></tr>${empty}`;

function figures(pen: Pen): string {
	const sums = soFar(pen);
	return `<tr class="h"><td colspan="2"></td><td class="c">This ${pen.aside('periodWord').toLowerCase()}</td><td class="c">Since 6 April</td></tr>
${row('Wages', pen.aside('basic'), amount(sums.basic))}${row('Saturdays &amp; call outs', amount(pence(pen.aside('bonus'))), amount(sums.extra))}${row('Gross', pen.money('grossPay'), pen.money('payToDate'), 'b')}
${row('Tax', pen.money('incomeTax'), pen.money('taxToDate'))}${row('NI', pen.money('nationalInsurance'), pen.aside('niToDate'))}${row('Pension (5%)', pen.money('pension'), pen.aside('pensionToDate'))}${row('Student loan', pen.money('studentLoan'), amount(sums.loan))}${row('Total off', amount(pence(pen.aside('totalDeductions'))), amount(sums.deductions), 'b')}${empty}${row('Net wage', pen.money('netPay'), pen.aside('netToDate'), 'b net')}`;
}

const single = (label: string, value: string) =>
	`<tr><td colspan="2">${label}</td>${cell(value)}<td></td></tr>`;

function costs(pen: Pen): string {
	const [insurance, pension] = [pence(pen.aside('employerNi')), employerPension(pen)];
	return `${empty}${single('Our NI on top', amount(insurance))}${single('Our pension (3%)', amount(pension))}${single('Cost to firm', amount(pence(pen.text('grossPay')) + insurance + pension))}`;
}

/** The wage slip of a garage of two men, out of a spreadsheet with its lines printed: pound signs at the left of the cells, a loan of nothing shown. */
export const garage: Layout = {
	name: 'fifteen-payslip-garage',
	type: 'payslip',
	html: (pen) =>
		`${style}<table>${top(pen)}${figures(pen)}${costs(pen)}${empty}<tr><td colspan="4"><i>Holiday left: 9 days. Paid by bank transfer. Any queries ask Dave.</i></td></tr></table>`,
};

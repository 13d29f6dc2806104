import {
	amount,
	employerPension,
	hundredths,
	isWeekly,
	lines,
	pence,
	separated,
	soFar,
} from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:10px "Liberation Sans";margin:36px 42px;color:#222} .h{display:flex;justify-content:space-between} .brand{font-size:20px;font-weight:bold;color:#e0662a} h2{font-size:10.5px;background:#333a45;color:#fff;padding:4px 7px;margin:12px 0 0} table{width:100%;border-collapse:collapse} td,th{padding:3.2px 7px;text-align:right;font-weight:normal;border-bottom:1px solid #e2e2e2} th{background:#f3f3f3;font-size:9px} td:first-child,th:first-child{text-align:left} .t td{font-weight:bold;background:#fbeee6} .two{display:flex;gap:14px} .two>div{flex:1} .net{background:#e0662a;color:#fff;font-size:15px;padding:8px 12px;margin-top:12px;display:flex;justify-content:space-between} small{font-size:8px;color:#555;line-height:1.45;display:block;margin-top:9px}
</style>`;

const row = (kind: string, ...cells: string[]) =>
	`<tr class="${kind}">${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;

/** What the agency pays the umbrella company, and what goes off it before there is any pay. */
function reconciliation(pen: Pen): string {
	const gross = pence(pen.text('grossPay'));
	const ni = pence(pen.aside('employerNi'));
	const levy = Math.round(gross * 0.005);
	const margin = isWeekly(pen) ? 2_500 : 10_000;
	const costs = ni + levy + employerPension(pen) + margin;
	const [first, second] = lines(gross + costs, [[1, 54]]);
	const sheet = (number: string, client: string, hours: string, value: number) =>
		row('', number, client, hours, (value / 100 / Number(hours)).toFixed(4), amount(value)); // not money: a rate
	const hours = isWeekly(pen) ? ['21.00', '17.50'] : ['84.00', '70.00'];
	return `<h2>Assignment income received from agency: Brightwater Resourcing Ltd</h2><table><tr><th>Timesheet</th><th>End client</th><th>Units (hrs)</th><th>Assignment rate £</th><th>Value £</th></tr>
${sheet('TS-0091844', 'Orme Distribution', hours[0] ?? '', first?.sum ?? 0)}${sheet('TS-0091902', 'Halden Freight', hours[1] ?? '', second?.sum ?? 0)}${row('t', 'Company income (excluding VAT)', '', '', '', amount(gross + costs))}</table>
<h2>Less employment costs (paid by us out of company income)</h2><table>${row('', "Employer's National Insurance", amount(ni))}${row('', 'Apprenticeship Levy 0.5%', amount(levy))}${row('', "Employer's pension (3%)", amount(employerPension(pen)))}${row('', 'Company margin', amount(margin))}${row('t', 'Total employment costs', amount(costs))}${row('t', 'Available for gross pay', amount(gross))}</table>`;
}

function payAndDeductions(pen: Pen): string {
	const bonus = pence(pen.aside('bonus'));
	const holiday = hundredths(bonus, 60);
	const loan = pen.aside('loanLine');
	return `<div class="two"><div><h2>Gross pay</h2><table><tr><th>Payment</th><th>£</th></tr>${row('', 'Basic pay', pen.aside('basic'))}${row('', 'Holiday pay (rolled up)', amount(holiday))}${row('', 'Additional taxable wage', amount(bonus - holiday))}${row('t', 'Gross pay', pen.money('grossPay'))}</table></div>
<div><h2>Employee deductions</h2><table><tr><th>Deduction</th><th>£</th></tr>${row('', 'PAYE tax', pen.money('incomeTax'))}${row('', "Employee's NI", pen.money('nationalInsurance'))}${row('', 'Pension (5%)', pen.money('pension'))}${loan && row('', 'Student loan plan 2', pen.money('studentLoan'))}${row('t', 'Total deductions', separated(pen.aside('totalDeductions')))}</table></div></div>`;
}

function toDate(pen: Pen): string {
	const year = soFar(pen);
	return `<h2>Year to date</h2><table><tr><th>Gross pay</th><th>Taxable pay</th><th>PAYE tax</th><th>Employee's NI</th><th>Pension</th>${year.loan ? '<th>Student loan</th>' : ''}</tr><tr><td>${pen.money('payToDate')}</td><td>${amount(year.taxable)}</td><td>${pen.money('taxToDate')}</td><td>${amount(year.ni)}</td><td>${amount(year.pension)}</td>${year.loan ? `<td>${amount(year.loan)}</td>` : ''}</tr></table>`;
}

/** An umbrella company's slip for an agency worker, with the reconciliation from the assignment rate. */
export const umbrella: Layout = {
	name: 'twenty-eight-payslip-umbrella',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="h"><div><div class="brand">${pen.text('employerName')}</div>Harbour House, 3 Dock Street, Ambleford AM2 9XB<br>PAYE ref: ${pen.text('payeReference')}</div><div style="text-align:right;font-size:13px">Payslip and reconciliation<br><span style="font-size:10px">Slip no. 000${pen.aside('payrollNumber')}-${pen.text('taxPeriod')}</span></div></div>
<div class="two" style="margin-top:14px"><div style="line-height:1.5">${pen.text('employeeName')}<br>${pen.aside('address').split(', ').join('<br>')}</div><div><table>${row('', 'Employee ref', pen.aside('payrollNumber'))}${row('', 'NI number / letter', `${pen.text('nationalInsuranceNumber')} / A`)}${row('', 'Tax code', pen.text('taxCode'))}</table></div><div><table>${row('', 'Pay date', pen.date('payDate'))}${row('', `Tax ${pen.aside('periodWord').toLowerCase()}`, pen.text('taxPeriod'))}${row('', 'Frequency', isWeekly(pen) ? 'Weekly' : 'Monthly')}</table></div></div>
${reconciliation(pen)}${payAndDeductions(pen)}<div class="net"><span>Net pay to bank (Faster Payment)</span><b>£${pen.money('netPay')}</b></div>${toDate(pen)}
<small>Your assignment rate is not your pay. It is the amount that the agency pays us, out of which the costs of employing you must be met before your gross pay is worked out. See the Key Information Document that the agency gave you. Holiday pay is paid at 12.07% of qualifying pay unless you have asked us to accrue it. Pension contributions are deducted before tax (net pay arrangement) and paid to The People's Pension.</small>
<small>Questions? 0330 600 4100, option 2, weekdays 8.30am to 5.30pm. FCSA accredited member. Registered in England and Wales no. 09913377. Registered office: 2nd Floor, 40 Bridge Street, Ambleford AM1 6PD. VAT registration number 228 4410 96. E&amp;OE.</small>`,
};

import {
	amount,
	dashed,
	employerPension,
	hundredths,
	isWeekly,
	pence,
	separated,
	soFar,
} from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';
import { shifted } from './nearby.ts';

const style = `<style>
body{font:10.5px "Liberation Sans Narrow";margin:30px 36px} .band{background:#14433d;color:#fff;padding:6px 10px;display:flex;justify-content:space-between;font-size:12px} .grid{display:grid;grid-template-columns:repeat(4,1fr);border-left:.7px solid #14433d} .grid div{border-right:.7px solid #14433d;border-bottom:.7px solid #14433d;padding:2px 6px 4px} .grid small{display:block;font-size:7.6px;color:#14433d;text-transform:uppercase} .wide{grid-column:span 2}
.pair{display:grid;grid-template-columns:1fr 1fr;min-height:232px;border:.7px solid #14433d;margin-top:8px} .pair>div+div{border-left:.7px solid #14433d} table{width:100%;border-collapse:collapse} th{font-size:8px;text-transform:uppercase;background:#dcebe8;padding:3px 6px;text-align:right;font-weight:normal} th:first-child,td:first-child{text-align:left} td{padding:2.4px 6px;text-align:right} .tot{display:grid;grid-template-columns:repeat(3,1fr);border:.7px solid #14433d;border-top:0} .tot div{padding:5px 8px;border-right:.7px solid #14433d} .tot b{float:right} .net{background:#dcebe8}
.msg{border:.7px solid #14433d;margin-top:8px;padding:6px 8px;font-size:9.5px;line-height:1.4} .foot{font-size:8px;color:#444;margin-top:8px;line-height:1.45}
</style>`;

const cap = (label: string, value: string, wide = '') =>
	`<div class="${wide}"><small>${label}</small>${value}</div>`;

const row = (...cells: string[]) => `<tr>${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;

const header = (
	pen: Pen,
) => `<div class="grid">${cap('Employer', pen.text('employerName'), 'wide')}${cap('PAYE reference', pen.text('payeReference'))}${cap('Pay date', dashed(pen.text('payDate')))}
${cap('Name', pen.text('employeeName'), 'wide')}${cap('Employee / assignment', `${pen.aside('payrollNumber')} / 02`)}${cap('NI number', pen.text('nationalInsuranceNumber'))}
${cap('Post', 'Premises and Resources Officer (term time)', 'wide')}${cap('Tax code / basis', `${pen.text('taxCode')} / Cumulative`)}${cap('NI category', 'A')}
${cap('Location', 'Key Stage 2, Site B (cost code 4417-SCH-0932)', 'wide')}${cap('Grade / spine point', 'G5 / 14')}${cap(`Tax ${pen.aside('periodWord').toLowerCase()}`, pen.text('taxPeriod'))}</div>`;

function halves(pen: Pen): string {
	const year = soFar(pen);
	const bonus = pence(pen.aside('bonus'));
	const [allowance, allowanceToDate] = [hundredths(bonus, 60), hundredths(year.extra, 60)];
	const loan =
		pen.aside('loanLine') && row('Student loan (type 2)', pen.money('studentLoan'), amount(year.loan));
	return `<div class="pair"><div><table><tr><th>Pay and allowances</th><th>Units</th><th>Amount</th><th>Year to date</th></tr>
${row('Basic salary (term time 39 wks)', '32.50', pen.aside('basic'), amount(year.basic))}${row('SEN allowance', '', amount(allowance), amount(allowanceToDate))}${row('First aid allowance', '', amount(bonus - allowance), amount(year.extra - allowanceToDate))}</table></div>
<div><table><tr><th>Deductions</th><th>Amount</th><th>Year to date</th></tr>${row('Income tax', pen.money('incomeTax'), pen.money('taxToDate'))}${row('National Insurance A', pen.money('nationalInsurance'), pen.aside('niToDate'))}${row('LGPS main section', pen.money('pension'), pen.aside('pensionToDate'))}${loan}</table></div></div>
<div class="tot"><div>Gross pay <b>${pen.money('grossPay')}</b></div><div>Total deductions <b>${separated(pen.aside('totalDeductions'))}</b></div><div class="net">Net pay <b>${pen.money('netPay')}</b></div></div>
<div class="tot"><div>Taxable pay to date <b>${amount(year.taxable)}</b></div><div>Gross pay to date <b>${pen.money('payToDate')}</b></div><div>Net pay to date <b>${amount(year.net)}</b></div></div>
<div class="tot"><div>Employer's NI <b>${pen.aside('employerNi')}</b></div><div>Employer's pension <b>${amount(employerPension(pen))}</b></div><div>Taxable pay this period <b>${amount(pence(pen.text('grossPay')) - pence(pen.text('pension')))}</b></div></div>`;
}

/** A school's slip from a county's payroll: captions in small letters, pay against deductions, and totals in bands that mix what is of the period and of the year. */
export const school: Layout = {
	name: 'twenty-seventh-payslip-school',
	type: 'payslip',
	html: (pen) => {
		const day = pen.text('payDate');
		const salary = hundredths((isWeekly(pen) ? 52 : 12) * pence(pen.aside('basic')), 114); // not money of anybody
		return `${style}<div class="band"><span>Westmarch County Schools' Payroll</span><span>PAY ADVICE – PRIVATE AND CONFIDENTIAL</span></div>
${header(pen)}${halves(pen)}
<div class="msg"><b>Messages</b><br>The pay award for support staff (NJC) of 1 April is in the pay shown and no arrears are due. The pay office closes at noon on ${dashed(shifted(day, 14))}; claims for extra hours must reach it by ${dashed(shifted(day, 10))}. Unison subscriptions are collected by direct debit and not from pay. Lease scheme: benefit for tax £1,140.00 a year is already within your code. Sick days in the last 12 months: full pay 3.0, half pay 0.0.</div>
<div class="msg">Method: BACS to BARCLAYS BANK ****2291 on the pay date above. Full-time salary of the post £${amount(salary)}. Contractual weeks 44.38. Continuous service since 01-Sep-2016. Pension band 2, full-time rate of pay £${amount(salary + 12_500)}.<br>${pen.text('employeeName')}, ${pen.aside('address')}</div>
<div class="foot">Queries: schools.payroll@westmarch.example or 01632 960 441 (option 2). Westmarch County Council provides payroll to maintained schools, academies and other employers under a service agreement; your employer is the one named above. County Hall, Market Place, Westmarch WM1 1AA. Report theft of this advice to the office. Form WCSP7 (09/23).</div>`;
	},
};

import { employerPension, pence, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';
import { extras } from './sixteen-sums.ts';

const style = `<style>
body{margin:0;font:11px "Liberation Sans"} .slip{margin:44px 42px;width:710px} .b{border:1.5px solid #000;border-radius:6px} table{border-collapse:collapse;width:100%} td{padding:2px 8px} .n{text-align:right}
.top{display:grid;grid-template-columns:110px 1fr 130px 190px;margin-bottom:8px;text-align:center} .top>div{padding:4px 8px 6px} .top>div+div{border-left:1.5px solid #000} .top b,.h b{font-weight:bold;font-size:10px}
.mid{display:grid;grid-template-columns:1fr 236px;gap:8px} .pay{display:grid;grid-template-columns:1.45fr 1fr;min-height:232px} .pay>div+div{border-left:1.5px solid #000} .h td{border-bottom:1.5px solid #000;font-weight:bold;font-size:10px;padding-bottom:4px}
.r td{padding:1.5px 8px} .r{padding-bottom:6px} .r u{display:block;text-decoration:none;font-weight:bold;text-align:center;padding:5px 0 3px}
.foot{display:grid;grid-template-columns:1fr 236px;gap:8px;margin-top:8px} .net{display:flex;justify-content:space-between;padding:14px 10px;font-size:15px;font-weight:bold} .co{padding:6px 10px;line-height:1.5}
</style>`;

/** Pence as this package prints them, without separators. */
const plain = (value: number) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`; // not money of anybody

const row = (name: string, ...cells: string[]) =>
	`<tr><td>${name}</td>${cells.map((each) => `<td class="n">${each}</td>`).join('')}</tr>`;

function payments(pen: Pen): string {
	const { units, rate, overtime, allowance } = extras(pen);
	const basic = plain(pence(pen.aside('basic')));
	return `<table><tr class="h"><td>Payments</td><td class="n">Units</td><td class="n">Rate</td><td class="n">Amount</td></tr>${row('Salary', '1.0000', `${basic}00`, basic)}${row('Overtime T1/2', `${units}00`, `${plain(rate)}00`, plain(overtime))}${row('Commission', '1.0000', `${plain(allowance)}00`, plain(allowance))}</table>`;
}

const deductions = (pen: Pen) =>
	`<table><tr class="h"><td>Deductions</td><td class="n">Amount</td></tr>${row('PAYE Tax', pen.text('incomeTax'))}${row('National Insurance', pen.text('nationalInsurance'))}${pen.aside('loanLine') && row('Student Loan', pen.text('studentLoan'))}${row('Pension', pen.text('pension'))}</table>`;

function totals(pen: Pen): string {
	const year = soFar(pen);
	const gross = pence(pen.text('grossPay'));
	const employer = employerPension(pen);
	return `<div class="b r"><table><tr><td colspan="2"><u>This Period</u></td></tr>${row('Total Gross Pay', pen.text('grossPay'))}${row('Gross for Tax', plain(gross - pence(pen.text('pension'))))}${row('Earnings for NI', pen.text('grossPay'))}
<tr><td colspan="2"><u>Year To Date</u></td></tr>${row('Total Gross Pay TD', pen.text('payToDate'))}${row('Gross for Tax TD', plain(year.taxable))}${row('Tax Paid TD', pen.text('taxToDate'))}${row('Earnings for NI TD', plain(year.gross))}${row('National Insurance TD', plain(year.ni))}${row("Employee's Pension TD", plain(year.pension))}${row("Employer's Pension TD", plain(employer * Number(pen.text('taxPeriod'))))}${year.loan === 0 ? '' : row('Student Loan TD', plain(year.loan))}
<tr><td colspan="2"><u>Employer's Contributions</u></td></tr>${row('National Insurance', plain(pence(pen.aside('employerNi'))))}${row('Pension', plain(employer))}</table></div>`;
}

const head = (label: string, value: string) => `<div><b>${label}</b><br>${value}</div>`;

/** The slip that an accountancy package prints if nobody changes it: rounded boxes, payments with units and rates, totals down the side. */
export const packaged: Layout = {
	name: 'sixteen-payslip-package',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="slip"><div class="b top">${head('Employee No.', pen.aside('payrollNumber'))}${head('Employee Name', pen.text('employeeName'))}${head('Process Date', pen.date('payDate'))}${head('National Insurance Number', pen.text('nationalInsuranceNumber'))}</div>
<div class="mid"><div class="b pay"><div>${payments(pen)}</div><div>${deductions(pen)}</div></div>${totals(pen)}</div>
<div class="foot"><div class="b co">${pen.text('employerName')}<br>Tax Code: ${pen.text('taxCode')} &nbsp;&nbsp; NI Table: A &nbsp;&nbsp; Tax Period: ${pen.text('taxPeriod')}<br>Payment Method: Credit Transfer &nbsp;&nbsp; Payment Period: ${pen.aside('periodWord')}ly<br>Holiday: Entitlement 28.00 &nbsp; Taken 16.50 &nbsp; Remaining 11.50</div><div class="b net"><span>Net Pay</span><span>${pen.text('netPay')}</span></div></div></div>`,
};

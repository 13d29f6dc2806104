import { amount, dateParts, employerPension, pence, separated, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "Liberation Sans";margin:14px 22px;color:#222} .br{font-size:8.5px;display:flex;justify-content:space-between;color:#333} .nav{margin-top:10px;font-size:11px;color:#2a5db0;border-bottom:1px solid #ddd;padding-bottom:6px;display:flex;gap:16px} h1{font-size:19px;margin:12px 0 2px} .mu{color:#777;font-size:10.5px} .k{display:grid;grid-template-columns:repeat(3,1fr);gap:10px;margin:12px 0} .k div{border:1px solid #ddd;border-radius:6px;padding:9px 11px} .k i{font-style:normal;color:#777;font-size:10.5px;display:block} .k b{font-size:18px}
.two{display:grid;grid-template-columns:1fr 1fr;gap:22px} h2{font-size:13px;margin:13px 0 4px;border-bottom:1px solid #ccc;padding-bottom:3px} .r{display:flex;justify-content:space-between;padding:3px 0;border-bottom:1px solid #f0f0f0} .r.t{font-weight:bold;border-top:1px solid #999} .cp{color:#777;font-size:10px} .bt{display:inline-block;border:1px solid #2a5db0;color:#2a5db0;border-radius:4px;padding:3px 9px;font-size:10px;margin-right:6px}
</style>`;

const row = (label: string, value: string, kind = '') =>
	`<div class="r ${kind}"><span>${label}</span><span>${value}</span></div>`;

function cost(pen: Pen): string {
	const er = pence(separated(pen.aside('employerNi')));
	const put = employerPension(pen);
	const whole = pence(pen.text('grossPay')) + er + put;
	return `${row('Employer NI', `£${amount(er)}`)}${row('Employer pension', `£${amount(put)}`)}${row('Total cost to company', `£${amount(whole)}`)}`;
}

function breakdown(pen: Pen): string {
	const student = pen.aside('loanLine') ? row('Student loan, plan 2', `-£${pen.money('studentLoan')}`) : '';
	return `<div class="two"><div><h2>Earnings</h2>${row('Base salary', `£${pen.aside('basic')}`)}${row('Commission', `£${pen.aside('bonus')}`)}${row('Gross earnings', `£${pen.money('grossPay')}`, 't')}</div>
<div><h2>Deductions</h2>${row('Income tax', `-£${pen.money('incomeTax')}`)}${row('National Insurance', `-£${pen.money('nationalInsurance')}`)}${row('Workplace pension', `-£${pen.money('pension')}`)}${student}${row('Total deductions', `-£${pen.money('totalDeductions')}`, 't')}</div></div>`;
}

function year(pen: Pen): string {
	const { taxable, ni, pension, net } = soFar(pen);
	return `<div class="two"><div><h2>Tax year to date</h2>${row('Gross', `£${pen.money('payToDate')}`)}${row('Taxable', `£${amount(taxable)}`)}${row('Income tax', `£${pen.money('taxToDate')}`)}${row('National Insurance', `£${amount(ni)}`)}${row('Workplace pension', `£${amount(pension)}`)}${row('Take-home', `£${amount(net)}`)}</div>
<div><h2>Employer contributions</h2>${cost(pen)}<h2>Time off</h2>${row('Allowance 2024', '25 days')}${row('Booked or taken', '18.5 days')}${row('Left', '6.5 days')}</div></div>`;
}

/** A page of an employee portal, as the browser prints it. */
export const portal: Layout = {
	name: 'twenty-sixth-payslip-portal',
	type: 'payslip',
	html: (pen) => {
		const { day, month, year: of } = dateParts(pen.text('payDate'));
		const stamp = `06/01/${Number(of) + 1}, 21:47`;
		const last = amount(pence(pen.text('netPay')) - 1_846);
		return `${style}<div class="br"><span>${stamp}</span><span>My payslips | peoplehive</span><span></span></div>
<div class="nav"><b>peoplehive</b><span>Home</span><span>Time off</span><span>Payslips</span><span>Documents</span><span>Expenses (2)</span><span style="margin-left:auto">${pen.text('employeeName')}</span></div>
<div class="mu" style="margin-top:6px">Home &rsaquo; Payslips &rsaquo; ${of}-${month}</div>
<h1>${pen.aside('periodWord')} ${pen.text('taxPeriod')}</h1><div class="mu">Paid on ${pen.date('payDate', 'short')} by ${pen.text('employerName')} &nbsp;&middot;&nbsp; previous: £${last} &nbsp;&middot;&nbsp; status: <b>Published</b></div>
<div class="k"><div><i>Take-home pay</i><b>£${pen.money('netPay')}</b><br><span class="mu">to account ending 2095</span></div><div><i>Tax code</i><b>${pen.text('taxCode')}</b><br><span class="mu">NI category A</span></div><div><i>NI number</i><b style="font-size:15px">${pen.text('nationalInsuranceNumber')}</b><br><span class="mu">Employee ID ${pen.aside('payrollNumber')}</span></div></div>
<span class="bt">Download PDF</span><span class="bt">Share with mortgage broker</span><span class="bt">Raise a query</span>
${breakdown(pen)}${year(pen)}
<h2>Company details</h2><div class="cp">PAYE reference ${pen.text('payeReference')} &nbsp;&middot;&nbsp; Payroll run #${of.slice(2)}${month}-0${day} &nbsp;&middot;&nbsp; Home address on file: ${pen.aside('address')}<br>You have £36.20 of expenses awaiting approval. Next pay run closes on the 19th. Want to know your worth? People with your title earn £31,000 to £38,500 near Ambleford.</div>
<p class="cp">&copy; ${of} Peoplehive Software Ltd, 3 Canal Wharf, Stanmouth SM1 7BB. Registered in England 11402288. Peoplehive is not your employer and cannot change your pay. Cookies &middot; Privacy &middot; Terms</p>
<div class="br" style="margin-top:16px"><span>https://app.peoplehive.example/me/payslips/${of}-${month}?tab=detail&amp;id=90417</span><span>1/1</span></div>`;
	},
};

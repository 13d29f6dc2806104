import { amount, hourly, hundredths, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:14px/1.5 "DejaVu Sans";margin:40px 130px;color:#1c1c28} header{display:flex;justify-content:space-between;border-bottom:4px solid #12a67c;padding-bottom:8px} header b{font-size:15px}
.big{font-size:34px;font-weight:700;margin:16px 0 0} .say{color:#555;font-size:12.5px;margin:2px 0 18px} h2{font-size:12.5px;margin:18px 0 4px;color:#0b7a5a}
.lead{display:flex;align-items:baseline;font-size:12.5px} .lead i{flex:1;border-bottom:2px dotted #bbb;margin:0 6px} .sum{font-weight:700;margin-top:4px} .fine{font-size:10px;color:#555;margin-top:22px}
</style>`;

const lead = (label: string, value: string, kind = '') =>
	`<div class="lead ${kind}"><span>${label}</span><i></i><span>${value}</span></div>`;

function earned(pen: Pen): string {
	const [extra, { hours, rate }] = [pence(pen.aside('bonus')), hourly(pen)];
	const boost = hundredths(extra, 40);
	return `<h2>What you earned</h2>${lead(`Guaranteed hours (${hours} at £${rate})`, `£${pen.aside('basic')}`)}${lead('Busy-time boosts', `£${amount(boost)}`)}${lead('Tips passed on', `£${amount(extra - boost)}`)}${lead('Referral rewards', '£0.00')}${lead('Gross pay', `£${pen.money('grossPay')}`, 'sum')}`;
}

const taken = (pen: Pen) =>
	`<h2>What was taken off</h2>${lead('Income tax (PAYE)', `−£${pen.money('incomeTax')}`)}${lead('National Insurance', `−£${pen.money('nationalInsurance')}`)}${lead('Your pension, 5%', `−£${pen.money('pension')}`)}${pen.aside('loanLine') && lead('Student loan', `−£${pen.money('studentLoan')}`)}${lead('All deductions', `−£${amount(pence(pen.aside('totalDeductions')))}`, 'sum')}`;

const about = (pen: Pen) =>
	`<h2>About you</h2>${lead('Name', pen.text('employeeName'))}${lead('National Insurance number', pen.text('nationalInsuranceNumber'))}${lead('Tax code', pen.text('taxCode'))}${lead(`Tax ${pen.aside('periodWord').toLowerCase()}`, pen.text('taxPeriod'))}${lead('Courier ID', `C-${pen.aside('payrollNumber')}`)}
<h2>Who pays you</h2>${lead('Employer', pen.text('employerName'))}${lead('Employer PAYE reference', pen.text('payeReference'))}`;

const year = (pen: Pen) =>
	`<h2>Since 6 April</h2>${lead('Gross pay so far', `£${pen.money('payToDate')}`)}${lead('Income tax so far', `£${pen.money('taxToDate')}`)}${lead('National Insurance so far', `£${pen.aside('niToDate')}`)}`;

/** A slip from the app of a delivery firm that employs its riders: one narrow column, the take-home pay first, dotted leaders and minus signs. */
export const courier: Layout = {
	name: 'nineteen-payslip-courier',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<header><b>Your payslip</b><span>Paid on ${pen.date('payDate', 'words')}</span></header>
<div class="big">£${pen.money('netPay')}</div><div class="say">is your net pay. It goes to the bank account ending 4471.</div>
${earned(pen)}${taken(pen)}${year(pen)}${about(pen)}
<div class="fine">Besides your pay we paid £${pen.aside('employerNi')} in employer’s National Insurance. Something not right? Open Help, then Pay, within 30 days.</div>`,
};

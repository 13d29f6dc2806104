import { amount, dateParts, employerPension, separated } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "Liberation Sans";margin:46px 54px;color:#1c1b2e} .top{display:flex;align-items:center;gap:12px} .top b{font-size:15px} .hero{margin:22px 0;padding:20px 24px;background:#efecff;border-radius:14px;display:flex;justify-content:space-between;-webkit-print-color-adjust:exact} .hero .big{font-size:30px;font-weight:bold} .grey{color:#6b6985;font-size:11px}
.cards{display:grid;grid-template-columns:1fr 1fr;gap:18px} .card{border:1px solid #dcd9ee;border-radius:14px;padding:14px 18px} h3{font-size:13px;margin:0 0 8px} .l{display:flex;justify-content:space-between;padding:4px 0} .s{border-top:1px solid #dcd9ee;font-weight:bold;margin-top:4px;padding-top:7px}
.grid{display:grid;grid-template-columns:repeat(3,1fr);gap:14px 18px;margin:18px 0;padding:0 18px} .grid span{display:block}
</style>`;

const mark = `<svg width="34" height="34" viewBox="0 0 34 34"><rect width="34" height="34" rx="10" fill="#5b45e0"/><circle cx="13" cy="17" r="6" fill="#fff"/><circle cx="23" cy="17" r="4" fill="#ffc94d"/></svg>`;

const line = (label: string, value: string, kind = '') =>
	`<div class="l ${kind}"><span>${label}</span><span>${value}</span></div>`;

const fact = (label: string, value: string) =>
	`<div><span class="grey">${label}</span><span>${value}</span></div>`;

const earned = (pen: Pen) => `<div class="card"><h3>What you earned</h3>
${line('Base pay', `£${pen.aside('basic')}`)}${line('On-call allowance', `£${separated(pen.aside('bonus'))}`)}${line('Gross pay', `£${pen.money('grossPay')}`, 's')}</div>`;

const takenOff = (pen: Pen) => `<div class="card"><h3>What was deducted</h3>
${line('Income Tax', `£${pen.money('incomeTax')}`)}${line('National Insurance', `£${pen.money('nationalInsurance')}`)}${line('Workplace pension', `£${pen.money('pension')}`)}${pen.aside('loanLine') && line('Student Loan (Plan 2)', `£${pen.money('studentLoan')}`)}
${line('Total', `£${separated(pen.aside('totalDeductions'))}`, 's')}</div>`;

const others = (pen: Pen) => `<div class="card"><h3>2024/25 so far</h3>
${line('Gross pay', `£${pen.money('payToDate')}`)}${line('Income Tax', `£${pen.money('taxToDate')}`)}${line('National Insurance', `£${pen.aside('niToDate')}`)}${line('Your pension', `£${pen.aside('pensionToDate')}`)}</div>
<div class="card"><h3>Your employer also paid</h3>${line('Employer National Insurance', `£${pen.aside('employerNi')}`)}${line('Employer pension', `£${amount(employerPension(pen))}`)}<p class="grey">These are on top of your pay and do not change what you take home.</p></div>`;

function heading(pen: Pen): string {
	const { name, year } = dateParts(pen.text('payDate'));
	return `${name} ${year} payslip`;
}

/** The slip of an app for small offices: cards with round corners, small grey captions over what they caption. */
export const app: Layout = {
	name: 'eleven-payslip-app',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="top">${mark}<div><b>${pen.text('employerName')}</b><br><span class="grey">Studio 5, The Old Brewery, Ambleford AM1 4GH</span></div></div>
<div class="hero"><div><span class="grey">${heading(pen)}</span><div style="font-size:17px;margin-top:4px">${pen.text('employeeName')}</div></div><div style="text-align:right"><span class="grey">Net pay</span><div class="big">£${pen.money('netPay')}</div></div></div>
<div class="grid">${fact('Pay date', pen.date('payDate', 'words'))}${fact(`Tax ${pen.aside('periodWord').toLowerCase()}`, pen.text('taxPeriod'))}${fact('Employee ID', pen.aside('payrollNumber'))}${fact('Tax code', pen.text('taxCode'))}${fact('National Insurance number', pen.text('nationalInsuranceNumber'))}${fact('Paid into', 'Monzo ····6602')}</div>
<div class="cards">${earned(pen)}${takenOff(pen)}${others(pen)}</div>
<p class="grey" style="margin-top:22px">Leave: 14 of 28 days left &nbsp;·&nbsp; Something not right? Message payroll in the app within three working days.</p>`,
};

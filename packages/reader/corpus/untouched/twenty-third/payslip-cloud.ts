import { amount, employerPension } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "DejaVu Sans";margin:30px 46px;color:#26262e} .crumb{font-size:9px;color:#888;display:flex;justify-content:space-between;margin-bottom:20px} h1{font-size:21px;margin:0} .sub{color:#666;margin:3px 0 16px}
.hero{display:grid;grid-template-columns:1.3fr 1fr 1fr;gap:12px} .card{border:1px solid #dcdce6;border-radius:10px;padding:12px 16px} .card b{display:block;font-size:17px} .card small{display:block;color:#777;font-size:10px;margin-top:3px} .card.main{background:#4b2fb3;color:#fff;border:0;-webkit-print-color-adjust:exact} .main b{font-size:25px} .main small{color:#ddd6ff}
h2{font-size:13px;margin:20px 0 6px} .list{border:1px solid #dcdce6;border-radius:10px;padding:2px 16px} .list p{display:flex;justify-content:space-between;margin:0;padding:6.5px 0;border-bottom:1px solid #eee} .list p:last-child{border:0} .list .t{font-weight:bold}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 22px} .help{font-size:9.5px;color:#777;margin-top:18px;line-height:1.5}
</style>`;

const line = (label: string, value: string, kind = '') =>
	`<p class="${kind}"><span>${label}</span><span>${value}</span></p>`;

const card = (value: string, label: string, kind = '') =>
	`<div class="card ${kind}"><b>${value}</b><small>${label}</small></div>`;

const earned = (pen: Pen) => `<h2>What you earned</h2><div class="list">
${line('Salary', `£${pen.aside('basic')}`)}${line('Bonus', `£${pen.aside('bonus')}`)}${line('Gross pay', `£${pen.money('grossPay')}`, 't')}</div>`;

const takenOff = (pen: Pen) => `<h2>What was taken off</h2><div class="list">
${line('Income tax', `−£${pen.money('incomeTax')}`)}${line('National Insurance', `−£${pen.money('nationalInsurance')}`)}${line('Pension (your 5%)', `−£${pen.money('pension')}`)}${pen.aside('loanLine') && line('Student loan', `−£${pen.money('studentLoan')}`)}${line('Total deductions', `−£${pen.money('totalDeductions')}`, 't')}</div>`;

const details = (pen: Pen) => `<div><h2>Your details</h2><div class="list">
${line('Tax code', pen.text('taxCode'))}${line('NI number', pen.text('nationalInsuranceNumber'))}${line('NI category', 'A')}${line(`Tax ${pen.aside('periodWord').toLowerCase()}`, pen.text('taxPeriod'))}${line('Employee ID', pen.aside('payrollNumber'))}${line('Employer PAYE ref', pen.text('payeReference'))}</div></div>`;

const year = (pen: Pen) => `<div><h2>Tax year so far</h2><div class="list">
${line('Gross pay', `£${pen.money('payToDate')}`)}${line('Income tax', `£${pen.money('taxToDate')}`)}${line('National Insurance', `£${pen.aside('niToDate')}`)}${line('Pension', `£${pen.aside('pensionToDate')}`)}${line('Take-home pay', `£${pen.aside('netToDate')}`)}</div></div>`;

/** A cloud payroll package's page, printed from its app: cards with the figure over its label, then lists. */
export const cloud: Layout = {
	name: 'twenty-third-payslip-cloud',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="crumb"><span>Paylark › Payslips › ${pen.date('payDate', 'words')}</span><span>app.paylark.example</span></div>
<h1>${pen.text('employeeName')}</h1><div class="sub">${pen.text('employerName')}</div>
<div class="hero">${card(`£${pen.money('netPay')}`, 'Take-home pay', 'main')}${card(pen.date('payDate', 'words'), 'Payment date')}${card('•••• 4471', 'Paid into your account')}</div>
${earned(pen)}${takenOff(pen)}<div class="pair">${details(pen)}${year(pen)}</div>
<h2>What your employer added, on top of your pay</h2><div class="list">${line('Employer pension (3%)', `£${amount(employerPension(pen))}`)}${line('Employer National Insurance', `£${pen.aside('employerNi')}`)}</div>
<div class="help">Something not right? Ask your payroll manager from the Help tab before the next pay run closes. Your pension is taken before tax is worked out (net pay arrangement). Amounts are in pounds sterling. Paylark is the software; it does not pay you and cannot change your tax code: only HMRC can.</div>`,
};

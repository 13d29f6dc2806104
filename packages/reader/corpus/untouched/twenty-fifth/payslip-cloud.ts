import type { Layout } from '../../paper.ts';

const style = `<style>
body{font:13px "Liberation Sans";margin:48px 56px;color:#2b2f3a} .big{background:#f3f1fb;border-radius:12px;padding:20px 24px;display:flex;justify-content:space-between;-webkit-print-color-adjust:exact} .big div{font-size:12px;color:#5b5f70} .big strong{display:block;font-size:23px;color:#2b2f3a;margin-top:4px} h2{font-size:14px;margin:26px 0 6px} .l{display:flex;justify-content:space-between;padding:7px 0;border-bottom:1px solid #e6e6ee} .t{font-weight:bold;border-bottom:0} .g{display:grid;grid-template-columns:repeat(3,1fr);gap:14px 24px;margin-top:8px} .g span{display:block;font-size:10.5px;color:#777b8c}
</style>`;

const line = (label: string, value: string, kind = '') =>
	`<div class="l ${kind}"><span>${label}</span><span>${value}</span></div>`;
const fact = (label: string, value: string) => `<div><span>${label}</span>${value}</div>`;

/** An e-payslip out of a cloud HR system: the pay in large type, then a list, and the particulars at the foot. */
export const cloud: Layout = {
	name: 'twenty-fifth-payslip-cloud',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<p style="margin:0 0 4px;font-size:20px"><b>${pen.text('employeeName')}</b></p><p style="margin:0 0 18px">${pen.text('employerName')}</p>
<div class="big"><div>Net pay<strong>£${pen.money('netPay')}</strong></div><div>Pay date<strong>${pen.date('payDate', 'words')}</strong></div></div>
<h2>Earnings</h2>${line('Salary', `£${pen.aside('basic')}`)}${line('Performance bonus', `£${pen.aside('bonus')}`)}${line('Total gross pay', `£${pen.money('grossPay')}`, 't')}
<h2>Deductions</h2>${line('Income tax', `£${pen.money('incomeTax')}`)}${line('National Insurance', `£${pen.money('nationalInsurance')}`)}${line('Pension', `£${pen.money('pension')}`)}${pen.aside('loanLine') && line('Student loan', `£${pen.money('studentLoan')}`)}${line('Total deductions', `£${pen.money('totalDeductions')}`, 't')}
<h2>Year to date</h2><div class="g">${fact('Gross pay', `£${pen.money('payToDate')}`)}${fact('Income tax', `£${pen.money('taxToDate')}`)}${fact('Net pay', `£${pen.aside('netToDate')}`)}</div>
<h2>Your details</h2><div class="g">${fact('Tax code', pen.text('taxCode'))}${fact('NI number', pen.text('nationalInsuranceNumber'))}${fact('NI category', 'A')}${fact('Employee ID', pen.aside('payrollNumber'))}${fact(`Tax ${pen.aside('periodWord').toLowerCase()}`, pen.text('taxPeriod'))}${fact('Employer PAYE reference', pen.text('payeReference'))}</div>`,
};

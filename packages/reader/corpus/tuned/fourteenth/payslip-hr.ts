import { amount, employerPension, pence, separated } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
@page{margin:0} body{font:11.5px "DejaVu Sans";margin:0;color:#26323a} header{background:#0b6e75;color:#fff;padding:34px 56px 30px;-webkit-print-color-adjust:exact} header .big{font:200 46px "DejaVu Sans Light","DejaVu Sans";margin:6px 0 4px} header .small{font-size:11px;opacity:.9}
main{padding:24px 56px} .strip{display:flex;justify-content:space-between;margin-bottom:26px} .strip b{display:block;margin-top:3px;font-size:12px} .pale{color:#6d7b83;font-size:9.5px} h2{font-size:13px;color:#0b6e75;margin:22px 0 4px} .l{display:flex;justify-content:space-between;padding:8px 0;border-bottom:1px solid #e2e8ea} .l i{font-style:normal;color:#6d7b83;font-size:9.5px;display:block} .t{font-weight:bold;border-bottom:2px solid #0b6e75}
.bar{display:flex;height:10px;border-radius:5px;overflow:hidden;margin:8px 0 4px;-webkit-print-color-adjust:exact} .ytd{display:grid;grid-template-columns:repeat(4,1fr);background:#f0f6f6;border-radius:8px;padding:14px 18px;margin-top:24px;-webkit-print-color-adjust:exact} .ytd b{display:block;font-size:12.5px;margin-top:3px}
</style>`;

const line = (label: string, value: string, note = '', kind = '') =>
	`<div class="l ${kind}"><span>${label}${note && `<i>${note}</i>`}</span><span>${value}</span></div>`;

const fact = (label: string, value: string) => `<div><span class="pale">${label}</span><b>${value}</b></div>`;

const hero = (
	pen: Pen,
) => `<header><div style="display:flex;justify-content:space-between"><b>${pen.text('employerName')}</b><span class="small">payday<b>ly</b></span></div>
<p style="margin:26px 0 0">Hi ${pen.text('employeeName')}, your net pay is</p><div class="big">£${pen.money('netPay')}</div><div class="small">Paid on ${pen.date('payDate', 'words')} to your account ending 4471</div></header>`;

const lists = (
	pen: Pen,
) => `<h2>Earnings</h2>${line('Salary', `£${pen.aside('basic')}`)}${line('Commission', `£${separated(pen.aside('bonus'))}`, 'Approved by your manager')}${line('Total earnings', `£${pen.money('grossPay')}`, '', 't')}
<h2>Deductions</h2>${line('Income tax (PAYE)', `−£${pen.money('incomeTax')}`)}${line('Employee National Insurance', `−£${pen.money('nationalInsurance')}`, 'Category A')}${line('Pension contribution', `−£${pen.money('pension')}`, 'Net pay arrangement, 5% of earnings')}${pen.aside('loanLine') && line('Student loan', `−£${pen.money('studentLoan')}`, 'Plan 2')}${line('Total deductions', `−£${separated(pen.aside('totalDeductions'))}`, '', 't')}
<h2>Paid by your employer</h2>${line('Employer National Insurance', `£${pen.aside('employerNi')}`)}${line('Employer pension contribution', `£${amount(employerPension(pen))}`)}`;

/** The PDF of a modern HR app: the net pay large in white on a coloured band, then plain lists, and the year so far at the foot. */
export const hr: Layout = {
	name: 'fourteen-payslip-hr',
	type: 'payslip',
	html: (
		pen,
	) => `${style}${hero(pen)}<main><div class="strip">${fact('Tax code', pen.text('taxCode'))}${fact('NI number', pen.text('nationalInsuranceNumber'))}${fact('Employee no.', pen.aside('payrollNumber'))}${fact('Pay period', `${pen.aside('periodWord')} ${pen.text('taxPeriod')}, 2024/25`)}${fact('Employer PAYE', pen.text('payeReference'))}</div>
<span class="pale">Where your pay went</span><div class="bar"><span style="flex:${pence(pen.text('netPay'))};background:#0b6e75"></span><span style="flex:${pence(pen.text('incomeTax'))};background:#e8a33d"></span><span style="flex:${pence(pen.text('nationalInsurance'))};background:#c8553d"></span><span style="flex:${pence(pen.text('pension'))};background:#8fa8ad"></span></div>
${lists(pen)}<div class="ytd">${fact('Earned this tax year', `£${pen.money('payToDate')}`)}${fact('Tax this tax year', `£${pen.money('taxToDate')}`)}${fact('NI this tax year', `£${pen.aside('niToDate')}`)}${fact('Pension this tax year', `£${pen.aside('pensionToDate')}`)}</div>
<p class="pale" style="margin-top:24px">Downloaded from Paydayly. Questions about your pay? Ask your payroll team in the Help tab. Keep this payslip: you may need it for a mortgage or a tax return.</p></main>`,
};

import { amount, pence, separated, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Mono";margin:48px 46px} .slip{border:1.5px solid #000;width:690px} .r{display:flex;border-bottom:1px solid #000} .r>div{padding:4px 7px;border-right:1px solid #000} .r>div:last-child{border-right:0} .k{font:8px "Liberation Sans";color:#444} .line{display:flex;justify-content:space-between;gap:8px} .cut{border-top:1px dashed #888;margin-top:22px;font:8px "Liberation Sans";color:#777;padding-top:3px;width:690px}
</style>`;

const cell = (label: string, value: string, width: number) =>
	`<div style="width:${width}px"><div class="k">${label}</div>${value}</div>`;
const line = (label: string, value: string) =>
	`<div class="line"><span>${label}</span><span>${value}</span></div>`;

function columns(pen: Pen): string {
	const year = soFar(pen);
	const loan = pen.aside('loanLine') && line('Student Loan', pen.money('studentLoan'));
	return `<div class="r" style="min-height:150px"><div style="width:226px"><div class="k">Payments</div>${line('Salary', pen.aside('basic'))}${line('Bonus', separated(pen.aside('bonus')))}</div>
<div style="width:206px"><div class="k">Deductions</div>${line('PAYE Tax', pen.money('incomeTax'))}${line('Nat. Ins.', pen.money('nationalInsurance'))}${line('NEST EE', pen.money('pension'))}${loan}</div>
<div style="flex:1"><div class="k">Year to date</div>${line('Gross Pay', pen.money('payToDate'))}${line('Taxable Pay', amount(year.taxable))}${line('Tax Paid', pen.money('taxToDate'))}${line('EE NI', pen.aside('niToDate'))}${line('EE Pension', pen.aside('pensionToDate'))}${year.loan ? line('Student Loan', amount(year.loan)) : ''}</div></div>`;
}

/** The small slip of a shop's payroll software: one ruled box on the upper half of the sheet, in typewriter letters. */
export const shop: Layout = {
	name: 'twenty-eight-payslip-shop',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="slip"><div class="r">${cell('Employer', pen.text('employerName'), 325)}${cell('Employee', pen.text('employeeName'), 222)}${cell('Works No.', pen.aside('payrollNumber'), 0).replace('width:0px', 'flex:1')}</div>
<div class="r">${cell('Date', pen.date('payDate'), 100)}${cell(`Tax ${pen.aside('periodWord')}`, pen.text('taxPeriod'), 70)}${cell('Tax Code', pen.text('taxCode'), 80)}${cell('N.I. No.', pen.text('nationalInsuranceNumber'), 110)}${cell('NI Table', 'A', 56)}${cell('Employer ref', pen.text('payeReference'), 0).replace('width:0px', 'flex:1')}</div>
${columns(pen)}
<div class="r">${`<div style="width:226px">${line('Gross Pay', pen.money('grossPay'))}</div>`}${`<div style="width:206px">${line('Total Ded.', separated(pen.aside('totalDeductions')))}</div>`}<div style="flex:1;font-weight:bold">${line('NET PAY', pen.money('netPay'))}</div></div>
<div class="r" style="border:0"><div style="width:447px"><div class="k">Comments</div>Back pay for the stocktake will be in next time. Till float shortages are not deducted.</div><div style="flex:1"><div class="k">This pay</div>${line('Employer NI', pen.aside('employerNi'))}${line('Taxable', amount(pence(pen.text('grossPay')) - pence(pen.text('pension'))))}</div></div></div>
<div class="cut">Payroll Manager 4 for Windows &nbsp; Licensed to: 14-20 employees &nbsp; Printed by user SHOP1 &nbsp; Keep this slip: a copy costs £5.00</div>`,
};

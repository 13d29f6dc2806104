import type { Layout } from '../../paper.ts';
import { times } from './nine-a-sums.ts';

const style = `
body{font:12px "Liberation Serif";margin:30px 36px;width:660px}.frame{border:1px solid #000}
.row{display:flex;border-bottom:1px solid #000}.row>div{flex:1;padding:4px 8px;border-right:1px solid #000}.row>div:last-child{border-right:0}
.row b{display:block;font-size:10px}.cols{display:flex;min-height:150px}.cols>div{flex:1;padding:6px 8px}.cols>div:first-child{border-right:1px solid #000}
.l{display:flex;justify-content:space-between;padding:2px 0}.u{text-decoration:underline;margin-bottom:4px}`;

/** A label on the left and its amount on the right of a column. */
const l = (label: string, amount: string) => `<div class=l><span>${label}</span><span>${amount}</span></div>`;

/** A small employer's payslip: one frame on half a page, payments on the left, deductions on the right, the year below. */
export const twoColumn: Layout = {
	name: 'nine-a-payslip-two-column',
	type: 'payslip',
	html: (pen) => {
		const period = pen.text('taxPeriod');
		const loan = pen.aside('loanLine') && pen.money('studentLoan');
		return `<style>${style}</style>
<div class=frame>
<div class=row><div><b>Employer</b>${pen.text('employerName')}</div><div><b>Employee</b>${pen.text('employeeName')}</div><div style="flex:.5"><b>Works no.</b>${pen.aside('payrollNumber')}</div></div>
<div class=row><div><b>Date</b>${pen.date('payDate')}</div><div><b>${pen.aside('periodWord')} No.</b>${period}</div><div><b>Tax Code</b>${pen.text('taxCode')}</div><div><b>N.I. No.</b>${pen.text('nationalInsuranceNumber')}</div><div><b>N.I. Table</b>A</div><div><b>Method</b>Cheque</div></div>
<div class=cols style="border-bottom:1px solid #000"><div><div class=u>Payments</div>
${l('Wages', pen.aside('basic'))}${l('Overtime', pen.aside('bonus'))}</div>
<div><div class=u>Deductions</div>${l('P.A.Y.E.', pen.money('incomeTax'))}${l('N.I.', pen.money('nationalInsurance'))}
${l('Pension (ees)', pen.money('pension'))}${loan && l('Student Loan', loan)}</div></div>
<div class=row><div>${l('Gross Pay', pen.money('grossPay'))}</div><div>${l('Total Deductions', pen.money('totalDeductions'))}</div></div>
<div class=row><div><b>Totals this year</b>${l('Gross', pen.money('payToDate'))}${l('P.A.Y.E.', pen.money('taxToDate'))}${l('N.I.', pen.aside('niToDate'))}${l('Pension', pen.aside('pensionToDate'))}</div>
<div><b>Employer's contributions (not deducted from pay)</b>${l("Employer's N.I.", pen.aside('employerNi'))}${l("Employer's N.I. this year", times(pen.aside('employerNi'), period))}</div></div>
<div class=row style="border-bottom:0;font-size:15px"><div>Tax ref. ${pen.text('payeReference')}</div><div>${l('<strong>NETT PAY £</strong>', `<strong>${pen.money('netPay')}</strong>`)}</div></div>
</div>`;
	},
};

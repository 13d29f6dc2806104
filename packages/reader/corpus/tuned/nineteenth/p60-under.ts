import { inPairs } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:13px "Liberation Sans";margin:38px 44px;color:#000} h1{font-size:19px;margin:0} .sub{font-size:12px;margin:3px 0 14px} .bar{background:#333;-webkit-print-color-adjust:exact;color:#fff;font-weight:700;font-size:11.5px;padding:4px 8px;margin:12px 0 0}
.grid{display:grid;border-left:1px solid #777;border-top:1px solid #777} .grid div{border-right:1px solid #777;border-bottom:1px solid #777;padding:8px 8px 4px} .grid small{display:block;font-size:9px;color:#333;margin-top:4px}
.c2{grid-template-columns:1fr 1fr} .c4{grid-template-columns:repeat(4,1fr)} .c5{grid-template-columns:repeat(5,1fr)} .wide{grid-column:1/-1} .n{font-size:10px;margin-top:14px}
</style>`;

const under = (value: string, caption: string) => `<div>${value}<small>${caption}</small></div>`;
const grid = (columns: number, title: string, cells: string) =>
	`<div class="bar">${title}</div><div class="grid c${columns}">${cells}</div>`;

const pay = (pen: Pen) =>
	`${pen.aside('hasPrevious') && under(`£${pen.money('payInPreviousEmployments')}`, 'Pay in previous employment(s)') + under(`£${pen.money('taxInPreviousEmployments')}`, 'Tax deducted in previous employment(s)')}${under(`£${pen.money('payInThisEmployment')}`, 'Pay in this employment')}${under(`£${pen.money('taxInThisEmployment')}`, 'Tax deducted in this employment')}${pen.aside('hasPrevious') && under(`£${pen.money('totalPay')}`, 'Total pay for year') + under(`£${pen.money('totalTax')}`, 'Total tax deducted for year')}`;

const insurance = (pen: Pen) =>
	`${under(pen.text('nicTableLetter'), 'NIC table letter')}${under(`£${pen.pounds('earningsAtLowerEarningsLimit')}`, 'Earnings at the Lower Earnings Limit (LEL)')}${under(`£${pen.pounds('earningsToPrimaryThreshold')}`, 'Earnings above the LEL, up to and including the Primary Threshold (PT)')}${under(`£${pen.pounds('earningsToUpperEarningsLimit')}`, 'Earnings above the PT, up to and including the Upper Earnings Limit')}${under(`£${pen.money('employeeNationalInsurance')}`, 'Employee’s contributions due on all earnings above the PT')}`;

const loans = (pen: Pen) =>
	pen.aside('hasLoan') &&
	grid(
		2,
		'Loan deductions',
		under(`£${pen.pounds('studentLoan')}`, 'Student Loan deductions (whole £ only)') +
			under(`£${pen.pounds('postgraduateLoan')}`, 'Postgraduate Loan deductions (whole £ only)'),
	);

/** A P60 from a payroll package in which each box has its caption under the value; the boxes of earlier jobs are left away where there were none. */
export const under60: Layout = {
	name: 'nineteen-p60-under',
	type: 'p60',
	html: (
		pen,
	) => `${style}<h1>P60 End of Year Certificate</h1><div class="sub">Tax year to 5 April ${pen.aside('yearEnd')}${pen.implied('taxYear')}. To the employee: please keep this certificate in a safe place; you will need it to fill in a tax return.</div>
${grid(4, 'Employee', under(pen.text('surname'), 'Surname') + under(pen.text('forenames'), 'Forenames or initials') + under(inPairs(pen.text('nationalInsuranceNumber')), 'National Insurance number') + under(pen.aside('worksNumber'), 'Works/payroll number'))}
${grid(2, 'Pay and Income Tax', pay(pen) + under(pen.text('finalTaxCode'), 'Final tax code').replace('<div>', '<div class="wide">'))}
${grid(5, 'National Insurance contributions in this employment', insurance(pen))}${loans(pen)}
${grid(2, 'Employer', under(`${pen.text('employerName')}`, 'Employer’s name') + under(pen.text('payeReference'), 'Employer PAYE reference'))}
<p class="n">This form shows your total pay for Income Tax purposes in this employment for the year. Any overtime, bonus and commission is included. By law you must tell HM Revenue &amp; Customs about any income that is not fully taxed.</p>`,
};

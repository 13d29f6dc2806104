import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Sans Narrow";margin:40px 44px;color:#000} .bar{display:flex;justify-content:space-between;align-items:baseline;border-bottom:2px solid #000;padding-bottom:5px} .bar b{font-size:22px} .bar span{font-size:13px} .grid{display:grid;grid-template-columns:repeat(12,1fr);border-left:1px solid #000} .grid div{border:1px solid #000;border-top:0;border-left:0;padding:3px 6px 5px;min-height:36px}
.grid label{display:block;font-size:9.5px;line-height:1.15;margin-bottom:4px} .grid span{font:13px "Liberation Mono"} .num{text-align:right} .num label{text-align:left} .cap{background:#ddd;-webkit-print-color-adjust:exact;min-height:0!important;font-weight:bold;padding:4px 6px!important}
p{margin:10px 0 0;font-size:10.5px;line-height:1.4}
</style>`;

const box = (span: number, label: string, value: string, kind = '') =>
	`<div class="${kind}" style="grid-column:span ${span}"><label>${label}</label><span>${value}</span></div>`;
const sum = (span: number, label: string, value: string) => box(span, label, value, 'num');
const cap = (text: string) => `<div class="cap" style="grid-column:span 12">${text}</div>`;

const people = (pen: Pen) => `${cap('Employer and employee')}
${box(8, 'Employer', pen.text('employerName'))}${box(4, 'Employer PAYE reference', pen.text('payeReference'))}
${box(4, 'Surname', pen.text('surname'))}${box(4, 'Forename(s)', pen.text('forenames'))}${box(4, 'National Insurance no.', pen.text('nationalInsuranceNumber'))}
${box(8, 'Address', `${pen.aside('address')}, ${pen.aside('town')}, ${pen.aside('postcode')}`)}${box(4, 'Works no.', pen.aside('worksNumber'))}`;

const pay = (pen: Pen) => `${cap('Pay and Income Tax')}
${sum(3, 'Pay: previous employment(s)', pen.money('payInPreviousEmployments'))}${sum(3, 'Tax: previous employment(s)', pen.money('taxInPreviousEmployments'))}${sum(3, 'Pay: this employment', pen.money('payInThisEmployment'))}${sum(3, 'Tax: this employment', pen.money('taxInThisEmployment'))}
${sum(4, 'Total pay for year', pen.money('totalPay'))}${sum(4, 'Total tax deducted', pen.money('totalTax'))}${box(4, 'Final tax code', pen.text('finalTaxCode'))}`;

const insurance = (pen: Pen) => `${cap('National Insurance contributions in this employment')}
${box(1, 'NIC table', pen.text('nicTableLetter'))}${sum(3, 'Earnings at the LEL (£)', pen.pounds('earningsAtLowerEarningsLimit'))}${sum(3, 'Earnings above LEL to PT (£)', pen.pounds('earningsToPrimaryThreshold'))}${sum(3, 'Earnings above PT to UEL (£)', pen.pounds('earningsToUpperEarningsLimit'))}${sum(2, 'Employee’s NICs', pen.money('employeeNationalInsurance'))}`;

const others = (pen: Pen) => `${cap('Statutory payments included in pay, and loans')}
${sum(3, 'Maternity (SMP)', pen.money('statutoryMaternityPay'))}${sum(3, 'Paternity (SPP)', pen.money('statutoryPaternityPay'))}${sum(3, 'Adoption (SAP)', pen.money('statutoryAdoptionPay'))}${sum(3, 'Shared parental (ShPP)', pen.money('statutorySharedParentalPay'))}
${sum(6, 'Student loan deductions (£)', pen.pounds('studentLoan'))}${sum(6, 'Postgraduate loan deductions (£)', pen.pounds('postgraduateLoan'))}`;

/** The substitute of a payroll package: every item a captioned box in one grid, values in the type of a printer, nought where there is nothing. */
export const packageP60: Layout = {
	name: 'fifteen-p60-package',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="bar"><b>P60</b><span>End of year certificate (substitute)</span><span>Tax year <b style="font-size:15px">${pen.text('taxYear')}</b></span></div>
<div class="grid">${people(pen)}${pay(pen)}${insurance(pen)}${others(pen)}</div>
<p>To the employee: keep this certificate safe, as your employer cannot by law give you a duplicate marked as an original. You will need it if you have to fill in a tax return, to make a claim for tax credits or to check that your employer used the right National Insurance number. Figures marked (£) are whole pounds.</p>
<p>Printed by TallyRun Payroll. HMRC substitute form P60.</p>`,
};

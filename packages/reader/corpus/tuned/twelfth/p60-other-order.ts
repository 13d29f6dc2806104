import { inPairs } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11.5px "Liberation Sans Narrow";margin:36px 44px} .sheet{border:1.5px solid #1d4d2b;width:690px} .strip{background:#1d4d2b;color:#fff;padding:6px 12px;display:flex;justify-content:space-between;font-size:15px;-webkit-print-color-adjust:exact} .g{display:grid;border-bottom:1px solid #1d4d2b} .g>div{border-right:1px solid #1d4d2b;padding:4px 9px;min-height:34px} .g>div:last-child{border-right:0} .g small{display:block;color:#1d4d2b;font-size:10px;line-height:1.1;margin-bottom:3px} .g span{font:12.5px "Liberation Mono"} .five{grid-template-columns:70px 1fr 1fr 1fr 1fr} .four{grid-template-columns:repeat(4,1fr)} .three{grid-template-columns:150px 1fr 1fr} .two{grid-template-columns:1fr 190px}
.cap{background:#e4efe6;padding:3px 9px;border-bottom:1px solid #1d4d2b;font-weight:bold;-webkit-print-color-adjust:exact} .r span{display:block;text-align:right} .say{padding:8px 10px;font-size:10.5px;line-height:1.35}
</style>`;

const cell = (label: string, value: string, kind = '') =>
	`<div class="${kind}"><small>${label}</small><span>${value}</span></div>`;

const grid = (kind: string, ...cells: string[]) => `<div class="g ${kind}">${cells.join('')}</div>`;

const insured = (
	pen: Pen,
) => `<div class="cap">Section 1: National Insurance contributions in this employment</div>
${grid('five', cell('NIC letter', pen.aside('nicTableLetter')), cell('Earnings at the LEL £', pen.pounds('earningsAtLowerEarningsLimit'), 'r'), cell('Above the LEL, up to and including the PT £', pen.pounds('earningsToPrimaryThreshold'), 'r'), cell('Above the PT, up to and including the UEL £', pen.pounds('earningsToUpperEarningsLimit'), 'r'), cell("Employee's contributions £", pen.money('employeeNationalInsurance'), 'r'))}`;

const statutory = (pen: Pen) => `<div class="cap">Section 2: Statutory payments and loans</div>
${grid('four', cell('Statutory Maternity Pay £', pen.aside('statutoryMaternityPay'), 'r'), cell('Statutory Paternity Pay £', pen.aside('statutoryPaternityPay'), 'r'), cell('Student Loan deductions, whole £', pen.aside('hasLoan') && pen.pounds('studentLoan'), 'r'), cell('Postgraduate Loan deductions, whole £', pen.aside('hasLoan') && pen.pounds('postgraduateLoan'), 'r'))}`;

const taxed = (pen: Pen) => `<div class="cap">Section 3: Income Tax and pay (R after an amount: refund)</div>
${grid('three', cell('', 'Total for year'), cell('Tax deducted £', pen.money('totalTax'), 'r'), cell('Pay £', pen.money('totalPay'), 'r'))}
${grid('three', cell('', 'This employment'), cell('Tax deducted £', pen.money('taxInThisEmployment'), 'r'), cell('Pay £', pen.money('payInThisEmployment'), 'r'))}
${pen.aside('hasPrevious') && grid('three', cell('', 'Previous empl.'), cell('Tax deducted £', pen.money('taxInPreviousEmployments'), 'r'), cell('Pay £', pen.money('payInPreviousEmployments'), 'r'))}`;

/** A substitute in an order of its own: the employer first, then National Insurance, tax before pay, totals before their parts, the employee last. */
export const otherOrder: Layout = {
	name: 'eleven-p60-other-order',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="sheet"><div class="strip"><b>P60 End of Year Certificate</b><span>Tax year to 5 April ${pen.implied('taxYear')}${pen.aside('yearEnd')}</span></div>
${grid('two', cell('Employer', `${pen.text('employerName')}`), cell('Employer PAYE reference', pen.text('payeReference')))}
${grid('', cell('Address', 'Kiln Lane Business Park, Ambleford AM6 3WD'))}
${insured(pen)}${statutory(pen)}${taxed(pen)}<div class="cap">Section 4: Employee</div>
${grid('four', cell('Final tax code', pen.text('finalTaxCode')), cell('Works/payroll number', pen.aside('worksNumber')), cell('National Insurance no.', inPairs(pen.text('nationalInsuranceNumber'))), cell('Forenames or initials', pen.text('forenames')))}
${grid('', cell('Surname', pen.text('surname')))}
<div class="say">Keep this form in a safe place: you will need it if you have to fill in a tax return, and to check that your employer is using the correct National Insurance number. The pay shown is pay for Income Tax purposes. HM Revenue and Customs keeps no copy. Approved as a substitute; layout GP-60/4.</div></div>`,
};

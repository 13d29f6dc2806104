import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:10px "Liberation Sans Narrow";margin:26px 34px;color:#111} .top{display:grid;grid-template-columns:1fr 1fr;margin-bottom:12px} .logo{background:#c8102e;color:#fff;font:bold 20px "Liberation Sans";padding:8px 16px;display:inline-block;-webkit-print-color-adjust:exact} .ad{margin-top:22px;font-size:12.5px;line-height:1.4} .ttl{text-align:right} .ttl h1{font:bold 23px "Liberation Sans";margin:0} .ttl p{font-size:12px;margin:4px 0}
.grid{display:grid;grid-template-columns:repeat(10,1fr);border:1px solid #c8102e;border-width:1px 0 0 1px} .grid>div{border:1px solid #c8102e;border-width:0 1px 1px 0;padding:3px 6px 5px;display:flex;flex-direction:column;justify-content:space-between;min-height:37px} .grid em{font-style:normal;color:#a50d25;font-size:9.5px;line-height:1.15} .grid b{font:12px "Liberation Sans";margin-top:3px} .w2{grid-column:span 2} .w3{grid-column:span 3} .w4{grid-column:span 4} .w10{grid-column:span 10} .grid .bar{background:#f6dde1;min-height:0;font:bold 10px "Liberation Sans";color:#a50d25;-webkit-print-color-adjust:exact} .m b{text-align:right}
.say{display:grid;grid-template-columns:1fr 1fr;gap:24px;font-size:9.5px;line-height:1.3;margin-top:9px}
</style>`;

const cell = (kind: string, label: string, value: string) =>
	`<div class="${kind}"><em>${label}</em><b>${value}</b></div>`;

const bar = (label: string) => `<div class="w10 bar">${label}</div>`;

const person = (pen: Pen) => `${bar('Colleague and employer')}
${cell('w2', 'Surname', pen.text('surname'))}${cell('w2', 'Forenames or initials', pen.text('forenames'))}${cell('w2', 'National Insurance number', pen.text('nationalInsuranceNumber'))}${cell('', 'Payroll number', pen.text('worksNumber'))}${cell('', 'Final tax code', pen.text('finalTaxCode'))}${cell('w2', 'Employer PAYE reference', pen.text('payeReference'))}`;

const taxed = (pen: Pen) => `${bar('Pay and Income Tax')}
${cell('w2 m', 'Previous employment(s): pay £', pen.money('payInPreviousEmployments'))}${cell('w2 m', 'Previous employment(s): tax deducted £', pen.money('taxInPreviousEmployments'))}${cell('m', 'This employment: pay £', pen.money('payInThisEmployment'))}${cell('w2 m', 'This employment: tax deducted £', pen.money('taxInThisEmployment'))}${cell('m', 'Total for year: pay £', pen.money('totalPay'))}${cell('w2 m', 'Total for year: tax deducted £', pen.money('totalTax'))}`;

const insured = (pen: Pen) => `${bar('National Insurance contributions in this employment')}
${cell('', 'NIC table letter', pen.text('nicTableLetter'))}${cell('w2 m', 'Earnings at the Lower Earnings Limit (LEL) £', pen.pounds('earningsAtLowerEarningsLimit'))}${cell('w2 m', 'Earnings above the LEL, up to and including the Primary Threshold £', pen.pounds('earningsToPrimaryThreshold'))}${cell('w2 m', 'Earnings above the PT, up to and including the Upper Earnings Limit £', pen.pounds('earningsToUpperEarningsLimit'))}${cell('w3 m', "Employee's contributions due on all earnings above the PT £", pen.money('employeeNationalInsurance'))}`;

const statutory = (pen: Pen) => `${bar('Statutory payments included in the pay of this employment')}
${cell('w2 m', 'Statutory Maternity Pay £', pen.money('statutoryMaternityPay'))}${cell('w2 m', 'Statutory Paternity Pay £', pen.money('statutoryPaternityPay'))}${cell('w2 m', 'Statutory Adoption Pay £', pen.money('statutoryAdoptionPay'))}${cell('w2 m', 'Statutory Shared Parental Pay £', pen.money('statutorySharedParentalPay'))}${cell('w2 m', 'Statutory Parental Bereavement Pay £', pen.money('statutoryParentalBereavementPay'))}
${bar('Other details')}
${cell('w3 m', 'Student Loan deductions (whole £ only)', pen.pounds('studentLoan'))}${cell('w3 m', 'Postgraduate Loan deductions (whole £ only)', pen.pounds('postgraduateLoan'))}${cell('w4', "Employer's full name and address", `${pen.text('employerName')}<br>Great Orchard Way, Ambleford AM9 4GA`)}`;

/** A big retailer's certificate across the page, to be folded and posted: one grid of ten columns with a box for every statutory pay. */
export const retailer: Layout = {
	name: 'twenty-third-p60-retailer',
	type: 'p60',
	landscape: true,
	html: (
		pen,
	) => `${style}<div class="top"><div><span class="logo">${pen.text('employerName')}</span><div class="ad">${pen.aside('name')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</div></div>
<div class="ttl"><h1>P60 End of Year Certificate</h1><p>Tax year to 5 April <b>${pen.implied('taxYear')}${pen.aside('yearEnd')}</b></p></div></div>
<div class="grid">${person(pen)}${taxed(pen)}${insured(pen)}${statutory(pen)}</div>
<div class="say"><div><b>To the employee.</b> Please keep this certificate in a safe place as you will need it if you have to fill in a tax return. You also need it to make a claim for Universal Credit. It helps you check that your employer is using the correct National Insurance number. By law you are required to tell HM Revenue and Customs about any income that is not fully taxed, even if you are not sent a tax return.</div>
<div><b>Certificate by employer.</b> This form shows your total pay for Income Tax purposes in this employment for the year. Any overtime, bonus, commission and statutory pay is included. Discount and vouchers that were taxed through your P11D are not. This is a copy of the form that is held in your colleague portal; a replacement will be marked “duplicate”.</div></div>`,
};

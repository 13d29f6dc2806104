import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px/1.42 "Liberation Mono";margin:40px 52px;color:#000} .mid{text-align:center} .rule{border-top:1px dashed #000;margin:9px 0 7px} .dbl{border-top:3px double #000;margin:9px 0 7px} .l{display:grid;grid-template-columns:490px 110px} .l.t{grid-template-columns:320px 140px 140px} .v{text-align:right} .p{display:grid;grid-template-columns:250px 1fr} h2{font:bold 11px "Liberation Mono";margin:0 0 4px} .note{font-size:9.5px;line-height:1.35;margin:8px 0 0}
</style>`;

const fact = (label: string, value: string) =>
	`<div class="p"><span>${label}</span><span>${value}</span></div>`;

const line = (label: string, value: string) =>
	`<div class="l"><span>${label}</span><span class="v">${value}</span></div>`;

const both = (label: string, pay: string, tax: string) =>
	`<div class="l t"><span>${label}</span><span class="v">${pay}</span><span class="v">${tax}</span></div>`;

const employee = (pen: Pen) => `<h2>EMPLOYEE'S DETAILS</h2>
${fact('Surname', pen.text('surname'))}
${fact('Forenames or initials', pen.text('forenames'))}
${fact('National Insurance number', pen.text('nationalInsuranceNumber'))}
${fact('Works/payroll number', pen.text('worksNumber'))}`;

const taxed = (pen: Pen) => `<h2>PAY AND INCOME TAX DETAILS</h2>
${both('', 'Pay', 'Tax deducted')}
${both('', 'GBP', 'GBP')}
${both('In previous employment(s)', pen.money('payInPreviousEmployments'), pen.money('taxInPreviousEmployments'))}
${both('In this employment *', pen.money('payInThisEmployment'), pen.money('taxInThisEmployment'))}
${both('Total for year', pen.money('totalPay'), pen.money('totalTax'))}
<br>${fact('Final tax code', pen.text('finalTaxCode'))}
<p class="note">* Figures marked with a star should be used for your tax return, if you get one.</p>`;

const insured = (pen: Pen) => `<h2>NATIONAL INSURANCE CONTRIBUTIONS IN THIS EMPLOYMENT</h2>
${line('NIC table letter', pen.text('nicTableLetter'))}
${line('Earnings at the Lower Earnings Limit (LEL)', pen.pounds('earningsAtLowerEarningsLimit'))}
${line('Earnings above the LEL, up to and including the Primary Threshold (PT)', pen.pounds('earningsToPrimaryThreshold'))}
${line('Earnings above the PT, up to and including the Upper Earnings Limit (UEL)', pen.pounds('earningsToUpperEarningsLimit'))}
${line("Employee's contributions due on all earnings above the PT", pen.money('employeeNationalInsurance'))}`;

const other = (pen: Pen) => `<h2>OTHER DETAILS</h2>
${line('Student Loan deductions (whole pounds only)', pen.pounds('studentLoan'))}
${line('Postgraduate Loan deductions (whole pounds only)', pen.pounds('postgraduateLoan'))}
${line('Statutory Maternity Pay included in pay above', pen.money('statutoryMaternityPay'))}
${line('Statutory Paternity Pay included in pay above', pen.money('statutoryPaternityPay'))}`;

/** A civil service pay centre's certificate: the line printer's type without a box, only rules of dashes. */
export const civilService: Layout = {
	name: 'twenty-third-p60-civil-service',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="mid"><b>GOVERNMENT SHARED PAY CENTRE</b><br>P60 END OF YEAR CERTIFICATE<br>Tax year to 5 April ${pen.implied('taxYear')}${pen.aside('yearEnd')}</div>
<div class="dbl"></div>${employee(pen)}
<div class="rule"></div>${taxed(pen)}
<div class="rule"></div>${insured(pen)}
<div class="rule"></div>${other(pen)}
<div class="rule"></div><h2>EMPLOYER</h2>
${fact("Employer's full name", pen.text('employerName'))}
${fact('Address', 'Pay Centre, Kingsgate House, Ambleford AM1 1HG')}
${fact('Employer PAYE reference', pen.text('payeReference'))}
<div class="dbl"></div>
<p class="note">TO THE EMPLOYEE. Please keep this certificate in a safe place as you will need it if you have to fill in a tax return. You also need it to make a claim for Universal Credit, or to check that your employer is using the correct National Insurance number and deducting the right rate of contributions. By law you are required to tell HM Revenue and Customs about any income that is not fully taxed, even if you are not sent a tax return.</p>
<p class="note">CERTIFICATE BY PAYING OFFICE. This form shows your total pay for Income Tax purposes in this employment for the year. Any overtime, allowance, bonus, Statutory Sick Pay and so on is included. DO NOT DESTROY: a duplicate can be printed from the employee self-service system for the last six years only.</p>
<p class="note mid">P60(Substitute)(GSPC) &nbsp;&nbsp; XXPAYP60 v7.4 &nbsp;&nbsp; OFFICIAL-SENSITIVE (PERSONAL) WHEN COMPLETED</p>`,
};

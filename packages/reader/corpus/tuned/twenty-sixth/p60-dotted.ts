import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "Liberation Serif";margin:34px 52px;line-height:1.3} h1{font-size:17px;letter-spacing:1px;margin:0;text-align:center} .c{text-align:center} .d{display:flex;align-items:baseline;margin:2.5px 0} .d i{flex:1;border-bottom:1.4px dotted #555;margin:0 5px} .d span:first-child{max-width:470px} h2{font-size:12.5px;font-variant:small-caps;letter-spacing:.6px;margin:13px 0 3px;border-bottom:1px solid #222} .ad{margin:12px 0 10px} .sm{font-size:9.6px;line-height:1.35;text-align:justify} .ft{font-size:8.5px;text-align:center;border-top:1px solid #222;margin-top:10px;padding-top:4px}
</style>`;

const row = (label: string, value: string) =>
	`<div class="d"><span>${label}</span><i></i><span>${value}</span></div>`;

function loans(pen: Pen): string {
	if (!pen.aside('hasLoan'))
		return '<p class="sm">No Student Loan or Postgraduate Loan deductions were made in this employment.</p>';
	return `${row('Student Loan deductions in this employment (whole £s only)', pen.pounds('studentLoan'))}${row('Postgraduate Loan deductions in this employment (whole £s only)', pen.pounds('postgraduateLoan'))}`;
}

const taxed = (pen: Pen) => `<h2>1. Pay and Income Tax</h2>
${row('(a) Pay in this employment', `£${pen.money('payInThisEmployment')}`)}${row('(b) Tax deducted in this employment', `£${pen.money('taxInThisEmployment')}`)}
${row('(c) Pay in previous employment(s), as notified on form P45', `£${pen.money('payInPreviousEmployments')}`)}${row('(d) Tax deducted in previous employment(s)', `£${pen.money('taxInPreviousEmployments')}`)}
${row('(e) Total pay for the year, (a) plus (c)', `£${pen.money('totalPay')}`)}${row('(f) Total tax for the year, (b) plus (d)', `£${pen.money('totalTax')}`)}${row('(g) Final tax code', pen.text('finalTaxCode'))}`;

const insured = (pen: Pen) => `<h2>2. National Insurance contributions in this employment</h2>
${row('(a) NIC table letter', pen.aside('nicTableLetter'))}${row('(b) Earnings at the Lower Earnings Limit (LEL)', `£${pen.pounds('earningsAtLowerEarningsLimit')}`)}
${row('(c) Earnings above the LEL, up to and including the Primary Threshold (PT)', `£${pen.pounds('earningsToPrimaryThreshold')}`)}
${row('(d) Earnings above the PT, up to and including the Upper Earnings Limit (UEL)', `£${pen.pounds('earningsToUpperEarningsLimit')}`)}
${row("(e) Employee's contributions due on all earnings above the PT", `£${pen.money('employeeNationalInsurance')}`)}`;

/** A substitute as a list, each value at the right end of a row of dots, with loans where there are any. */
export const dotted: Layout = {
	name: 'twenty-sixth-p60-dotted',
	type: 'p60',
	html: (
		pen,
	) => `${style}<h1>P60 END OF YEAR CERTIFICATE</h1><div class="c">for the tax year to 5 April ${pen.implied('taxYear')}${pen.aside('yearEnd')} &nbsp;&middot;&nbsp; employee's copy &nbsp;&middot;&nbsp; page 1 of 1</div>
<div class="ad">${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</div>
${row('Surname', pen.text('surname'))}${row('Forenames or initials', pen.text('forenames'))}${row('National Insurance number', pen.text('nationalInsuranceNumber'))}${row('Works / payroll number', pen.aside('worksNumber'))}${row('Job title and grade', 'Team member, band 4 (scale point 17)')}${row("Employer's name", pen.text('employerName'))}${row("Employer's address", 'Payroll Bureau, PO Box 2290, Ambleford AM3 9ZD')}${row('Employer PAYE reference', pen.text('payeReference'))}${row('Accounts Office reference', '120PX00418827')}
${taxed(pen)}${insured(pen)}
<h2>3. Other details</h2>${row('Statutory Maternity Pay included in 1(a)', `£${pen.money('statutoryMaternityPay')}`)}${row('Statutory Paternity Pay included in 1(a)', `£${pen.money('statutoryPaternityPay')}`)}${row('Statutory Adoption Pay included in 1(a)', `£${pen.money('statutoryAdoptionPay')}`)}${row('Statutory Shared Parental Pay included in 1(a)', `£${pen.money('statutorySharedParentalPay')}`)}${loans(pen)}
<p class="sm">This form shows your total pay for Income Tax purposes in this employment for the year. Any overtime, bonus, commission, Statutory Sick Pay and the payments listed at 3 are included. Keep it in a safe place: you will need it if you have to fill in a tax return, and to claim back any tax you may have overpaid. The personal allowance for most people is £12,570; if your untaxed income from savings is more than £1,000 or you had expenses of more than £2,500 you may need to tell HM Revenue and Customs. By law you are required to tell HM Revenue and Customs about any income that is not fully taxed, even if you are not sent a tax return. Do not destroy.</p>
<div class="ft">Form P60 (single sheet, substitute). Payroll enquiries: 01632 960 118, Monday to Friday 9.00 to 16.30, quoting the reference PY/60/44017.<br>A charge of £7.50 is made for each duplicate statement of earnings.</div>`,
};

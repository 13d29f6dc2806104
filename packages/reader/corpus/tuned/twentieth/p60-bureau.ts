import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:10.5px "Liberation Sans";margin:0;padding:34px 40px;color:#000} .frame{border:1px solid #006f62} .band{background:#006f62;color:#fff;padding:7px 10px;display:flex;justify-content:space-between;align-items:baseline} .band b{font-size:19px} .sec{border-top:1px solid #006f62;padding:7px 10px 9px} h2{font-size:11.5px;margin:0 0 5px;color:#006f62}
.cols{display:grid;grid-template-columns:1fr 1fr;gap:0 18px} label{display:block;font-size:9px;margin-top:5px} .bx{border:1px solid #7fb5ae;background:#fff;padding:3px 6px;min-height:13px;font-size:12px;display:block} table{border-collapse:collapse;width:100%} td,th{border:1px solid #7fb5ae;padding:3px 6px;font-size:11px} th{font-weight:normal;font-size:8.5px;vertical-align:top;text-align:left} .n{text-align:right} .plain td{border:0;padding:3px 0} .plain td.v{border:1px solid #7fb5ae;text-align:right;padding:3px 6px;width:118px} p{margin:3px 0;font-size:9px;line-height:1.3}
</style>`;

const boxed = (label: string, value: string) => `<label>${label}</label><span class="bx">${value}</span>`;

const twoValues = (label: string, pay: string, tax: string) =>
	`<tr><td>${label}</td><td class="v">${pay}</td><td style="width:14px"></td><td class="v">${tax}</td></tr>`;

function payAndTax(pen: Pen): string {
	const before = pen.aside('hasPrevious') !== '';
	return `<div class="sec"><h2>Pay and Income Tax details</h2><table class="plain"><tr><td></td><td style="font-size:9px">Pay<br>£</td><td></td><td style="font-size:9px">Tax deducted<br>£</td></tr>
${twoValues('In previous employment(s)', before ? pen.money('payInPreviousEmployments') : '', before ? pen.money('taxInPreviousEmployments') : '')}
${twoValues("In this employment <span style='font-size:9px'>★ if refund mark 'R'</span>", pen.money('payInThisEmployment'), pen.money('taxInThisEmployment'))}
${twoValues('<b>Total for year</b>', pen.money('totalPay'), pen.money('totalTax'))}
<tr><td></td><td style="text-align:right;padding-right:8px">Final tax code</td><td></td><td class="v">${pen.text('finalTaxCode')}</td></tr></table></div>`;
}

const insurance = (
	pen: Pen,
) => `<div class="sec"><h2>National Insurance contributions in this employment</h2><table>
<tr><th style="width:56px">NIC table letter</th><th>Earnings at the Lower Earnings Limit (LEL) (where earnings are equal to or exceed the LEL)<br><br>£</th><th>Earnings above the LEL, up to and including the Primary Threshold (PT)<br><br>£</th><th>Earnings above the PT, up to and including the Upper Earnings Limit (UEL)<br><br>£</th><th>Employee's contributions due on all earnings above the PT<br><br>£ &nbsp; &nbsp; p</th></tr>
<tr><td>${pen.text('nicTableLetter')}</td><td class="n">${pen.pounds('earningsAtLowerEarningsLimit')}</td><td class="n">${pen.pounds('earningsToPrimaryThreshold')}</td><td class="n">${pen.pounds('earningsToUpperEarningsLimit')}</td><td class="n">${pen.money('employeeNationalInsurance')}</td></tr>
<tr><td>&nbsp;</td><td></td><td></td><td></td><td></td></tr><tr><td>&nbsp;</td><td></td><td></td><td></td><td></td></tr></table></div>`;

/** The postgraduate loan stands only where there is one; the boxes of nothing stay empty. */
const others = (
	pen: Pen,
) => `<div class="sec cols"><div><h2>Statutory payments included in the pay 'In this employment' figure above</h2>
${['Statutory Maternity Pay', 'Statutory Paternity Pay', 'Statutory Shared Parental Pay', 'Statutory Adoption Pay', 'Statutory Parental Bereavement Pay'].map((each) => boxed(each, '')).join('')}</div>
<div><h2>Other details</h2>${boxed('Student Loan deductions in this employment (whole £s only)', pen.aside('hasLoan') && `£ ${pen.pounds('studentLoan')}`)}
${boxed('Postgraduate Loan deductions in this employment (whole £s only)', pen.aside('hasLoan') && pen.aside('yearEnd') > '2025' ? `£ ${pen.pounds('postgraduateLoan')}` : '')}
<p style="margin-top:12px"><b>To employee</b> Please keep this certificate in a safe place as you will need it if you have to fill in a tax return. You also need it to make a claim for tax credits and Universal Credit or to renew your claim.</p></div></div>`;

/** A bureau's substitute of the official form, with its green boxes in the official order. */
export const officialGrid: Layout = {
	name: 'twentieth-p60-bureau',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="frame"><div class="band"><b>P60 End of Year Certificate</b><span>Tax year to 5 April ${pen.aside('yearEnd')}${pen.implied('taxYear')}</span></div>
<div class="sec" style="border:0"><h2>Employee's details</h2><div class="cols"><div>${boxed('Surname', pen.aside('surname'))}${boxed('Forenames or initials', pen.aside('forenames'))}</div><div>${boxed('National Insurance number', pen.text('nationalInsuranceNumber'))}${boxed('Works/payroll number', pen.aside('worksNumber'))}</div></div></div>
${payAndTax(pen)}${insurance(pen)}${others(pen)}
<div class="sec cols"><div>${boxed("Your employer's full name and address (including postcode)", `${pen.text('employerName')}<br>2 Harbour Yard<br>Ambleford<br>AM2 9XB`)}${boxed('Employer PAYE reference', pen.text('payeReference'))}</div>
<div><h2>Certificate by Employer/Paying Office</h2><p>This form shows your total pay for Income Tax purposes in this employment for the year. Any overtime, bonus, commission etc, Statutory Sick Pay, Statutory Maternity Pay, Statutory Paternity Pay, Statutory Shared Parental Pay or Statutory Adoption Pay is included.</p><p>By law you are required to tell HM Revenue &amp; Customs about any income that is not fully taxed, even if you are not sent a tax return.</p></div></div></div>
<div style="display:flex;justify-content:space-between;font-size:8.5px;margin-top:5px"><span>P60 (Single sheet) Substitute — Larkhill Payroll Bureau</span><b>Do not destroy</b></div>`,
};

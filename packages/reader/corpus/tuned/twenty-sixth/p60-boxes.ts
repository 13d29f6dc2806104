import { inPairs } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:9px "Liberation Sans";margin:14px 20px;color:#111} .hd{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2px solid #111;padding-bottom:4px} .hd b{font-size:19px} .hd div:last-child{text-align:right;font-size:12px}
.two{display:grid;grid-template-columns:1fr 1fr;gap:0 14px;margin-top:6px} h2{font-size:10.5px;margin:8px 0 3px;background:#333;color:#fff;padding:2px 5px;-webkit-print-color-adjust:exact} .f{margin:3px 0} .f i{font-style:normal;display:block;color:#333} .bx{border:1px solid #111;display:block;padding:3px 5px;font-size:11.5px;min-height:14px}
.am{display:flex;align-items:center;justify-content:space-between;margin:2px 0} .am span{width:170px} .mb{display:flex;border:1px solid #111;font-size:11.5px} .mb u{text-decoration:none;padding:2px 5px;text-align:right;width:62px} .mb s{text-decoration:none;border-left:1px dotted #666;padding:2px 5px;width:18px}
.hp{display:flex;justify-content:flex-end;font-size:8px;gap:10px;padding-right:10px} .q{border-collapse:collapse;width:100%} .q td,.q th{border:1px solid #111;padding:3px;text-align:right;font-weight:normal;vertical-align:top} .q td{font-size:11.5px} .q th{font-size:8px;text-align:left} .sm{font-size:8.3px;line-height:1.35} .ft{border-top:1px solid #111;margin-top:8px;padding-top:3px;font-size:7.5px;color:#444;display:flex;justify-content:space-between}
</style>`;

const field = (label: string, value: string) =>
	`<div class="f"><i>${label}</i><span class="bx">${value}</span></div>`;

function boxes(label: string, sum: string): string {
	const [whole, part] = sum.split('.');
	return `<div class="am"><span>${label}</span><div class="mb"><u>${whole}</u><s>${part}</s></div></div>`;
}

const heads = '<div class="hp"><span>£</span><span>p</span></div>';

const paid = (pen: Pen) => `<h2>Pay and Income Tax details</h2><div class="two"><div><b>Pay</b>${heads}
${boxes('In previous employment(s)', pen.money('payInPreviousEmployments'))}${boxes('In this employment <b>&#9733;</b>', pen.money('payInThisEmployment'))}${boxes('Total for year', pen.money('totalPay'))}</div>
<div><b>Tax deducted</b>${heads}${boxes('In previous employment(s)', pen.money('taxInPreviousEmployments'))}${boxes("In this employment (if refund mark 'R')", pen.money('taxInThisEmployment'))}${boxes('Total for year', pen.money('totalTax'))}</div></div>
<div class="two"><p class="sm"><b>&#9733;</b> Figures shown here should be used for your tax return, if you get one. Pay is after any contributions to a pension scheme on which tax relief was given under net pay arrangements.</p>${field('Final tax code', pen.text('finalTaxCode'))}</div>`;

const insured = (
	pen: Pen,
) => `<h2>National Insurance contributions in this employment</h2><table class="q"><tr><th>NIC table letter<th>Earnings at the Lower Earnings Limit (LEL) (where earnings are equal to or exceed the LEL) &nbsp; £<th>Earnings above the LEL, up to and including the Primary Threshold (PT) &nbsp; £<th>Earnings above the PT, up to and including the Upper Earnings Limit (UEL) &nbsp; £<th>Employee's contributions due on all earnings above the PT &nbsp; £ &nbsp; p</tr>
<tr><td>${pen.aside('nicTableLetter')}<td>${pen.pounds('earningsAtLowerEarningsLimit')}<td>${pen.pounds('earningsToPrimaryThreshold')}<td>${pen.pounds('earningsToUpperEarningsLimit')}<td>${pen.money('employeeNationalInsurance')}</tr>
<tr><td>&nbsp;<td><td><td><td></tr></table>`;

const others = (
	pen: Pen,
) => `<div class="two"><div><h2>Statutory payments included in the pay above</h2>${heads}
${boxes('Statutory Maternity Pay', pen.money('statutoryMaternityPay'))}${boxes('Statutory Paternity Pay', pen.money('statutoryPaternityPay'))}${boxes('Statutory Shared Parental Pay', pen.money('statutorySharedParentalPay'))}${boxes('Statutory Adoption Pay', pen.money('statutoryAdoptionPay'))}${boxes('Statutory Parental Bereavement Pay', pen.money('statutoryParentalBereavementPay'))}</div>
<div><h2>To employee</h2><p class="sm">Please keep this certificate in a safe place as you will need it if you have to fill in a tax return. You also need it to make a claim for tax credits and Universal Credit or to renew your claim. It also helps you check that your employer is using the correct National Insurance number and deducting the right rate of National Insurance contributions. By law you are required to tell HM Revenue &amp; Customs about any income that is not fully taxed, even if you are not sent a tax return. If you had more than £500 of benefits from this employment see your form P11D.<br><b>HM Revenue &amp; Customs will not send you a duplicate.</b></p></div></div>`;

/** A substitute in two columns of boxes, pounds and pence each in their own. */
export const boxed: Layout = {
	name: 'twenty-sixth-p60-boxes',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="hd"><div><b>P60</b> &nbsp;End of Year Certificate<br>This is a printed copy of an eP60</div><div>Tax year to 5 April <b style="font-size:14px">${pen.implied('taxYear')}${pen.aside('yearEnd')}</b><br><span style="font-size:8px">To the employee: this form shows your total pay for Income Tax purposes in this employment for the year</span></div></div>
<div class="two"><div><h2>Employee's details</h2>${field('Surname', pen.text('surname'))}${field('Forenames or initials', pen.text('forenames'))}${field('National Insurance number', inPairs(pen.text('nationalInsuranceNumber')))}${field('Works/payroll number', pen.aside('worksNumber'))}</div>
<div><h2>Employer's details</h2>${field('Employer PAYE reference &nbsp; Office number / Reference number', pen.text('payeReference'))}${field("Employer's full name and address (including postcode)", `${pen.text('employerName')}<br>2nd Floor, Marlow House<br>118 to 124 Station Approach<br>Ambleford<br>AM1 3RW`)}</div></div>
${paid(pen)}${insured(pen)}${others(pen)}
<p class="sm"><b>Certificate by employer.</b> This form shows your total pay for Income Tax purposes in this employment for the year. Any overtime, bonus, commission etc, Statutory Sick Pay, Statutory Maternity Pay, Statutory Paternity Pay, Statutory Shared Parental Pay, Statutory Parental Bereavement Pay or Statutory Adoption Pay is included.</p>
<div class="sm" style="border:1px solid #111;padding:6px;margin-top:10px">Private and confidential<br><span style="font-size:11px">${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</span></div>
<div class="ft"><span>P60 (Substitute) (Meridian Payroll v14.2.0071) &nbsp; Approved HMRC 7/19</span><span>Dept 004 / Cost centre 21770 / Batch 000318</span><span>Do not destroy</span></div>`,
};

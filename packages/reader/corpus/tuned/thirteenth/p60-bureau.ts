import { inPairs, separated } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Sans";margin:36px 44px;color:#000} h1{font-size:22px;margin:0} .head{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2px solid #000;padding-bottom:6px}
section{border:1px solid #000;margin-top:8px;padding:7px 10px} h2{font-size:12px;margin:0 0 5px} table{width:100%;border-collapse:collapse} td,th{padding:3px 5px;text-align:left;font-weight:normal;vertical-align:bottom} .v{border:1px solid #888;text-align:right;font-family:"Liberation Mono";font-size:12px;min-width:90px} .l{text-align:left} .s{font-size:9px;color:#222}
</style>`;

const box = (value: string) => `<td class="v">${value}</td>`;

const pay = (pen: Pen) => `<section><h2>Pay and Income Tax details</h2><table>
<tr><th></th><th>Pay<br><span class="s">£ &nbsp; p</span></th><th>Tax deducted<br><span class="s">£ &nbsp; p</span></th></tr>
<tr><td>In previous employment(s)</td>${box(separated(pen.aside('payInPreviousEmployments')))}${box(separated(pen.aside('taxInPreviousEmployments')))}</tr>
<tr><td><b>In this employment</b> <span class="s">★ These figures should be used for your tax return, if you get one</span></td>${box(pen.money('payInThisEmployment'))}${box(pen.money('taxInThisEmployment'))}</tr>
<tr><td>Total for year</td>${box(pen.money('totalPay'))}${box(pen.money('totalTax'))}</tr>
<tr><td style="text-align:right" colspan="2">Final tax code</td><td class="v l">${pen.text('finalTaxCode')}</td></tr></table></section>`;

const insurance = (
	pen: Pen,
) => `<section><h2>National Insurance contributions in this employment</h2><table class="s" style="text-align:center">
<tr><td>NIC table letter</td><td>Earnings at the Lower Earnings Limit (LEL) (where earnings are equal to or exceed the LEL)<br>£</td><td>Earnings above the LEL, up to and including the Primary Threshold (PT)<br>£</td><td>Earnings above the PT, up to and including the Upper Earnings Limit (UEL)<br>£</td><td>Employee’s contributions due on all earnings above the PT<br>£ &nbsp; p</td></tr>
<tr><td class="v l">${pen.aside('nicTableLetter')}</td>${box(pen.pounds('earningsAtLowerEarningsLimit'))}${box(pen.pounds('earningsToPrimaryThreshold'))}${box(pen.pounds('earningsToUpperEarningsLimit'))}${box(pen.money('employeeNationalInsurance'))}</tr></table></section>`;

const others = (
	pen: Pen,
) => `<section><h2>Statutory payments included in the pay ‘In this employment’ figure above</h2><table>
<tr><td>Statutory Maternity Pay</td>${box(pen.aside('statutoryMaternityPay'))}<td>Statutory Paternity Pay</td>${box(pen.aside('statutoryPaternityPay'))}</tr><tr><td>Statutory Adoption Pay</td>${box(pen.aside('statutoryAdoptionPay'))}<td>Statutory Shared Parental Pay</td>${box(pen.aside('statutorySharedParentalPay'))}</tr></table></section>
<section><h2>Other details</h2><table><tr><td>Student Loan deductions in this employment <span class="s">(whole £s only)</span></td>${box(pen.pounds('studentLoan'))}<td>Postgraduate Loan deductions in this employment <span class="s">(whole £s only)</span></td>${box(separated(pen.aside('postgraduateLoan')).replace(/\.00$/, ''))}</tr></table></section>`;

/** The certificate that a payroll bureau prints for its clients' staff: black lines on plain A4, everything in the order of HMRC's own form. */
export const bureauP60: Layout = {
	name: 'thirteen-p60-bureau',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="head"><div><h1>P60 End of Year Certificate</h1><span class="s">${pen.implied('taxYear')}This is a printed copy of an eP60</span></div><div style="font-size:14px">Tax year to 5 April <b style="border:1px solid #000;padding:2px 8px">${pen.aside('yearEnd')}</b></div></div>
<p class="s">To the employee: please keep this certificate in a safe place as you will need it if you have to fill in a tax return. You also need it to make a claim for tax credits and Universal Credit or to renew your claim. It also helps you check that your employer is using the correct National Insurance number and deducting the right rate of National Insurance contributions.</p>
<section><h2>Employee’s details</h2><table><tr><td>Surname</td><td class="v l">${pen.text('surname')}</td><td>Forenames or initials</td><td class="v l">${pen.text('forenames')}</td></tr><tr><td>National Insurance number</td><td class="v l">${inPairs(pen.text('nationalInsuranceNumber'))}</td><td>Works/payroll number</td><td class="v l">${pen.aside('worksNumber')}</td></tr></table></section>
${pay(pen)}${insurance(pen)}${others(pen)}
<section><table><tr><td width="48%" class="s" style="vertical-align:top"><b>Certificate by Employer/Paying Office:</b> This form shows your total pay for Income Tax purposes in this employment for the year. Any overtime, bonus, commission etc, Statutory Sick Pay, Statutory Maternity Pay, Statutory Paternity Pay, Statutory Shared Parental Pay or Statutory Adoption Pay is included.</td><td style="vertical-align:top"><span class="s">Employer’s full name and address</span><br><b>${pen.text('employerName')}</b><br>27 Weir Street<br>Ambleford AM1 3TB</td><td style="vertical-align:top"><span class="s">Employer PAYE reference</span><br>${pen.text('payeReference')}</td></tr></table></section>
<div class="head" style="border:0;margin-top:10px"><b>P60 (Substitute)(Castlegate Payroll Bureau)</b><b>Do not destroy</b></div>`,
};

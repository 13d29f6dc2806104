import type { Layout, Pen } from '../../paper.ts';

/** A National Insurance number in pairs, as the boxes of the form have it. */
const inPairs = (number: string) => number.replace(/(..)(..)(..)(..)(.)/, '$1 $2 $3 $4 $5');

const style = `<style>
body{font:11px Carlito,Arial;margin:30px 38px;color:#111} h1{font-size:19px;margin:0;color:#4a1942}
.head{display:flex;justify-content:space-between;border-bottom:3px solid #4a1942;padding-bottom:8px}
h2{font-size:12px;background:#efe6ee;padding:4px 6px;margin:14px 0 0} table{border-collapse:collapse;width:100%}
td,th{border:1px solid #b9a5b7;padding:4px 6px;text-align:left;vertical-align:bottom;font-weight:normal}
td.n,th.n{text-align:right} .small{font-size:9.5px;color:#444;line-height:1.4}</style>`;

const contributions = (pen: Pen) => `<h2>National Insurance contributions in this employment</h2>
<table><tr><th>NIC table letter</th><th class="n">Earnings at the Lower Earnings Limit (LEL) (where earnings are equal to or exceed the LEL)<br>£</th>
<th class="n">Earnings above the LEL, up to and including the Primary Threshold (PT)<br>£</th>
<th class="n">Earnings above the PT, up to and including the Upper Earnings Limit (UEL)<br>£</th>
<th class="n">Employee's contributions due on all earnings above the PT<br>£&nbsp;&nbsp;&nbsp;p</th></tr>
<tr><td>${pen.text('nicTableLetter')}</td><td class="n">${pen.pounds('earningsAtLowerEarningsLimit')}</td>
<td class="n">${pen.pounds('earningsToPrimaryThreshold')}</td><td class="n">${pen.pounds('earningsToUpperEarningsLimit')}</td>
<td class="n">${pen.money('employeeNationalInsurance')}</td></tr></table>`;

/** A university's P60, fetched from its staff pages. */
export const university: Layout = {
	name: 'ten-a-p60-university',
	type: 'p60',
	html: (pen) => `${style}
<div class="head"><div><h1>P60 End of Year Certificate</h1>Payroll and Pensions Office, Finance Division</div>
<div style="text-align:right">Tax year to 5 April <b>${pen.aside('yearEnd')}</b>${pen.implied('taxYear')}<br>Staff copy: viewed in MyStaffRecord</div></div>
<h2>Employee's details</h2>
<table><tr><th>Surname</th><th>Forenames or initials</th><th>National Insurance number</th><th>Works/payroll number</th></tr>
<tr><td><b>${pen.text('surname')}</b></td><td><b>${pen.text('forenames')}</b></td>
<td><b>${inPairs(pen.text('nationalInsuranceNumber'))}</b></td><td><b>${pen.aside('worksNumber')}</b></td></tr></table>
<h2>Pay and Income Tax details</h2>
<table><tr><th style="width:46%"></th><th class="n">Pay<br>£&nbsp;&nbsp;&nbsp;p</th><th class="n">Tax deducted<br>£&nbsp;&nbsp;&nbsp;p</th></tr>
<tr><td>In previous employment(s)</td><td class="n">${pen.aside('hasPrevious') && pen.money('payInPreviousEmployments')}</td>
<td class="n">${pen.aside('hasPrevious') && pen.money('taxInPreviousEmployments')}</td></tr>
<tr><td>In this employment ★ <span class="small">(use these figures for your tax return, if you get one)</span></td>
<td class="n"><b>${pen.money('payInThisEmployment')}</b></td><td class="n"><b>${pen.money('taxInThisEmployment')}</b></td></tr>
<tr><td>Total for year</td><td class="n">${pen.money('totalPay')}</td><td class="n">${pen.money('totalTax')}</td></tr>
<tr><td colspan="2" style="text-align:right">Final tax code</td><td class="n"><b>${pen.text('finalTaxCode')}</b></td></tr></table>
${contributions(pen)}
<h2>Statutory payments included in the pay 'In this employment' figure above</h2>
<table><tr><td>Maternity £${pen.aside('statutoryMaternityPay')}</td><td>Paternity £${pen.aside('statutoryPaternityPay')}</td><td>Adoption £${pen.aside('statutoryAdoptionPay')}</td></tr></table>
<h2>Other details</h2>
<table><tr><td>Student Loan deductions in this employment (whole £s only)</td><td class="n">£${pen.pounds('studentLoan')}</td></tr>
<tr><td>Postgraduate Loan deductions in this employment (whole £s only)</td><td class="n">£${pen.pounds('postgraduateLoan')}</td></tr></table>
<h2>Your employer's full name and address</h2>
<table><tr><td style="width:60%"><b>${pen.text('employerName')}</b><br>Old Observatory Building, College Road, Ambleford AM1 2TW</td>
<td>Employer PAYE reference<br><b>${pen.text('payeReference')}</b></td></tr></table>
<p class="small">To the employee: Please keep this certificate in a safe place as you will need it if you have to fill in a tax return. You also need it to make a claim for tax credits or Universal Credit, or to renew your claim. By law you are required to tell HM Revenue &amp; Customs about any income that is not fully taxed, even if you are not sent a tax return.<br>P60 (Substitute) (University Payroll) &nbsp; Do not destroy &nbsp; Payroll enquiries: ext. 24417</p>`,
};

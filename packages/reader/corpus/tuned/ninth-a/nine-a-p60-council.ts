import type { Layout } from '../../paper.ts';

const style = `
@page{size:A4 landscape}body{font:10.5px "Liberation Sans Narrow","Liberation Sans";margin:22px 30px}
.halves{display:grid;grid-template-columns:37% 61%;gap:2%}
table{border-collapse:collapse;width:100%;margin-bottom:8px}td,th{border:1px solid #156a5b;padding:3px 5px;text-align:left;vertical-align:top}
th{background:#d9ede8;font-weight:bold}.n{text-align:right;font:12px "Liberation Mono"}small{color:#156a5b}
h1{font-size:17px;margin:0 0 2px;color:#156a5b}.win{border:1px dashed #999;padding:14px;margin:16px 0;font-size:12px;height:84px}`;

/** Pounds and pence in their own columns, as on printed forms. */
function split(amount: string): string {
	const [pounds = '', pennies = ''] = amount.split('.');
	return `<td class=n>${pounds}</td><td class=n>${pennies}</td>`;
}

/** A council's P60: a landscape self-seal sheet, pounds and pence apart, with post and pension scheme beside. */
export const council: Layout = {
	name: 'nine-a-p60-council',
	type: 'p60',
	landscape: true,
	html: (pen) => `<style>${style}</style>
<div class=halves><div><h1>P60 End of Year Certificate</h1><b>Tax year to 5 April ${pen.aside('yearEnd')}</b>${pen.implied('taxYear')}
<div class=win>PRIVATE AND CONFIDENTIAL<br>${pen.text('forenames')} ${pen.text('surname')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</div>
<table><tr><th colspan=2>For office use</th></tr><tr><td>Post no.</td><td>00418827-1</td></tr><tr><td>Directorate</td><td>Environment and Place</td></tr>
<tr><td>Pension scheme</td><td>LGPS (main section)</td></tr><tr><td>Distribution</td><td>Home address, 2nd class</td></tr></table>
<p>To the employee: please keep this certificate in a safe place as you will need it if you have to fill in a tax return. You also need
it to make a claim for tax credits and Universal Credit or to renew your claim. By law you are required to tell HM Revenue &amp; Customs
about any income that is not fully taxed, even if you are not sent a tax return.</p>
<p>Queries: Payroll Services, Civic Offices, Market Place. Ext. 4410 or payroll.services@ambleford.example</p></div>
<div><table><tr><th colspan=3>Employee's details</th></tr>
<tr><td><small>Surname</small><br>${pen.text('surname')}</td><td colspan=2><small>Forenames or initials</small><br>${pen.text('forenames')}</td></tr>
<tr><td><small>National Insurance number</small><br>${pen.text('nationalInsuranceNumber')}</td><td><small>Payroll number</small><br>${pen.aside('worksNumber')}</td><td><small>Final tax code</small><br>${pen.text('finalTaxCode')}</td></tr></table>
<table><tr><th rowspan=2>Pay and Income Tax details</th><th colspan=2>Pay</th><th colspan=2>Tax deducted</th></tr><tr><th class=n>£</th><th class=n>p</th><th class=n>£</th><th class=n>p</th></tr>
<tr><td>In previous employment(s)</td>${split(pen.money('payInPreviousEmployments'))}${split(pen.money('taxInPreviousEmployments'))}</tr>
<tr><td>In this employment <small>* if refund mark 'R'</small></td>${split(pen.money('payInThisEmployment'))}${split(pen.money('taxInThisEmployment'))}</tr>
<tr><td><b>Total for year</b></td>${split(pen.money('totalPay'))}${split(pen.money('totalTax'))}</tr></table>
<table><tr><th colspan=5>National Insurance contributions in this employment</th></tr>
<tr><td>NIC table letter</td><td>Earnings at the Lower Earnings Limit (LEL)<br><small>whole £s only</small></td><td>Earnings above the LEL, up to and including the Primary Threshold (PT)<br><small>whole £s only</small></td><td>Earnings above the PT, up to and including the Upper Earnings Limit (UEL)<br><small>whole £s only</small></td><td>Employee's contributions due on all earnings above the PT<br><small>£ p</small></td></tr>
<tr><td>${pen.text('nicTableLetter')}</td><td class=n>${pen.pounds('earningsAtLowerEarningsLimit')}</td><td class=n>${pen.pounds('earningsToPrimaryThreshold')}</td><td class=n>${pen.pounds('earningsToUpperEarningsLimit')}</td><td class=n>${pen.money('employeeNationalInsurance')}</td></tr></table>
<table><tr><th colspan=4>Statutory payments included in the pay 'In this employment' figure above</th></tr>
<tr><td>Statutory Maternity Pay</td><td>Statutory Paternity Pay</td><td>Statutory Shared Parental Pay</td><td>Statutory Adoption Pay</td></tr><tr><td>&nbsp;</td><td></td><td></td><td></td></tr></table>
<table><tr><th colspan=2>Other details</th></tr><tr><td>Student Loan deductions in this employment <small>(whole £s only)</small></td><td class=n>${pen.aside('hasLoan') ? pen.pounds('studentLoan') : ''}</td></tr>
<tr><td><small>Employer's full name and address</small><br>${pen.text('employerName')}<br>Civic Offices, Market Place, Ambleford AM1 1AA</td><td><small>Employer PAYE reference</small><br>${pen.text('payeReference')}</td></tr></table></div></div>`,
};

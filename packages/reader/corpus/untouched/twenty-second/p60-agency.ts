import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:10.5px "Liberation Serif";margin:24px 34px;color:#153a7a} .page{width:1030px} .v{font:13px "Liberation Mono";color:#000} .head{display:flex;justify-content:space-between;align-items:center} .head b{font-size:30px} .head .t{font-size:17px;font-weight:bold} .head .y{font-size:15px;border:1.5px solid #153a7a;padding:5px 12px}
.wrap{display:grid;grid-template-columns:440px 1fr;column-gap:22px;margin-top:12px} h3{font-size:12px;margin:0 0 4px;padding-bottom:2px;border-bottom:2px solid #153a7a} .f{display:flex;align-items:center;margin-bottom:5px} .f label{width:150px;line-height:1.15} .f .b{flex:1;border:1px solid #153a7a;padding:4px 8px;min-height:16px} .blk{margin-bottom:13px}
table{border-collapse:collapse;width:100%} td,th{border:1px solid #153a7a;padding:4px 7px;font-weight:normal;text-align:left;line-height:1.15} td.n{text-align:right} th{background:#e6edf9;-webkit-print-color-adjust:exact;vertical-align:top} .firm{line-height:1.45} .say{font-size:10.5px;line-height:1.35}
</style>`;

const line = (label: string, value: string) =>
	`<div class="f"><label>${label}</label><div class="b v">${value}</div></div>`;

const number = (value: string) => `<td class="n v">${value}</td>`;

const taxed = (
	pen: Pen,
) => `<div class="blk"><h3>Pay and Income Tax details</h3><table><tr><th></th><th style="width:88px">Pay £</th><th style="width:88px">Tax deducted £</th></tr>
<tr><td>In previous employment(s)</td>${number(pen.aside('hasPrevious') && pen.money('payInPreviousEmployments'))}${number(pen.aside('hasPrevious') && pen.money('taxInPreviousEmployments'))}</tr>
<tr><td><b>In this employment</b><br>Figures shown here should be used for your tax return, if you get one</td>${number(pen.money('payInThisEmployment'))}${number(pen.money('taxInThisEmployment'))}</tr>
<tr><td>Total for year</td>${number(pen.money('totalPay'))}${number(pen.money('totalTax'))}</tr></table></div>
${line('Final tax code', pen.text('finalTaxCode'))}`;

const insured = (
	pen: Pen,
) => `<div class="blk"><h3>National Insurance contributions in this employment</h3><table><tr><th>NIC table letter</th><th>Earnings at the Lower Earnings Limit (LEL) (where earnings are equal to or exceed the LEL) £</th><th>Earnings above the LEL, up to and including the Primary Threshold (PT) £</th><th>Earnings above the PT, up to and including the Upper Earnings Limit (UEL) £</th><th>Employee's contributions due on all earnings above the PT £</th></tr>
<tr><td class="v">${pen.aside('nicTableLetter')}</td>${number(pen.pounds('earningsAtLowerEarningsLimit'))}${number(pen.pounds('earningsToPrimaryThreshold'))}${number(pen.pounds('earningsToUpperEarningsLimit'))}${number(pen.money('employeeNationalInsurance'))}</tr></table></div>`;

const statutory = (
	pen: Pen,
) => `<div class="blk"><h3>Statutory payments included in the pay ‘In this employment’ figure, and other details</h3><table><tr><th>Statutory Maternity Pay £</th><th>Statutory Paternity Pay £</th><th>Statutory Adoption Pay £</th><th>Student Loan deductions (whole £s)</th></tr>
<tr>${number(pen.aside('statutoryMaternityPay'))}${number(pen.aside('statutoryPaternityPay'))}${number(pen.aside('statutoryAdoptionPay'))}${number(pen.aside('hasLoan') && pen.pounds('studentLoan'))}</tr></table></div>`;

/** An agency's certificate across the page: blue pre-printed form typed in by machine, the worker and the tax on the left, National Insurance and the agency on the right. */
export const agency: Layout = {
	name: 'twenty-second-p60-agency',
	type: 'p60',
	landscape: true,
	html: (
		pen,
	) => `${style}<div class="page"><div class="head"><b>P60</b><span class="t">End of Year Certificate</span><span class="y">Tax year to 5 April <span class="v">${pen.implied('taxYear')}${pen.aside('yearEnd')}</span></span></div>
<div class="wrap"><div><div class="blk"><h3>To the employee</h3><div class="say">Please keep this certificate in a safe place as you will need it if you have to fill in a tax return. You also need it to make a claim for tax credits and Universal Credit, or to renew your claim. It also helps you check that your employer is using the correct National Insurance number and deducting the right rate of National Insurance contributions. By law you are required to tell HM Revenue &amp; Customs about any income that is not fully taxed, even if you are not sent a tax return.</div></div>
<div class="blk"><h3>Employee's details</h3>${line('Surname', pen.text('surname'))}${line('Forenames or initials', pen.text('forenames'))}${line('National Insurance number', pen.text('nationalInsuranceNumber'))}${line('Works/payroll number', pen.aside('worksNumber'))}</div>${taxed(pen)}</div>
<div>${insured(pen)}${statutory(pen)}
<div class="blk"><h3>Employer's full name and address (including postcode)</h3><div class="v firm">${pen.text('employerName')}<br>2ND FLOOR, TEMPLE COURT<br>6 KILN LANE<br>AMBLEFORD<br>AM6 3WD</div></div>
${line('Employer PAYE reference', pen.text('payeReference'))}
<div class="say"><b>Certificate by employer.</b> This form shows your total pay for Income Tax purposes in this employment for the year. Pay from each assignment on which you were supplied is included. Any overtime, bonus, commission, holiday pay, Statutory Sick Pay, Statutory Maternity Pay etc is included.</div></div></div></div>`,
};

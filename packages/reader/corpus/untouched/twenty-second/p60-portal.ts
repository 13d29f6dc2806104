import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "Liberation Sans";margin:22px 34px;color:#1b2733} .bar{display:flex;justify-content:space-between;font-size:10px;color:#5a6b7b;border-bottom:1px solid #ccd5dd;padding-bottom:6px} h1{font-size:19px;margin:16px 0 3px} .sub{font-size:13px;margin-bottom:12px} section{margin-bottom:11px} h2{font-size:12.5px;background:#0b5f73;color:#fff;margin:0;padding:4px 10px;-webkit-print-color-adjust:exact}
dl{display:grid;grid-template-columns:58% 42%;margin:0} dt,dd{margin:0;padding:3.5px 10px;border-bottom:1px solid #e5eaee} dd{font-weight:bold} .right dd{text-align:right;padding-right:130px} table{width:100%;border-collapse:collapse} th{font-size:10px;text-align:right;font-weight:normal;vertical-align:bottom;padding:4px 10px;background:#edf3f5;-webkit-print-color-adjust:exact} td{text-align:right;font-weight:bold;padding:5px 10px} th:first-child,td:first-child{text-align:left}
.pt{grid-template-columns:40% 30% 30%} .pt dd{text-align:right;padding-right:40px} .pt .h{font-weight:normal;font-size:10px} .note{font-size:10px;line-height:1.4;color:#37475a}
</style>`;

const pair = (label: string, value: string) => `<dt>${label}</dt><dd>${value}</dd>`;

const section = (title: string, kind: string, ...pairs: string[]) =>
	`<section><h2>${title}</h2><dl class="${kind}">${pairs.join('')}</dl></section>`;

const paid = (pen: Pen) =>
	section(
		'Pay and Income Tax details',
		'pt',
		'<dt></dt><dd class="h">Pay (£)</dd><dd class="h">Tax deducted (£)</dd>',
		pen.aside('hasPrevious') &&
			`${pair('In previous employment(s)', pen.money('payInPreviousEmployments'))}<dd>${pen.money('taxInPreviousEmployments')}</dd>`,
		`${pair('In this employment *', pen.money('payInThisEmployment'))}<dd>${pen.money('taxInThisEmployment')}</dd>`,
		`${pair('Total for year', pen.money('totalPay'))}<dd>${pen.money('totalTax')}</dd>`,
		`${pair('Final tax code', pen.text('finalTaxCode'))}<dd></dd>`,
	);

const insured = (pen: Pen) =>
	`<section><h2>National Insurance contributions in this employment</h2><table><tr><th>NIC table letter</th><th>Earnings at the Lower Earnings Limit (LEL)<br>£</th><th>Earnings above the LEL, up to and including the Primary Threshold (PT)<br>£</th><th>Earnings above the PT, up to and including the Upper Earnings Limit (UEL)<br>£</th><th>Employee's contributions due on all earnings above the PT<br>£</th></tr>
<tr><td>${pen.aside('nicTableLetter')}</td><td>${pen.pounds('earningsAtLowerEarningsLimit')}</td><td>${pen.pounds('earningsToPrimaryThreshold')}</td><td>${pen.pounds('earningsToUpperEarningsLimit')}</td><td>${pen.money('employeeNationalInsurance')}</td></tr></table></section>`;

const other = (pen: Pen) =>
	section(
		'Statutory payments and other details',
		'right',
		pair('Statutory Maternity Pay (£)', pen.aside('statutoryMaternityPay')),
		pair('Statutory Paternity Pay (£)', pen.aside('statutoryPaternityPay')),
		pair('Statutory Adoption Pay (£)', pen.aside('statutoryAdoptionPay')),
		pair('Statutory Shared Parental Pay (£)', pen.aside('statutorySharedParentalPay')),
		pair('Statutory Parental Bereavement Pay (£)', pen.aside('statutoryParentalBereavementPay')),
		pair('Student Loan deductions (whole £s only)', pen.pounds('studentLoan')),
		pair('Postgraduate Loan deductions (whole £s only)', pen.pounds('postgraduateLoan')),
	);

/** A large employer's self-service portal, printed from the browser: bread crumbs above, dark section bars, pairs in two columns, every nought shown. */
export const portal: Layout = {
	name: 'twenty-second-p60-portal',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="bar"><span>MyWorkHub &rsaquo; Pay and reward &rsaquo; My documents &rsaquo; P60</span><span>Signed in as ${pen.aside('name')}</span></div>
<h1>P60 End of Year Certificate</h1><div class="sub">Tax year to 5 April ${pen.implied('taxYear')}${pen.aside('yearEnd')}</div>
${section("Employee's details", '', pair('Surname', pen.text('surname')), pair('Forenames or initials', pen.text('forenames')), pair('National Insurance number', pen.text('nationalInsuranceNumber')), pair('Works/payroll number', pen.aside('worksNumber')))}
${paid(pen)}${insured(pen)}${other(pen)}
${section("Employer's details", '', pair('Employer name', pen.text('employerName')), pair('Employer address', 'Shared Services Centre, Kiln Lane, Ambleford AM6 3WD'), pair('Employer PAYE reference', pen.text('payeReference')))}
<p class="note">* Use these figures if you are completing a tax return. This form shows your total pay for Income Tax purposes in this employment for the year. Any overtime, bonus, commission, Statutory Sick Pay, Statutory Maternity Pay and so on is included. By law you are required to tell HM Revenue &amp; Customs about any income that is not fully taxed, even if you are not sent a tax return. Please keep this certificate in a safe place; you may not be able to get a duplicate.</p>
<div class="bar" style="border:0"><span>https://myworkhub.example/pay/p60/view</span><span>1/1</span></div>`,
};

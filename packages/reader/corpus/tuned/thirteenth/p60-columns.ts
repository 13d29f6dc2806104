import { separated } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Sans Narrow";margin:38px 46px;color:#1a1a1a} .bar{background:#e7e2d6;padding:9px 14px;display:flex;justify-content:space-between;font-size:16px;font-weight:bold;-webkit-print-color-adjust:exact}
.cols{display:grid;grid-template-columns:1fr 1fr 1fr;gap:22px;margin-top:14px} h2{font-size:12px;border-bottom:2px solid #8a7a52;padding-bottom:3px;margin:0 0 6px;min-height:28px;display:flex;align-items:flex-end}
.f{display:grid;grid-template-columns:1fr 104px;gap:8px;align-items:center;padding:4px 0;border-bottom:1px dotted #b9ae92} .f span:last-child{font:12px "DejaVu Sans Mono";font-size:11px;text-align:right} .w{grid-template-columns:96px 1fr} .w span:last-child{text-align:left;font-family:"Liberation Sans"} p{font-size:10px;line-height:1.45;color:#444}
</style>`;

const beside = (label: string, value: string, wide = '') =>
	`<div class="f ${wide}"><span>${label}</span><span>${value}</span></div>`;

const person = (pen: Pen) => `<div><h2>Employee</h2>
${beside('Surname', pen.text('surname'), 'w')}${beside('First name(s)', pen.text('forenames'), 'w')}${beside('National Insurance number', pen.text('nationalInsuranceNumber'), 'w')}${beside('Payroll number', pen.aside('worksNumber'), 'w')}
<h2 style="margin-top:14px">Employer</h2>${beside('Name', pen.text('employerName'), 'w')}${beside('Address', 'Millrace Court<br>Ambleford<br>AM3 2RN', 'w')}${beside('PAYE reference', pen.text('payeReference'), 'w')}</div>`;

const taxed = (pen: Pen) => `<div><h2>Pay and Income Tax</h2>
${beside('Pay in previous employment(s)', separated(pen.aside('payInPreviousEmployments')))}${beside('Tax deducted in previous employment(s)', separated(pen.aside('taxInPreviousEmployments')))}${beside('<b>Pay in this employment ★</b>', pen.money('payInThisEmployment'))}${beside('<b>Tax deducted in this employment ★</b>', pen.money('taxInThisEmployment'))}${beside('Total pay for year', pen.money('totalPay'))}${beside('Total tax deducted for year', pen.money('totalTax'))}${beside('Final tax code', pen.text('finalTaxCode'))}
<p>★ Use these figures for your tax return, if you get one.</p></div>`;

const insured = (pen: Pen) => `<div><h2>National Insurance contributions in this employment</h2>
${beside('NIC table letter', pen.aside('nicTableLetter'))}${beside('Earnings at the Lower Earnings Limit (LEL)', pen.pounds('earningsAtLowerEarningsLimit'))}${beside('Earnings above the LEL, up to and including the Primary Threshold', pen.pounds('earningsToPrimaryThreshold'))}${beside('Earnings above the Primary Threshold, up to and including the Upper Earnings Limit', pen.pounds('earningsToUpperEarningsLimit'))}${beside('Employee’s contributions due', pen.money('employeeNationalInsurance'))}
<h2 style="margin-top:14px">Other details</h2>${beside('Student Loan deductions', pen.pounds('studentLoan'))}${beside('Postgraduate Loan deductions', separated(pen.aside('postgraduateLoan')).replace(/\.00$/, ''))}${beside('Statutory Maternity Pay', pen.aside('statutoryMaternityPay'))}${beside('Statutory Paternity Pay', pen.aside('statutoryPaternityPay'))}${beside('Statutory Adoption Pay', pen.aside('statutoryAdoptionPay'))}</div>`;

/** The certificate of a company whose people system prints it across the page: three narrow columns, each label with its value beside it. */
export const columnsP60: Layout = {
	name: 'thirteen-p60-columns',
	type: 'p60',
	landscape: true,
	html: (
		pen,
	) => `${style}${pen.implied('taxYear')}<div class="bar"><span>P60 &nbsp;End of Year Certificate</span><span>Tax year to 5 April ${pen.aside('yearEnd')}</span></div>
<div class="cols">${person(pen)}${taxed(pen)}${insured(pen)}</div>
<p style="margin-top:18px">To the employee: keep this certificate safe. You cannot get a duplicate P60, although your employer may give you a replacement marked as such. By law you must tell HM Revenue and Customs about any income that is not fully taxed, even if you are not sent a tax return.<br><br>P60(Substitute)(Northstar HR)&nbsp;&nbsp; HM Revenue and Customs approved format</p>`,
};

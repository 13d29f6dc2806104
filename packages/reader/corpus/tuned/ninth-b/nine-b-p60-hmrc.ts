/** A P60 as HMRC's own single sheet looks: boxes with the pence apart from the pounds. */
import type { Layout, Pen } from '../../paper.ts';
import { paired, twoCells } from './nine-b-parts.ts';

const STYLE = `<style>body{font:8.5pt Arial,sans-serif;margin:9mm}table{border-collapse:collapse;width:100%}h3{font-size:9.5pt;margin:3mm 0 1mm;background:#dcdcdc;padding:1mm}
td,th{border:.3mm solid #444;padding:1mm 1.5mm;font-weight:400;text-align:left;vertical-align:top}.n,.p{text-align:right;font:10pt "Courier New",monospace}.p{width:7mm}.v{font:10pt "Courier New",monospace}.q>tbody>tr>td{border:0;padding:0 4mm 0 0}.q>tbody>tr>td:last-child{padding:0}.y td:first-child{width:58mm}</style>`;

const blank = '<td class="n"></td><td class="p"></td>';
const head = '<th style="text-align:right">£</th><th>p</th>';

function payRows(pen: Pen): string {
	const before = pen.aside('hasPrevious')
		? twoCells(pen.money('payInPreviousEmployments')) + twoCells(pen.money('taxInPreviousEmployments'))
		: blank + blank;
	return `<tr><td></td><td colspan="2">Pay</td><td colspan="2">Tax deducted</td></tr><tr><td></td>${head}${head}</tr>
<tr><td>In previous employment(s)</td>${before}</tr>
<tr><td>In this employment ✱ <small>(if refund mark 'R')</small></td>${twoCells(pen.money('payInThisEmployment'))}${twoCells(pen.money('taxInThisEmployment'))}</tr>
<tr><td>Total for year</td>${twoCells(pen.money('totalPay'))}${twoCells(pen.money('totalTax'))}</tr>`;
}

function contributions(pen: Pen): string {
	return `<tr><td>NIC table letter</td><td>Earnings at the Lower Earnings Limit (LEL) (where earnings are equal to or exceed the LEL)<br>£</td>
<td>Earnings above the LEL, up to and including the Primary Threshold (PT)<br>£</td><td>Earnings above the PT, up to and including the Upper Earnings Limit (UEL)<br>£</td>
<td colspan="2">Employee's contributions due on all earnings above the PT<br>£&emsp;&emsp;&emsp;p</td></tr>
<tr><td class="v">${pen.text('nicTableLetter')}</td><td class="n">${pen.pounds('earningsAtLowerEarningsLimit')}</td><td class="n">${pen.pounds('earningsToPrimaryThreshold')}</td>
<td class="n">${pen.pounds('earningsToUpperEarningsLimit')}</td>${twoCells(pen.money('employeeNationalInsurance'))}</tr>`;
}

/** Payments that nobody had, one more from 2025-26 on: their boxes are empty. */
function statutory(year: string): string {
	const kinds = ['Maternity', 'Paternity', 'Shared Parental', 'Adoption', 'Parental Bereavement'];
	return [...kinds, ...(year > '2024-25' ? ['Neonatal Care'] : [])]
		.map((each) => `<tr><td>Statutory ${each} Pay</td>${blank}</tr>`)
		.join('');
}

/** HMRC's single sheet. Whoever had no other employment has nothing in its boxes. */
export const hmrcP60: Layout = {
	name: 'nine-b-p60-hmrc',
	type: 'p60',
	html: (
		pen,
	) => `${STYLE}<table class="q"><tr><td><b style="font-size:17pt">P60 End of Year Certificate</b></td><td style="text-align:right"><b>Tax year to 5 April <span style="font-size:15pt">${pen.aside('yearEnd')}</span></b></td></tr></table>
<table class="q"><tr><td style="width:44mm"><p><b>To the employee:</b><br>Please keep this certificate in a safe place as you will need it if you have to fill in a tax return. You also need it to make a claim for tax credits and Universal Credit or to renew your claim.</p>
<p>It also helps you check that your employer is using the correct National Insurance number and deducting the right rate of National Insurance contributions.</p><p>By law you are required to tell HM Revenue and Customs about any income that is not fully taxed, even if you are not sent a tax return.</p><p><b>HM Revenue and Customs</b></p></td><td style="padding:0">
<h3>Employee's details</h3><table><tr><td>Surname<br><span class="v">${pen.text('surname')}</span></td><td>Forenames or initials<br><span class="v">${pen.text('forenames')}</span></td></tr>
<tr><td>National Insurance number<br><span class="v">${paired(pen.text('nationalInsuranceNumber'))}</span></td><td>Works/payroll number<br><span class="v">${pen.text('worksNumber')}</span></td></tr></table>
<h3>Pay and Income Tax details</h3><table class="y">${payRows(pen)}</table>
<p style="margin:1mm 0">✱ Figures shown here should be used for your tax return, if you get one</p><table style="width:60mm;margin-left:auto"><tr><td>Final tax code</td><td class="v">${pen.text('finalTaxCode')}</td></tr></table></td></tr></table>
<h3>National Insurance contributions in this employment</h3><table>${contributions(pen)}</table>
<table class="q"><tr><td style="width:50%"><h3>Statutory payments included in the pay 'In this employment' figure above</h3><table><tr><td></td>${head}</tr>${statutory(pen.text('taxYear'))}</table></td>
<td style="padding:0"><h3>Other details</h3><table><tr><td>Student Loan deductions in this employment <small>(whole £s only)</small></td><td class="n" style="white-space:nowrap">£ ${pen.aside('hasLoan') && pen.pounds('studentLoan')}</td></tr>
<tr><td>Postgraduate Loan deductions in this employment <small>(whole £s only)</small></td><td class="n" style="white-space:nowrap">£ ${pen.aside('hasLoan') && pen.pounds('postgraduateLoan')}</td></tr></table></td></tr></table>
<h3>Your employer's full name and address (including postcode)</h3><table><tr><td style="width:60%"><span class="v">${pen.text('employerName')}<br>Unit 3, Wharf Road<br>Ambleford<br>AM1 2HB</span></td><td>Employer PAYE reference<br><span class="v">${pen.text('payeReference')}</span></td></tr></table>
<p><b>Certificate by Employer/Paying Office:</b> This form shows your total pay for Income Tax purposes in this employment for the year. Any overtime, bonus, commission etc, Statutory Sick Pay, Statutory Maternity Pay, Statutory Paternity Pay or Statutory Adoption Pay is included.</p>
<table class="q"><tr><td>P60(Single sheet)(${pen.text('taxYear')})</td><td style="text-align:right">Do not destroy</td></tr></table>`,
};

import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Sans";margin:34px 40px} h1{font-size:24px;margin:0} table{border-collapse:collapse;width:100%;margin-top:10px} td,th{border:1px solid #444;padding:4px 7px;font-weight:normal;text-align:left} th{background:#eee;-webkit-print-color-adjust:exact} .n{text-align:right} h3{margin:14px 0 0;font-size:12px} p{font-size:10px;line-height:1.4}
</style>`;

const row = (label: string, ...values: string[]) =>
	`<tr><td>${label}</td>${values.map((value) => `<td class="n">${value}</td>`).join('')}</tr>`;

const insured = (
	pen: Pen,
) => `<h3>National Insurance contributions in this employment</h3><table><tr><th>NIC letter</th><th>Earnings at the Lower Earnings Limit (LEL) £</th><th>Earnings above the LEL, up to and including the Primary Threshold (PT) £</th><th>Earnings above the PT, up to and including the Upper Earnings Limit (UEL) £</th><th>Employee's contributions due on all earnings above the PT £</th></tr>
${row(pen.text('nicTableLetter'), pen.pounds('earningsAtLowerEarningsLimit'), pen.pounds('earningsToPrimaryThreshold'), pen.pounds('earningsToUpperEarningsLimit'), pen.money('employeeNationalInsurance'))}</table>`;

/** A substitute certificate as small firms' payroll programs print it, on one plain page. */
export const substitute: Layout = {
	name: 'twenty-fifth-p60-substitute',
	type: 'p60',
	html: (
		pen,
	) => `${style}<h1>P60 End of Year Certificate</h1><div>Tax year to 5 April ${pen.implied('taxYear')}${pen.aside('yearEnd')}</div>
<p><b>To the employee:</b> Please keep this certificate in a safe place as you will need it if you have to fill in a tax return. It also helps you check that your employer is using the correct National Insurance number and deducting the right rate of National Insurance contributions.</p>
<h3>Employee's details</h3><table><tr><th>Surname</th><th>Forenames or initials</th><th>National Insurance number</th><th>Works/payroll number</th></tr><tr><td>${pen.text('surname')}</td><td>${pen.text('forenames')}</td><td>${pen.text('nationalInsuranceNumber')}</td><td>${pen.aside('worksNumber')}</td></tr></table>
<h3>Pay and Income Tax details</h3><table><tr><th></th><th class="n">Pay £</th><th class="n">Tax deducted £</th></tr>${row('In previous employment(s)', pen.money('payInPreviousEmployments'), pen.money('taxInPreviousEmployments'))}${row('In this employment', pen.money('payInThisEmployment'), pen.money('taxInThisEmployment'))}${row('Total for year', pen.money('totalPay'), pen.money('totalTax'))}${row('Final tax code', '', pen.text('finalTaxCode'))}</table>
${insured(pen)}
<h3>Other details</h3><table>${row('Student Loan deductions in this employment (whole £s only)', pen.pounds('studentLoan'))}${row('Postgraduate Loan deductions in this employment (whole £s only)', pen.pounds('postgraduateLoan'))}</table>
<h3>Employer's details</h3><table><tr><th>Employer's full name and address</th><th>Employer PAYE reference</th></tr><tr><td>${pen.text('employerName')}<br>Unit 3 Weir Court<br>Ambleford AM2 1LD</td><td>${pen.text('payeReference')}</td></tr></table>
<p><b>Certificate by Employer/Paying Office:</b> This form shows your total pay for Income Tax purposes in this employment for the year. Any overtime, bonus, commission etc, Statutory Sick Pay, Statutory Maternity Pay or other statutory pay is included.</p>`,
};

import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "DejaVu Sans";margin:44px 52px;color:#1c2733} .head{display:flex;justify-content:space-between;border-bottom:3px solid #1e6b6b;padding-bottom:10px} .b{color:#1e6b6b;font-size:16px;font-weight:bold} .sm{font-size:8.5px;line-height:1.5;color:#55626e}
h1{font-size:17px;font-weight:normal;margin:18px 0 12px} h2{font-size:10.5px;color:#1e6b6b;margin:14px 0 4px;text-transform:uppercase;letter-spacing:.6px} .grid{display:grid;grid-template-columns:1fr 1fr;gap:0 26px} .k{font-size:8.5px;color:#55626e;margin-top:7px} .card{background:#eef5f5;padding:4px 12px 10px}
table{width:100%;border-collapse:collapse} th{font-weight:normal;font-size:8.5px;color:#55626e;text-align:right;vertical-align:bottom;padding:2px 4px} td{padding:4px;border-top:1px solid #cfdcdc;text-align:right} td:first-child,th:first-child{text-align:left}
</style>`;

const fact = (label: string, value: string) => `<div class="k">${label}</div><div>${value}</div>`;
const row = (...cells: string[]) => `<tr>${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;

const sums = (
	pen: Pen,
) => `<h2>Pay and Income Tax</h2><table><tr><th></th><th>Pay (£)</th><th>Tax deducted (£)</th></tr>
${row('In previous employment(s)', pen.money('payInPreviousEmployments'), pen.money('taxInPreviousEmployments'))}
${row('In this employment *', `<b>${pen.money('payInThisEmployment')}</b>`, `<b>${pen.money('taxInThisEmployment')}</b>`)}
${row('Total for year', pen.money('totalPay'), pen.money('totalTax'))}</table>
<div class="sm">* Use these figures for your tax return. A refund is shown with the letter R.</div>
<h2>National Insurance contributions in this employment</h2><table><tr><th>Table<br>letter</th><th>Earnings at LEL<br>(£)</th><th>Above LEL, up to and<br>including PT (£)</th><th>Above PT, up to and<br>including UEL (£)</th><th>Employee's contributions<br>on earnings above PT (£)</th></tr>
${row(pen.text('nicTableLetter'), pen.pounds('earningsAtLowerEarningsLimit'), pen.pounds('earningsToPrimaryThreshold'), pen.pounds('earningsToUpperEarningsLimit'), pen.money('employeeNationalInsurance'))}</table>`;

const statutory = (
	pen: Pen,
) => `<h2>Statutory payments included in pay from this employment</h2><table><tr><th style="text-align:right">Maternity</th><th>Paternity</th><th>Adoption</th><th>Shared Parental</th><th>Parental Bereavement</th></tr>
<tr><td style="text-align:right">${pen.money('statutoryMaternityPay')}</td><td>${pen.money('statutoryPaternityPay')}</td><td>${pen.money('statutoryAdoptionPay')}</td><td>${pen.money('statutorySharedParentalPay')}</td><td>${pen.money('statutoryParentalBereavementPay')}</td></tr></table>`;

/** The student loan, and the postgraduate loan where the year has one. */
function loans(pen: Pen): string {
	if (pen.aside('hasLoan') === '') return '';
	const later =
		pen.aside('yearEnd') === '2026'
			? row('Postgraduate Loan deductions (whole £ only)', pen.pounds('postgraduateLoan'))
			: '';
	return `<h2>Other deductions</h2><table>${row('Student Loan deductions (whole £ only)', pen.pounds('studentLoan'))}${later}</table>`;
}

/** A payroll bureau's PDF, with the bureau's own letterhead above the employer's name. */
export const bureauForm: Layout = {
	name: 'twenty-eight-p60-bureau',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="head"><div><div class="b">Larchfield Payroll Services</div><div class="sm">Suite 4, Old Tannery Court, Mill Road, Wexcombe WX2 8LN<br>01632 960 418 &nbsp;|&nbsp; help@larchfieldpayroll.example &nbsp;|&nbsp; CIPP Payroll Assurance Scheme accredited</div></div><div class="sm" style="text-align:right">Document ref LPS-${pen.aside('yearEnd')}-${pen.aside('worksNumber')}<br>Client code 00318<br>Issued 14 May ${pen.aside('yearEnd')}</div></div>
<h1>P60 End of Year Certificate &nbsp;–&nbsp; tax year to 5 April ${pen.implied('taxYear')}${pen.aside('yearEnd')}</h1>
<div class="grid"><div class="card"><h2>Employee</h2>${fact('Surname', pen.text('surname'))}${fact('Forenames or initials', pen.text('forenames'))}${fact('National Insurance number', pen.text('nationalInsuranceNumber'))}${fact('Works/payroll number', pen.aside('worksNumber'))}${fact('Final tax code', pen.text('finalTaxCode'))}</div>
<div class="card"><h2>Employer</h2>${fact('Full name', pen.text('employerName'))}${fact('Address', 'Harbour House, 3 Dock Street<br>Ambleford<br>AM2 9XB')}${fact('Employer PAYE reference', pen.text('payeReference'))}${fact('Accounts Office reference', '475PX00219684')}</div></div>
${sums(pen)}${statutory(pen)}${loans(pen)}
<h2>To the employee</h2><div class="sm">${pen.aside('name')}, ${pen.aside('address')}, ${pen.aside('town')}, ${pen.aside('postcode')}<br>Please keep this certificate in a safe place: you will need it if you have to fill in a tax return, and to make or renew a claim for tax credits or Universal Credit. It also helps you check that your employer is using the correct National Insurance number and deducting the right rate of contributions. By law you must tell HM Revenue &amp; Customs about any income that is not fully taxed, even if you are not sent a tax return.</div>
<div class="sm" style="border-top:1px solid #cfdcdc;margin-top:14px;padding-top:6px">Prepared on behalf of the employer named above from information supplied by the employer. Larchfield Payroll Services is a trading name of LPS (Wexcombe) Limited, registered in England and Wales no. 07741926. Registered office: 1 Abbey Square, Wexcombe WX1 1AA. VAT no. 163 8842 07. ICO registration Z2914408.<br>P60 substitute: HMRC approved format &nbsp; Page 1 of 1</div>`,
};

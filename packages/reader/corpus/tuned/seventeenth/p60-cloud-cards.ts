import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Sans";margin:34px 44px;color:#12202f} header{display:flex;justify-content:space-between;align-items:center;background:#eaf6f5;padding:14px 18px;border-radius:6px;-webkit-print-color-adjust:exact} h1{font-size:18px;margin:0} h2{font-size:12px;color:#0b7a75;margin:16px 0 6px}
.two{display:grid;grid-template-columns:1fr 1fr;gap:14px} .card{border:1px solid #cfdedd;border-radius:6px;padding:8px 14px} .card div{margin:6px 0} small{display:block;color:#5d7180;font-size:9px}
table{width:100%;border-collapse:collapse} th{text-align:right;font-size:9px;font-weight:normal;color:#5d7180;padding:4px 8px;vertical-align:bottom;border-bottom:1px solid #cfdedd} td{text-align:right;padding:5px 8px;border-bottom:1px solid #e6eeee} th:first-child,td:first-child{text-align:left} .five{display:grid;grid-template-columns:repeat(5,1fr);gap:6px}
.note{font-size:9px;color:#445;line-height:1.5;margin-top:14px}
</style>`;

const fact = (label: string, value: string) => `<div><small>${label}</small>${value}</div>`;

const who = (pen: Pen) => `<div class="two"><div class="card"><h2 style="margin:2px 0">Employee</h2>
${fact('Surname', pen.text('surname'))}${fact('First name(s)', pen.text('forenames'))}${fact('National Insurance number', pen.text('nationalInsuranceNumber'))}${fact('Payroll number', pen.aside('worksNumber'))}</div>
<div class="card"><h2 style="margin:2px 0">Employer</h2>${fact('Employer name', pen.text('employerName'))}${fact('Address', 'Suite 9, Beacon House, Ambleford, AM3 1LD')}${fact('PAYE reference', pen.text('payeReference'))}</div></div>`;

const taxed = (
	pen: Pen,
) => `<h2>Pay and Income Tax</h2><table><tr><th></th><th>Pay</th><th>Tax deducted</th></tr>
<tr><td>Previous employment(s)</td><td>£${pen.money('payInPreviousEmployments')}</td><td>£${pen.money('taxInPreviousEmployments')}</td></tr>
<tr><td>This employment</td><td>£${pen.money('payInThisEmployment')}</td><td>£${pen.money('taxInThisEmployment')}</td></tr>
<tr style="font-weight:bold"><td>Total for the year</td><td>£${pen.money('totalPay')}</td><td>£${pen.money('totalTax')}</td></tr><tr><td>Final tax code</td><td></td><td>${pen.text('finalTaxCode')}</td></tr></table>`;

const insured = (
	pen: Pen,
) => `<h2>National Insurance contributions in this employment</h2><table><tr><th>NIC table letter</th><th>Earnings at the LEL (where earnings reach the LEL)</th><th>Earnings above the LEL, up to and including the PT</th><th>Earnings above the PT, up to and including the UEL</th><th>Employee's contributions due on all earnings above the PT</th></tr>
<tr><td>${pen.aside('nicTableLetter')}</td><td>£${pen.pounds('earningsAtLowerEarningsLimit')}</td><td>£${pen.pounds('earningsToPrimaryThreshold')}</td><td>£${pen.pounds('earningsToUpperEarningsLimit')}</td><td>£${pen.money('employeeNationalInsurance')}</td></tr></table>`;

const statutory = (pen: Pen) => `<h2>Statutory payments included in pay above</h2><div class="five">
${fact('Maternity pay', `£${pen.aside('statutoryMaternityPay')}`)}${fact('Paternity pay', `£${pen.aside('statutoryPaternityPay')}`)}${fact('Adoption pay', `£${pen.aside('statutoryAdoptionPay')}`)}${fact('Shared parental pay', `£${pen.aside('statutorySharedParentalPay')}`)}${fact('Parental bereavement pay', `£${pen.aside('statutoryParentalBereavementPay')}`)}</div>`;

const loans = (pen: Pen) => `<h2>Loan deductions in this employment (whole £s)</h2><div class="two">
${fact('Student Loan', `£${pen.pounds('studentLoan')}`)}${fact('Postgraduate Loan', `£${pen.pounds('postgraduateLoan')}`)}</div>`;

/** The certificate of a payroll in the cloud: cards with small captions, tables without frames. */
export const cloudCards: Layout = {
	name: 'seventeen-p60-cloud-cards',
	type: 'p60',
	html: (
		pen,
	) => `${style}<header><div><h1>P60 End of Year Certificate</h1>Downloaded from your Nimbus Payroll account</div><div style="text-align:right">Tax year to 5 April<br><b style="font-size:17px">${pen.implied('taxYear')}${pen.aside('yearEnd')}</b></div></header>
<p>${pen.aside('name')}, ${pen.aside('address')}, ${pen.aside('town')} ${pen.aside('postcode')}</p>${who(pen)}${taxed(pen)}${insured(pen)}${statutory(pen)}${loans(pen)}
<p class="note">LEL: Lower Earnings Limit. PT: Primary Threshold. UEL: Upper Earnings Limit.<br>Please keep this certificate in a safe place: you will need it to fill in a tax return, to claim back any tax overpaid, and to make a claim for tax credits or to renew one. You can also use it to check that your employer is using your correct National Insurance number. The figures marked "This employment" should be used for your tax return, if you get one. HMRC does not keep copies of this form.</p>`,
};

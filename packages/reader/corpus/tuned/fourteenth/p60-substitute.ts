import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Sans";margin:40px 50px;color:#222} h1{font-size:16px;margin:0;color:#2b4a8b} .to{margin:30px 0 26px 24px;line-height:1.5;font-size:12px} h4{margin:16px 0 3px;font-size:11px;color:#2b4a8b} table{border-collapse:collapse;width:100%} td,th{border-bottom:1px solid #b9c3da;padding:4px 6px;text-align:left;font-weight:normal} th{font-size:9.5px;color:#555;vertical-align:bottom} .n{text-align:right} .s td{font-weight:bold;border-bottom:2px solid #2b4a8b} .side{display:grid;grid-template-columns:1fr 1fr;gap:28px}
</style>`;

const row = (label: string, ...values: string[]) =>
	`<tr><td>${label}${values.map((each) => `<td class="n">${each}`).join('')}</tr>`;

const taxTable = (
	pen: Pen,
) => `<table><tr><th>Pay and Income Tax details<th class="n">Pay (£)<th class="n">Tax deducted (£)</tr>
${row('In previous employment(s)', pen.money('payInPreviousEmployments'), pen.money('taxInPreviousEmployments'))}${row('In this employment', pen.money('payInThisEmployment'), pen.money('taxInThisEmployment'))}
<tr class="s"><td>Total for year<td class="n">${pen.money('totalPay')}<td class="n">${pen.money('totalTax')}</tr>${row('Final tax code', pen.text('finalTaxCode'), '')}</table>`;

const bands = (
	pen: Pen,
) => `<table><tr><th style="width:70px">NIC Table letter<th class="n">Earnings at the LEL (£)<th class="n">Earnings above LEL up to and incl. PT (£)<th class="n">Earnings above PT up to and incl. UEL (£)<th class="n">Employee's contributions (£)</tr>
${row(pen.text('nicTableLetter'), pen.pounds('earningsAtLowerEarningsLimit'), pen.pounds('earningsToPrimaryThreshold'), pen.pounds('earningsToUpperEarningsLimit'), pen.money('employeeNationalInsurance'))}</table>`;

const rest = (
	pen: Pen,
) => `<div class="side"><div><h4>Statutory payments included in pay above</h4><table>${row('SMP', pen.money('statutoryMaternityPay'))}${row('SPP', pen.money('statutoryPaternityPay'))}${row('SAP', pen.money('statutoryAdoptionPay'))}${row('ShPP', pen.money('statutorySharedParentalPay'))}${row('SPBP', pen.money('statutoryParentalBereavementPay'))}</table></div>
<div><h4>Loan deductions (whole £ only)</h4><table>${row('Student loan', pen.pounds('studentLoan'))}${row('Postgraduate loan', pen.pounds('postgraduateLoan'))}</table></div></div>`;

/** The certificate that accounting software prints on plain paper in place of HMRC's: an address for the window, then ruled tables. */
export const substitute: Layout = {
	name: 'fourteen-p60-substitute',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div style="display:flex;justify-content:space-between"><div><h1>P60 End of Year Certificate</h1>Substitute form accepted by HMRC</div><div style="text-align:right">Tax year<br><b style="font-size:14px">${pen.text('taxYear')}</b></div></div>
<div class="to">${pen.text('forenames')} ${pen.text('surname')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</div>
<table><tr><td>Surname<td><b>${pen.text('surname')}</b><td>National Insurance number<td><b>${pen.text('nationalInsuranceNumber')}</b></tr><tr><td>Forename(s)<td><b>${pen.text('forenames')}</b><td>Payroll ID<td><b>${pen.aside('worksNumber')}</b></tr><tr><td>Employer<td><b>${pen.text('employerName')}</b><td>Employer PAYE reference<td><b>${pen.text('payeReference')}</b></tr></table>
<h4>&nbsp;</h4>${taxTable(pen)}<h4>National Insurance contributions in this employment</h4>${bands(pen)}${rest(pen)}
<p style="margin-top:24px">Keep this certificate somewhere safe. You will need it to complete a Self Assessment tax return or to claim a repayment. It can also be used to check that your employer is using the correct National Insurance number and deducting the right rate of contributions.</p>
<p style="font-size:9px;color:#777;border-top:1px solid #b9c3da;padding-top:5px">Certificate by employer: this form shows the total pay for Income Tax purposes in this employment for the year ended 5 April ${pen.aside('yearEnd')}. &nbsp; Printed by LedgerPoint Payroll Standard 24.3</p>`,
};

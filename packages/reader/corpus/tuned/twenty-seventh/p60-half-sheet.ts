import { amount, hundredths, pence, separated } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:8.6px "Liberation Sans Narrow";margin:0} .half{height:530px;padding:20px 34px 0;box-sizing:border-box;border-bottom:1px dashed #777;position:relative} .carrier{padding:26px 34px;position:relative} .row{display:flex;gap:10px} .row>div{flex:1} h1{font-size:14px;margin:0} h3{font-size:9px;background:#333;color:#fff;margin:7px 0 3px;padding:2px 5px} table{width:100%;border-collapse:collapse} td,th{border:.6px solid #555;padding:2.5px 5px;font-weight:normal;text-align:left} th{font-size:7.6px;color:#333} .m{text-align:right;font:9.8px "DejaVu Sans Mono"} .k{font:9.8px "DejaVu Sans Mono"} .fine{font-size:7.4px;line-height:1.3;margin:6px 0 0}
</style>`;

const cell = (label: string, value: string) => `<tr><th>${label}</th><td class="k">${value}</td></tr>`;

const statutory = (pen: Pen) =>
	(
		[
			['SMP', 'statutoryMaternityPay'],
			['SPP', 'statutoryPaternityPay'],
			['SAP', 'statutoryAdoptionPay'],
			['ShPP', 'statutorySharedParentalPay'],
			['SPBP', 'statutoryParentalBereavementPay'],
		] as const
	).map(([label, name]) => ({ label, value: separated(pen.aside(name)) }));

function bands(pen: Pen): string {
	return `<h3>NATIONAL INSURANCE CONTRIBUTIONS IN THIS EMPLOYMENT</h3><table><tr><th>NIC letter</th><th>Earnings at the LEL (whole £s)</th><th>Earnings above LEL up to and incl. PT (whole £s)</th><th>Earnings above PT up to and incl. UEL (whole £s)</th><th>Employee's contributions due on all earnings above PT</th></tr>
<tr><td class="k">${pen.aside('nicTableLetter')}</td><td class="m">${pen.pounds('earningsAtLowerEarningsLimit')}</td><td class="m">${pen.pounds('earningsToPrimaryThreshold')}</td><td class="m">${pen.pounds('earningsToUpperEarningsLimit')}</td><td class="m">${pen.money('employeeNationalInsurance')}</td></tr></table>`;
}

function included(pen: Pen): string {
	const paid = statutory(pen);
	return `<h3>STATUTORY PAYMENTS INCLUDED IN THE PAY ABOVE, AND LOANS</h3><table><tr>${paid.map(({ label }) => `<th>${label}</th>`).join('')}<th>Student Loan (£)</th><th>Postgrad. Loan (£)</th></tr>
<tr>${paid.map(({ value }) => `<td class="m">${value}</td>`).join('')}<td class="m">${pen.pounds('studentLoan')}</td><td class="m">${pen.pounds('postgraduateLoan')}</td></tr></table>`;
}

const taxed = (
	pen: Pen,
) => `<h3>PAY AND INCOME TAX DETAILS</h3><table><tr><th></th><th>Pay £</th><th>Tax deducted £</th></tr>
<tr><th>Previous employment(s)</th><td class="m">${pen.money('payInPreviousEmployments')}</td><td class="m">${pen.money('taxInPreviousEmployments')}</td></tr>
<tr><th>This employment *</th><td class="m">${pen.money('payInThisEmployment')}</td><td class="m">${pen.money('taxInThisEmployment')}</td></tr>
<tr><th>Total for year</th><td class="m">${pen.money('totalPay')}</td><td class="m">${pen.money('totalTax')}</td></tr></table>
<table style="margin-top:4px"><tr><th>Final tax code</th><td class="k">${pen.text('finalTaxCode')}</td><th>* Use these figures for your tax return</th></tr></table>`;

/** What the service adds beneath the certificate. */
function information(pen: Pen): string {
	const pay = pence(pen.text('payInThisEmployment'));
	const [own, theirs] = [hundredths(pay, 5), hundredths(pay, 3)];
	return `<h3>FOR INFORMATION – NOT PART OF THE CERTIFICATE</h3><table><tr><th>Your pension contributions (taken before the pay above)</th><th>Employer's pension contributions</th><th>Benefits put through payroll</th><th>Pay for pension in year</th></tr>
<tr><td class="m">${amount(own)}</td><td class="m">${amount(theirs)}</td><td class="m">0.00</td><td class="m">${amount(pay + own)}</td></tr></table>`;
}

/** A half-sheet of a payroll service, torn off at the fold: over it the certificate, under it the carrier that shows in the window. */
export const halfSheet: Layout = {
	name: 'twenty-seventh-p60-half-sheet',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="half"><div class="row" style="align-items:flex-end"><div><h1>P60 END OF YEAR CERTIFICATE</h1>Substitute form A5/L – produced by Castlegate Payroll Services for the employer below</div><div style="text-align:right;font-size:11px">Tax year to <b>5 April ${pen.implied('taxYear')}${pen.aside('yearEnd')}</b></div></div>
<div class="row"><div><h3>EMPLOYEE AND EMPLOYER</h3><table>${cell('Surname', pen.text('surname'))}${cell('Forenames or initials', pen.text('forenames'))}${cell('National Insurance number', pen.text('nationalInsuranceNumber'))}${cell('Works/payroll number', pen.aside('worksNumber'))}${cell("Employer's name", pen.text('employerName'))}${cell("Employer's address", 'Unit 4 Ferry Yard, Ambleford AM2 8DD')}${cell('Employer PAYE ref', pen.text('payeReference'))}</table></div>
<div>${taxed(pen)}</div></div>
${bands(pen)}${included(pen)}${information(pen)}
<p class="fine">To the employee: please keep this certificate in a safe place as you will need it if you have to fill in a tax return. You also need it to make a claim for tax credits or to renew your claim. It helps you check that your employer is using the correct National Insurance number and deducting the right rate of National Insurance contributions. By law you are required to tell HM Revenue and Customs about any income that is not fully taxed, even if you are not sent a tax return. HMRC does not send or keep copies. LEL = Lower Earnings Limit, PT = Primary Threshold, UEL = Upper Earnings Limit.</p>
<p class="fine">Certificate by employer: this form shows your total pay for Income Tax purposes in this employment for the year. Any overtime, bonus, commission, Statutory Sick Pay or other pay is included.</p>
<p class="fine" style="position:absolute;bottom:6px;left:34px;right:34px;display:flex;justify-content:space-between"><span>CPS-P60-A5 rev 11</span><span>Batch 0417 / Sheet 000${pen.aside('worksNumber')} / DO NOT DESTROY</span><span>fold and tear here</span></p></div>
<div class="carrier"><div style="font-size:9px">If undelivered return to: Castlegate Payroll Services, PO Box 88, Northport NP4 1ZZ</div>
<div style="margin:54px 0 60px 40px;font:12px 'DejaVu Sans Mono';line-height:1.5">${pen.aside('name').toUpperCase()}<br>${pen.aside('address').toUpperCase()}<br>${pen.aside('town').toUpperCase()}<br>${pen.aside('postcode')}</div>
<p style="font-size:9.5px;line-height:1.5;width:460px">Enclosed is your certificate for the year that ended on 5 April. Keep it: a copy costs £7.50 plus VAT. Questions about your pay or code go to your employer's payroll contact and not to Castlegate, who hold no authority to discuss your pay. Log in at my.castlegatepay.example to have next year's certificate without paper.</p>
<p class="fine" style="margin-top:90px">Castlegate Payroll Services is a trading name of Castlegate Business Outsourcing Ltd. Registered in England and Wales no. 04471902. Registered office: 2 Castle Gate, Northport NP1 2AB. VAT registration GB 811 4402 19. ICO registration Z7714402.</p></div>`,
};

import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:10.5px "Liberation Sans";margin:30px 42px;width:700px;color:#111} h1{font-size:22px;margin:0} h1 small{font-size:14px;margin-left:12px} .top{display:grid;grid-template-columns:1fr 320px;column-gap:20px;margin-bottom:10px} .y{font-size:13px;margin-top:6px} .say{font-size:9.5px;line-height:1.35} .band{background:#dbe6e0;padding:8px 12px 10px;margin-bottom:7px;-webkit-print-color-adjust:exact} .band h2{font-size:12px;margin:0 0 6px} .w{background:#fff;border:1px solid #5c7a6d;padding:3px 7px;font:12px "DejaVu Sans Mono";min-height:15px;display:block;-webkit-print-color-adjust:exact}
.two{display:grid;grid-template-columns:1fr 1fr;gap:6px 18px} .five{display:grid;grid-template-columns:60px repeat(4,1fr);column-gap:10px;align-items:end} .three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:6px 18px;align-items:end} .pay{display:grid;grid-template-columns:230px 140px 140px 90px;gap:4px 14px;align-items:center} .r .w,.pay .w{text-align:right} .pay .c{text-align:left} label{display:block;margin-bottom:2px;line-height:1.2} .end{display:flex;justify-content:space-between;font-size:9.5px;margin-top:8px} .lines .w{white-space:pre-line;min-height:64px}
</style>`;

const box = (label: string, value: string) =>
	`<div><label>${label}</label><span class="w">${value}</span></div>`;

const paid = (label: string, pay: string, tax: string, last = '<span></span>') =>
	`<span>${label}</span><span class="w">${pay}</span><span class="w">${tax}</span>${last}`;

const taxed = (pen: Pen) => {
	const code = `<span class="w c">${pen.text('finalTaxCode')}</span>`;
	return `<div class="band"><h2>Pay and Income Tax details</h2><div class="pay"><span></span><span>Pay<br>£ &nbsp; p</span><span>Tax deducted<br>£ &nbsp; p</span><span></span>
${paid('In previous employment(s)', pen.money('payInPreviousEmployments'), pen.money('taxInPreviousEmployments'))}
${paid('<b>In this employment ★</b><br>If refund mark ‘R’', pen.money('payInThisEmployment'), pen.money('taxInThisEmployment'), '<span>Final tax code</span>')}
${paid('Total for year', pen.money('totalPay'), pen.money('totalTax'), code)}</div></div>`;
};

const insured = (pen: Pen) =>
	`<div class="band r"><h2>National Insurance contributions in this employment</h2><div class="five">${box('NIC table letter', pen.aside('nicTableLetter'))}${box('Earnings at the Lower Earnings Limit (LEL) (where earnings are equal to or exceed the LEL)<br>£', pen.pounds('earningsAtLowerEarningsLimit'))}${box('Earnings above the LEL, up to and including the Primary Threshold (PT)<br>£', pen.pounds('earningsToPrimaryThreshold'))}${box('Earnings above the PT, up to and including the Upper Earnings Limit (UEL)<br>£', pen.pounds('earningsToUpperEarningsLimit'))}${box("Employee's contributions due on all earnings above the PT<br>£ &nbsp; p", pen.money('employeeNationalInsurance'))}</div></div>`;

const statutory = (pen: Pen) =>
	`<div class="band r"><h2>Statutory payments included in the pay ‘In this employment’ figure above</h2><div class="three">${box('Statutory Maternity Pay £', pen.aside('statutoryMaternityPay'))}${box('Statutory Paternity Pay £', pen.aside('statutoryPaternityPay'))}${box('Statutory Shared Parental Pay £', pen.aside('statutorySharedParentalPay'))}${box('Statutory Adoption Pay £', pen.aside('statutoryAdoptionPay'))}${box('Statutory Parental Bereavement Pay £', pen.aside('statutoryParentalBereavementPay'))}</div></div>
<div class="band r"><h2>Other details</h2><div class="two">${box('Student Loan deductions in this employment (whole £s only)', pen.aside('hasLoan') && pen.pounds('studentLoan'))}${box('Postgraduate Loan deductions in this employment (whole £s only)', pen.aside('hasLoan') && pen.pounds('postgraduateLoan'))}</div></div>`;

/** The single sheet that the free tools of HMRC fill in for a small employer: white boxes on tinted bands, the official wording, noughts for no earlier job. */
export const tools: Layout = {
	name: 'twenty-second-p60-tools',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="top"><div><h1>P60 <small>End of Year Certificate</small></h1><div class="y">Tax year to 5 April <b>${pen.implied('taxYear')}${pen.aside('yearEnd')}</b></div></div>
<div class="say"><b>To the employee:</b> Please keep this certificate in a safe place as you will need it if you have to fill in a tax return. You also need it to make a claim for tax credits and Universal Credit or to renew your claim. By law you are required to tell HM Revenue and Customs about any income that is not fully taxed, even if you are not sent a tax return. <b>HM Revenue and Customs</b></div></div>
<div class="band"><h2>Employee's details</h2><div class="two">${box('Surname', pen.text('surname'))}${box('Forenames or initials', pen.text('forenames'))}${box('National Insurance number', pen.text('nationalInsuranceNumber'))}${box('Works/payroll number', pen.aside('worksNumber'))}</div></div>
${taxed(pen)}<div class="say" style="margin:-2px 0 7px">★ Figures shown here should be used for your tax return, if you get one.</div>${insured(pen)}${statutory(pen)}
<div class="band"><h2>Your employer's details</h2><div class="two"><div class="lines">${box("Employer's full name and address (including postcode)", `${pen.text('employerName')}\n6 Kiln Lane\nAmbleford\nAM6 3WD`)}</div><div>${box('Employer PAYE reference', pen.text('payeReference'))}<p class="say"><b>Certificate by Employer/Paying Office:</b> This form shows your total pay for Income Tax purposes in this employment for the year. Any overtime, bonus, commission etc, Statutory Sick Pay, Statutory Maternity Pay, Statutory Paternity Pay, Statutory Shared Parental Pay, Statutory Parental Bereavement Pay or Statutory Adoption Pay is included.</p></div></div></div>
<div class="end"><span>P60 (Single sheet)</span><b>Do not destroy</b><span>Produced by Basic PAYE Tools</span></div>`,
};

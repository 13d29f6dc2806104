import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:10.5px "Liberation Sans";margin:38px 40px;color:#000} .t{display:flex;justify-content:space-between;align-items:baseline;margin-bottom:6px} .t h1{font-size:22px;margin:0} .t b{font-size:13px}
.frame{display:grid;grid-template-columns:205px 1fr;border:2px solid #000} .side{background:#ececec;padding:10px 12px;line-height:1.4;border-right:1px solid #000;-webkit-print-color-adjust:exact} .side p{margin:0 0 9px} .sec{border-bottom:1px solid #000;padding:7px 10px 9px} .sec:last-child{border-bottom:0} .sec h2{font-size:11px;margin:0 0 6px} .f{display:flex;align-items:center;margin:3px 0} .f label{width:158px;padding-right:6px;box-sizing:border-box} .box{border:1px solid #666;background:#fff;padding:3px 6px;min-height:13px;flex:1;font:11.5px "DejaVu Sans"}
.m{display:grid;grid-template-columns:150px 1fr 1fr;gap:3px 8px;align-items:center} .m .h{font-weight:bold;text-align:center} .r{text-align:right} .nic{display:grid;grid-template-columns:60px 1fr 1fr 1fr 1.1fr;gap:5px;align-items:end} .nic div{font-size:8.8px;line-height:1.2} .nic .box,.st .box{margin-top:3px;font-size:11px} .st{display:grid;grid-template-columns:1fr 1fr 1fr;gap:5px} .st div{font-size:9px} .by{font-size:8.5px;color:#555;margin-top:7px;display:flex;justify-content:space-between}
</style>`;

const field = (label: string, value: string) =>
	`<div class="f"><label>${label}</label><div class="box">${value}</div></div>`;

const box = (value: string) => `<div class="box r">${value}</div>`;

const under = (label: string, value: string) => `<div>${label}${box(value)}</div>`;

const taxed = (
	pen: Pen,
) => `<div class="sec"><h2>Pay and Income Tax details</h2><div class="m"><span></span><span class="h">Pay £</span><span class="h">Tax deducted £</span>
<span>In previous employment(s)</span>${box(pen.aside('hasPrevious') && pen.money('payInPreviousEmployments'))}${box(pen.aside('hasPrevious') && pen.money('taxInPreviousEmployments'))}
<span>✲ In this employment</span>${box(pen.money('payInThisEmployment'))}${box(pen.money('taxInThisEmployment'))}
<span>Total for year</span>${box(pen.money('totalPay'))}${box(pen.money('totalTax'))}</div>
${field('Final tax code', pen.text('finalTaxCode'))}</div>`;

const insured = (
	pen: Pen,
) => `<div class="sec"><h2>National Insurance contributions in this employment</h2><div class="nic">
${under('NIC table letter', pen.text('nicTableLetter'))}${under('Earnings at the Lower Earnings Limit (LEL) £', pen.pounds('earningsAtLowerEarningsLimit'))}${under('Earnings above the LEL, up to and including the Primary Threshold (PT) £', pen.pounds('earningsToPrimaryThreshold'))}${under('Earnings above the PT, up to and including the Upper Earnings Limit (UEL) £', pen.pounds('earningsToUpperEarningsLimit'))}${under("Employee's contributions due on all earnings above the PT £", pen.money('employeeNationalInsurance'))}</div></div>`;

const statutory = (
	pen: Pen,
) => `<div class="sec"><h2>Statutory payments included in the pay ‘In this employment’ figure above</h2><div class="st">
${under('Statutory Maternity Pay £', pen.money('statutoryMaternityPay'))}${under('Statutory Paternity Pay £', pen.money('statutoryPaternityPay'))}${under('Statutory Adoption Pay £', pen.money('statutoryAdoptionPay'))}</div></div>
<div class="sec"><h2>Other details</h2>${field('Student Loan deductions £ (whole £s only)', pen.aside('hasLoan') && pen.pounds('studentLoan'))}${field('Postgraduate Loan deductions £ (whole £s only)', pen.aside('hasLoan') && pen.pounds('postgraduateLoan'))}</div>`;

/** A certificate that a small firm's accountant prints: HMRC's words at the side, boxes to the right of their labels. */
export const accountant: Layout = {
	name: 'twenty-third-p60-accountant',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="t"><h1>P60 End of Year Certificate</h1><b>Tax year to 5 April ${pen.implied('taxYear')}${pen.aside('yearEnd')}</b></div>
<div class="frame"><div class="side"><p><b>To the employee:</b></p><p>Please keep this certificate in a safe place as you will need it if you have to fill in a tax return. You also need it to make a claim for tax credits and Universal Credit or to renew your claim.</p><p>It also helps you check that your employer is using the correct National Insurance number and deducting the right rate of National Insurance contributions.</p><p>By law you are required to tell HM Revenue &amp; Customs about any income that is not fully taxed, even if you are not sent a tax return.</p><p><b>HM Revenue &amp; Customs</b></p><p>✲ Figures marked with this symbol should be used for your tax return, if you get one.</p><p style="margin-top:40px"><b>Certificate by employer/paying office:</b></p><p>This form shows your total pay for Income Tax purposes in this employment for the year. Any overtime, bonus, commission etc, Statutory Sick Pay, Statutory Maternity Pay, Statutory Paternity Pay or Statutory Adoption Pay is included.</p></div>
<div><div class="sec"><h2>Employee’s details</h2>${field('Surname', pen.text('surname'))}${field('Forenames or initials', pen.text('forenames'))}${field('National Insurance number', pen.text('nationalInsuranceNumber'))}${field('Works/payroll number', pen.text('worksNumber'))}</div>
${taxed(pen)}${insured(pen)}${statutory(pen)}
<div class="sec"><h2>Your employer’s full name and address (including postcode)</h2><div class="box" style="line-height:1.4">${pen.text('employerName')}<br>Unit 6, The Maltings, Ambleford AM4 2PL</div>${field('Employer PAYE reference', pen.text('payeReference'))}</div></div></div>
<div class="by"><span>P60 (single sheet) – substitute approved by HMRC</span><span>Prepared by Lomas Birtle &amp; Co, Chartered Certified Accountants, as payroll agent</span></div>`,
};

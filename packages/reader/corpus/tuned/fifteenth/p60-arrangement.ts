import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11.5px "Liberation Sans";margin:36px 46px;color:#17324d} h1{font-size:24px;margin:0} .top{display:grid;grid-template-columns:1fr 1fr;gap:26px} .top>div:last-child{padding-top:6px} .year{font-size:14px;font-weight:bold} h2{background:#17324d;color:#fff;-webkit-print-color-adjust:exact;font-size:12px;margin:12px 0 7px;padding:3px 8px}
.f{display:grid;grid-template-columns:150px 1fr;align-items:center;margin:4px 0} .v{border:1px solid #17324d;height:22px;line-height:22px;padding:0 6px;color:#000;font-size:12.5px;background:#fff;white-space:nowrap} .p{display:grid;grid-template-columns:94px 34px} .p .v{text-align:right} .p .v+.v{border-left:1px dotted #17324d;margin-left:-1px} .t{display:grid;grid-template-columns:1fr 128px 128px;gap:5px 22px;align-items:center} .n{display:grid;grid-template-columns:56px 1fr 1fr 1fr 1.1fr;gap:6px 10px;align-items:end} .n .v{text-align:right} .n .v:nth-child(6){text-align:center}
.two{display:grid;grid-template-columns:1fr 1fr;gap:26px} small{font-size:9.5px;line-height:1.3;display:block} .s{display:grid;grid-template-columns:1fr 128px;gap:5px;align-items:center} .u{text-align:center;font-size:10px;display:grid;grid-template-columns:94px 34px}
</style>`;

const value = (text: string) => `<div class="v">${text}</div>`;
const field = (label: string, text: string) => `<div class="f"><span>${label}</span>${value(text)}</div>`;
const unit = '<div class="u"><span>£</span><span>p</span></div>';

/** Pounds and pence in boxes of their own, as the form has them. Empty where there is no amount. */
function split(text: string): string {
	const [pounds = '', rest = ''] = text.split('.');
	return `<div class="p">${value(pounds)}${value(rest)}</div>`;
}

const employee = (pen: Pen) => `<b>Employee’s details</b>
${field('Surname', pen.text('surname'))}${field('Forenames or initials', pen.text('forenames'))}${field('National Insurance number', pen.text('nationalInsuranceNumber'))}${field('Works/payroll number', pen.aside('worksNumber'))}`;

function pay(pen: Pen): string {
	const before = pen.aside('hasPrevious') !== '';
	return `<h2>Pay and Income Tax details</h2><div class="t"><span></span><b>Pay</b><b>Tax deducted</b><span></span>${unit}${unit}
<span>In previous employment(s)</span>${split(before ? pen.money('payInPreviousEmployments') : '')}${split(before ? pen.money('taxInPreviousEmployments') : '')}
<b>In this employment *</b>${split(pen.money('payInThisEmployment'))}${split(pen.money('taxInThisEmployment'))}
<span>Total for year</span>${split(pen.money('totalPay'))}${split(pen.money('totalTax'))}
<span>Final tax code</span>${value(pen.text('finalTaxCode'))}</div>`;
}

const insurance = (
	pen: Pen,
) => `<h2>National Insurance contributions in this employment</h2><div class="n"><small>NIC table letter</small><small>Earnings at the Lower Earnings Limit (LEL) (whole £s only)</small><small>Earnings above the LEL, up to and including the Primary Threshold (PT) (whole £s only)</small><small>Earnings above the PT, up to and including the Upper Earnings Limit (UEL) (whole £s only)</small><small>Employee’s contributions due on all earnings above the PT (£ p)</small>
${value(pen.text('nicTableLetter'))}${value(pen.pounds('earningsAtLowerEarningsLimit'))}${value(pen.pounds('earningsToPrimaryThreshold'))}${value(pen.pounds('earningsToUpperEarningsLimit'))}${value(pen.money('employeeNationalInsurance'))}</div>`;

const statutory = `<div><h2>Statutory payments included in the pay ‘In this employment’ figure above</h2><div class="s">${[
	'Statutory Maternity Pay',
	'Statutory Paternity Pay',
	'Statutory Shared Parental Pay',
	'Statutory Adoption Pay',
]
	.map((label) => `<span>${label}</span>${split('')}`)
	.join('')}</div></div>`;

function loans(pen: Pen): string {
	const has = pen.aside('hasLoan') !== '';
	return `<div><h2>Other details</h2><div class="s"><span>Student Loan deductions in this employment (whole £s only)</span>${value(has ? pen.pounds('studentLoan') : '')}<span>Postgraduate Loan deductions in this employment (whole £s only)</span>${value(has ? pen.pounds('postgraduateLoan') : '')}</div></div>`;
}

const sides = (
	pen: Pen,
) => `<h2>To employee and employer</h2><div class="two"><div><b>Employee’s name and address</b><br>${pen.text('forenames')} ${pen.text('surname')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</div>
<div><b>Your employer’s full name, address and postcode</b><br>${pen.text('employerName')}<br>Unit 2, Canal Yard, Ambleford<br>AM3 5CY<div style="margin-top:8px">${field('Employer PAYE reference', pen.text('payeReference'))}</div></div></div>`;

/** HMRC's own arrangement, set by another hand in dark blue: pounds and pence in boxes of their own, boxes left empty where there is nothing. */
export const arrangement: Layout = {
	name: 'fifteen-p60-arrangement',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="top"><div><h1>P60 End of Year Certificate</h1><p class="year">Tax year to 5 April ${pen.aside('yearEnd')}${pen.implied('taxYear')}</p><small><b>To the employee:</b> Please keep this certificate in a safe place as you will need it if you have to fill in a tax return. You also need it to make a claim for tax credits and Universal Credit or to renew your claim. It also helps you check that your employer is using the correct National Insurance number and deducting the right rate of National Insurance contributions. By law you are required to tell HM Revenue &amp; Customs about any income that is not fully taxed, even if you are not sent a tax return.</small></div><div>${employee(pen)}</div></div>
${pay(pen)}<small>* The figures shown here should be used for your tax return, if you get one.</small>${insurance(pen)}<div class="two">${statutory}${loans(pen)}</div>${sides(pen)}
<small style="margin-top:12px"><b>Certificate by Employer/Paying Office:</b> This form shows your total pay for Income Tax purposes in this employment for the year. Any overtime, bonus, commission and so on, Statutory Sick Pay, Statutory Maternity Pay, Statutory Paternity Pay, Statutory Shared Parental Pay or Statutory Adoption Pay is included.</small>`,
};

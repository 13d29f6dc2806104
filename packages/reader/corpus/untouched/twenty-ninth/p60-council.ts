import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:10.5px "Liberation Sans";margin:26px 34px;color:#111} .top{display:flex;justify-content:space-between;border-bottom:2px solid #333;padding-bottom:6px} .top b{font-size:15px} .refs{font-size:9.5px;line-height:1.45;text-align:right}
.post{margin:22px 0 20px 40px;font:12.5px/1.4 "Liberation Mono"} .form{border:1.5px solid #b0512a;width:704px} .title{display:flex;justify-content:space-between;background:#f6ddcf;padding:6px 10px;-webkit-print-color-adjust:exact} .title b{font-size:16px} .title span{font-size:13px}
.who{display:grid;grid-template-columns:1fr 1fr;border-top:1px solid #b0512a} .who>div{padding:4px 10px;border-bottom:1px solid #e3b9a3} .who>div:nth-child(odd){border-right:1px solid #e3b9a3} small{display:block;font-size:8.5px;color:#7c3415} .who span,td.n,td.t{font:12px "Liberation Mono"}
table{width:100%;border-collapse:collapse} td,th{padding:3px 8px;border-bottom:1px solid #e3b9a3;text-align:left;font-weight:normal} th{font-size:8.5px;color:#7c3415;vertical-align:bottom} td.n,th.n{text-align:right;border-left:1px solid #e3b9a3} td.p{width:26px;border-left:1px dotted #b0512a;text-align:left} h2{font-size:11px;margin:0;padding:3px 10px;background:#f6ddcf;-webkit-print-color-adjust:exact} .two{display:grid;grid-template-columns:1fr 1fr} .two>div:first-child{border-right:1px solid #b0512a} .tell{padding:7px 10px;font-size:9px;line-height:1.35} .foot{font-size:8.5px;color:#444;margin-top:10px;line-height:1.4}
</style>`;

/** An amount in two boxes, of pounds and of pence. */
function boxes(printed: string): string {
	const [whole = '', part = ''] = printed.split('.');
	return `<td class="n">${whole}</td><td class="n p">${part}</td>`;
}

const fact = (label: string, value: string) => `<div><small>${label}</small><span>${value}</span></div>`;

const statutory = (label: string, printed: string) => `<tr><td>${label}</td>${boxes(printed)}</tr>`;

function taxed(pen: Pen): string {
	const row = (label: string, pay: string, tax: string) =>
		`<tr><td>${label}</td>${boxes(pay)}${boxes(tax)}</tr>`;
	const before = pen.aside('hasPrevious')
		? row(
				'In previous employment(s)',
				pen.money('payInPreviousEmployments'),
				pen.money('taxInPreviousEmployments'),
			)
		: row('In previous employment(s)', '', '');
	return `<h2>Pay and Income Tax details</h2><table><tr><th></th><th class="n">Pay £</th><th class="n p">p</th><th class="n">Tax deducted £</th><th class="n p">p</th></tr>
${before}${row('In this employment &#9733; <i>If refund shown, &lsquo;R&rsquo; is entered</i>', pen.money('payInThisEmployment'), pen.money('taxInThisEmployment'))}${row('<b>Total for year</b>', pen.money('totalPay'), pen.money('totalTax'))}</table>
<div class="who" style="border-top:0">${fact('Final tax code', pen.text('finalTaxCode'))}${fact('Figures marked &#9733; should be used for your tax return, if you get one', '')}</div>`;
}

const insured = (
	pen: Pen,
) => `<h2>National Insurance contributions in this employment (NICs)</h2><table><tr><th>NIC table letter</th><th class="n">Earnings at the Lower Earnings Limit (LEL) (where earnings are equal to or exceed the LEL) £</th><th class="n">Earnings above the LEL, up to and including the Primary Threshold (PT) £</th><th class="n">Earnings above the PT, up to and including the Upper Earnings Limit (UEL) £</th><th class="n">Employee's contributions due on all earnings above the PT £</th><th class="n p">p</th></tr>
<tr><td class="t">${pen.aside('nicTableLetter')}</td><td class="n">${pen.pounds('earningsAtLowerEarningsLimit')}</td><td class="n">${pen.pounds('earningsToPrimaryThreshold')}</td><td class="n">${pen.pounds('earningsToUpperEarningsLimit')}</td>${boxes(pen.money('employeeNationalInsurance'))}</tr></table>`;

const others = (
	pen: Pen,
) => `<div class="two"><div><h2>Statutory payments included in the pay above</h2><table>
<tr><th></th><th class="n">£</th><th class="n p">p</th></tr>${statutory('Statutory Maternity Pay', pen.aside('statutoryMaternityPay'))}${statutory('Statutory Paternity Pay', pen.aside('statutoryPaternityPay'))}${statutory('Statutory Adoption Pay', pen.aside('statutoryAdoptionPay'))}${statutory('Statutory Shared Parental Pay', pen.aside('statutorySharedParentalPay'))}${statutory('Statutory Parental Bereavement Pay', pen.aside('statutoryParentalBereavementPay'))}</table></div>
<div><h2>Other details</h2><table><tr><th></th><th class="n">whole £s only</th></tr><tr><td>Student Loan deductions in this employment</td><td class="n">${pen.aside('hasLoan') && pen.pounds('studentLoan')}</td></tr><tr><td>Postgraduate Loan deductions in this employment</td><td class="n">${pen.aside('hasLoan') && pen.pounds('postgraduateLoan')}</td></tr></table>
<div style="padding:6px 10px"><small>Your employer's full name and address</small><span style="font:12px/1.35 'Liberation Mono'">${pen.text('employerName')}<br>c/o Payroll Services, Town Hall<br>Corn Street, Ambleford AM1 1TH</span></div></div></div>`;

/** As a town hall's payroll section sends it out, for itself and whomever it pays for: the recipient in the window, pounds and pence in boxes of their own. */
export const council: Layout = {
	name: 'twenty-ninth-p60-council',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="top"><div><b>AMBLEFORD BOROUGH COUNCIL</b><br>Payroll &amp; Pensions Shared Service, Resources Directorate<br> Town Hall, Corn Street, Ambleford AM1 1TH</div><div class="refs">Pay enquiries 01632 960 118 (Mon&ndash;Thu 9.00&ndash;4.30)<br>payroll.enquiries@ambleford.example<br>Pay group 04 &nbsp; Cost centre R20417 &nbsp; Batch 0009/1733</div></div>
<div class="post">${pen.aside('name')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</div>
<div class="form"><div class="title"><b>P60 End of Year Certificate</b><span>Tax year to 5 April <b>${pen.implied('taxYear')}${pen.aside('yearEnd')}</b></span></div>
<div class="who">${fact('Surname', pen.text('surname'))}${fact('National Insurance number', pen.text('nationalInsuranceNumber'))}${fact('Forenames or initials', pen.text('forenames'))}${fact('Works/payroll number', pen.aside('worksNumber'))}${fact('Employer PAYE reference (office number / reference)', pen.text('payeReference'))}${fact('Directorate / post number', 'RES / 0041127')}</div>
${taxed(pen)}${insured(pen)}${others(pen)}
<div class="tell"><b>To the employee:</b> Please keep this certificate in a safe place as you will need it if you have to fill in a tax return. You also need it to make a claim for tax credits and Universal Credit, or to renew your claim. It also helps you check that your employer is using the correct National Insurance number and deducting the right rate of NICs. By law you are required to tell HM Revenue and Customs about any income that is not fully taxed, even if you are not sent a tax return. <b>The figures on this form are for Income Tax purposes only; your annual pension benefit statement is sent separately by the Fund in August.</b></div></div>
<div class="foot">We cannot issue a second original. A statement in place of a lost certificate costs £12.50, payable in advance at any Customer Access Point. We must protect the public funds we administer and may share information with other bodies responsible for auditing or for the prevention of fraud (National Fraud Initiative). If you need this in large print, Braille or another language ring 01632 960 100.<br>P60 (Substitute) SHSV-PY 60/2 &nbsp; HMRC approved 1998/114</div>`,
};

import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px/1.4 "Liberation Serif";margin:34px 48px} .head{display:flex;justify-content:space-between} .head h1{font-size:19px;margin:0;color:#243b6b} .head div:last-child{text-align:right;font-size:10.5px} .refs{font-size:11px;margin:12px 0} p{margin:7px 0} .tear{border-top:1px dashed #555;margin:14px 0 10px;text-align:center;font:8.5px "Liberation Sans";color:#555;padding-top:2px}
.form{font:10px "Liberation Sans"} .form h2{font-size:14px;margin:0} .bar{display:flex;justify-content:space-between;align-items:baseline;margin-bottom:5px} table{width:100%;border-collapse:collapse;margin-bottom:5px} td,th{border:1px solid #243b6b;padding:2.5px 6px;text-align:left;font-weight:normal} th{font-size:8.5px;background:#e9eef8;-webkit-print-color-adjust:exact} td{font-size:11.5px} td.n{text-align:right} td.l{font-size:9.5px} .say{font-size:8.5px;line-height:1.3}
</style>`;

const line = (cells: readonly string[], tag: 'td' | 'th' = 'td', kind = '') =>
	`<tr>${cells.map((each) => `<${tag} class="${kind}">${each}</${tag}>`).join('')}</tr>`;

/** A row whose first cell says what its amounts are. */
const told = (label: string, ...cells: string[]) =>
	`<tr><td class="l">${label}</td>${cells.map((each) => `<td class="n">${each}</td>`).join('')}</tr>`;

const letter = (
	pen: Pen,
) => `<div class="head"><h1>${pen.text('employerName')}</h1><div>Finance Department<br>Brunel House, 40 Station Approach<br>Ambleford AM1 3GE<br>Tel 01632 960 240</div></div>
<div class="refs">Our ref: FIN/P60/${pen.aside('worksNumber')}<br>Date: 22 May ${pen.aside('yearEnd')}</div>
<div>${pen.aside('name')}<br>${pen.aside('address')}<br>${pen.aside('town')} ${pen.aside('postcode')}</div>
<p>Dear Colleague</p><p><b>Your P60, and changes to pay from June</b></p>
<p>Below is your certificate of pay and tax for the year that ended on 5 April. Please detach it and put it somewhere safe; we can give you a copy but HM Revenue &amp; Customs cannot. Check your name and National Insurance number, and tell us by 30 June if either is wrong.</p>
<p>As agreed with staff representatives the mileage rate stays at 45p for the first 10,000 miles, the first-aid allowance goes up to £240.00 a year, and the closing date for overtime claims moves to the 12th of each month. None of this affects the figures below.</p>
<p>Yours faithfully</p><p style="margin-top:18px">H. Lockyer, Payroll Manager</p>`;

const taxed = (
	pen: Pen,
) => `<table>${line(['Pay and Income Tax details', 'Pay £', 'Tax deducted £', 'Final tax code'], 'th')}
${told('In previous employment(s)', pen.aside('hasPrevious') && pen.money('payInPreviousEmployments'), pen.aside('hasPrevious') && pen.money('taxInPreviousEmployments'), '')}
${told('In this employment *', pen.money('payInThisEmployment'), pen.money('taxInThisEmployment'), '')}
${told('Total for year', pen.money('totalPay'), pen.money('totalTax'), pen.text('finalTaxCode'))}</table>`;

const insured = (
	pen: Pen,
) => `<table>${line(['NIC table letter', '1a. Earnings at the LEL £', '1b. Above LEL to PT £', '1c. Above PT to UEL £', "1d. Employee's contributions £"], 'th')}
${line([pen.aside('nicTableLetter'), pen.pounds('earningsAtLowerEarningsLimit'), pen.pounds('earningsToPrimaryThreshold'), pen.pounds('earningsToUpperEarningsLimit'), pen.money('employeeNationalInsurance')], 'td', 'n')}</table>`;

const others = (
	pen: Pen,
) => `<table>${line(['SMP £', 'SPP £', 'SAP £', 'ShPP £', 'SPBP £', 'Student Loan £ (no pence)', 'Postgraduate Loan £ (no pence)'], 'th')}
${line([pen.aside('statutoryMaternityPay'), pen.aside('statutoryPaternityPay'), pen.aside('statutoryAdoptionPay'), pen.aside('statutorySharedParentalPay'), pen.aside('statutoryParentalBereavementPay'), pen.aside('hasLoan') && pen.pounds('studentLoan'), pen.aside('hasLoan') && pen.pounds('postgraduateLoan')], 'td', 'n')}</table>`;

/** A letter of the finance department on the upper half, the certificate to be torn off on the lower. */
export const belowLetter: Layout = {
	name: 'twenty-ninth-p60-letter',
	type: 'p60',
	html: (
		pen,
	) => `${style}${letter(pen)}<div class="tear">&#9986; please detach here and keep the lower part</div>
<div class="form"><div class="bar"><h2>P60 End of Year Certificate</h2><span>Tax year to 5 April <b>${pen.implied('taxYear')}${pen.aside('yearEnd')}</b></span><span>Employee's copy &ndash; do not destroy</span></div>
<table>${line(['Surname', 'Forenames or initials', 'National Insurance number', 'Works/payroll number'], 'th')}${line([pen.text('surname'), pen.text('forenames'), pen.text('nationalInsuranceNumber'), pen.aside('worksNumber')])}</table>
${taxed(pen)}${insured(pen)}${others(pen)}
<table>${line(["Employer's full name and address", 'Employer PAYE reference'], 'th')}${line([`${pen.text('employerName')}, Brunel House, 40 Station Approach, Ambleford AM1 3GE`, pen.text('payeReference')])}</table>
<div class="say">* Enter these figures in the employment pages of your tax return, if you get one. This form shows your total pay for Income Tax purposes in this employment for the year. LEL: Lower Earnings Limit. PT: Primary Threshold. UEL: Upper Earnings Limit. By law you are required to tell HM Revenue &amp; Customs about any income that is not fully taxed, even if you are not sent a tax return. P60(Subst)(BH) Lsr 11/23</div></div>`,
};

import { separated } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:13px/1.4 "Liberation Serif";margin:50px 66px;color:#111} .lh{text-align:center;border-bottom:1px solid #6a2034;padding-bottom:10px;color:#6a2034} .lh b{font-size:22px;letter-spacing:.5px} .lh div{font-size:11px} .to{display:flex;justify-content:space-between;margin:22px 0}
h1{font-size:16px;margin:16px 0 6px;color:#6a2034} table{border-collapse:collapse;width:100%;margin:6px 0 12px;font-size:12.5px} td,th{border:1px solid #b9a0a7;padding:4px 8px;text-align:left} th{background:#f5ecee;font-weight:bold;-webkit-print-color-adjust:exact} .r{text-align:right} .foot{font-size:10.5px;border-top:1px solid #6a2034;padding-top:6px;margin-top:16px}
</style>`;

const row = (label: string, ...values: readonly string[]) =>
	`<tr><td>${label}</td>${values.map((value) => `<td class="r">${value}</td>`).join('')}</tr>`;

const previous = (pen: Pen) =>
	pen.aside('hasPrevious') &&
	row(
		'In previous employment(s)',
		separated(pen.aside('payInPreviousEmployments')),
		separated(pen.aside('taxInPreviousEmployments')),
	);

const loans = (pen: Pen) =>
	pen.aside('hasLoan') &&
	`<table>${row('Student Loan deductions in this employment (£)', pen.pounds('studentLoan'))}${row('Postgraduate Loan deductions in this employment (£)', separated(pen.aside('postgraduateLoan')).replace(/\.00$/, ''))}</table>`;

const insurance = (
	pen: Pen,
) => `<table><tr><th>NIC letter</th><th>At the Lower Earnings Limit</th><th>Above that, to the Primary Threshold</th><th>Above that, to the Upper Earnings Limit</th><th>Employee’s contributions</th></tr>
<tr><td>${pen.aside('nicTableLetter')}</td><td class="r">£${pen.pounds('earningsAtLowerEarningsLimit')}</td><td class="r">£${pen.pounds('earningsToPrimaryThreshold')}</td><td class="r">£${pen.pounds('earningsToUpperEarningsLimit')}</td><td class="r">£${pen.money('employeeNationalInsurance')}</td></tr></table>`;

/** The certificate that a council or other public body sends its staff as a letter: letterhead, a paragraph of greeting, then the figures in tables. */
export const letterP60: Layout = {
	name: 'thirteen-p60-letter',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="lh"><b>${pen.text('employerName')}</b><div>Payroll and Pensions Service · Moot Hall, Market Place, Ambleford AM1 1AA · payroll@ambleford.example</div></div>
<div class="to"><div>${pen.aside('name')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</div><div class="r">Our ref: PPS/${pen.aside('worksNumber')}<br>12 May ${pen.aside('yearEnd')}</div></div>
<p>Dear colleague,</p>
<p>Please find below your P60 for the year that has just ended. It shows the pay on which you were taxed, the Income Tax and the National Insurance that we took from it and passed to HM Revenue and Customs. Please check your National Insurance number and keep this letter: we cannot issue a duplicate. If you are paid a pension by us as well, you will receive a separate certificate for it.</p>
<h1>P60 End of Year Certificate – tax year to 5 April ${pen.aside('yearEnd')}${pen.implied('taxYear')}</h1>
<table><tr><td>Surname: <b>${pen.text('surname')}</b></td><td>Forenames: <b>${pen.text('forenames')}</b></td></tr><tr><td>National Insurance number: <b>${pen.text('nationalInsuranceNumber')}</b></td><td>Payroll number: <b>${pen.aside('worksNumber')}</b></td></tr><tr><td>Employer PAYE reference: <b>${pen.text('payeReference')}</b></td><td>Final tax code: <b>${pen.text('finalTaxCode')}</b></td></tr></table>
<table><tr><th>Pay and Income Tax details</th><th class="r">Pay (£)</th><th class="r">Tax deducted (£)</th></tr>
${previous(pen)}${row('In this employment', pen.money('payInThisEmployment'), pen.money('taxInThisEmployment'))}${row('<b>Total for the year</b>', pen.money('totalPay'), pen.money('totalTax'))}</table>
<b>National Insurance contributions in this employment</b>${insurance(pen)}${loans(pen)}
<p>No statutory maternity, paternity, adoption or shared parental pay was included in your pay.</p>
<p>Yours sincerely,<br><br><i>H. Ollerenshaw</i><br>Payroll Manager</p>
<div class="foot">This letter is a substitute form P60 and is accepted by HM Revenue and Customs. You can ask for it in large print or in another language.</div>`,
};

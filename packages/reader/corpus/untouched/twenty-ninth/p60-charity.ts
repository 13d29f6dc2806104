import { inPairs } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11.5px/1.35 "DejaVu Sans Condensed","DejaVu Sans";margin:44px 50px;color:#22313f;word-spacing:1.5px} .head{display:flex;justify-content:space-between;align-items:flex-start} h1{font-size:21px;margin:0;font-weight:normal} .pill{background:#0f766e;color:#fff;border-radius:4px;padding:5px 12px;font-size:13px;-webkit-print-color-adjust:exact} .sub{color:#64748b;font-size:10.5px}
.cards{display:grid;grid-template-columns:1fr 1fr;gap:14px;margin:20px 0} .card{background:#f1f5f9;border-radius:6px;padding:12px 16px;-webkit-print-color-adjust:exact} dl{display:grid;grid-template-columns:auto 1fr;margin:0;gap:4px 14px} dt{color:#64748b} dd{margin:0;text-align:right}
h2{font-size:12.5px;margin:16px 0 4px;color:#0f766e} table{width:100%;border-collapse:collapse} th{font-weight:normal;color:#64748b;font-size:10px;text-align:right;padding:3px 0;border-bottom:1px solid #cbd5e1} th:first-child,td:first-child{text-align:left} td{text-align:right;padding:4px 0;border-bottom:1px solid #e2e8f0} .sum td{font-weight:bold;border-bottom:2px solid #0f766e} .pair{display:grid;grid-template-columns:1fr 1fr;gap:36px} .note{margin-top:18px;font-size:9.5px;color:#475569} .foot{margin-top:16px;border-top:1px solid #cbd5e1;padding-top:7px;font-size:8.5px;color:#64748b;display:flex;justify-content:space-between;gap:30px}
</style>`;

const row = (kind: string, ...cells: string[]) =>
	`<tr class="${kind}">${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;

const heads = (...cells: string[]) => `<tr>${cells.map((each) => `<th>${each}</th>`).join('')}</tr>`;

const term = (label: string, value: string) => `<dt>${label}</dt><dd>${value}</dd>`;

const taxed = (
	pen: Pen,
) => `<h2>Pay and Income Tax</h2><table>${heads('', 'Pay', 'Tax deducted')}${row('', 'This employment', `£${pen.money('payInThisEmployment')}`, `£${pen.money('taxInThisEmployment')}`)}
${pen.aside('hasPrevious') && row('', 'Previous employment', `£${pen.money('payInPreviousEmployments')}`, `£${pen.money('taxInPreviousEmployments')}`)}
${row('sum', 'Total for year', `£${pen.money('totalPay')}`, `£${pen.money('totalTax')}`)}${row('', 'Final tax code', '', pen.text('finalTaxCode'))}</table>`;

const insured = (
	pen: Pen,
) => `<h2>National Insurance</h2><table>${heads('Table letter', 'At LEL', 'LEL to PT', 'PT to UEL', 'Employee NICs')}
${row('', pen.aside('nicTableLetter'), `£${pen.pounds('earningsAtLowerEarningsLimit')}`, `£${pen.pounds('earningsToPrimaryThreshold')}`, `£${pen.pounds('earningsToUpperEarningsLimit')}`, `£${pen.money('employeeNationalInsurance')}`)}</table>`;

function others(pen: Pen): string {
	const loans = pen.aside('hasLoan')
		? row('', 'Student loan', `£${pen.pounds('studentLoan')}`) +
			row('', 'Postgraduate loan', `£${pen.pounds('postgraduateLoan')}`)
		: row('', 'None taken in this employment', '');
	return `<div class="pair"><div><h2>Statutory pay included above</h2><table>${row('', 'Maternity (SMP)', `£${pen.aside('statutoryMaternityPay')}`)}${row('', 'Paternity (SPP)', `£${pen.aside('statutoryPaternityPay')}`)}${row('', 'Adoption (SAP)', `£${pen.aside('statutoryAdoptionPay')}`)}${row('', 'Shared parental (ShPP)', `£${pen.aside('statutorySharedParentalPay')}`)}${row('', 'Parental bereavement (SPBP)', `£${pen.aside('statutoryParentalBereavementPay')}`)}</table></div>
<div><h2>Loan deductions (whole pounds)</h2><table>${loans}</table></div></div>`;
}

/** As a small charity prints it from payroll software on the web: cards and tables without boxes, each amount with its pound sign. */
export const charity: Layout = {
	name: 'twenty-ninth-p60-charity',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="head"><div><h1>P60 End of Year Certificate</h1><div class="sub">This is a certified substitute for form P60. Keep it: you can't get another copy from HMRC.</div></div><div class="pill">Tax year to 5 April ${pen.implied('taxYear')}${pen.aside('yearEnd')}</div></div>
<div class="cards"><div class="card"><dl>${term('Surname', pen.text('surname'))}${term('Forenames', pen.text('forenames'))}${term('NI number', inPairs(pen.text('nationalInsuranceNumber')))}${term('Payroll ID', pen.aside('worksNumber'))}${term('Address', `${pen.aside('address')}<br>${pen.aside('town')}, ${pen.aside('postcode')}`)}</dl></div>
<div class="card"><dl>${term('Employer', pen.text('employerName'))}${term('PAYE reference', pen.text('payeReference'))}${term('Address', 'The Old Fire Station<br>22 Mill Green, Ambleford<br>AM3 5LD')}</dl></div></div>
${taxed(pen)}${insured(pen)}${others(pen)}
<div class="note"><p>This form shows your total pay for Income Tax purposes in this employment for the year. Any overtime, bonus, sick pay and holiday pay are included; donations made through Payroll Giving and contributions to the workplace pension under a net pay arrangement have already been taken off.</p><p>You may need this certificate to complete a tax return, to apply for a mortgage, to claim back any tax overpaid, or as proof of income. By law you must tell HM Revenue &amp; Customs about any income that is not fully taxed. Ask about your tax on 0300 200 3300 or at www.gov.uk/contact-hmrc.</p><p>Thinking of giving? Each £10.00 given through Payroll Giving costs a basic-rate taxpayer £8.00.</p></div>
<div class="foot"><span>Registered charity in England and Wales (1098342) and in Scotland (SC041776). A company limited by guarantee, registered in England no. 4710663. Registered office as above.</span><span style="white-space:nowrap">Generated by Paylark &middot; 18 May ${pen.aside('yearEnd')} 09:42 &middot; Page 1 of 1</span></div>`,
};

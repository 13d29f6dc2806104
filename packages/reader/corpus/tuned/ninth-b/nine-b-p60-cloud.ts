/** A substitute P60 as a cloud payroll prints it: cards with a label above each value. */
import type { Layout, Pen } from '../../paper.ts';

const STYLE = `<style>body{font:9.5pt "DejaVu Sans",sans-serif;margin:12mm;color:#1d2733}.g{display:grid;gap:3mm;margin-bottom:4mm}.c{border:1px solid #d5dce4;border-radius:2mm;padding:2.5mm 3.5mm}
.l{display:block;color:#5b6b7b;font-size:7.5pt}h1{font-size:16pt;margin:0}h2{font-size:10.5pt;margin:0 0 2mm;color:#0b5c8a}table{width:100%;border-collapse:collapse}td,th{padding:1.2mm 0;border-top:1px solid #e6ebf0;text-align:right;font-weight:400}td:first-child,th:first-child{text-align:left}th{border:0;color:#5b6b7b;font-size:8pt}</style>`;

const item = (label: string, value: string) => `<div><span class="l">${label}</span>${value}</div>`;
const row = (...cells: readonly string[]) => `<tr><td>${cells.join('</td><td>')}</td></tr>`;

function contributions(pen: Pen): string {
	return `<table><tr><th>NIC table letter</th><th>Earnings at LEL</th><th>Above LEL, up to PT</th><th>Above PT, up to UEL</th><th>Employee contributions</th></tr>
${row(
	pen.text('nicTableLetter'),
	`£${pen.money('earningsAtLowerEarningsLimit')}`,
	`£${pen.money('earningsToPrimaryThreshold')}`,
	`£${pen.money('earningsToUpperEarningsLimit')}`,
	`£${pen.money('employeeNationalInsurance')}`,
)}</table>`;
}

function pay(pen: Pen): string {
	return `<table><tr><th></th><th>Pay</th><th>Income Tax deducted</th></tr>
${row('Previous employment(s)', `£${pen.money('payInPreviousEmployments')}`, `£${pen.money('taxInPreviousEmployments')}`)}
${row('<b>This employment*</b>', `<b>£${pen.money('payInThisEmployment')}</b>`, `<b>£${pen.money('taxInThisEmployment')}</b>`)}
${row('Total for year', `£${pen.money('totalPay')}`, `£${pen.money('totalTax')}`)}</table>`;
}

/** A substitute from a cloud payroll, all of whose amounts have their pound signs. */
export const cloudP60: Layout = {
	name: 'nine-b-p60-cloud',
	type: 'p60',
	html: (
		pen,
	) => `${STYLE}<div style="display:flex;justify-content:space-between;margin-bottom:5mm"><div><h1>P60 End of Year Certificate</h1>Tax year to 5 April ${pen.aside('yearEnd')} <span style="color:#5b6b7b">(${pen.text('taxYear')})</span></div>
<div style="text-align:right;font-size:8pt;color:#5b6b7b">Larkfield Payroll Online<br>Document 7f3a-00418</div></div>
<div class="g" style="grid-template-columns:1fr 1fr"><div class="c"><h2>Employee</h2><div class="g" style="grid-template-columns:1fr 1fr;margin:0">${item('First name(s)', pen.text('forenames'))}${item('Surname', pen.text('surname'))}${item('NI number', pen.text('nationalInsuranceNumber'))}${item('Payroll ID', pen.text('worksNumber'))}</div>
<p style="margin:3mm 0 0"><span class="l">Address</span>${pen.aside('address')}, ${pen.aside('town')}, ${pen.aside('postcode')}</p></div>
<div class="c"><h2>Employer</h2>${item('Name', pen.text('employerName'))}<p style="margin:2mm 0"><span class="l">Address</span>Suite 210, The Foundry, Ambleford, AM1 9XD</p>${item('PAYE reference', pen.text('payeReference'))}</div></div>
<div class="g" style="grid-template-columns:3fr 1fr"><div class="c"><h2>Pay and Income Tax</h2>${pay(pen)}</div><div class="c"><h2>Tax code</h2>${item('Final tax code', `<b style="font-size:14pt">${pen.text('finalTaxCode')}</b>`)}</div></div>
<div class="c g"><h2 style="margin:0">National Insurance contributions in this employment</h2>${contributions(pen)}</div>
<div class="g" style="grid-template-columns:1fr 1fr"><div class="c"><h2>Statutory payments included in pay above</h2><table>${row('Maternity Pay (SMP)', `£${pen.money('statutoryMaternityPay')}`)}${row('Paternity Pay (SPP)', `£${pen.money('statutoryPaternityPay')}`)}${row('Adoption Pay (SAP)', `£${pen.money('statutoryAdoptionPay')}`)}</table></div>
<div class="c"><h2>Loans (whole pounds)</h2><table>${row('Student Loan deductions', `£${pen.pounds('studentLoan')}`)}${row('Postgraduate Loan deductions', `£${pen.pounds('postgraduateLoan')}`)}</table></div></div>
<p style="font-size:7.5pt;color:#5b6b7b">*Use these figures for your tax return, if you get one. Please keep this certificate in a safe place; your employer can't give you a duplicate without saying so. By law you are required to tell HM Revenue and Customs about any income that is not fully taxed.<br>This form shows your total pay for Income Tax purposes in this employment for the year.</p>`,
};

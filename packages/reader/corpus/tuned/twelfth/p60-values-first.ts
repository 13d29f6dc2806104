import { separated } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "DejaVu Sans";margin:42px 50px} h1{font-size:16px;margin:0} .sub{display:flex;justify-content:space-between;border-bottom:1px solid #333;padding-bottom:8px} .sign{display:grid;grid-template-columns:1fr 1fr;gap:16px 40px;margin:18px 0} .sign span{display:block} .sign .v{border-bottom:1px solid #333;padding:2px 4px;font-size:13px} .sign .c{font-size:9.5px;color:#444;padding:2px 4px}
h2{font-size:12px;margin:18px 0 4px;background:#e9e9e9;padding:4px 6px;-webkit-print-color-adjust:exact} table{border-collapse:collapse} td{padding:3px 6px} .n{text-align:right;width:120px;border-bottom:1px dotted #888;font-size:12.5px} .small{font-size:9.5px;line-height:1.45;margin-top:22px}
</style>`;

const signed = (value: string, caption: string) =>
	`<div><span class="v">${value}</span><span class="c">${caption}</span></div>`;

const first = (value: string, label: string) => `<tr><td class="n">${value}</td><td>${label}</td></tr>`;

const taxed = (pen: Pen) => `<h2>Pay and Income Tax details</h2><table>
${first(pen.money('payInPreviousEmployments'), 'Pay in previous employment(s)')}${first(pen.money('taxInPreviousEmployments'), 'Tax deducted in previous employment(s)')}
${first(pen.money('payInThisEmployment'), 'Pay in this employment')}${first(pen.money('taxInThisEmployment'), 'Tax deducted in this employment')}
${first(pen.money('totalPay'), 'Total pay for year')}${first(pen.money('totalTax'), 'Total tax deducted for year')}${first(pen.text('finalTaxCode'), 'Final tax code')}</table>`;

const insured = (pen: Pen) => `<h2>National Insurance contributions in this employment</h2><table>
${first(pen.aside('nicTableLetter'), 'NIC table letter')}${first(pen.pounds('earningsAtLowerEarningsLimit'), 'Earnings at the Lower Earnings Limit (LEL), whole £s')}${first(pen.pounds('earningsToPrimaryThreshold'), 'Earnings above the LEL, up to and including the Primary Threshold (PT)')}${first(pen.pounds('earningsToUpperEarningsLimit'), 'Earnings above the PT, up to and including the Upper Earnings Limit (UEL)')}
${first(pen.money('employeeNationalInsurance'), "Employee's contributions due on all earnings above the PT")}</table>`;

function others(pen: Pen): string {
	const loan = pen.aside('hasLoan')
		? `${first(pen.pounds('studentLoan'), 'Student Loan deductions in this employment, whole £s only')}${first(pen.pounds('postgraduateLoan'), 'Postgraduate Loan deductions in this employment, whole £s only')}`
		: '';
	return `<h2>Other details</h2><table>${first(separated(pen.aside('statutoryMaternityPay')), 'Statutory Maternity Pay included in the pay above')}${first(separated(pen.aside('statutoryAdoptionPay')), 'Statutory Adoption Pay included in the pay above')}${loan}</table>`;
}

/** A substitute that writes each value before its label, or over it as on a line to sign. */
export const valuesFirst: Layout = {
	name: 'eleven-p60-values-first',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="sub"><div><h1>P60 End of Year Certificate</h1>Substitute form for the employee</div><div style="text-align:right">Tax year to<br><b>5 April ${pen.implied('taxYear')}${pen.aside('yearEnd')}</b></div></div>
<div class="sign">${signed(pen.text('surname'), 'Surname')}${signed(pen.text('employerName'), "Employer's name")}${signed(pen.text('forenames'), 'Forenames or initials')}${signed('Unit 12, Wharf Road, Ambleford AM2 6JJ', "Employer's address")}${signed(pen.text('nationalInsuranceNumber'), 'National Insurance number')}${signed(pen.text('payeReference'), 'Employer PAYE reference')}${signed(pen.aside('worksNumber'), 'Works/payroll number')}</div>
${taxed(pen)}${insured(pen)}${others(pen)}
<p class="small">To the employee: please keep this certificate in a safe place as you will need it if you have to fill in a tax return. It also helps you check that your employer is using the correct National Insurance number and deducting the right rate of National Insurance contributions. By law you are required to tell HM Revenue and Customs about any income that is not fully taxed, even if you are not sent a tax return. HM Revenue and Customs does not send or keep copies of this form.</p>`,
};

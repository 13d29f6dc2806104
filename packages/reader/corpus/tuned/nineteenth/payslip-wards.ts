import {
	amount,
	dashed,
	employerPension,
	hourly,
	hundredths,
	isWeekly,
	pence,
	soFar,
} from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:10.5px "Liberation Sans Narrow";margin:30px 36px;color:#111} .row{display:grid;border:1px solid #3c5a80;border-bottom:0} .row.last{border-bottom:1px solid #3c5a80}
.four{grid-template-columns:2.1fr 1.6fr 1.3fr 1.2fr} .row>div{border-left:1px solid #3c5a80;padding:5px 6px 3px;min-height:27px} .row>div:first-child{border-left:0} .row small{display:block;font-size:7.5px;color:#3c5a80;letter-spacing:.4px;margin-top:3px} .row b{font-weight:400;font-size:12px}
h3{margin:9px 0 0;background:#d5e0ee;-webkit-print-color-adjust:exact;border:1px solid #3c5a80;border-bottom:0;font-size:10px;text-align:center;padding:3px}
.halves{display:grid;grid-template-columns:1.45fr 1fr} .halves table{width:100%;border-collapse:collapse} .box{border:1px solid #3c5a80;min-height:190px} .box+.box{border-left:0} th{font-size:8px;text-align:right;color:#3c5a80;border-bottom:1px solid #3c5a80;padding:3px 5px} th:first-child,td:first-child{text-align:left} td{padding:3px 5px;text-align:right}
.ends{display:grid;grid-template-columns:1fr 1fr;column-gap:8px} .ends td{border-bottom:1px dotted #9ab} .ends table{width:100%;border:1px solid #3c5a80;border-collapse:collapse} p{margin:8px 0 0;font-size:9px}
</style>`;

const under = (value: string, caption: string) => `<div><b>${value}</b><small>${caption}</small></div>`;
const cells = (...values: readonly string[]) =>
	`<tr>${values.map((value) => `<td>${value}</td>`).join('')}</tr>`;

const facts = (
	pen: Pen,
) => `<div class="row four">${under(pen.text('employeeName'), 'EMPLOYEE NAME')}${under('Main Outpatients 2', 'DEPARTMENT')}${under('Clinic Coordinator', 'JOB TITLE')}${under(`2${pen.aside('payrollNumber')}417`, 'ASSIGNMENT NUMBER')}</div>
<div class="row four">${under(pen.text('employerName'), 'EMPLOYER NAME')}${under(pen.text('payeReference'), 'TAX OFFICE REF')}${under(pen.text('taxCode'), 'TAX CODE')}${under(pen.text('nationalInsuranceNumber'), 'NI NUMBER')}</div>
<div class="row four last">${under(amount(pence(pen.aside('basic')) * (isWeekly(pen) ? 52 : 12)), 'SAL/WAGE')}${under('Review Body Band 4 / point 2', 'PAYSCALE')}${under(hourly(pen).hours, 'STANDARD HRS')}${under('PT A', 'NI CATEGORY')}</div>`;

function payments(pen: Pen): string {
	const extra = pence(pen.aside('bonus'));
	const [{ hours, rate }, saturday] = [hourly(pen), hundredths(extra, 62)];
	return `<table><tr><th>DESCRIPTION</th><th>WKD/EARNED</th><th>RATE</th><th>AMOUNT</th></tr>${cells('Basic Pay', hours, rate, pen.aside('basic'))}${cells('Sat Enhancement', '', '', amount(saturday))}${cells('Unsocial Hrs Arrears', '', '', amount(extra - saturday))}</table>`;
}

const deductions = (pen: Pen) =>
	`<table><tr><th>DESCRIPTION</th><th>AMOUNT</th></tr>${cells('PAYE', pen.money('incomeTax'))}${cells('NI A', pen.money('nationalInsurance'))}${cells('Pension Scheme 5.0%', pen.money('pension'))}${pen.aside('loanLine') && cells('Student Loan', pen.money('studentLoan'))}</table>`;

function ends(pen: Pen): string {
	const so = soFar(pen);
	return `<div class="ends"><div><h3>YEAR TO DATE BALANCES (THIS EMPLOYMENT ONLY)</h3><table>${cells('GROSS PAY', pen.money('payToDate'))}${cells('TAXABLE PAY', amount(so.taxable))}${cells('TAX PAID', pen.money('taxToDate'))}${cells('NI CONTRIBUTIONS', amount(so.ni))}${cells('PENSION CONTS', amount(so.pension))}${cells('SD REF NUMBER', '90-417733')}</table></div>
<div><h3>THIS PERIOD SUMMARY</h3><table>${cells('TAX PERIOD', `${pen.aside('periodWord')} ${pen.text('taxPeriod')}`)}${cells('PAY DATE', dashed(pen.text('payDate')))}${cells('PENSIONABLE PAY', amount(pence(pen.text('grossPay'))))}${cells('EMPLOYER PENSION', amount(employerPension(pen)))}</table></div></div>`;
}

/** The slip of a hospital's staff record: captions under their values, payments wide and deductions narrow, balances and the period's summary at the foot. */
export const wards: Layout = {
	name: 'nineteen-payslip-wards',
	type: 'payslip',
	html: (
		pen,
	) => `${style}${facts(pen)}<div class="halves"><h3>PAY AND ALLOWANCES</h3><h3>DEDUCTIONS</h3><div class="box">${payments(pen)}</div><div class="box">${deductions(pen)}</div></div>
${ends(pen)}<div class="row last" style="grid-template-columns:1fr 1fr 1fr;margin-top:10px">${under(amount(pence(pen.text('grossPay'))), 'TOTAL PAYMENTS (GROSS PAY)')}${under(amount(pence(pen.aside('totalDeductions'))), 'TOTAL DEDUCTIONS')}${under(`<strong>${pen.money('netPay')}</strong>`, 'NET PAY')}</div>
<p>COMMENTS: Flu vaccination clinics run in the Education Centre until 30 November. To change a bank account use Self Service before the 12th.</p><p>Pay method BACS &nbsp; Payroll enquiries 01632 960 871 &nbsp; Page 1 of 1</p>`,
};

import { amount, employerPension, pence, separated, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:9.5px "Liberation Sans Narrow";margin:30px 26px;color:#1d2b50} .seal{border:1px solid #1d2b50;width:724px} .strip{background:repeating-linear-gradient(45deg,#c9d2e8 0 2px,#fff 2px 5px);height:16px;-webkit-print-color-adjust:exact} .tear{font-size:8px;text-align:center;border-bottom:1px dashed #1d2b50;padding:2px}
table{width:100%;border-collapse:collapse} td,th{border:1px solid #1d2b50;padding:2px 5px;text-align:left;font-weight:normal} th{font-size:8px;background:#dde4f3;-webkit-print-color-adjust:exact} td{font:11px "Liberation Mono";height:14px} td.n{text-align:right} .body{display:grid;grid-template-columns:1fr 1fr 236px} .body td{border-top:0;border-bottom:0} .body table{height:168px} .body tr{height:1px} .body th{height:11px} .body .fill,.body .fill td{height:auto} .net td{font-weight:bold;font-size:13px}
.back{height:190px;position:relative} .window{position:absolute;left:56px;top:44px;font:12px/1.4 "Liberation Mono"} .return{position:absolute;right:20px;top:14px;font-size:8.5px;width:210px;line-height:1.3} .fine{font-size:7.5px;padding:3px 6px;line-height:1.3}
</style>`;

const heads = (...cells: string[]) => `<tr>${cells.map((each) => `<th>${each}</th>`).join('')}</tr>`;

const values = (...cells: string[]) => `<tr>${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;

const line = (label: string, printed: string) => `<tr><td>${label}</td><td class="n">${printed}</td></tr>`;

const fill = '<tr class="fill"><td></td><td></td></tr>';

function columns(pen: Pen): string {
	const year = soFar(pen);
	const loan = pen.aside('loanLine');
	return `<div class="body"><table>${heads('Payments', 'Amount')}${line('BASIC PAY', pen.aside('basic'))}${line('SHIFT PREM', separated(pen.aside('bonus')))}${fill}</table>
<table>${heads('Deductions', 'Amount')}${line('PAYE TAX', pen.money('incomeTax'))}${line('NAT INS', pen.money('nationalInsurance'))}${line('PENSION EE', pen.money('pension'))}${loan && line('STUDENT LN', pen.money('studentLoan'))}${fill}</table>
<table>${heads('Year to date', '')}${line('GROSS TD', pen.money('payToDate'))}${line('TAXABLE TD', amount(year.taxable))}${line('TAX TD', pen.money('taxToDate'))}${line('NI TD', pen.aside('niToDate'))}${line('PENSION TD', pen.aside('pensionToDate'))}${loan && line('S/LOAN TD', amount(year.loan))}${line('ERS NI THIS PD', pen.aside('employerNi'))}${line('ERS PEN THIS PD', amount(employerPension(pen)))}${fill}</table></div>`;
}

/** A slip on pressure-seal stationery: narrow capitals under small headings, and the name again in the window of the back. */
export const envelope: Layout = {
	name: 'twenty-ninth-payslip-envelope',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="seal"><div class="strip"></div><div class="tear">TO OPEN: FOLD AND TEAR OFF BOTH SIDES ALONG THE PERFORATIONS, THEN LIFT HERE</div>
<table>${heads('Employee no.', 'Employee name', 'Process date', 'N.I. number', 'Tax code', 'NI tbl')}${values(pen.aside('payrollNumber'), pen.text('employeeName'), pen.date('payDate'), pen.text('nationalInsuranceNumber'), pen.text('taxCode'), 'A')}</table>
<table>${heads('Company', 'Dept', 'Pay method', `Tax ${pen.aside('periodWord').toLowerCase()}`, 'Employer PAYE ref')}${values(pen.text('employerName'), '0012', 'BACS', pen.text('taxPeriod'), pen.text('payeReference'))}</table>
${columns(pen)}
<table class="net">${heads('Total payments', 'Taxable this period', 'Total deductions', 'NET PAY')}<tr><td class="n">${pen.money('grossPay')}</td><td class="n" style="font-weight:normal">${amount(pence(pen.text('grossPay')) - pence(pen.text('pension')))}</td><td class="n">${pen.money('totalDeductions')}</td><td class="n">&pound;${pen.money('netPay')}</td></tr></table>
<div class="fine">Message: OVERTIME CLAIMS FOR THE HOLIDAY PERIOD MUST REACH YOUR SUPERVISOR BY NOON ON THE 14TH. QUERIES EXT 2207. Pension contributions are taken before tax. Form SPS-3 Rev. 07/19 &copy; Kestrel Business Forms Ltd</div><div class="strip"></div>
<div class="back"><div class="return">If undelivered please return to: Payroll Office, Unit 6 Tannery Court, Ambleford AM7 2RD<br><br>PRIVATE AND CONFIDENTIAL<br>To be opened by addressee only</div><div class="window">${pen.text('employeeName')}<br>${pen.aside('address').split(', ').join('<br>')}</div></div><div class="strip"></div></div>`,
};
